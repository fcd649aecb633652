// Russian fortress chess: draws. The sources of the game do not define them, so these rules are Rokada's own.
#include "fortress_facts.h"

#include <gtest/gtest.h>

namespace rokada::test::fortressEndingsTest {
namespace {

const LateRules book("fortress");
const LateRules standard("fortress", "placement=standard");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }

const Points AllDraw{1, 1, 1, 1};

// --- no side can move

// Every king stands in a corner behind three pawns of its side. Two pawns of the ally block these pawns. Only White's
// pawn on file d can move, up to its dead end on d12.
const std::string Locked = R"(
    rK rP .  .  *  *  *  *  *  *  *  *  .  bP uP uK
    rP rP .  .  *  *  *  *  *  *  *  *  .  bP uP uP
    wP wP .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    *  *  .  .  .  .  .  .  .  .  .  .  .  .  *  *
    *  *  .  {11} .  .  .  .  .  .  .  .  .  .  *  *
    *  *  .  {10} .  .  .  .  .  .  .  .  .  .  *  *
    *  *  .  .  .  .  .  .  .  .  .  .  .  .  *  *
    *  *  .  .  .  .  .  .  .  .  .  .  .  .  *  *
    *  *  .  .  .  .  .  .  .  .  .  .  .  .  *  *
    *  *  .  .  .  .  .  .  .  .  .  .  .  .  *  *
    *  *  .  .  .  .  .  .  .  .  .  .  .  .  *  *
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  rP rP
    bP bP uP .  *  *  *  *  *  *  *  *  .  .  wP wP
    bK bP uP .  *  *  *  *  *  *  *  *  .  .  wP wK )";

/// Returns the position `Locked` with White's pawn on rank 10 or 11 of file d.
Position locked(int rank) {
    std::string rows = Locked;
    for (const int r : {10, 11}) rows.replace(rows.find("{" + std::to_string(r) + "}"), 4, r == rank ? "wP" : ". ");
    return drawn(book, rows, "w - - 0 1");
}

TEST(FortressDraw, WhenNoLivingPlayerCanMove) {
    const Game game = after(book, locked(11), "d11d12");
    EXPECT_EQ(chain(game), "....");
    EXPECT_EQ(reason(game), Reason::NobodyMoves);
    EXPECT_EQ(points(game), AllDraw);
}

TEST(FortressDraw, NotWhileOneOfFourCanMove) {
    const Game game = after(book, locked(10), "d10d11");
    EXPECT_EQ(chain(game), "...");
    EXPECT_EQ(toMove(game), "w");
    EXPECT_EQ(game.ending(), std::nullopt);
}

// --- only kings are left

TEST(FortressDraw, WhenOnlyKingsAreLeft) {
    const Game game = after(book, pieces("wKi3 bKa1 bNj4 rKh14 uKn9"), "i3j4");
    EXPECT_EQ(reason(game), Reason::DeadPosition);
    EXPECT_EQ(points(game), AllDraw);
}

TEST(FortressDraw, WhenOnlyTwoKingsAreLeft) {
    const Game game = after(book, pieces("wKi3 uNj4 uKn9"), "i3j4");
    EXPECT_EQ(reason(game), Reason::DeadPosition);
    EXPECT_EQ(points(game), AllDraw);
}

TEST(FortressDraw, WhenAResignationLeavesOnlyKings) {
    Game game(book, pieces("wKi3 rKh14 rQe5 uKn9 bKa1"));
    game.resign(Red);
    EXPECT_EQ(reason(game), Reason::DeadPosition);
}

TEST(FortressDraw, NotWithAnyOtherPieceOnTheBoard) {
    for (const char* other : {"wNe5", "bPe5", "rBe5", "uPe5"}) {
        EXPECT_EQ(Game(book, pieces("wKi3 bKa1 rKh14 uKn9 " + std::string(other))).ending(), std::nullopt) << other;
    }
}

// --- repetition

const char* const Knights = "f3g5 c11e10 k14j12 n6l7 g5f3 e10c11 j12k14 l7n6";

