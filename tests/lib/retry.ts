/**
 * How often a test in a real browser or window is tried again before it counts as failed; the report names what needed it.
 *
 * Hands of such a test have a rhythm of their own: a forced move comes 800 ms after the one before, a second tap within
 * some hundred is a double tap. A machine that stands still for a second in between plays another game than the test
 * meant to. A fault of the app fails every time.
 */
export const retry = 2;
