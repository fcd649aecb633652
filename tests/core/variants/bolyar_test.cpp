// Bolyar chess: board, pieces, castling, en passant. Rule numbers in comments are those of the Bulgarian rules of the
// game.
#include "facts.h"

#include "rules/paths.h"

#include <gtest/gtest.h>

#include <map>

namespace rokada::test::bolyarTest {
namespace {

const LateRules book("bolyar");
const LateRules beside("bolyar", "corners=beside");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }
/// Returns the targets of the piece on `from`, with both kings far away.
Texts lone(std::string_view list, std::string_view from) {
    return targets(pieces("Ki2 kz9 " + std::string(list)), from);
}

// --- board and initial position

TEST(Bolyar, CountsFromTheStart) { EXPECT_EQ(counts(book, 4), (Counts{22, 484, 12475, 320605})); }

TEST(Bolyar, StartsAsDrawn) {
    const Position start = drawn(book, R"(
        l * * * * * * * * * l
        * r n b y k y b n r *
        * p p p p p p p p p *
        * . . . . . . . . . *
        * . . . . . . . . . *
        * . . . . . . . . . *
        * . . . . . . . . . *
        * P P P P P P P P P *
        * R N B Y K Y B N R *
        L * * * * * * * * * L )",
                                 "w KQkq - 0 1");
    EXPECT_EQ(start, startPosition(*book));
    EXPECT_EQ(positionText(start),
              "l*********l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w KQkq - 0 1");
}

TEST(Bolyar, StartsBesideTheBoardByOption) {
    EXPECT_EQ(positionText(startPosition(*beside)),
              "***********/lrnbykybnrl/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/LRNBYKYBNRL/*********** w KQkq - 0 1");
}

TEST(Bolyar, HasSeventySixSquares) {
    EXPECT_EQ(book->size(), 76);
    EXPECT_EQ(beside->size(), 76);
}

TEST(Bolyar, CornersHaveTheColourOfTheirDiagonals) {
    for (const char* name : {"a1", "z0", "i1", "j0"}) EXPECT_TRUE(book->geometry().dark(square(book, name))) << name;
    for (const char* name : {"a8", "i8", "z9", "j9"}) EXPECT_FALSE(book->geometry().dark(square(book, name))) << name;
}

TEST(Bolyar, BothBishopsStandOnOneColour) {
    EXPECT_TRUE(book->geometry().dark(square(book, "c1")));
    EXPECT_TRUE(book->geometry().dark(square(book, "g1")));
}

// --- corner squares

TEST(BolyarCorner, HasOneNeighbour) {
    EXPECT_EQ(targets(pieces("Kz0 kz9"), "z0"), words("a1"));
    EXPECT_EQ(targets(pieces("Kj0 kz9"), "j0"), words("i1"));
    EXPECT_EQ(targets(pieces("Kz9 kj0"), "z9"), words("a8"));
    EXPECT_EQ(targets(pieces("Kj9 kj0"), "j9"), words("i8"));
}

TEST(BolyarCorner, EndsOneDiagonal) {
    EXPECT_EQ(lone("Gz0", "z0"), words("a1 b2 c3 d4 e5 f6 g7 h8"));
    EXPECT_EQ(targets(pieces("Ka2 kz9 Gj0"), "j0"), words("i1 h2 g3 f4 e5 d6 c7 b8"));
    EXPECT_EQ(targets(pieces("Ka2 kj9 Gz9"), "z9"), words("a8 b7 c6 d5 e4 f3 g2 h1"));
    EXPECT_EQ(targets(pieces("Ka2 kz9 Gj9"), "j9"), words("i8 h7 g6 f5 e4 d3 c2 b1"));
}

TEST(BolyarCorner, IsTwoLeapsAwayForAKnight) {
    EXPECT_EQ(lone("Nz0", "z0"), words("a2 b1"));
    EXPECT_EQ(targets(pieces("Ka1 kz9 Nj0"), "j0"), words("i2 h1"));
    EXPECT_EQ(targets(pieces("Ka1 kj9 Nz9"), "z9"), words("a7 b8"));
    EXPECT_EQ(targets(pieces("Ka1 kz9 Nj9"), "j9"), words("i7 h8"));
}

