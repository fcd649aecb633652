#include "ai/search/engine.h"
#include "ai/search/levelsearch.h"
#include "books.h"
#include "everyvariant.h"

#include <gtest/gtest.h>

namespace rokada::test::levelTest {
namespace {

constexpr std::array Games{"chess", "greatshatranj", "bolyar", "vyrt", "fortress"};

Task taskFor(const Game& game, int level, std::uint64_t seed = 1, std::uint64_t nodes = 0) {
    Task task = Task::of(game);
    task.level = Level(level);
    task.seed = seed;
    task.limits.nodes = nodes;
    return task;
}

std::vector<Move> selfPlay(const RulebookPtr& book, int level, std::uint64_t seed, int plies) {
    Engine engine(1);
    Game game(book);
    std::vector<Move> moves;
    for (int i = 0; i < plies && !game.ending(); ++i) {
        moves.push_back(engine.think(taskFor(game, level, seed), {}).best);
        EXPECT_TRUE(game.play(moves.back()));
    }
    return moves;
}

bool matesAtOnce(const Game& game, Move move) {
    Game after = game;
    return after.play(move) && after.ending() && after.ending()->reason == Reason::Checkmate;
}

class EveryVariant : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Levels, EveryVariant, testing::ValuesIn(Games), [](const auto& param) { return param.param; });

TEST_P(EveryVariant, ASeedRepeatsItsGame) {
    for (const int level : {1, 3, 5}) {
        EXPECT_EQ(selfPlay(kept(GetParam()), level, 7, 16), selfPlay(kept(GetParam()), level, 7, 16)) << level;
    }
}

TEST_P(EveryVariant, OtherSeedsPlayOtherGames) {
    EXPECT_NE(selfPlay(kept(GetParam()), 1, 7, 16), selfPlay(kept(GetParam()), 1, 8, 16));
}

TEST_P(EveryVariant, FullStrengthIsNotTouchedByWhatALevelThought) {
    const Game game(kept(GetParam()));
    Task full = Task::of(game);
    full.limits.nodes = 3000;
    Engine fresh(1), used(1);
    used.think(taskFor(game, 6), {});
    used.think(taskFor(game, 1), {});
    const SearchResult one = fresh.think(full, {}), other = used.think(full, {});
    EXPECT_EQ(one.best, other.best);
    EXPECT_EQ(one.report.nodes, other.report.nodes);
    ASSERT_EQ(one.report.variations.size(), other.report.variations.size());
    for (std::size_t i = 0; i < one.report.variations.size(); ++i) {
        EXPECT_EQ(one.report.variations[i].moves, other.report.variations[i].moves);
    }
}

TEST_P(EveryVariant, ALevelIsNotTouchedByWhatWasThoughtBefore) {
    const Game game(kept(GetParam()));
    Engine fresh(1), used(1);
    Task full = Task::of(game);
    full.limits.nodes = 3000;
    used.think(full, {});
    used.think(taskFor(game, 2, 9), {});
    const SearchResult one = fresh.think(taskFor(game, 5), {}), other = used.think(taskFor(game, 5), {});
    EXPECT_EQ(one.best, other.best);
    EXPECT_EQ(one.report.nodes, other.report.nodes);
}

TEST(Levels, KnowNoNetwork) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        const auto book = rules.book();
        for (int level = 1; level <= Level::Highest; ++level)
            EXPECT_EQ(evaluatorOf(Level(level), *book)->network(), nullptr) << level;
    }
}

TEST(Levels, AnswerLegallyInEveryVariantAndOption) {
    Engine engine(1);
    for (const RuleSet& rules : everyRuleSet()) {
        int seen = 0;
        wander(rules, 11, 240, [&](const Game& game) {
            if (game.ending() || ++seen % 40 != 1) return true;
            for (const int level : {1, 2, 4, 10}) {
                const Move best = engine.think(taskFor(game, level, 3, 150), {}).best;
                EXPECT_TRUE(game.legal(best)) << rules.name() << ' ' << level;
            }
            return true;
        });
    }
}

TEST(Levels, KeepToTheMovesTheyMayConsider) {
    const Game game(kept("chess"));
    const MoveList moves = game.moves();
    Engine engine(1);
    for (int level = Level::Lowest; level <= Level::Highest; ++level) {
        for (const Move only : {moves[0], moves[7], moves[19]}) {
            Task task = taskFor(game, level, 5, 500);
            task.limits.only = {only};
            EXPECT_EQ(engine.think(task, {}).best, only) << level;
        }
    }
}

TEST(Levels, PlayTheOnlyMove) {
    const RulebookPtr& book = kept("chess");
    const Game check(book, placed(book, "Ka1 qb2 bc3 ke7 Rb8", "w - - 0 1"));
    ASSERT_EQ(check.moves().size(), 1u);
    Engine engine(1);
    for (int level = Level::Lowest; level <= Level::Highest; ++level) {
        EXPECT_EQ(engine.think(taskFor(check, level), {}).best, check.moves()[0]) << level;
    }
}

TEST(Levels, PlaceInFortress) {
    Engine engine(1);
    for (int level = Level::Lowest; level <= 7; ++level) {
        Game game(kept("fortress", "placement=open"));
        for (int ply = 0; ply < 12; ++ply) {
            const Move best = engine.think(taskFor(game, level, 2, 400), {}).best;
            EXPECT_EQ(best.type(), MoveType::Drop);
            ASSERT_TRUE(game.play(best));
        }
        EXPECT_FALSE(game.position().placing(game.position().turn()));
    }
}

TEST(Levels, AnswerEvenIfStoppedAtOnce) {
    Engine engine(1);
    std::stop_source stop;
    stop.request_stop();
    for (const char* name : Games) {
        const Game game(kept(name));
        for (int level = Level::Lowest; level <= Level::Highest; ++level) {
            EXPECT_TRUE(game.legal(engine.think(taskFor(game, level), stop.get_token()).best)) << name << level;
            EXPECT_TRUE(game.legal(engine.think(taskFor(game, level, 1, 1), {}).best)) << name << level;
        }
    }
}

TEST(Levels, AboveTheThirdNeverMissAMateInOne) {
    Engine engine(1);
    for (const char* name : {"chess", "greatshatranj", "bolyar", "vyrt"}) {
        int found = 0;
        wander({name, {}}, 5, 12000, [&](const Game& game) {
            if (game.ending()) return true;
            const MoveList moves = game.moves();
            if (std::ranges::none_of(moves, [&](Move move) { return matesAtOnce(game, move); })) return true;
            for (int level = 4; level <= Level::Highest; ++level) {
                const Move best = engine.think(taskFor(game, level, static_cast<std::uint64_t>(found), 1500), {}).best;
                EXPECT_TRUE(matesAtOnce(game, best)) << name << ' ' << level;
            }
            return ++found < 4;
        });
        EXPECT_GT(found, 0) << name;
    }
}

}  // namespace
}  // namespace rokada::test::levelTest
