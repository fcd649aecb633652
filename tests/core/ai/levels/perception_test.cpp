#include "ai/levels/perception.h"

#include "books.h"
#include "everyvariant.h"

#include <gtest/gtest.h>

namespace rokada::test::perceptionTest {
namespace {

constexpr int Seeds = 400;

/// Weakness of a player who overlooks 30 per cent of the moves that are of average difficulty to see.
const Weakness Dreamer{.blindness = 300};

/// Returns how many of `Seeds` players overlook the move. The players differ only in their random seed.
int blind(const Position& position, Move move, const Weakness& weakness, int ply = 0, Square last = NoSquare) {
    const Evaluator evaluator(position.book());
    int count = 0;
    for (std::uint64_t seed = 0; seed < Seeds; ++seed) {
        count += Perception(evaluator, position, weakness, seed).overlooks(position, move, ply, last);
    }
    return count;
}

int blind(const Position& position, Move move, int level, int ply = 0) {
    return blind(position, move, weaknessOf(Level(level), position.book().variant().id), ply);
}

Move move(const Position& position, std::string_view from, std::string_view to) {
    const Geometry& board = position.book().geometry();
    return {board.named(from), board.named(to)};
}

TEST(Perception, LongAndBackwardMovesAreOverlookedMoreOften) {
    const RulebookPtr& book = kept("chess");
    const Position position = placed(book, "Ke1 Rd4 ke8", "w - - 0 1");
    const int near = blind(position, move(position, "d4", "d5"), Dreamer),
              far = blind(position, move(position, "d4", "d8"), Dreamer);
    const int back = blind(position, move(position, "d4", "d3"), Dreamer);
    EXPECT_GT(far, near + Seeds / 20);
    EXPECT_GT(back, near + Seeds / 20);
}

TEST(Perception, TheShareOfOverlookedMovesIsTheOneThatIsTold) {
    const RulebookPtr& book = kept("chess");
    const Position position = placed(book, "Ke1 Rd4 ke8", "w - - 0 1");
    for (const int level : {1, 4, 6, 8, 10}) {
        const Weakness weakness = weaknessOf(Level(level), "chess");
        const double plain = blind(position, move(position, "d4", "d5"), weakness) / double(Seeds);
        EXPECT_NEAR(plain, Perception::overlookedShare(weakness, Perception::PlainOddness), 0.1) << level;
    }
    EXPECT_EQ(Perception::overlookedShare({.blindness = 2000}, Perception::AverageOddness), 1);
    EXPECT_EQ(Perception::overlookedShare({.blindness = 0}, Perception::AverageOddness), 0);
}

TEST(Perception, PathsAcrossTheSeamAreOverlookedMoreOften) {
    const RulebookPtr& book = kept("vyrt");
    const Position position = placed(book, "Ke1 Rk5 Rd5 ke8", "w - - 0 1 -");
    // In the default view of Vyrt chess, file k is the leftmost one. The move d5-l5 stays within the view, but k5-h5
    // crosses its left edge.
    const int inside = blind(position, move(position, "d5", "l5"), Dreamer),
              round = blind(position, move(position, "k5", "h5"), Dreamer);
    EXPECT_GT(round, inside + Seeds / 10);
}

TEST(Perception, ALoverOfLeapersDoesNotOverlookThem) {
    const RulebookPtr& book = kept("chess");
    const Position position = startPosition(*book);
    Weakness lover = Dreamer;
    lover.style.leapers = 60;
    const Move leap = move(position, "g1", "f3"), step = move(position, "e2", "e4");
    EXPECT_LT(blind(position, leap, lover), blind(position, leap, Dreamer));
    EXPECT_EQ(blind(position, step, lover), blind(position, step, Dreamer));
}

TEST(Perception, MovesFarFromTheLastOneAreOverlookedMoreOften) {
    const RulebookPtr& book = kept("chess");
    const Position position = placed(book, "Ke1 Ra1 pa2 ke8", "w - - 0 1");
    const Move taking = move(position, "a1", "a2");
    const Geometry& board = book->geometry();
    EXPECT_GT(blind(position, taking, Dreamer, 0, board.named("h8")),
              blind(position, taking, Dreamer, 0, board.named("b4")));
    EXPECT_GT(blind(position, taking, Dreamer, 0, board.named("b4")),
              blind(position, taking, Dreamer, 0, board.named("a2")));
}

TEST(Perception, TheSecondEnemyIsOverlookedMoreOften) {
    const RulebookPtr& book = kept("fortress", "placement=standard");
    const Position root = position(book, book->variant().start);
    const Evaluator evaluator(*book);
    int first = 0, second = 0;
    for (std::uint64_t seed = 0; seed < Seeds; ++seed) {
        const Perception sight(evaluator, root, Dreamer, seed);
        Position later = root;
        later.setTurn(Side(1));
        first += sight.overlooks(later, move(later, "d8", "e8"), 1, NoSquare);
        later.setTurn(Side(3));
        second += sight.overlooks(later, move(later, "m9", "l9"), 3, NoSquare);
    }
    EXPECT_GT(second, first + Seeds / 10);
}

TEST(Perception, NothingIsOverlookedBeyondAFullMove) {
    const RulebookPtr& book = kept("chess");
    const Position position = placed(book, "Ke1 Rd4 ke8", "w - - 0 1");
    EXPECT_GT(blind(position, move(position, "d4", "d8"), Dreamer, 1), 0);
    EXPECT_EQ(blind(position, move(position, "d4", "d8"), Dreamer, 2), 0);
}

TEST(Perception, BlindnessLastsSomeTurnsAndEnds) {
    const RulebookPtr& book = kept("chess");
    Position position = placed(book, "Ke1 Rd4 ke8", "w - - 0 1");
    const Evaluator evaluator(*book);
    int changes = 0, turns = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        bool before = false;
        for (int number = 1; number <= 40; ++number, ++turns) {
            position.setCounters(0, number);
            const Perception sight(evaluator, position, Dreamer, seed);
            const bool now = sight.overlooks(position, move(position, "d4", "d8"), 0, NoSquare);
            if (number > 1 && now != before) ++changes;
            before = now;
        }
    }
    EXPECT_GT(changes, 50);
    EXPECT_LT(changes, turns / 5);
}

TEST(Perception, AboveTheSecondLevelTheCaptureOfAQueenIsSeen) {
    const RulebookPtr& book = kept("chess");
    const Position position = placed(book, "Kh1 Ra8 qa1 rb8 ke5", "w - - 0 1");
    EXPECT_GT(blind(position, move(position, "a8", "a1"), 1), 0);
    EXPECT_GT(blind(position, move(position, "a8", "b8"), 1), 0);
    for (int level = 3; level <= Level::Highest; ++level) {
        EXPECT_EQ(blind(position, move(position, "a8", "a1"), level), 0) << level;
        EXPECT_EQ(blind(position, move(position, "a8", "a1"), level, 1), 0) << level;
    }
}

TEST(Perception, AboveTheThirdLevelMatesAreSeen) {
    const RulebookPtr& book = kept("chess");
    const Position position = placed(book, "Kb6 Rh1 ka8", "w - - 0 1");
    EXPECT_GT(blind(position, move(position, "h1", "h8"), 3), 0);
    for (int level = 4; level <= Level::Highest; ++level) {
        EXPECT_EQ(blind(position, move(position, "h1", "h8"), level), 0) << level;
    }
}

TEST(Perception, BlurIsBoundedAndTheSameForBothTeams) {
    for (const RuleSet& rules : everyRuleSet()) {
        const RulebookPtr book = rules.book();
        const Evaluator evaluator(*book);
        wander({rules.variant, rules.choices}, 3, 60, [&](const Game& game) {
            Position position = game.position();
            if (game.ending() || position.book().sides() != 2) return !game.ending();
            const Perception sight(evaluator, position, weaknessOf(Level(1), book->variant().id), 4);
            const Score seen = sight.blurred(position, 0);
            EXPECT_LE(std::abs(seen), weaknessOf(Level(1), book->variant().id).blur);
            position.setTurn(position.turn() == Side(0) ? Side(1) : Side(0));
            EXPECT_EQ(sight.blurred(position, 0), -seen);
            return game.played() < 20;
        });
    }
}

TEST(Perception, BlurStaysWhilePiecesStayInTheirFields) {
    const RulebookPtr& book = kept("chess");
    const Position one = placed(book, "Ke1 Ra1 Pd2 ke8", "w - - 0 1"),
                   same = placed(book, "Ke1 Rb2 Pd2 ke8", "w - - 0 1");
    const Evaluator evaluator(*book);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Perception sight(evaluator, one, weaknessOf(Level(2), book->variant().id), seed);
        EXPECT_EQ(sight.blurred(one, 30), sight.blurred(same, 30));
    }
}

}  // namespace
}  // namespace rokada::test::perceptionTest
