// Vyrt chess: the board whose opposite edges are joined (a torus), its lines, checks and pins.
#include "facts.h"

#include "rules/paths.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::test::vyrtTest {
namespace {

const LateRules book("vyrt");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }

/// Returns all squares of a line that goes once around the torus, beginning with its start square.
std::string line(std::string_view from, Delta step) {
    const Geometry& board = book->geometry();
    std::string names;
    Square s = square(book, from);
    do {
        names += (names.empty() ? "" : " ") + board.name(s);
        s = board.step(s, step);
    } while (board.name(s) != from);
    return names;
}

/// Returns the squares that a white piece of this kind can reach on an empty board.
Texts onEmptyBoard(char letter, Square from) {
    Texts names;
    for (const Target& t : book->targets(pieceOf(White, book->variant().kindOf(letter)), from)) {
        names.insert(book->geometry().name(t.square));
    }
    return names;
}
Texts onEmptyBoard(char letter, std::string_view from) { return onEmptyBoard(letter, square(book, from)); }

std::size_t movesFrom(const Position& position, std::string_view from) {
    const MoveList list = legalMoves(position);
    return static_cast<std::size_t>(
        std::ranges::count_if(list, [&](Move m) { return m.from() == square(book, from); }));
}

// --- initial position

const char* const StartText =
    "12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 "
    "w KQkq - 0 1 ABCDEFGHILabcdefghil";

TEST(Vyrt, StartsAsDrawn) {
    const Position start = drawn(book, R"(
        . . . . . . . . . . . .
        . p p p p p p p p p p .
        . p r n b q k b n r p .
        . p p p p p p p p p p .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . P P P P P P P P P P .
        . P R N B Q K B N R P .
        . P P P P P P P P P P .
        . . . . . . . . . . . . )",
                                 "w KQkq - 0 1");
    EXPECT_EQ(start, startPosition(*book));
    EXPECT_EQ(positionText(start), StartText);
}

TEST(Vyrt, HasThirtyPiecesASide) {
    const Position start = startPosition(*book);
    for (const Side side : {White, Black}) EXPECT_EQ(start.pieces(side).size(), 30u);
}

// The pawns form a closed ring around the other pieces of their side.
TEST(Vyrt, PawnsStandAllRoundThePieces) {
    const Position start = startPosition(*book);
    for (const char* name : {"l1", "i1", "l2", "a2", "i2", "l12", "e12", "i12"})
        EXPECT_EQ(piece(start, name), "P") << name;
    for (const char* name : {"l8", "i8", "l7", "a7", "i7", "l9", "e9", "i9"})
        EXPECT_EQ(piece(start, name), "p") << name;
}

TEST(Vyrt, NoPieceAttacksAnEnemyAtTheStart) {
    const Position start = startPosition(*book);
    for (const Side side : {White, Black}) {
        for (const Square s : start.pieces(side)) {
            EXPECT_FALSE(start.attacked(s, book->hostile(side))) << book->geometry().name(s);
        }
    }
}

TEST(Vyrt, HasTwentyEightMovesAtTheStart) {
    Texts expected = words("b1a3 b1c3 b1a11 b1c11 g1f3 g1h3 g1f11 g1h11");
    for (const char file : std::string("abcdefghil")) {
        expected.insert({file, '2', file, '3'});
        expected.insert({file, '2', file, '4'});
    }
    EXPECT_EQ(moves(startPosition(*book)), expected);
}

TEST(Vyrt, CountsFromTheStart) {
    EXPECT_EQ(counts(book, 3), (Counts{28, 784, 24792}));
    EXPECT_EQ(counts(rules("vyrt", "rearpawns=outward"), 3), (Counts{38, 1444, 59584}));
}

// --- board

TEST(VyrtBoard, HasAHundredAndFortyFourSquares) { EXPECT_EQ(book->size(), 144); }

// The author's page says "the right lower square is white". This square is j11. On the torus, its neighbour below is
// j10, at the top of the default view.
TEST(VyrtBoard, RightLowerSquareIsLight) {
    EXPECT_EQ(book->geometry().at(11, 0), square(book, "j11"));
    EXPECT_FALSE(book->geometry().dark(square(book, "j11")));
    EXPECT_TRUE(book->geometry().dark(square(book, "j10")));
    EXPECT_TRUE(book->geometry().dark(square(book, "a1")));
}

