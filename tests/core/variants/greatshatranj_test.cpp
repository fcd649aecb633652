// Great Shatranj: leapers, pawns, free and limited promotion.
#include "facts.h"

#include <gtest/gtest.h>

namespace rokada::test::greatshatranjTest {
namespace {

const LateRules book("greatshatranj");
const LateRules limited("greatshatranj", "promotion=limited");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }

TEST(GreatShatranj, CountsFromTheStart) {
    EXPECT_EQ(counts(book, 4), (Counts{30, 900, 29010, 935072}));
    EXPECT_EQ(counts(limited, 3), (Counts{30, 900, 29010}));
}

TEST(GreatShatranj, StartsAsDrawn) {
    const Position start = drawn(book, R"(
        w n e g k m h e n w
        p p p p p p p p p p
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        P P P P P P P P P P
        W N E G K M H E N W )",
                                 "w - - 0 1");
    EXPECT_EQ(start, startPosition(*book));
    EXPECT_EQ(positionText(start), "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1");
}

TEST(GreatShatranj, CastlingLettersAreReadAndDropped) {
    const Position start = position(book, "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w KQkq - 0 1");
    EXPECT_EQ(positionText(start), "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1");
}

TEST(GreatShatranj, HasEightySquares) { EXPECT_EQ(book->size(), 80); }

// --- pieces on an otherwise empty board: one step, two steps, the knight's squares

const Texts Straight = words("d4 f4 e3 e5");
const Texts Diagonal = words("d3 d5 f3 f5");
const Texts StraightTwo = words("c4 g4 e2 e6");
const Texts DiagonalTwo = words("c2 c6 g2 g6");
const Texts KnightLeaps = words("c3 c5 d2 d6 f2 f6 g3 g5");

Texts joined(std::initializer_list<Texts> parts) {
    Texts all;
    for (const Texts& part : parts) all.insert(part.begin(), part.end());
    return all;
}

Texts fromE4(char letter) { return targets(pieces("Kj1 kj8 " + std::string(1, letter) + "e4"), "e4"); }

TEST(GreatShatranj, KingGoesOneStep) { EXPECT_EQ(targets(pieces("Ke4 kj8"), "e4"), joined({Straight, Diagonal})); }

TEST(GreatShatranj, GeneralGoesOneOrTwoOnEightLines) {
    EXPECT_EQ(fromE4('G'), joined({Straight, Diagonal, StraightTwo, DiagonalTwo}));
    EXPECT_EQ(fromE4('G').size(), 16u);
}

TEST(GreatShatranj, MinisterGoesLikeKnightAndOneOrTwoStraight) {
    EXPECT_EQ(fromE4('M'), joined({KnightLeaps, Straight, StraightTwo}));
}

TEST(GreatShatranj, HighPriestGoesLikeKnightAndOneOrTwoDiagonally) {
    EXPECT_EQ(fromE4('H'), joined({KnightLeaps, Diagonal, DiagonalTwo}));
}

TEST(GreatShatranj, ElephantGoesOneOrTwoDiagonally) { EXPECT_EQ(fromE4('E'), joined({Diagonal, DiagonalTwo})); }

TEST(GreatShatranj, WoodyGoesOneOrTwoStraight) { EXPECT_EQ(fromE4('W'), joined({Straight, StraightTwo})); }

TEST(GreatShatranj, KnightGoesAsInChess) { EXPECT_EQ(fromE4('N'), KnightLeaps); }

TEST(GreatShatranj, SoldierGoesLikeAKing) { EXPECT_EQ(fromE4('S'), joined({Straight, Diagonal})); }

TEST(GreatShatranj, WoodyInTheCorner) { EXPECT_EQ(targets(pieces("Kj1 kj8 Wa1"), "a1"), words("b1 c1 a2 a3")); }

TEST(GreatShatranj, ElephantInTheCorner) { EXPECT_EQ(targets(pieces("Kj1 kj8 Ea1"), "a1"), words("b2 c3")); }

