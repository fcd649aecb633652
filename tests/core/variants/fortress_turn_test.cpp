// Russian fortress chess: mate at the start of a turn, elimination, passing sides, resignation.
#include "fortress_facts.h"

#include "game/elimination.h"

#include <gtest/gtest.h>

namespace rokada::test::fortressTurnTest {
namespace {

const LateRules book("fortress");
const LateRules standard("fortress", "placement=standard");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }
Game start(std::string_view list, std::string_view rest = "w - - 0 1") { return {book, pieces(list, rest)}; }

// White's queen mates Black's king on a1 by moving to b2, where White's bishop protects it.
const std::string Mating = "wKi3 wQc3 wBd4 bKa1 bPe8 ";
// White's queen can move to c2. Black's king on a1 then has no move and is not in check.
const std::string Stalemating = "wKi3 wQc3 bKa1 ";
// Red is mated by Blue's queen and rook. The mate takes effect at the start of Red's turn.
const std::string RedMated = "rKa16 uQb15 uRb13 uKn9 ";
// Red has no move and is not in check: Red's own pawns enclose its king, and White's pawns block Red's pawns.
const std::string RedLocked = "rKa16 rPb16 rPb15 rPa15 wPb14 wPa14 ";

// --- mate

// Black is mated at the start of its turn, so its pieces leave the board.
TEST(FortressMate, EliminatesTheSideAtItsTurn) {
    const Game game = after(book, pieces(Mating + "rKh14 uKn9"), "c3b2");
    EXPECT_EQ(chain(game), "-b");
    EXPECT_FALSE(game.position().living(Black));
    EXPECT_TRUE(game.position().pieces(Black).empty());
    EXPECT_EQ(piece(game, "a1") + piece(game, "e8"), "..");
    EXPECT_EQ(toMove(game), "r");
    EXPECT_EQ(game.ending(), std::nullopt);
}

// Black's ally Blue captures the mating queen before Black's turn, so Black is not eliminated.
TEST(FortressMate, MayBeLiftedByTheAllyBeforeTheTurnComes) {
    Game game = after(book, pieces("wKi3 rKh14 rQc3 rBd4 uKn9 uRd2 bKa1", "r - - 0 1"), "c3b2");
    EXPECT_EQ(toMove(game), "u");
    EXPECT_TRUE(game.position().living(Black));
    EXPECT_TRUE(game.position().inCheck(Black));
    play(game, "d2b2 i3i4");
    EXPECT_EQ(toMove(game), "b");
    EXPECT_TRUE(game.position().living(Black));
    EXPECT_FALSE(game.position().inCheck(Black));
}

TEST(FortressMate, ComesWhenNobodyHasLiftedIt) {
    const Game game = after(book, pieces("wKi3 rKh14 rQc3 rBd4 uKn9 uRd2 bKa1", "r - - 0 1"), "c3b2 n9n10 i3i4");
    EXPECT_EQ(chain(game), "-b");
    EXPECT_EQ(toMove(game), "r");
}

// Red's rooks mate on rank 12; White's knight interposes before Black's turn.
TEST(FortressMate, MayBeLiftedByTheMatingTeamItself) {
    const Game game = after(book, pieces("wKi3 wNf10 rKh14 rRk11 rRj9 uKn9 bKc12", "r - - 0 1"), "j9j12 n9n10 f10e12");
    EXPECT_EQ(toMove(game), "b");
    EXPECT_EQ(moves(game.position()), words("c12d12"));
    const Game kept = after(book, pieces("wKi3 wNf10 rKh14 rRk11 rRj9 uKn9 bKc12", "r - - 0 1"), "j9j12 n9n10 f10g8");
    EXPECT_EQ(chain(kept), "-b");
}

TEST(FortressMate, IsTheLastEliminationForSomeTurns) {
    const Game game = after(book, pieces(Mating + "rKh14 uKn9"), "c3b2 h14h13");
    EXPECT_EQ(lastEliminated(game, 1), NoSide);
    EXPECT_EQ(lastEliminated(game, 2), Black);
    EXPECT_EQ(lastEliminated(game, 100), Black);
    EXPECT_EQ(lastEliminated(start(Mating + "rKh14 uKn9"), 4), NoSide);
}

TEST(FortressMate, TakesTheCastlingRightsAway) {
    const Position position = pieces("wKi3 wQd10 wRh8 bKc8 bRc5 bRc12 rKh14 rRl14 uKn9", "w bKbQrQ - 0 1");
    const Game game = after(book, position, "d10d8");
    EXPECT_EQ(chain(game), "-b");
    EXPECT_EQ(field(game, 3), "rQ");
}

TEST(FortressMate, LetsTheSideBeSkippedFromThenOn) {
    const Game game = after(book, pieces(Mating + "rKh14 uKn9"), "c3b2 h14h13 n9n10 i3i4");
    EXPECT_EQ(toMove(game), "r");
    EXPECT_EQ(field(game, 6), "2");
}

TEST(FortressMate, StartsTheCountAgain) {
    EXPECT_EQ(field(after(book, pieces(Mating + "rKh14 uKn9", "w - - 57 40"), "c3b2"), 5), "0");
}

TEST(FortressMate, IsTakenBackWithAllPieces) {
    Game game(book, pieces(Mating + "bPf8 bNp1 bRp2 bBn1 rKh14 uKn9", "w - - 3 9"));
    const Position before = game.position();
    play(game, "c3b2");
    const Position left = game.position();
    game.undo();
    EXPECT_EQ(game.position(), before);
    EXPECT_TRUE(game.position().living(Black));
    game.redo();
    EXPECT_EQ(game.position(), left);
}

TEST(FortressMate, LeavesAPositionOfThreeSides) {
    const Game game = after(book, pieces(Mating + "rKh14 uKn9"), "c3b2");
    EXPECT_EQ(positionText(game.position()), positionText(pieces("wKi3 wQb2 wBd4 rKh14 uKn9", "r - - 0 1")));
    EXPECT_EQ(game.position().key(), pieces("wKi3 wQb2 wBd4 rKh14 uKn9", "r - - 0 1").key());
}

// --- passing

// Black has no move and is not in check, so it passes and stays in the game.
TEST(FortressPass, OfAStalematedSideKeepsItInTheGame) {
    const Game game = after(book, pieces(Stalemating + "rKh14 uKn9"), "c3c2");
    EXPECT_EQ(chain(game), ".");
    EXPECT_TRUE(game.position().living(Black));
    EXPECT_EQ(piece(game, "a1"), "bK");
    EXPECT_EQ(toMove(game), "r");
}

TEST(FortressPass, EndsWhenTheSideCanMoveAgain) {
    const Game game = after(book, pieces(Stalemating + "rKh14 uKn9"), "c3c2 h14h13 n9n10 c2c8");
    EXPECT_EQ(toMove(game), "b");
}

TEST(FortressPass, IsNoPly) {
    const Game game = after(book, pieces(Stalemating + "rKh14 uKn9"), "c3c2 h14h13 n9n10 i3i4");
    EXPECT_EQ(field(game, 5), "4");
    EXPECT_EQ(game.played(), 4u);
}

TEST(FortressPass, LetsPartnersMoveOneAfterTheOther) {
    const Game game = after(book, pieces(Stalemating + "rKh14 uKn9"), "c3c2");
    EXPECT_TRUE(can(game, "h14h13"));
}

// White still has reserve pieces to place. After each placement, the other sides pass. Passes that are separated by a
// placement must not be added up.
TEST(FortressPass, IsCountedAgainAfterADrop) {
    std::string text = positionText(pieces("wKi3 bKa1 bPa2 bPb2 bPb1 uPc2 uPc1 uKp16 uPp15 uPo15 uPo16 bPn15 bPn16"));
    text.insert(text.find(' '), "[wNwRwB]");
    const Game once = after(book, position(book, text), "N@n3");
    EXPECT_EQ(chain(once) + toMove(once), "..w");
    const Game twice = after(book, position(book, text), "N@n3 R@p4");
    EXPECT_EQ(chain(twice) + toMove(twice), "..w");
    EXPECT_EQ(reason(twice), std::nullopt);
}

// --- chains

TEST(FortressChain, TwoSidesMayBeEliminatedAfterOneMove) {
    const Game game = after(book, pieces(Mating + RedMated), "c3b2");
    EXPECT_EQ(chain(game), "-b-r");
    EXPECT_EQ(toMove(game), "u");
    EXPECT_EQ(game.ending(), std::nullopt);
}

TEST(FortressChain, ASideMayPassAfterAnEliminationOfAnother) {
    const Game game = after(book, pieces(Mating + "rKa16 uQc15 uKn9"), "c3b2");
    EXPECT_EQ(chain(game), "-b.");
    EXPECT_EQ(toMove(game), "u");
    EXPECT_TRUE(game.position().living(Red));
}

TEST(FortressChain, ASideMayBeEliminatedAfterAnotherHasPassed) {
    const Game game = after(book, pieces(Stalemating + RedMated), "c3c2");
    EXPECT_EQ(chain(game), ".-r");
    EXPECT_EQ(toMove(game), "u");
    EXPECT_TRUE(game.position().living(Black));
}

TEST(FortressChain, EliminationPassAndEliminationMayWinTheGame) {
    const Game game = after(book, pieces(Mating + RedLocked + "uKp16 wQo15 wRo13"), "c3b2");
    EXPECT_EQ(chain(game), "-b.-u");
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{2, 0, 2, 0}));
    EXPECT_EQ(game.ending()->side, Blue);
}