TEST(BolyarCorner, IsNeverReachedByARook) {
    EXPECT_EQ(lone("Ra1", "a1"), words("a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1 i1"));
}

TEST(BolyarCorner, IsNeverReachedByAPawn) {
    EXPECT_EQ(targets(pieces("Ki2 Lz0 pa2 kz9", "b - - 0 1"), "a2"), words("a1"));
}

TEST(BolyarCorner, MayBeEnteredAndLeftByItsOwnSide) {
    EXPECT_EQ(piece(after(book, pieces("Ka1 kj9 rh8"), "a1z0 h8h7 z0a1"), "a1"), "K");
    EXPECT_EQ(piece(after(book, pieces("Ki2 kj9 Na2"), "a2z0"), "z0"), "N");
    EXPECT_EQ(piece(after(book, pieces("Ki2 kj9 Bb2"), "b2z0"), "z0"), "B");
    EXPECT_EQ(piece(after(book, pieces("Ki2 kj9 Yb2"), "b2z0"), "z0"), "Y");
}

TEST(BolyarCorner, IsEnteredByCaptureByKingKnightBishopAndGeneral) {
    EXPECT_TRUE(can(pieces("Ka1 lz0 kj9"), "a1z0"));
    for (const char* enemy : {"Na7", "Bc6", "Gc6"}) {
        EXPECT_TRUE(can(pieces("Ki2 lz9 kj9 " + std::string(enemy)), std::string(enemy + 1) + "z9")) << enemy;
    }
}

TEST(BolyarCorner, IsEnteredByABolyarWithoutCaptureOnly) {
    EXPECT_TRUE(can(pieces("Ki2 kj9 Yc6"), "c6z9"));
    EXPECT_FALSE(can(pieces("Ki2 lz9 kj9 Yc6"), "c6z9"));
}

// --- rules 1, 3 and 4: king, knight and rook

TEST(Bolyar, KingHasEightNeighbours) { EXPECT_EQ(targets(pieces("Ke4 kz9"), "e4"), words("d3 d4 d5 e3 e5 f3 f4 f5")); }

TEST(Bolyar, KnightLeapsAsInChess) { EXPECT_EQ(lone("Ne4", "e4"), words("c3 c5 d2 d6 f2 f6 g3 g5")); }

TEST(Bolyar, RookGoesAsInChess) { EXPECT_EQ(lone("Re4", "e4"), words("e1 e2 e3 e5 e6 e7 e8 a4 b4 c4 d4 f4 g4 h4 i4")); }

// --- rule 2: pawn

TEST(Bolyar, PawnGoesAsInChess) {
    EXPECT_EQ(lone("Pe2", "e2"), words("e3 e4"));
    EXPECT_EQ(lone("Pe3 ne4 nd4 nf4 nd2", "e3"), words("d4 f4"));
    EXPECT_EQ(targets(pieces("Ki2 pe7 kz9", "b - - 0 1"), "e7"), words("e6 e5"));
}

TEST(Bolyar, PawnIsCapturedEnPassantAtOnceOnly) {
    const Position start = pieces("Ki2 Pe5 pd7 kz9", "b - - 0 1");
    EXPECT_TRUE(can(after(book, start, "d7d5"), "e5d6"));
    EXPECT_EQ(field(after(book, start, "d7d5 e5d6"), 1), "k*********1/*9*/*9*/*3P5*/*9*/*9*/*9*/*8K*/*9*/1*********1");
    EXPECT_FALSE(can(after(book, start, "d7d5 i2i3 z9a8"), "e5d6"));
}

// --- rule 5: bishop

TEST(Bolyar, BishopAlsoStepsAhead) {
    EXPECT_EQ(targets(pieces("Ki3 ka6 Be4"), "e4"), words("d5 c6 b7 a8 z9 f5 g6 h7 i8 j9 d3 c2 b1 f3 g2 h1 e5"));
}