TEST(GreatShatranj, AttacksAreTheMoves) {
    const Texts ofTheKing = words("i1 i2 j2");
    for (const char letter : std::string("GMHEWNS")) {
        const Position position = pieces("Kj1 kj8 " + std::string(1, letter) + "e4");
        EXPECT_EQ(without(attackedBy(position, White), ofTheKing), targets(position, "e4")) << letter;
    }
}

TEST(GreatShatranj, EveryPieceButThePawnLeaps) {
    const Position position = drawn(book, R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . p p p . . . .
        . . . p G p . . . .
        . . . p p p . . . .
        . . . . . . . . . .
        . . . . . . . . . K )",
                                    "w - - 0 1");
    EXPECT_EQ(targets(position, "e4"), joined({Straight, Diagonal, StraightTwo, DiagonalTwo}));
}

TEST(GreatShatranj, OwnPiecesAreNotCaptured) {
    EXPECT_EQ(targets(pieces("Kj1 kj8 We4 Pe5 Pe6 Pd4"), "e4"), words("c4 f4 g4 e3 e2"));
}

TEST(GreatShatranj, SoldierIsNotRoyal) {
    const Position position = pieces("Kj1 Se4 ge6 kj8");
    EXPECT_EQ(targets(position, "e4"), joined({Straight, Diagonal}));
    EXPECT_TRUE(can(pieces("Kj1 Se4 ge6 kj8", "b - - 0 1"), "e6e4"));
}

// --- checks

TEST(GreatShatranj, CheckIsAnsweredByTheKingOrByCaptureOnly) {
    EXPECT_EQ(moves(pieces("Ke1 Wd4 Pb2 gc3 kj8")), words("e1d1 e1e2 e1f1 e1f2 b2c3"));
}

TEST(GreatShatranj, NothingIsEverExposed) {
    // The black woody already attacks e1 over e2, so the piece on e2 shields nothing.
    const Position checked = pieces("Ke1 We2 we3 kj8");
    EXPECT_TRUE(checked.inCheck(White));
    EXPECT_EQ(targets(checked, "e2"), words("e3"));
    const Position calm = pieces("Ke1 We2 we4 kj8");
    EXPECT_FALSE(calm.inCheck(White));
    EXPECT_EQ(targets(calm, "e2"), words("e3 e4 d2 c2 f2 g2"));
}

TEST(GreatShatranj, MateIsByLeapersToo) {
    const Game game = after(book, pieces("Kj1 Ga5 Wb6 ka8 pj5"), "a5a6");
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{2, 0}));
}

// --- pawns

TEST(GreatShatranj, PawnHasNoDoubleStep) { EXPECT_EQ(targets(pieces("Kj1 Pe2 kj8"), "e2"), words("e3")); }

TEST(GreatShatranj, PawnCapturesDiagonallyAhead) {
    EXPECT_EQ(targets(pieces("Kj1 Pe4 nd5 ne5 nf5 nd3 nd4 kj8"), "e4"), words("d5 f5"));
}

TEST(GreatShatranj, BlackPawnsGoDown) {
    EXPECT_EQ(targets(pieces("Kj1 Nd6 pe7 kj8", "b - - 0 1"), "e7"), words("e6 d6"));
}

TEST(GreatShatranj, PawnsAreNotCapturedEnPassant) {
    const Game game = after(book, pieces("Kj1 Pe5 pd7 kj8", "b - - 0 1"), "d7d6 j1j2 d6d5");
    EXPECT_FALSE(can(game, "e5d6"));
    EXPECT_EQ(field(game, 4), "-");
}

TEST(GreatShatranj, KingDoesNotCastle) { EXPECT_EQ(targets(pieces("Ke1 Wa1 Wj1 kj8"), "e1"), words("d1 d2 e2 f1 f2")); }

// --- promotion