TEST(FortressChain, AnEliminationMayFreeTheNextSide) {
    // Only Black's queen confines Red's king to its corner.
    const Game game = after(book, pieces("wKi3 wQc3 wBd4 bKa1 bQc15 rKa16 uKn9"), "c3b2");
    EXPECT_EQ(chain(game), "-b");
    EXPECT_EQ(toMove(game), "r");
}

TEST(FortressChain, IsTakenBackInOnePiece) {
    Game game(book, pieces(Mating + RedMated));
    const Position before = game.position();
    play(game, "c3b2");
    game.undo();
    EXPECT_EQ(game.position(), before);
    EXPECT_EQ(game.played(), 0u);
}

TEST(FortressChain, IsPlayedAtTheBeginningOfAGameToo) {
    EXPECT_EQ(toMove(start("wKi3 wQb2 wBd4 bKa1 rKh14 uKn9", "b - - 0 1")), "r");
    EXPECT_EQ(toMove(start("wKi3 wQc2 bKa1 rKh14 uKn9", "b - - 0 1")), "r");
}

// --- victory

TEST(FortressVictory, NeedsBothOpponentsOut) {
    const Game game = after(book, pieces("wKi3 wQc3 wBd4 bKa1 rKh14"), "c3b2");
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{2, 0, 2, 0}));
    EXPECT_EQ(game.ending()->side, Black);
    EXPECT_TRUE(game.moves().empty());
}

