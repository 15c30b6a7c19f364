//! Check and its answers.

use super::Exercise;

pub(super) const ALL: &[Exercise] = &[
    Exercise {
        id: "flee",
        title: "Step aside",
        task: "The queen gives check. Move the king out of it.",
        hint: "She attacks e2 as well.",
        fen: "5k2/8/8/8/4q3/8/3P1P2/3RK3 w - - 0 1",
        goal: "answer_by_king",
        rule: "check",
    },
    Exercise {
        id: "take-attacker",
        title: "Take the attacker",
        task: "Answer the check by taking the piece that gives it.",
        hint: "A pawn can do it.",
        fen: "4k3/8/8/8/4r3/3P1N2/3P1P2/3RK3 w - - 0 1",
        goal: "answer_by_capture",
        rule: "check",
    },
    Exercise {
        id: "block",
        title: "Stand in between",
        task: "Answer the check without moving the king.",
        hint: "The square e1 lies between rook and king.",
        fen: "6k1/5ppp/8/8/8/2B5/5PPP/3r2K1 w - - 0 1",
        goal: "answer_by_block",
        rule: "check",
    },
    Exercise {
        id: "double-step-block",
        title: "Two squares to the rescue",
        task: "Answer the check with a pawn.",
        hint: "From the second rank a pawn may go two squares.",
        fen: "4k3/8/8/8/K6r/8/4P3/8 w - - 0 1",
        goal: "double_step+answer_by_block",
        rule: "check",
    },
    Exercise {
        id: "double-check",
        title: "Two at once",
        task: "Rook and knight both give check. Find the answer.",
        hint: "Taking one of them leaves the other: only the king can help.",
        fen: "4r1k1/8/8/8/8/5n2/3P1PP1/3RK3 w - - 0 1",
        goal: "answer_by_king",
        rule: "check",
    },
    Exercise {
        id: "pin",
        title: "Pinned",
        task: "One of your knights shields the king and may not move. Take the queen with the other.",
        hint: "The knight on e2 is the pinned one.",
        fen: "4k3/4r3/8/6q1/8/5N2/4N3/4K3 w - - 0 1",
        goal: "capture:queen",
        rule: "check",
    },
    Exercise {
        id: "give-check",
        title: "Your turn to attack",
        task: "Give check with the knight.",
        hint: "Look for squares from which a knight attacks e8 that it reaches in one move.",
        fen: "4k3/8/8/3N4/8/8/PP6/4K3 w - - 0 1",
        goal: "check+move:knight",
        rule: "check",
    },
];