TEST(Bolyar, BishopDoesNotCaptureAhead) {
    EXPECT_FALSE(can(pieces("Ki3 ka6 Be4 ne5"), "e4e5"));
    EXPECT_FALSE(pieces("Ki3 ka6 Be4").attacked(square(book, "e5"), piecesOf(White)));
    EXPECT_FALSE(pieces("Ki3 ke5 Be4", "b - - 0 1").inCheck(Black));
}

TEST(Bolyar, BlackBishopsStepDown) {
    EXPECT_TRUE(can(pieces("Ki3 kz9 be5", "b - - 0 1"), "e5e4"));
    EXPECT_FALSE(can(pieces("Ki3 kz9 be5", "b - - 0 1"), "e5e6"));
}

TEST(Bolyar, BishopStepsAheadOnceOnly) { EXPECT_FALSE(lone("Be2", "e2").contains("e4")); }

// --- rule 6: bolyar

TEST(Bolyar, BolyarGoesLikeAQueen) {
    EXPECT_EQ(targets(pieces("Ki3 ka6 Ye4"), "e4"),
              words("e1 e2 e3 e5 e6 e7 e8 a4 b4 c4 d4 f4 g4 h4 i4 d5 c6 b7 a8 z9 f5 g6 h7 i8 j9 d3 c2 b1 f3 g2 h1"));
}

TEST(Bolyar, BolyarCapturesOnFilesAndRanksOnly) {
    const Texts found = lone("Ye4 nb4 ng4 ne6 ne3 nc6 ng6 nd3 ng2", "e4");
    EXPECT_EQ(found, words("b4 c4 d4 f4 g4 e5 e6 e3 d5 f5 f3"));
}

TEST(Bolyar, BolyarIsStoppedByPiecesOnDiagonalsButAttacksNone) {
    const Position position = pieces("Ki3 Ye4 ng6 kz9");
    EXPECT_TRUE(can(position, "e4f5"));
    EXPECT_FALSE(can(position, "e4g6"));
    EXPECT_FALSE(can(position, "e4h7"));
    EXPECT_FALSE(position.attacked(square(book, "f5"), piecesOf(White)));
    EXPECT_FALSE(pieces("Ki3 Ye4 kg6", "b - - 0 1").inCheck(Black));
    EXPECT_TRUE(pieces("Ki3 Ye4 ke6", "b - - 0 1").inCheck(Black));
}

// --- rule 7: boat

const Texts BoatMoves = words("c4 d4 f4 g4 c5 d5 e5 f5 g5 c6 d6 e6 f6 g6");

TEST(BolyarBoat, HasFourteenSquaresAheadAndBeside) { EXPECT_EQ(lone("Le4", "e4"), BoatMoves); }

TEST(BolyarBoat, CapturesBackwardsOnly) {
    Texts more = BoatMoves;
    more.merge(words("e3 e2"));
    EXPECT_EQ(lone("Le4 ne3 ne2", "e4"), more);
}

TEST(BolyarBoat, CapturesAheadAndBesideInLine) { EXPECT_EQ(lone("Le4 nc4 nd4 nf4 ng4 ne5 ne6", "e4"), BoatMoves); }

TEST(BolyarBoat, DoesNotCaptureOffItsLines) {
    EXPECT_EQ(lone("Le4 nc5 nd5 nf5 ng5 nc6 nd6 nf6 ng6", "e4"), words("c4 d4 f4 g4 e5 e6"));
}

TEST(BolyarBoat, LeapsOverPieces) {
    EXPECT_EQ(lone("Le4 Nd4 Nf4 Nd5 Ne5 Nf5 Nd3 Nf3 Pe3", "e4"), words("c4 g4 c5 g5 c6 d6 e6 f6 g6"));
    EXPECT_TRUE(can(pieces("Ki2 Le4 Pe3 ne2 kz9"), "e4e2"));
}

TEST(BolyarBoat, AttacksTheSameForBothSides) {
    const Texts cross = words("c4 d4 f4 g4 e5 e6 e3 e2");
    EXPECT_EQ(without(attackedBy(pieces("Ki8 Le4 kz9"), White), words("h7 h8 i7 j9")), cross);
    EXPECT_EQ(without(attackedBy(pieces("Ki8 le4 kz9"), Black), words("a8")), cross);
}