TEST(VyrtBoard, ColoursAgreeAcrossTheSeams) {
    const Geometry& board = book->geometry();
    for (int s = 0; s < book->size(); ++s) {
        EXPECT_NE(board.dark(Square(s)), board.dark(board.step(Square(s), {1, 0}))) << board.name(Square(s));
        EXPECT_NE(board.dark(Square(s)), board.dark(board.step(Square(s), {0, 1}))) << board.name(Square(s));
        EXPECT_EQ(board.dark(Square(s)), board.dark(board.step(Square(s), {1, 1}))) << board.name(Square(s));
    }
}

TEST(VyrtBoard, OneStepAcrossTheEdges) {
    EXPECT_EQ(book->geometry().name(book->geometry().step(square(book, "k5"), {-1, 0})), "j5");
    EXPECT_EQ(book->geometry().name(book->geometry().step(square(book, "a5"), {-1, 0})), "l5");
    EXPECT_EQ(book->geometry().name(book->geometry().step(square(book, "k11"), {-1, -1})), "j10");
}

TEST(VyrtBoard, RookAppearsOnTheOtherSide) { EXPECT_TRUE(can(pieces("Kc2 Rk5 kf7"), "k5j5")); }

TEST(VyrtBoard, BishopGoesOnThroughTheCorner) { EXPECT_TRUE(can(pieces("Kc2 Bk11 kf7"), "k11j10")); }

// --- lines

TEST(VyrtLines, FileOfE3) { EXPECT_EQ(line("e3", {0, 1}), "e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e1 e2"); }

TEST(VyrtLines, RankOfE3) { EXPECT_EQ(line("e3", {1, 0}), "e3 f3 g3 h3 i3 j3 k3 l3 a3 b3 c3 d3"); }

TEST(VyrtLines, UpAndRightFromE3) { EXPECT_EQ(line("e3", {1, 1}), "e3 f4 g5 h6 i7 j8 k9 l10 a11 b12 c1 d2"); }

TEST(VyrtLines, UpAndLeftFromE3) { EXPECT_EQ(line("e3", {-1, 1}), "e3 d4 c5 b6 a7 l8 k9 j10 i11 h12 g1 f2"); }

TEST(VyrtLines, PiecesOnE3WithFarKings) {
    EXPECT_EQ(movesFrom(pieces("Kb4 Re3 kj5"), "e3"), 22u);
    EXPECT_EQ(movesFrom(pieces("Kb4 Be3 kj5"), "e3"), 21u);
    EXPECT_EQ(movesFrom(pieces("Kb4 Qe3 kj5"), "e3"), 43u);
    for (const char* queen : {"Re3", "Be3", "Qe3"}) EXPECT_FALSE(can(pieces("Kb4 kj5 " + std::string(queen)), "e3e3"));
}

TEST(VyrtLines, HaveTheSameLengthFromEverySquare) {
    for (int s = 0; s < book->size(); ++s) {
        EXPECT_EQ(onEmptyBoard('K', Square(s)).size(), 8u);
        EXPECT_EQ(onEmptyBoard('Q', Square(s)).size(), 43u);
        EXPECT_EQ(onEmptyBoard('R', Square(s)).size(), 22u);
        EXPECT_EQ(onEmptyBoard('B', Square(s)).size(), 21u);
        EXPECT_EQ(onEmptyBoard('N', Square(s)).size(), 8u);
        EXPECT_FALSE(onEmptyBoard('Q', Square(s)).contains(book->geometry().name(Square(s))));
    }
}

TEST(VyrtLines, MeetAgainSixFilesAndSixRanksAway) {
    const auto paths = pathsOf(pieces("Kb4 Be3 kj5"), Move(square(book, "e3"), square(book, "k9")));
    EXPECT_EQ(paths.size(), 4u);
    for (const Path& path : paths) EXPECT_EQ(path.size(), 7u);
}

TEST(VyrtLines, AnEnemyOnAnEmptyRankIsCapturedOnce) {
    const Position position = pieces("Kb6 Re3 nh3 kj5");
    EXPECT_EQ(targets(position, "e3"), words("e4 e5 e6 e7 e8 e9 e10 e11 e12 e1 e2 f3 g3 h3 i3 j3 k3 l3 a3 b3 c3 d3"));
    EXPECT_EQ(movesFrom(position, "e3"), 22u);
}

// A piece cannot pass another piece, but around the torus it can reach the squares behind it from the other side.
TEST(VyrtLines, SquaresBehindAPieceAreReachedFromTheOtherSide) {
    EXPECT_EQ(targets(pieces("Kb6 Re3 Pg3 Pe5 kj5"), "e3"),
              words("e4 e2 e1 e12 e11 e10 e9 e8 e7 e6 f3 d3 c3 b3 a3 l3 k3 j3 i3 h3"));
}

