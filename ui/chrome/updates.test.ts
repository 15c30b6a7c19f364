import { describe, expect, it, vi } from "vitest";
import type { Updates } from "../backend/port.ts";
import { offerNewer } from "./updates.ts";

function setUp(part: Partial<Updates> = {}, wanted = true) {
  const updates = {
    possible: vi.fn(async () => true),
    newer: vi.fn(async (): Promise<string | null> => "9.9.9"),
    install: vi.fn(async () => {}),
    ...part,
  };
  const notice = vi.fn<(line: string | null, action?: { label: string; act: () => void }) => void>();
  return { updates, notice, deps: { updates, foot: { notice }, wanted: () => wanted, say: vi.fn() } };
}

describe("newer versions", () => {
  it("are not looked for unless that is switched on", async () => {
    const { updates, notice, deps } = setUp({}, false);
    await offerNewer(deps);
    expect(updates.possible).not.toHaveBeenCalled();
    expect(updates.newer).not.toHaveBeenCalled();
    expect(notice).not.toHaveBeenCalled();
  });

  it("are not looked for by a build that cannot take them", async () => {
    const { updates, deps } = setUp({ possible: async () => false });
    await offerNewer(deps);
    expect(updates.newer).not.toHaveBeenCalled();
  });

  it("are offered, and installed only when that is chosen", async () => {
    const { updates, notice, deps } = setUp();
    await offerNewer(deps);
    expect(notice.mock.lastCall?.[0]).toContain("9.9.9");
    expect(updates.install).not.toHaveBeenCalled();
    notice.mock.lastCall?.[1]?.act();
    expect(updates.install).toHaveBeenCalledOnce();
  });

  it("that are none, or cannot be looked for, are passed over in silence", async () => {
    for (const newer of [async () => null, () => Promise.reject(new Error("no network"))]) {
      const { notice, deps } = setUp({ newer });
      await offerNewer(deps);
      expect(notice).not.toHaveBeenCalled();
    }
  });
});