TEST(BolyarBoat, OfBlackGoesDown) {
    EXPECT_EQ(targets(pieces("Ki8 le5 kz9", "b - - 0 1"), "e5"), words("c5 d5 f5 g5 c4 d4 e4 f4 g4 c3 d3 e3 f3 g3"));
}

TEST(BolyarBoat, LeavesItsCornerOnFourSquares) {
    EXPECT_EQ(lone("Lz0", "z0"), words("a1 a2 b1 b2"));
    EXPECT_EQ(targets(pieces("Ka3 kz9 Lj0"), "j0"), words("i1 i2 h1 h2"));
    EXPECT_EQ(targets(pieces("Ki5 kj9 lz9", "b - - 0 1"), "z9"), words("a8 a7 b8 b7"));
    EXPECT_EQ(targets(pieces("Ka1 kz9 lj9", "b - - 0 1"), "j9"), words("i8 i7 h8 h7"));
}

TEST(BolyarBoat, AttacksNothingFromACorner) {
    EXPECT_EQ(lone("Lz0 na1 na2 nb1 nb2", "z0"), Texts());
    EXPECT_EQ(without(attackedBy(pieces("Ki2 Lz0 kz9"), White), words("h1 h2 h3 i1 i3")), Texts());
}

TEST(BolyarBoat, BesideTheBoardAttacksAlongTheRank) {
    const Position position = placed(beside, "Ki3 Lz1 kz8", "w - - 0 1");
    EXPECT_EQ(without(attackedBy(position, White), words("h2 h3 h4 i2 i4")), words("a1 b1"));
    EXPECT_EQ(targets(position, "z1"), words("a1 b1 a2 a3 b2 b3"));
}

// The published rules mark three kinds of squares in green, blue and red: for moves and captures, for moves only, and
// for captures only.
TEST(BolyarBoat, HasThreeColoursOfSquares) {
    const Position position = pieces("Ki2 Le4 kz9");
    std::map<Reach, Texts> shown;
    for (const PseudoLegalTarget& target : pseudoLegalTargets(position, square(book, "e4"))) {
        shown[target.reach].insert(book->geometry().name(target.square));
    }
    EXPECT_EQ(shown[Reach::Both], words("c4 d4 f4 g4 e5 e6"));
    EXPECT_EQ(shown[Reach::Quiet], words("c5 d5 f5 g5 c6 d6 f6 g6"));
    EXPECT_EQ(shown[Reach::Capture], words("e3 e2"));
}

// --- rule 8: general

TEST(Bolyar, GeneralGoesAndCapturesLikeAQueen) {
    EXPECT_EQ(targets(pieces("Ki3 ka6 Ge4 nz9 nd3"), "e4"),
              words("e1 e2 e3 e5 e6 e7 e8 a4 b4 c4 d4 f4 g4 h4 i4 d5 c6 b7 a8 z9 f5 g6 h7 i8 j9 d3 f3 g2 h1"));
    EXPECT_TRUE(pieces("Ki3 Ge4 kg6", "b - - 0 1").inCheck(Black));
}

// --- rule 9: castling

Texts castlings(std::string_view others, std::string_view rest = "w KQ - 0 1") {
    Texts found;
    const Position position = pieces("Ke1 Ra1 Ri1 " + std::string(others), rest);
    for (const char* move : {"e1g1", "e1c1"}) {
        if (can(position, move)) found.insert(move);
    }
    return found;
}
const Texts Both = words("e1g1 e1c1");

TEST(BolyarCastling, IsLongOnBothSides) {
    EXPECT_EQ(castlings("kz9"), Both);
    EXPECT_EQ(piece(after(book, pieces("Ke1 Ra1 Ri1 kz9", "w KQ - 0 1"), "e1g1"), "f1"), "R");
    EXPECT_EQ(piece(after(book, pieces("Ke1 Ra1 Ri1 kz9", "w KQ - 0 1"), "e1c1"), "d1"), "R");
}

