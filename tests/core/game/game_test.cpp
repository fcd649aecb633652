// Games: play, undo, redo, repetition, claims, forced turns, resignation.
#include "game/game.h"

#include "books.h"
#include "rules/judgement.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::gameTest {
namespace {

constexpr Side White{0}, Black{1}, Red{2}, Blue{3};
constexpr const char* thereAndBack = "g1f3 g8f6 f3g1 f6g8 ";

Game game(std::string_view variant, std::string_view options = "") { return Game(kept(variant, options)); }

Game from(std::string_view variant, std::string_view pieces, std::string_view rest) {
    return {kept(variant), placed(kept(variant), pieces, rest)};
}

Move move(const Game& game, std::string_view text) { return parseMove(game.position(), text).value(); }

std::string repeated(std::string_view moves, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += moves;
    return text;
}

/// Checks that undo takes back the ending that `end` causes, and keeps the moves.
void expectUndoneAlone(void (*end)(Game&), Reason reason) {
    Game g = game("chess");
    play(g, "e2e4 e7e5");
    const Position before = g.position();
    end(g);
    ASSERT_TRUE(g.ending());
    EXPECT_EQ(g.ending()->reason, reason);
    EXPECT_TRUE(g.moves().empty());
    ASSERT_TRUE(g.canUndo());
    g.undo();
    EXPECT_FALSE(g.ending());
    EXPECT_EQ(g.played(), 2u);
    EXPECT_EQ(g.position(), before);
    g.undo();
    EXPECT_EQ(g.played(), 1u);
}

TEST(Game, PlayUndoAndRedo) {
    Game g = game("chess");
    EXPECT_FALSE(g.canUndo());
    EXPECT_EQ(g.last(), nullptr);
    play(g, "e2e4 e7e5 g1f3");
    EXPECT_EQ(g.played(), 3u);
    const std::string text = positionText(g.position());
    g.undo();
    g.undo();
    EXPECT_EQ(positionText(g.position()), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    EXPECT_EQ(g.turns().size(), 3u);
    ASSERT_TRUE(g.canRedo());
    g.redo();
    g.redo();
    EXPECT_FALSE(g.canRedo());
    EXPECT_EQ(positionText(g.position()), text);
    g.redo();
    EXPECT_EQ(g.played(), 3u);
}

TEST(Game, UndoneMovesAreForgottenAfterANewMove) {
    Game g = game("chess");
    play(g, "e2e4 e7e5");
    g.undo();
    g.undo();
    play(g, "d2d4");
    EXPECT_FALSE(g.canRedo());
    EXPECT_EQ(g.turns().size(), 1u);
    EXPECT_EQ(moveText(g.book(), g.last()->move), "d2d4");
    g.undo();
    g.redo();
    EXPECT_EQ(positionText(g.position()), "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1");
}

TEST(Game, AnIllegalMoveChangesNothing) {
    Game g = game("chess");
    play(g, "e2e4");
    g.undo();
    EXPECT_FALSE(g.play(Move(square(kept("chess"), "e2"), square(kept("chess"), "e5"))));
    EXPECT_EQ(g.played(), 0u);
    EXPECT_TRUE(g.canRedo());
}

TEST(Game, NonsenseMovesAreNotLegal) {
    const Game g = game("chess");
    const auto at = [](const char* name) { return square(kept("chess"), name); };
    const Kind queen = g.book().variant().kindOf('Q'), knight = g.book().variant().kindOf('N');
    EXPECT_TRUE(g.legal(Move(at("e2"), at("e4"), MoveType::DoubleStep)));
    for (const Move nonsense :
         {Move(), Move::pass(), Move::elimination(White), Move::elimination(Black), Move(at("e2"), at("e4")),
          Move(at("e2"), at("e5")), Move(at("e2"), at("e3"), MoveType::Normal, queen),
          Move(at("e2"), at("e3"), MoveType::EnPassant), Move(at("e1"), at("g1"), MoveType::Castle),
          Move(NoSquare, at("e4"), MoveType::Drop, knight), Move(at("e7"), at("e5")), Move(at("e4"), at("e5")),
          Move(at("g1"), at("f3"), MoveType::Bonus), Move(NoSquare, NoSquare, MoveType::Normal)}) {
        EXPECT_FALSE(g.legal(nonsense));
        Game copy = g;
        EXPECT_FALSE(copy.play(nonsense));
        EXPECT_EQ(copy.position(), g.position());
        EXPECT_EQ(copy.claimable(nonsense), Claim::None);
    }
}

TEST(Game, EndsThatNoMoveMadeAreUndoneAlone) {
    expectUndoneAlone([](Game& g) { g.resign(Black); }, Reason::Resignation);
    expectUndoneAlone([](Game& g) { g.agreeDraw(); }, Reason::Agreement);
    expectUndoneAlone([](Game& g) { g.flag(White); }, Reason::Time);
}

TEST(Game, AClaimIsUndoneAlone) {
    Game g = game("chess");
    play(g, repeated(thereAndBack, 2));
    ASSERT_TRUE(g.claim());
    EXPECT_EQ(g.ending()->reason, Reason::RepetitionClaim);
    g.undo();
    EXPECT_FALSE(g.ending());
    EXPECT_EQ(g.played(), 8u);
    EXPECT_EQ(g.claimable(), Claim::Repetition);
}

TEST(Game, AResignationBeforeTheFirstMoveIsUndone) {
    Game g = game("bolyar");
    g.resign(White);
    ASSERT_TRUE(g.ending());
    EXPECT_EQ(g.ending()->halfPoints, (std::array<std::uint8_t, MaxSides>{0, 2, 0, 0}));
    EXPECT_EQ(g.ending()->side, White);
    g.resign(Black);
    EXPECT_EQ(g.ending()->side, White);
    ASSERT_TRUE(g.canUndo());
    g.undo();
    EXPECT_FALSE(g.ending());
    EXPECT_FALSE(g.canUndo());
}

TEST(Game, AMateIsUndoneWithItsMove) {
    Game g = game("chess");
    play(g, "f2f3 e7e5 g2g4 d8h4");
    ASSERT_TRUE(g.ending());
    EXPECT_EQ(g.ending()->reason, Reason::Checkmate);
    EXPECT_EQ(g.ending()->side, White);
    EXPECT_EQ(g.ending()->halfPoints[Black], 2);
    EXPECT_FALSE(g.play(Move()));
    g.undo();
    EXPECT_FALSE(g.ending());
    EXPECT_EQ(g.played(), 3u);
    g.redo();
    EXPECT_EQ(g.ending()->reason, Reason::Checkmate);
}

TEST(Game, AGameMayBeginAtItsEnd) {
    const Game g = from("chess", "kh8 Qf7 Kg6", "b - - 0 1");
    ASSERT_TRUE(g.ending());
    EXPECT_EQ(g.ending()->reason, Reason::Stalemate);
    EXPECT_TRUE(g.ending()->drawn());
    EXPECT_TRUE(g.moves().empty());
    EXPECT_FALSE(g.canUndo());
}

TEST(Game, OccurrencesCountTheStartToo) {
    Game g = game("chess");
    EXPECT_EQ(g.occurrences(), 1);
    play(g, thereAndBack);
    EXPECT_EQ(g.occurrences(), 2);
    play(g, "g1f3");
    EXPECT_EQ(g.occurrences(), 2);
    play(g, "g8f6 f3g1 f6g8");
    EXPECT_EQ(g.occurrences(), 3);
    g.undo();
    EXPECT_EQ(g.occurrences(), 2);
}

TEST(Game, AnEnPassantSquareThatNoPawnCanUseMakesNoDifference) {
    Game g = game("chess");
    play(g, "e2e4 g8f6 g1f3 f6g8 f3g1");
    EXPECT_EQ(g.occurrences(), 2);
    Game other = game("chess");
    play(other, "e2e4 a7a6 e4e5 d7d5 g1f3 g8f6 f3g1 f6g8");
    EXPECT_EQ(other.occurrences(), 1);
}

TEST(Game, RepetitionIsClaimedOnTheBoardOrWithAMove) {
    Game g = game("chess");
    play(g, thereAndBack);
    EXPECT_FALSE(g.claim());
    play(g, "g1f3 g8f6 f3g1");
    EXPECT_EQ(g.claimable(), Claim::None);
    EXPECT_EQ(g.claimable(move(g, "f6g8")), Claim::Repetition);
    EXPECT_EQ(g.claimable(move(g, "f6e4")), Claim::None);
    EXPECT_FALSE(g.claim(move(g, "f6e4")));
    EXPECT_EQ(g.played(), 7u);
    Game named = g;
    ASSERT_TRUE(named.claim(move(named, "f6g8")));
    EXPECT_EQ(named.played(), 8u);
    EXPECT_EQ(*named.ending(), draw(named.position(), Reason::RepetitionClaim, Black, 3));
    play(g, "f6g8");
    EXPECT_FALSE(g.ending());
    ASSERT_TRUE(g.claim());
    EXPECT_EQ(*g.ending(), draw(g.position(), Reason::RepetitionClaim, White, 3));
    EXPECT_EQ(g.claimable(), Claim::None);
}

TEST(Game, AClaimIsLostByMovingOn) {
    Game g = game("chess");
    play(g, repeated(thereAndBack, 2));
    EXPECT_EQ(g.claimable(), Claim::Repetition);
    play(g, "e2e4");
    EXPECT_EQ(g.claimable(), Claim::None);
}

TEST(Game, RepetitionIsAutomaticAsEachVariantSays) {
    Game chess = game("chess");
    play(chess, repeated(thereAndBack, 4));
    ASSERT_TRUE(chess.ending());
    EXPECT_EQ(*chess.ending(), draw(chess.position(), Reason::Repetition, NoSide, 5));
    Game classic = game("chess", "laws=classic");
    play(classic, repeated(thereAndBack, 4));
    EXPECT_FALSE(classic.ending());
    Game shatranj = game("greatshatranj");
    play(shatranj, repeated("b1c3 b8c6 c3b1 c6b8 ", 2));
    ASSERT_TRUE(shatranj.ending());
    EXPECT_EQ(*shatranj.ending(), draw(shatranj.position(), Reason::Repetition, NoSide, 3));
}

TEST(Game, FiftyMovesAreClaimedAndAutomatic) {
    Game early = from("chess", "Ke1 ke8 Ra1", "w - - 98 80");
    EXPECT_EQ(early.claimable(move(early, "a1a2")), Claim::None);
    Game g = from("chess", "Ke1 ke8 Ra1", "w - - 99 80");
    EXPECT_EQ(g.claimable(), Claim::None);
    EXPECT_EQ(g.claimable(move(g, "a1a2")), Claim::FiftyMoves);
    play(g, "a1a2");
    ASSERT_TRUE(g.claim());
    EXPECT_EQ(*g.ending(), draw(g.position(), Reason::FiftyMovesClaim, Black, 100));
    Game late = from("chess", "Ke1 ke8 Ra1", "w - - 149 80");
    play(late, "a1a2");
    EXPECT_EQ(*late.ending(), draw(late.position(), Reason::FiftyMoves, NoSide, 150));
    Game mate = from("chess", "kh8 Kg6 Ra7", "w - - 149 80");
    play(mate, "a7a8");
    EXPECT_EQ(mate.ending()->reason, Reason::Checkmate);
}

TEST(Game, AMatedSideIsEliminatedWithTheMoveThatMatedIt) {
    // White mates Black, whose turn is next. Black must be eliminated as part of White's move.
    Game g = from("fortress", "wKi3 wQc3 wBd4 rKh14 uKn9 bKa1 bPe8", "w - - 0 1");
    const Position before = g.position();
    play(g, "c3b2");
    ASSERT_EQ(g.played(), 1u);
    EXPECT_EQ(g.last()->forced, std::vector{Move::elimination(Black)});
    EXPECT_EQ(g.position().turn(), Red);
    EXPECT_FALSE(g.position().living(Black));
    EXPECT_TRUE(g.position().pieces(Black).empty());
    EXPECT_FALSE(g.ending());
    const Position after = g.position();
    g.undo();
    EXPECT_EQ(g.position(), before);
    g.redo();
    EXPECT_EQ(g.position(), after);
}

TEST(Game, AStalematedSidePasses) {
    // White stalemates Black. Black must pass and stay in the game.
    Game g = from("fortress", "wKi3 wQc3 rKh14 uKn9 bKa1", "w - - 0 1");
    play(g, "c3c2");
    EXPECT_EQ(g.last()->forced, std::vector{Move::pass()});
    EXPECT_EQ(g.position().turn(), Red);
    EXPECT_TRUE(g.position().living(Black));
    const Game begun = from("fortress", "wKi3 wQc2 rKh14 uKn9 bKa1", "b - - 1 1");
    EXPECT_EQ(begun.position().turn(), Red);
    EXPECT_EQ(begun.played(), 0u);
    EXPECT_FALSE(begun.canUndo());
}

TEST(Game, MateIsJudgedOnlyWhenTheTurnComes) {
    // Red mates Black, but Blue and White move before Black, and Blue lifts the mate.
    Game g = from("fortress", "wKi3 rKh14 rQc3 rBd4 uKn9 uRd2 bKa1", "r - - 0 1");
    play(g, "c3b2");
    EXPECT_TRUE(g.last()->forced.empty());
    EXPECT_EQ(g.position().turn(), Blue);
    EXPECT_TRUE(g.position().living(Black));
    play(g, "d2b2 i3i4");
    EXPECT_EQ(g.position().turn(), Black);
    EXPECT_TRUE(g.last()->forced.empty());
}

TEST(Game, ASideThatResignsIsEliminatedAndItsTeamPlaysOn) {
    Game g = game("fortress", "placement=standard");
    const Position before = g.position();
    g.resign(Black);
    EXPECT_FALSE(g.ending());
    ASSERT_EQ(g.played(), 1u);
    EXPECT_EQ(g.last()->move, Move::elimination(Black, EliminationCause::Resignation));
    EXPECT_FALSE(g.position().living(Black));
    EXPECT_EQ(g.position().turn(), White);
    g.resign(Black);
    EXPECT_EQ(g.played(), 1u);
    play(g, "e4e5");
    EXPECT_EQ(g.position().turn(), Red);
    g.undo();
    g.undo();
    EXPECT_EQ(g.position(), before);
}

TEST(Game, TheLastSideOfATeamThatResignsLosesTheGame) {
    Game g = game("fortress");
    g.resign(White);
    EXPECT_EQ(g.position().turn(), Black);
    EXPECT_FALSE(g.ending());
    g.flag(Red);
    ASSERT_TRUE(g.ending());
    EXPECT_EQ(g.ending()->reason, Reason::Time);
    EXPECT_EQ(g.ending()->side, Red);
    EXPECT_EQ(g.ending()->halfPoints, (std::array<std::uint8_t, MaxSides>{0, 2, 0, 2}));
    EXPECT_TRUE(g.moves().empty());
    g.undo();
    EXPECT_FALSE(g.ending());
    EXPECT_TRUE(g.position().living(Red));
}

TEST(Game, ResigningOutOfTurnMayLeaveTheMoverTheTurn) {
    Game g = game("fortress", "placement=standard");
    play(g, "e4e5");
    g.resign(Blue);
    EXPECT_EQ(g.position().turn(), Black);
    g.resign(Black);
    ASSERT_TRUE(g.ending());
    EXPECT_EQ(g.ending()->reason, Reason::Resignation);
    EXPECT_EQ(g.ending()->halfPoints, (std::array<std::uint8_t, MaxSides>{2, 0, 2, 0}));
}

}  // namespace
}  // namespace rokada::test::gameTest