Texts promotions(const RulebookPtr& rulebook, std::string_view others) {
    Texts letters;
    for (const std::string& move : moves(placed(rulebook, "Pa7 Kj1 kj4 " + std::string(others), "w - - 0 1"))) {
        if (move.starts_with("a7a8")) letters.insert(move.substr(4));
    }
    return letters;
}

TEST(GreatShatranj, FreePromotionIsAChoiceOfSeven) {
    EXPECT_EQ(promotions(book, ""), words("n g m h e w s"));
    EXPECT_EQ(promotions(book, "Nb1 Nb2 Gb3 Mc1 Hc2 Ec3 Ed1 Wd2 Wd3"), words("n g m h e w s"));
}

TEST(GreatShatranj, PromotionIsByCaptureToo) {
    const Position position = pieces("Pa7 na8 eb8 Kj1 kj4");
    EXPECT_EQ(targets(position, "a7"), words("b8"));
    for (const char letter : std::string("ngmhews")) EXPECT_TRUE(can(position, "a7b8" + std::string(1, letter)));
    EXPECT_FALSE(can(position, "a7b8"));
}

TEST(GreatShatranj, BlackPromotesOnRankOne) {
    EXPECT_EQ(piece(after(book, pieces("Kj8 Pj2 ke8 pc2", "b - - 0 1"), "c2c1m"), "c1"), "m");
}

TEST(GreatShatranj, LimitedAllowsEverythingThatIsMissing) {
    EXPECT_EQ(promotions(limited, ""), words("n g m h e w s"));
}

TEST(GreatShatranj, LimitedAllowsTwoKnightsAndOneGeneral) {
    EXPECT_EQ(promotions(limited, "Nb1 Nb2 Gb3"), words("m h e w s"));
    EXPECT_EQ(promotions(limited, "Nb1"), words("n g m h e w s"));
}

TEST(GreatShatranj, LimitedAllowsTwoElephantsAndTwoWoodies) {
    EXPECT_EQ(promotions(limited, "Eb1 Eb2 Wc1 Wc2"), words("n g m h s"));
    EXPECT_EQ(promotions(limited, "Eb1 Wc1"), words("n g m h e w s"));
}

TEST(GreatShatranj, LimitedAllowsOneMinisterAndOneHighPriest) {
    EXPECT_EQ(promotions(limited, "Mb1 Hb2"), words("n g e w s"));
}

TEST(GreatShatranj, LimitedAlwaysAllowsASoldier) {
    EXPECT_EQ(promotions(limited, "Nb1 Nb2 Gb3 Mc1 Hc2 Ec3 Ed1 Wd2 Wd3 Sd5 Sd6 Sd7"), words("s"));
}

TEST(GreatShatranj, LimitedCountsOwnPiecesOnly) {
    EXPECT_EQ(promotions(limited, "nb1 nb2 gb4"), words("n g m h e w s"));
}

TEST(GreatShatranj, LimitedHoldsForBlackAndForCaptures) {
    const Position position = placed(limited, "Kj1 Nc1 pb2 gb8 mc8 kj8", "b - - 0 1");
    EXPECT_FALSE(can(position, "b2c1g"));
    EXPECT_FALSE(can(position, "b2b1m"));
    EXPECT_TRUE(can(position, "b2c1h"));
    EXPECT_TRUE(can(position, "b2b1s"));
}

// --- notation

TEST(GreatShatranj, ShortTexts) {
    const auto shortly = [](std::string_view list, std::string_view move) {
        const Position position = pieces(list);
        return shortText(position, *parseMove(position, move));
    };
    EXPECT_EQ(shortly("Kj1 Gd1 kj8", "d1e2"), "Ge2");
    EXPECT_EQ(shortly("Kj1 Nb1 Ne2 pc3 kj8", "b1c3"), "Nbxc3");
    EXPECT_EQ(shortly("Kj1 Pa7 kj4", "a7a8g"), "a8=G");
    EXPECT_EQ(shortly("Kj1 Pb7 na8 kb8", "b7a8s"), "bxa8=S+");
}

}  // namespace
}  // namespace rokada::test::greatshatranjTest