TEST(FortressVictory, IsForOneSurvivorToo) {
    const Game game = after(book, pieces("rKh14 rQc3 rBd4 bKa1", "r - - 0 1"), "c3b2");
    EXPECT_EQ(points(game), (Points{2, 0, 2, 0}));
}

TEST(FortressVictory, IsForBlackAndBlue) {
    const std::string list = turned("wKi3 wQc3 wBd4 bKa1 rKh14", 1);
    const Game game = after(book, pieces(list, "b - - 0 1"), turned("c3b2", 1));
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{0, 2, 0, 2}));
    EXPECT_EQ(game.ending()->side, Red);
}

// --- resignation and flags

TEST(FortressResignation, InTurnPassesTheTurnOn) {
    Game game(standard);
    game.resign(White);
    EXPECT_FALSE(game.position().living(White));
    EXPECT_TRUE(game.position().pieces(White).empty());
    EXPECT_EQ(field(game, 3), "bKbQrKrQuKuQ");
    EXPECT_EQ(toMove(game), "b");
    EXPECT_EQ(game.ending(), std::nullopt);
}

TEST(FortressResignation, OutOfTurnLeavesTheTurnWhereItIs) {
    Game game(standard);
    game.resign(Blue);
    EXPECT_FALSE(game.position().living(Blue));
    EXPECT_EQ(field(game, 3), "wKwQbKbQrKrQ");
    EXPECT_EQ(toMove(game), "w");
    EXPECT_TRUE(can(game, "e4e6"));
}

TEST(FortressResignation, OfBothPartnersEndsTheGame) {
    Game game(standard);
    game.resign(Red);
    game.resign(White);
    EXPECT_EQ(reason(game), Reason::Resignation);
    EXPECT_EQ(points(game), (Points{0, 2, 0, 2}));
    EXPECT_EQ(game.ending()->side, White);
}

TEST(FortressResignation, InTurnMayBeFollowedByAMate) {
    Game game = start("wKi3 rKh14 rQb2 rBd4 uKn9 bKa1");
    game.resign(White);
    EXPECT_EQ(chain(game), "-b");
    EXPECT_EQ(toMove(game), "r");
    EXPECT_EQ(game.ending(), std::nullopt);
}

TEST(FortressResignation, LiftsTheMateThatItsPiecesGave) {
    Game game = start("wKi3 wPg5 rKh14 rQb2 rBd4 uKn9 bKa1");
    game.resign(Red);
    play(game, "i3i4");
    EXPECT_EQ(toMove(game), "b");
    EXPECT_TRUE(game.position().living(Black));
}

TEST(FortressResignation, DuringPlacementTakesTheReservePiecesToo) {
    const RulebookPtr open = rules("fortress");
    Game game(open);
    game.resign(White);
    EXPECT_EQ(toMove(game), "b");
    const std::string text = field(game, 1);
    EXPECT_EQ(text.substr(text.find('[')), "[bNbRbBrNrRrBuNuRuB]");
}

TEST(FortressResignation, IsTakenBack) {
    Game game(standard);
    game.resign(White);
    game.undo();
    EXPECT_EQ(game.position(), startPosition(*standard));
}

TEST(FortressResignation, TakesNineteenPiecesOffAndBack) {
    Game game(standard);
    EXPECT_EQ(game.position().pieces(Red).size(), 19u);
    game.resign(Red);
    EXPECT_TRUE(game.position().pieces(Red).empty());
    game.undo();
    EXPECT_EQ(game.position().pieces(Red).size(), 19u);
}

TEST(FortressResignation, CountsOnce) {
    Game game(standard);
    game.resign(Red);
    const Position once = game.position();
    game.resign(Red);
    EXPECT_EQ(game.position(), once);
    EXPECT_EQ(game.played(), 1u);
}

TEST(FortressFlag, IsTreatedAsResignation) {
    Game game(standard);
    game.flag(White);
    EXPECT_FALSE(game.position().living(White));
    EXPECT_EQ(toMove(game), "b");
    EXPECT_EQ(game.ending(), std::nullopt);
    game.flag(Red);
    EXPECT_EQ(points(game), (Points{0, 2, 0, 2}));
}

}  // namespace
}  // namespace rokada::test::fortressTurnTest
