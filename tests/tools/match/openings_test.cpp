#include "match/openings.h"
#include "openingtext.h"

#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace rokada::match::openingsTest {
namespace {

constexpr std::size_t Count = 4;

RulebookPtr bookOf(const VariantInfo& info) { return Rulebook::compile(*makeVariant(info, {})); }

RandomOpenings quick(std::uint64_t seed) { return {.plies = 6, .seed = seed, .nodes = 200}; }

std::vector<std::vector<Move>> movesOf(Openings& openings) {
    std::vector<std::vector<Move>> moves;
    for (std::size_t i = 0; i < Count; ++i) moves.push_back(openings.at(i).moves);
    return moves;
}

TEST(RandomOpenings, TheSameForTheSameSeed) {
    for (const VariantInfo& info : allVariants()) {
        const auto book = bookOf(info);
        Openings first(book, quick(7)), second(book, quick(7)), other(book, quick(8));
        (void)second.at(Count - 1);  // the order in which openings are requested must not matter
        const auto moves = movesOf(first);
        EXPECT_EQ(moves, movesOf(second)) << info.id;
        EXPECT_NE(moves, movesOf(other)) << info.id;
    }
}

TEST(RandomOpenings, GoOnAndDiffer) {
    for (const VariantInfo& info : allVariants()) {
        const auto book = bookOf(info);
        Openings openings(book, quick(3));
        std::set<Key> keys;
        for (std::size_t i = 0; i < Count; ++i) {
            const Game game = gameAfter(book, openings.at(i));
            EXPECT_FALSE(game.ending()) << info.id;
            EXPECT_FALSE(game.position().placing(game.position().turn())) << info.id;
            keys.insert(game.position().key());
        }
        EXPECT_EQ(keys.size(), Count) << info.id;
    }
}

TEST(RandomOpenings, AreBalanced) {
    const auto book = bookOf(*findVariant("chess"));
    const RandomOpenings wish = quick(5);
    Openings openings(book, wish);
    Engine engine(1, 1);
    for (std::size_t i = 0; i < Count; ++i) {
        Task task = Task::of(gameAfter(book, openings.at(i)));
        task.limits.nodes = wish.nodes;
        engine.clear();
        const SearchResult outcome = engine.think(task, {});
        ASSERT_FALSE(outcome.report.variations.empty());
        EXPECT_LE(std::abs(outcome.report.variations.front().score), wish.bound);
    }
}

TEST(RandomOpenings, NoPliesIsTheStart) {
    const auto book = bookOf(*findVariant("chess"));
    Openings openings(book, RandomOpenings{.plies = 0, .nodes = 0});
    EXPECT_TRUE(openings.at(0).moves.empty());
    EXPECT_FALSE(openings.weighed());
}

TEST(ListedOpenings, ComeAgainAndAgain) {
    const auto book = bookOf(*findVariant("chess"));
    const auto listed = parseOpenings(book, "# comment\n\n; e2e4\r\n; d2d4");
    ASSERT_TRUE(listed);
    Openings openings(book, *listed);
    EXPECT_EQ(moveText(*book, openings.at(0).moves.at(0)), "e2e4");
    EXPECT_EQ(moveText(*book, openings.at(1).moves.at(0)), "d2d4");
    EXPECT_EQ(moveText(*book, openings.at(2).moves.at(0)), "e2e4");
}

TEST(ListedOpenings, AnErrorHasItsLine) {
    const auto book = bookOf(*findVariant("chess"));
    EXPECT_EQ(parseOpenings(book, "; e2e4\n\n; e2e5").error(), "line 3: e2e5: illegal move at character 1");
    EXPECT_EQ(parseOpenings(book, "# nothing").error(), "no opening in it");
}

}  // namespace
}  // namespace rokada::match::openingsTest
