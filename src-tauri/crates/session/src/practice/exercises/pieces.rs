//! How each piece moves and takes.

use super::Exercise;

pub(super) const ALL: &[Exercise] = &[
    Exercise {
        id: "rook-line",
        title: "Along the rank",
        task: "Take the knight with the rook.",
        hint: "A rook goes any distance along its rank or file. The bishop is on neither.",
        fen: "4k3/8/8/n2b4/8/8/8/R3K3 w - - 0 1",
        goal: "capture:knight+move:rook",
        rule: "pieces",
    },
    Exercise {
        id: "bishop-diagonal",
        title: "The long diagonal",
        task: "Take the rook with the bishop.",
        hint: "Follow the diagonal of dark squares from b2.",
        fen: "4k3/6r1/8/8/8/8/1B4PP/4K3 w - - 0 1",
        goal: "capture:rook+move:bishop",
        rule: "pieces",
    },
    Exercise {
        id: "queen-lines",
        title: "Eight directions",
        task: "Take the bishop with the queen.",
        hint: "It stands on one of her diagonals.",
        fen: "4k3/8/2p5/7b/8/8/8/3QK3 w - - 0 1",
        goal: "capture:bishop+move:queen",
        rule: "pieces",
    },
    Exercise {
        id: "knight-jump",
        title: "The jumper",
        task: "The knight is hemmed in and can still take the queen. Do it.",
        hint: "Two squares one way, one aside; what stands between does not matter.",
        fen: "4k3/8/8/2r1q3/1PP1P3/3N4/2PPP3/4K3 w - - 0 1",
        goal: "capture:queen+move:knight",
        rule: "pieces",
    },
    Exercise {
        id: "king-takes",
        title: "A careful king",
        task: "One of the two knights is not guarded. Take it with the king.",
        hint: "The pawn on c3 guards d2.",
        fen: "4k3/8/8/8/8/2p5/3n1n2/4K3 w - - 0 1",
        goal: "capture:knight+move:king",
        rule: "pieces",
    },
    Exercise {
        id: "pawn-takes",
        title: "Aslant",
        task: "The pawn is blocked straight ahead. Take the rook with it.",
        hint: "Pawns take one square diagonally forward.",
        fen: "4k3/8/8/3rpn2/4P3/8/8/4K3 w - - 0 1",
        goal: "capture:rook+move:pawn",
        rule: "pieces",
    },
    Exercise {
        id: "pawn-guards",
        title: "In front of a pawn",
        task: "Step right in front of the white pawn.",
        hint: "It attacks d4 and f4, and cannot take on e4.",
        fen: "8/8/8/3k4/8/4P3/8/4K3 b - - 0 1",
        goal: "to:e4+move:king",
        rule: "pieces",
    },
];