TEST(FortressRepetition, TheThirdTimeIsAutomatic) {
    const Game second = after(standard, startPosition(*standard), repeat(Knights, 1));
    EXPECT_EQ(second.occurrences(), 2);
    EXPECT_EQ(second.ending(), std::nullopt);
    EXPECT_EQ(second.claimable(), Claim::None);
    const Game third = after(standard, startPosition(*standard), repeat(Knights, 2));
    EXPECT_EQ(reason(third), Reason::Repetition);
    EXPECT_EQ(third.ending()->count, 3);
    EXPECT_EQ(points(third), AllDraw);
}

TEST(FortressRepetition, CastlingRightsMakeAnotherPosition) {
    const Position start = pieces("wKi3 wRl3 bKc8 rKh14 uKn9", "w wK - 0 1");
    const Game game = after(book, start, "l3k3 c8c7 h14h13 n9n10 k3l3 c7c8 h13h14 n10n9");
    EXPECT_EQ(game.occurrences(), 1);
}

TEST(FortressRepetition, ReservePiecesMakeAnotherPosition) {
    const Position with =
        position(book,
                 "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**bK11**/**12**/**12**/**12**/"
                 "16/8wK4wR2/4********4/4********4[bN] w - - 0 1");
    EXPECT_NE(with.key(), pieces("wKi3 wRn3 bKc8 rKh14 uKn9").key());
}

// --- plies without capture, pawn move or elimination

TEST(FortressFiftyMoves, TwoHundredPliesAreADraw) {
    EXPECT_EQ(after(book, pieces("wKi3 wRd3 bKc8 rKh14 uKn9", "w - - 198 90"), "i3i4").ending(), std::nullopt);
    const Game game = after(book, pieces("wKi3 wRd3 bKc8 rKh14 uKn9", "w - - 199 90"), "i3i4");
    EXPECT_EQ(reason(game), Reason::FiftyMoves);
    EXPECT_EQ(game.ending()->count, 200);
    EXPECT_EQ(points(game), AllDraw);
}

TEST(FortressFiftyMoves, NothingCanBeClaimed) {
    EXPECT_EQ(Game(book, pieces("wKi3 wRd3 bKc8 rKh14 uKn9", "w - - 199 90")).claimable(), Claim::None);
}

TEST(FortressFiftyMoves, RemovalOnTheLastPlyGoesOn) {
    const Game game = after(book, pieces("wKi3 wQc3 wBd4 bKa1 rKh14 uKn9", "w - - 199 90"), "c3b2");
    EXPECT_EQ(game.ending(), std::nullopt);
    EXPECT_EQ(field(game, 5), "0");
}

TEST(FortressFiftyMoves, VictoryOnTheLastPlyWins) {
    const Game game = after(book, pieces("wKi3 wQc3 wBd4 bKa1 rKh14", "w - - 199 90"), "c3b2");
    EXPECT_EQ(reason(game), Reason::Checkmate);
}

TEST(FortressFiftyMoves, CapturesAndPawnMovesStartAgain) {
    EXPECT_EQ(field(after(book, pieces("wKi3 wPg4 bKc8 rKh14 uKn9", "w - - 199 90"), "g4g5"), 5), "0");
    EXPECT_EQ(field(after(book, pieces("wKi3 wRd3 bNd6 bNf6 bKc8 rKh14 uKn9", "w - - 199 90"), "d3d6"), 5), "0");
}

TEST(FortressFiftyMoves, PlacementDoesNotCount) {
    const Game game = after(book, startPosition(*book), "N@n3 N@c3 N@c14 N@n14 B@o1");
    EXPECT_EQ(field(game, 5), "0");
    EXPECT_EQ(field(game, 6), "1");
}

TEST(FortressDraw, ByAgreement) {
    Game game(standard);
    game.agreeDraw();
    EXPECT_EQ(reason(game), Reason::Agreement);
    EXPECT_EQ(points(game), AllDraw);
}

}  // namespace
}  // namespace rokada::test::fortressEndingsTest
