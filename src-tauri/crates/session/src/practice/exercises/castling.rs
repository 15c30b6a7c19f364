//! Castling in standard chess.

use super::Exercise;

pub(super) const ALL: &[Exercise] = &[
    Exercise {
        id: "castle-short",
        title: "The king's side",
        task: "Castle so that the king ends on g1.",
        hint: "Move the king two squares towards the rook on h1.",
        fen: "r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R w KQkq - 0 1",
        goal: "castle_short",
        rule: "castling",
    },
    Exercise {
        id: "castle-long",
        title: "The queen's side",
        task: "Bring the king to c1 by castling.",
        hint: "The king goes two squares towards the rook on a1, which jumps to its other side.",
        fen: "r3kbnr/pppq1ppp/2np4/4p3/4P1b1/2NPBN2/PPPQ1PPP/R3KB1R w KQkq - 0 1",
        goal: "castle_long",
        rule: "castling",
    },
    Exercise {
        id: "castle-allowed",
        title: "Only one way",
        task: "A black rook looks down the f-file. Castle where it is still allowed.",
        hint: "The king may not pass f1.",
        fen: "4kr2/ppp3pp/8/8/8/8/PPP3PP/R3K2R w KQ - 0 1",
        goal: "castle_long",
        rule: "castling",
    },
    Exercise {
        id: "castle-rook-attacked",
        title: "The rook may be attacked",
        task: "A black rook attacks a1 and b1. Castle with the rook on a1 all the same.",
        hint: "Only the squares of the king count: e1, d1 and c1.",
        fen: "rr2k3/2p2ppp/8/8/8/8/2P2PPP/R3K3 w Q - 0 1",
        goal: "castle_long",
        rule: "castling",
    },
    Exercise {
        id: "castle-check",
        title: "Castling with a bite",
        task: "Castle and give check with the same move.",
        hint: "The rook arrives on f1.",
        fen: "5k2/ppp3pp/8/8/8/8/PPP3PP/4K2R w K - 0 1",
        goal: "castle_short+check",
        rule: "castling",
    },
];