TEST(VyrtLines, TwoPiecesCloseWhatLiesBetween) {
    EXPECT_EQ(targets(pieces("Kb6 Re3 nh3 Nb3 Pe4 Pe2 kj5"), "e3"), words("f3 g3 h3 d3 c3"));
}

TEST(VyrtLines, BishopPassesToTheFarCrossingIfOneOfFourPathsIsOpen) {
    EXPECT_TRUE(can(pieces("Kb4 Be3 Pf4 Pd2 Pd4 kj5"), "e3k9"));
    EXPECT_FALSE(can(pieces("Kb4 Be3 Pf4 Pd2 Pd4 Pf2 kj5"), "e3k9"));
}

// --- knight

TEST(VyrtKnight, FromJ10) { EXPECT_EQ(onEmptyBoard('N', "j10"), words("h9 i8 i12 h11 k12 l11 k8 l9")); }

TEST(VyrtKnight, FromD11) { EXPECT_EQ(onEmptyBoard('N', "d11"), words("b10 b12 c1 c9 e1 e9 f10 f12")); }

// The author's page lists l3 and l5, but k3 and k5 are correct.
TEST(VyrtKnight, FromI4) { EXPECT_EQ(onEmptyBoard('N', "i4"), words("j2 j6 h2 h6 g3 g5 k3 k5")); }

TEST(VyrtKnight, LeapsOverPieces) {
    EXPECT_EQ(targets(pieces("Kc5 Nj10 Pi9 Pi10 Pi11 Pj9 Pj11 Pk9 Pk10 Pk11 kf7"), "j10"),
              words("h9 i8 i12 h11 k12 l11 k8 l9"));
}

TEST(VyrtKing, StepsOverBothSeams) {
    EXPECT_EQ(targets(pieces("Ka12 kf6"), "a12"), words("a11 a1 b11 b12 b1 l11 l12 l1"));
}

// --- checks

const char* const RoundTheBack = "Ke5 re8 kb11";

TEST(VyrtCheck, RookChecksRoundTheBackToo) {
    EXPECT_EQ(moves(pieces(RoundTheBack)), words("e5d4 e5d5 e5d6 e5f4 e5f5 e5f6"));
}

TEST(VyrtCheck, RookChecksOnTwoLines) {
    const auto lines = checks(pieces(RoundTheBack), White);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].size() + lines[1].size(), 4u + 10u);
}

TEST(VyrtCheck, ClosingOneOfTwoPathsIsNoAnswer) {
    const Position position = pieces("Ke5 Nd7 re8 kb11");
    EXPECT_EQ(moves(position), words("e5d4 e5d5 e5d6 e5f4 e5f5 e5f6"));
}

TEST(VyrtCheck, TakingTheCheckerAnswersBothWays) { EXPECT_EQ(targets(pieces("Ke5 Nc7 re8 kb11"), "c7"), words("e8")); }

TEST(VyrtCheck, ClosingTheOnlyOpenPathIsAnAnswer) {
    const Position position = pieces("Ke5 Pe1 Nd7 re8 kb11");
    EXPECT_EQ(targets(position, "d7"), Texts());
    EXPECT_EQ(targets(pieces("Ke5 Pe1 Nc5 re8 kb11"), "c5"), words("e6"));
}

TEST(VyrtCheck, BishopChecksOnFourLinesFromTheFarCrossing) {
    const Position position = pieces("Ke3 bk9 kb5");
    EXPECT_EQ(checks(position, White).size(), 4u);
    EXPECT_EQ(moves(position), words("e3e2 e3e4 e3d3 e3f3"));
}

TEST(VyrtCheck, KingMayNotStepBackAlongTheLine) {
    const Position position = pieces("Ke5 Pe6 re8 kb11");
    EXPECT_TRUE(position.inCheck(White));
    EXPECT_FALSE(can(position, "e5e4"));
}

// --- exposed pieces

TEST(VyrtExposed, TwoPiecesMayShieldAgainstOneRook) {
    const Position position = pieces("Ke5 Re6 Re3 re8 kb11");
    EXPECT_FALSE(position.inCheck(White));
    EXPECT_EQ(targets(position, "e6"), words("e7 e8"));
    EXPECT_EQ(targets(position, "e3"), words("e4 e2 e1 e12 e11 e10 e9 e8"));
}

TEST(VyrtExposed, AShieldOnTheFarSideCountsToo) {
    EXPECT_EQ(targets(pieces("Ke5 Pe6 Ne2 re8 kb11"), "e2"), Texts());
    EXPECT_EQ(targets(pieces("Ke5 Ne2 nd8 kb11"), "e2").size(), 8u);
}

