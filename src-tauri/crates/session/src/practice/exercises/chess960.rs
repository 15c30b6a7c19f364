//! Castling in Chess960.

use super::Exercise;

pub(super) const ALL: &[Exercise] = &[
    Exercise {
        id: "960-short",
        title: "Far to the g-file",
        task: "Castle so that the king ends on g1 and the rook on f1.",
        hint: "Move the king to g1, or onto its rook on c1.",
        fen: "rkr5/pppppppp/8/8/8/8/PPPPPPPP/RKR5 w CAca - 0 1",
        goal: "castle_short",
        rule: "960-castling",
    },
    Exercise {
        id: "960-long",
        title: "Far to the c-file",
        task: "Castle so that the king ends on c1 and the rook on d1.",
        hint: "Move the king to c1, or onto its rook on f1.",
        fen: "5rk1/pppppppp/8/8/8/8/PPPPPPPP/5RK1 w Ff - 0 1",
        goal: "castle_long",
        rule: "960-castling",
    },
    Exercise {
        id: "960-in-place",
        title: "Already there",
        task: "The king stands on g1 already. Castle.",
        hint: "Move the king onto its rook: the rook goes to f1.",
        fen: "6kr/pppppppp/8/8/8/8/PPPPPPPP/6KR w Hh - 0 1",
        goal: "castle_short",
        rule: "960-castling",
    },
    Exercise {
        id: "960-swap",
        title: "Changing places",
        task: "King and rook stand on each other’s squares. Castle.",
        hint: "Move the king onto its rook.",
        fen: "5kr1/pppppppp/8/8/8/8/PPPPPPPP/5KR1 w Gg - 0 1",
        goal: "castle_short",
        rule: "960-castling",
    },
    Exercise {
        id: "960-step-or-castle",
        title: "A step or a castling",
        task: "The king could step to c1 or castle there. Castle.",
        hint: "Choose castling when asked, or move the king onto its rook.",
        fen: "rk6/pppppppp/8/8/8/8/PPPPPPPP/RK6 w Aa - 0 1",
        goal: "castle_long",
        rule: "960-castling",
    },
    Exercise {
        id: "960-clear",
        title: "Clear the way",
        task: "Castle on the king’s side in two moves. Play both sides.",
        hint: "The bishop on e1 is in the way.",
        fen: "1k2b2r/pppppppp/8/8/8/8/PPP1PPPP/1K2B2R w Hh - 0 1",
        goal: "castle_short@2",
        rule: "960-castling",
    },
];
