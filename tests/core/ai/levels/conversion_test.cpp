// Computer levels from 2 upwards must win won endgames against any defence.
#include "ai/levels/conversion.h"

#include "ai/search/engine.h"
#include "base/scrambled.h"
#include "books.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::conversionTest {
namespace {

constexpr int Positions = ROKADA_NIGHTLY_SIZE ? 20 : 2;
constexpr std::uint64_t DefendersNodes = 500;

/// Pieces of a position. Each piece is the digit of its side, followed by its letter.
struct Material {
    const char* variant;
    std::string_view pieces;
};

Square anyEmpty(const Position& position, std::uint64_t& lot) {
    for (;;) {
        lot = scrambled(lot);
        const auto square = Square(lot % static_cast<std::uint64_t>(position.book().size()));
        if (position.empty(square)) return square;
    }
}

/// Returns a random position of these pieces, with White to move and no king in check. Equal seeds give equal
/// positions.
Position scattered(const RulebookPtr& book, std::string_view pieces, std::uint64_t seed) {
    for (std::uint64_t lot = seed;;) {
        Position drawn(*book);
        for (std::size_t i = 0; i + 1 < pieces.size(); i += 2) {
            const auto side = Side(pieces[i] - '0');
            drawn.put(pieceOf(side, book->variant().kindOf(pieces[i + 1])), anyEmpty(drawn, lot));
        }
        const auto position = parsePosition(*book, positionText(drawn));
        if (!position) continue;
        bool calm = true;
        for (std::size_t side = 0; side < book->sides(); ++side) {
            calm = calm && !(position->living(Side(side)) && position->inCheck(Side(side)));
        }
        MoveList moves;
        legalMoves(*position, moves);
        if (calm && !moves.empty() && !moves[0].forced()) return *position;
    }
}

/// Plays a game to its end and returns its result. White's team plays at `level`, the other players at full strength.
Ending played(const RulebookPtr& book, const Position& start, int level, std::uint64_t seed) {
    Engine engine(4);
    Game game(book, start);
    while (!game.ending()) {
        Task task = Task::of(game);
        task.seed = seed;
        if (book->allied(game.position().turn(), Side(0))) {
            task.level = Level(level);
        } else {
            task.limits.nodes = DefendersNodes;
        }
        game.play(engine.think(task, {}).best);
    }
    return *game.ending();
}

class Won : public testing::TestWithParam<Material> {};
INSTANTIATE_TEST_SUITE_P(Endings, Won,
                         testing::Values(Material{"chess", "0K0Q1K"}, Material{"chess", "0K0R1K"},
                                         Material{"fortress", "0K0Q1K"}, Material{"fortress", "0K0R1K"},
                                         Material{"fortress", "0K0Q0R0N1K"}, Material{"fortress", "0K2K0Q1K"},
                                         Material{"fortress", "0K2K0Q2R1K3K"}));

TEST_P(Won, AreEndedByTheSecondLevel) {
    const RulebookPtr& book = kept(GetParam().variant);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(Positions); ++seed) {
        const Position start = scattered(book, GetParam().pieces, scrambled(seed));
        EXPECT_EQ(played(book, start, 2, seed).halfPoints[0], 2) << positionText(start);
    }
}

TEST(Overwhelming, IsABareKingOrNearlySo) {
    const auto says = [](const char* text) {
        const RulebookPtr& book = kept("chess");
        return overwhelming(Evaluator(*book), *parsePosition(*book, text));
    };
    EXPECT_TRUE(says("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    EXPECT_TRUE(says("4k3/p7/8/8/8/8/8/Q3K3 w - - 0 1"));
    EXPECT_FALSE(says("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"));
    EXPECT_FALSE(says("rnbqkbnr/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    EXPECT_FALSE(says("4k3/n7/8/8/8/8/8/Q3K3 w - - 0 1"));
}

TEST(Overwhelming, ChangesNothingForTheFirstLevel) {
    const RulebookPtr& book = kept("chess");
    const Evaluator evaluator(*book);
    const Position won = *parsePosition(*book, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    EXPECT_GT(weaknessIn(evaluator, won, Level(1)).blindness, 0);
    EXPECT_EQ(weaknessIn(evaluator, won, Level(2)).blindness, 0);
    EXPECT_GT(weaknessIn(evaluator, startPosition(*book), Level(2)).blindness, 0);
}

}  // namespace
}  // namespace rokada::test::conversionTest