// The bishop on k11 shields the king on e5 on two diagonals. The pawns block the king's other diagonals.
TEST(VyrtExposed, APieceMayBeExposedOnTwoLinesAtOnce) {
    EXPECT_EQ(targets(pieces("Ke5 Bk11 Pc3 Pf4 bl12 bj12 ka6", "w - - 0 1 -"), "k11"), Texts());
    EXPECT_EQ(targets(pieces("Ke5 Bk11 Pc3 Pf4 bl12 ka6", "w - - 0 1 -"), "k11"), words("l12 j10 i9 h8 g7 f6"));
    EXPECT_EQ(targets(pieces("Ke5 Bk11 Pc3 Pf4 bj12 ka6", "w - - 0 1 -"), "k11"), words("j12 l10 a9 b8 c7 d6"));
}

// --- castling

Texts castlings(std::string_view others, std::string_view rest = "w KQ - 0 1") {
    Texts found;
    const Position position = pieces("Ke1 Ra1 Rh1 " + std::string(others), rest);
    for (const char* move : {"e1g1", "e1c1"}) {
        if (can(position, move)) found.insert(move);
    }
    return found;
}
const Texts Both = words("e1g1 e1c1");
const Texts Long = words("e1c1");
const Texts Short = words("e1g1");

TEST(VyrtCastling, IsAsInChess) {
    EXPECT_EQ(castlings("kk6"), Both);
    const Game game = after(book, pieces("Ke1 Ra1 Rh1 Pd2 Pf2 Pd12 Pf12 ke8 ra8 rh8", "w KQkq - 0 1"), "e1g1 e8c8");
    for (const char* there : {"Kg1", "Rf1", "kc8", "rd8"}) EXPECT_EQ(piece(game, there + 1), std::string(1, *there));
}

TEST(VyrtCastling, SquaresMayBeAttackedFromBehind) {
    EXPECT_EQ(castlings("rf9 kk6"), Long);
    EXPECT_EQ(castlings("rg9 kk6"), Long);
    EXPECT_EQ(castlings("rd9 kk6"), Short);
    EXPECT_EQ(castlings("rc9 kk6"), Short);
    EXPECT_EQ(castlings("re9 kk6"), Texts());
}

TEST(VyrtCastling, AShieldInFrontDoesNotHelpFromBehind) { EXPECT_EQ(castlings("Pf2 rf9 kk6", "w KQ - 0 1 -"), Long); }

TEST(VyrtCastling, SquareB1MayBeAttacked) { EXPECT_EQ(castlings("rb9 kk6"), Both); }

TEST(VyrtCastling, NeedsEmptySquaresBetween) {
    for (const char* between : {"Nf1", "nf1", "Ng1", "ng1"})
        EXPECT_EQ(castlings(std::string(between) + " kk6"), Long) << between;
    for (const char* between : {"Nb1", "nb1", "Nc1", "Nd1", "nd1"})
        EXPECT_EQ(castlings(std::string(between) + " kk6"), Short) << between;
}

TEST(VyrtCastling, RookMayNotOpenALineFromBehindItsCorner) {
    EXPECT_FALSE(pieces("Ke1 Ra1 Rh1 rj1 kk6").inCheck(White));
    EXPECT_EQ(castlings("rj1 kk6"), Texts());
    EXPECT_EQ(castlings("rj1 Pi1 kk6"), Short);
    EXPECT_EQ(castlings("rj1 Pl1 kk6"), Long);
    EXPECT_EQ(castlings("rj1 Pi1 Pl1 kk6"), Both);
}

TEST(VyrtCastling, IsNotAcrossTheSeam) {
    EXPECT_FALSE(can(pieces("Ka1 Rh1 Rk1 kg6"), "a1k1"));
    EXPECT_EQ(targets(pieces("Ke1 Ra1 Rh1 kk6", "w KQ - 0 1"), "e1"), words("d1 d2 d12 e2 e12 f1 f2 f12 g1 c1"));
}

TEST(VyrtCastling, RightGoesWithARookCapturedAtHome) {
    const Game game = after(book, pieces("Ke1 Ra1 Rh1 bi2 kk6", "b KQ - 0 1"), "i2h1");
    EXPECT_EQ(field(game, 3), "Q");
}

TEST(VyrtCastling, RightGoesWithKingOrRookMoved) {
    EXPECT_EQ(field(after(book, pieces("Ke1 Ra1 Rh1 kk6", "w KQ - 0 1"), "e1e2 k6k7 e2e1"), 3), "-");
    EXPECT_EQ(field(after(book, pieces("Ke1 Ra1 Rh1 kk6", "w KQ - 0 1"), "a1a2 k6k7 a2a1"), 3), "K");
}

}  // namespace
}  // namespace rokada::test::vyrtTest