TEST(BolyarCastling, OfBlack) {
    const Position start = pieces("Kc3 ke8 ra8 ri8", "b kq - 0 1");
    EXPECT_EQ(field(after(book, start, "e8g8"), 1), "1*********1/*r4rk2*/*9*/*9*/*9*/*9*/*2K6*/*9*/*9*/1*********1");
    EXPECT_EQ(field(after(book, start, "e8c8"), 1), "1*********1/*2kr4r*/*9*/*9*/*9*/*9*/*2K6*/*9*/*9*/1*********1");
}

TEST(BolyarCastling, NeedsAllSquaresBetweenEmpty) {
    for (const char* between : {"Lb1", "Lc1", "Ld1", "Nb1", "nb1"}) {
        EXPECT_EQ(castlings(std::string(between) + " kz9"), words("e1g1")) << between;
    }
    for (const char* between : {"Lf1", "Lg1", "Lh1", "Nh1", "nh1"}) {
        EXPECT_EQ(castlings(std::string(between) + " kz9"), words("e1c1")) << between;
    }
}

TEST(BolyarCastling, DoesNotCareForBoatsElsewhere) {
    EXPECT_EQ(castlings("Lz0 Lj0 kz9"), Both);
    EXPECT_EQ(castlings("La3 Li4 kz9"), Both);
}

TEST(BolyarCastling, SquaresB1AndH1MayBeAttacked) {
    EXPECT_EQ(castlings("rb7 kz9"), Both);
    EXPECT_EQ(castlings("rh7 kz9"), Both);
}

TEST(BolyarCastling, IsNoAnswerToCheckAndPassesNoAttackedSquare) {
    EXPECT_EQ(castlings("re7 kz9"), Texts());
    for (const char* attacker : {"rf7", "rg7"})
        EXPECT_EQ(castlings(std::string(attacker) + " kz9"), words("e1c1")) << attacker;
    for (const char* attacker : {"rd7", "rc7"})
        EXPECT_EQ(castlings(std::string(attacker) + " kz9"), words("e1g1")) << attacker;
}

TEST(BolyarCastling, IsNotHinderedByWhatABolyarSeesDiagonally) {
    EXPECT_EQ(castlings("yb3 kz9"), Both);
    EXPECT_EQ(castlings("bb3 kz9"), words("e1g1"));
}

TEST(BolyarCastling, RightGoesWithTheRook) {
    const Game captured = after(book, pieces("Ke1 Ra1 Ri1 bh2 kz9", "b KQ - 0 1"), "h2i1");
    EXPECT_EQ(field(captured, 3), "Q");
    const Game moved = after(book, pieces("Ke1 Ra1 Ri1 kz9", "w KQ - 0 1"), "a1b1 z9a8 b1a1 a8z9");
    EXPECT_EQ(field(moved, 3), "K");
    EXPECT_FALSE(can(moved, "e1c1"));
}

TEST(BolyarCastling, RightGoesWithTheKing) {
    const Game game = after(book, pieces("Ke1 Ra1 Ri1 kd7", "w KQ - 0 1"), "e1e2 d7c7 e2e1 c7d7");
    EXPECT_EQ(field(game, 3), "-");
}

TEST(Bolyar, ShortTexts) {
    const auto shortly = [](std::string_view list, std::string_view move) {
        const Position position = pieces(list, "w KQ - 0 1");
        return shortText(position, *parseMove(position, move));
    };
    EXPECT_EQ(shortly("Ke1 Ra1 Ri1 kz9", "e1c1"), "O-O-O");
    EXPECT_EQ(shortly("Ke1 Ra1 Ri1 kz9", "e1g1"), "O-O");
    EXPECT_EQ(shortly("Ki2 Pe7 ka3", "e7e8"), "e8=Y");
    EXPECT_EQ(shortly("Ki2 Lb7 ka4", "b7z9"), "Lz9=G");
    EXPECT_EQ(shortly("Ki2 Na7 lz9 ka4", "a7z9"), "Nxz9=Y");
    EXPECT_EQ(shortly("Ki2 Ye4 ne6 ka3", "e4e6"), "Yxe6");
}

}  // namespace
}  // namespace rokada::test::bolyarTest
