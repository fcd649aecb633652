// Self-play of the engine, in which the independent slow rules (tests/slowrules) check every move.
#include "ai/search/engine.h"
#include "everyvariant.h"
#include "slowrules/slowrules.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::selfplayTest {
namespace {

#ifdef __SANITIZE_THREAD__
// ThreadSanitizer makes the slow rules twenty times slower. The games use a single thread, so it has no data races to
// find here.
constexpr int UsualGames = 4;
#else
constexpr int UsualGames = 20;
#endif
constexpr int GamesEach = ROKADA_NIGHTLY_SIZE ? 1000 : UsualGames;
constexpr std::size_t MaxPlies = ROKADA_NIGHTLY_SIZE ? 600 : 80;

/// Returns rule sets that cover every value of every option.
const std::vector<RuleSet>& watchedRules() {
    static const std::vector<RuleSet> rules = [] {
        std::vector<RuleSet> chosen;
        std::set<std::pair<std::string, std::string>> seen;
        for (const RuleSet& set : everyRuleSet()) {
            bool fresh = set.choices.empty();
            for (const auto& [name, value] : set.choices) {
                fresh |= seen.insert({set.variant + ' ' + name, value}).second;
            }
            if (fresh) chosen.push_back(set);
        }
        return chosen;
    }();
    return rules;
}

/// Checks that the slow rules allow the engine's move, and that the resulting boards are equal.
void compare(const RuleSet& rules, const Position& before, const std::string& move, const Game& game) {
    const auto slow =
        slow::Position::read(rules.variant, {rules.choices.begin(), rules.choices.end()}, positionText(before));
    ASSERT_TRUE(slow);
    const auto legal = slow->moves();
    ASSERT_TRUE(std::ranges::binary_search(legal, move)) << positionText(before) << ' ' << move;
    const std::string after = slow->after(move).text(), ours = positionText(game.position());
    ASSERT_EQ(after.substr(0, after.find(' ')), ours.substr(0, ours.find(' ')));
}

void playAndWatch(const RuleSet& rules, const RulebookPtr& book, int number) {
    Engine engine(1);
    Game game(book);
    while (!game.ending() && game.played() < MaxPlies) {
        Task task = Task::of(game);
        // Different node limits for each game and ply make the games differ.
        task.limits.nodes = 20 + static_cast<std::uint64_t>(number * 7 + static_cast<int>(game.played()) * 13) % 90;
        const Move move = engine.think(task, {}).best;
        const Position before = game.position();
        ASSERT_TRUE(game.play(move)) << positionText(before);
        compare(rules, before, moveText(*book, move), game);
        if (testing::Test::HasFatalFailure()) return;
    }
}

class SelfPlay : public testing::TestWithParam<int> {};

TEST_P(SelfPlay, IsLegalToTheSlowRules) {
    const RuleSet& rules = watchedRules()[static_cast<std::size_t>(GetParam())];
    SCOPED_TRACE(rules.name());
    const auto book = rules.book();
    for (int number = 0; number < GamesEach && !HasFatalFailure(); ++number) playAndWatch(rules, book, number);
}

INSTANTIATE_TEST_SUITE_P(EveryGameAndOption, SelfPlay, testing::Range(0, static_cast<int>(watchedRules().size())));

}  // namespace
}  // namespace rokada::test::selfplayTest
