// Matches between several players, some of which are Rokada's computer opponents: pairings, pauses, and interrupted
// matches.
#include "book/compactbook.h"
#include "match/match.h"
#include "match/names.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <new>
#include <set>
#include <thread>

namespace rokada::match::contestTest {
namespace {

RulebookPtr bookOf(std::string_view id) { return Rulebook::compile(*makeVariant(*findVariant(id), {})); }

ContestantSpec ours(const std::string& name, int level) {
    ContestantSpec spec{.engine = {}, .level = Level(level)};
    spec.engine.name = name;
    spec.engine.limit.nodes = 50;
    return spec;
}

ContestantSpec mock(const std::string& name) {
    ContestantSpec spec;
    spec.engine.name = name;
    spec.engine.command = {ROKADA_MOCK_ENGINE, "uci", ""};
    spec.engine.limit.nodes = 1;
    return spec;
}

/// Stores the finished games. Stops the match after `most` games, if `most` is not 0.
struct Notes final : MatchWatcher {
    bool gameEnded(const GamePlace& place, const Game& game, const GameResult& result) override {
        const int half = place.seating.teamOfFirst == 0 ? result.halfPoints : 2 - result.halfPoints;
        games.push_back({place.unit, place.game, half, result.end.failed()});
        plies += game.played();
        if (games.size() == most) stop.request_stop();
        return true;
    }
    void turnBegins(const GamePlace&, const Game&) override { ++turns; }

    std::vector<PlayedGame> games;
    std::size_t plies = 0, most = 0;
    std::atomic<int> turns = 0;
    std::stop_source stop;
};

struct Contest {
    Contest() {
        context.timeouts = {Milliseconds(20000), Milliseconds(20000), Milliseconds(20000)};
        plan.players = {ours("one", 1), ours("two", 2), mock("three")};
        plan.books = {bookOf("chess"), bookOf("greatshatranj")};
        plan.rounds = 2;
        plan.maxPlies = 20;
    }
    MatchEnd run(Notes& notes, const std::vector<PlayedGame>& earlier = {}) {
        Match match(plan, opening, context, notes, earlier);
        const MatchEnd end = match.run(notes.stop.get_token());
        played = match.standings().gamesPlayed();
        first = match.standings().total(0);
        return end;
    }

    MatchPlan plan;
    Match::OpeningOf opening = [this](std::size_t book, std::size_t) {
        return Opening{startPosition(*plan.books[book]), {}};
    };
    MatchContext context;
    std::size_t played = 0;
    PairScore first;
};

TEST(Contest, EveryonePlaysEveryoneInEachVariant) {
    Contest contest;
    Notes notes;
    EXPECT_EQ(contest.run(notes), MatchEnd::Complete);
    EXPECT_EQ(notes.games.size(), 2U * 2U * 3U * 2U) << "rounds, variants, pairs, colours";
    EXPECT_EQ(contest.played, notes.games.size());
    EXPECT_EQ(contest.first.games(), 16U);
    EXPECT_EQ(contest.first.buckets.front().units(), 8U);
    for (const PlayedGame& game : notes.games) EXPECT_FALSE(game.failed);
}

TEST(Contest, OursPlaysItsOpeningsFromABook) {
    struct Beginnings final : MatchWatcher {
        bool gameEnded(const GamePlace&, const Game& game, const GameResult&) override {
            moves.push_back(moveText(game.book(), game.turns()[0].move));
            return true;
        }
        std::vector<std::string> moves;
    };
    Contest contest;
    const RulebookPtr chess = bookOf("chess");
    const Position start = startPosition(*chess);
    const auto book = readBook(*chess, compactBook(*chess, {{start.key(), {{*parseMove(start, "a2a4"), 1}}}}));
    ASSERT_TRUE(book);
    contest.plan.books = {chess};
    contest.plan.rounds = 1;
    contest.plan.players = {ours("six", 6), ours("seven", 7)};
    for (ContestantSpec& player : contest.plan.players) player.openingBooks = {{chess, *book}};
    Beginnings beginnings;
    Match match(contest.plan, contest.opening, contest.context, beginnings, {});
    ASSERT_EQ(match.run({}), MatchEnd::Complete);
    ASSERT_EQ(beginnings.moves.size(), 2U);
    EXPECT_EQ(std::ranges::count(beginnings.moves, "a2a4"), 2) << "weak levels know the first moves too";
}

TEST(Contest, LevelsDoNotRepeatTheirGamesInTheNextRound) {
    struct Scores final : MatchWatcher {
        bool gameEnded(const GamePlace& place, const Game& game, const GameResult&) override {
            std::string moves = std::to_string(place.unit % 3) + ':' + std::to_string(place.game);
            for (const Turn& turn : game.turns()) moves += ' ' + moveText(game.book(), turn.move);
            games.insert(moves);
            return true;
        }
        std::set<std::string> games;
    };
    Contest contest;
    contest.plan.books = {bookOf("chess")};
    contest.plan.players = {ours("one", 1), ours("two", 2), ours("three", 3)};
    Scores scores;
    Match match(contest.plan, contest.opening, contest.context, scores, {});
    ASSERT_EQ(match.run({}), MatchEnd::Complete);
    EXPECT_EQ(scores.games.size(), 2U * 3U * 2U) << "rounds, pairs, colours";
}

TEST(Contest, GoesOnWhereItWasInterrupted) {
    Contest contest;
    Notes before, after;
    before.most = 5;
    EXPECT_EQ(contest.run(before), MatchEnd::Interrupted);
    ASSERT_EQ(before.games.size(), 5U);
    EXPECT_EQ(contest.run(after, before.games), MatchEnd::Complete);
    EXPECT_EQ(after.games.size(), 19U) << "what was played is not played again";
    EXPECT_EQ(contest.played, 24U);
    Notes nothing;
    after.games.insert(after.games.end(), before.games.begin(), before.games.end());
    EXPECT_EQ(contest.run(nothing, after.games), MatchEnd::Complete);
    EXPECT_TRUE(nothing.games.empty());
}

TEST(Contest, NobodyThinksInAPause) {
    Contest contest;
    Notes notes;
    Match match(contest.plan, contest.opening, contest.context, notes);
    match.setPaused(true);
    std::jthread runner([&](const std::stop_token& stop) { static_cast<void>(match.run(stop)); });
    while (notes.turns == 0) std::this_thread::yield();
    for (int i = 0; i < 1000; ++i) std::this_thread::yield();
    EXPECT_EQ(notes.turns, 1);
    match.setPaused(false);
    while (notes.turns < 3) std::this_thread::yield();
    match.setPaused(true);
    runner.request_stop();
}

/// An exception that leaves a worker thread would terminate the program. The match must therefore pass it on to the
/// caller of `run`.
TEST(Contest, AWorkerThatLacksMemoryEndsItWithThat) {
    struct Poor final : MatchWatcher {
        bool gameEnded(const GamePlace&, const Game&, const GameResult&) override { throw std::bad_alloc(); }
    } watcher;
    Contest contest;
    contest.plan.concurrency = 2;
    Match match(contest.plan, contest.opening, contest.context, watcher);
    EXPECT_THROW(match.run({}), std::bad_alloc);
}

TEST(Contest, ADecidedTestEndsIt) {
    Contest contest;
    contest.plan.players.pop_back();
    contest.plan.books.pop_back();
    contest.plan.sprt = Sprt{0, 5};
    std::vector<PlayedGame> won;
    contest.plan.rounds = 400;
    for (std::size_t unit = 0; unit < 390; ++unit) {
        for (std::size_t game : {0, 1}) won.push_back({unit, game, unit % 3 == 0 ? 1 : 2, false});
    }
    Notes notes;
    EXPECT_EQ(contest.run(notes, won), MatchEnd::Complete);
    EXPECT_TRUE(notes.games.empty());
}

TEST(Contest, EnginesOfOneNameAreToldApart) {
    EngineSpec plain, same, strong, other;
    for (EngineSpec* engine : {&plain, &same, &strong}) engine->name = "Mock";
    other.name = "Other";
    strong.options = {{"Strength", "9"}};
    tellApart({&plain, &same, &strong, &other});
    EXPECT_EQ(plain.name, "Mock");
    EXPECT_EQ(same.name, "Mock-2");
    EXPECT_EQ(strong.name, "Mock Strength=9");
    EXPECT_EQ(other.name, "Other");
}

TEST(Standings, FalseGamesAreNotCounted) {
    Standings standings(2, {2, 4}, 1);
    EXPECT_EQ(standings.gamesPlanned(), 6U);
    EXPECT_FALSE(standings.add({2, 0, 1, false}));
    EXPECT_FALSE(standings.add({0, 2, 1, false}));
    EXPECT_FALSE(standings.add({0, 0, 3, false}));
    EXPECT_TRUE(standings.add({0, 0, 2, false}));
    EXPECT_FALSE(standings.add({0, 0, 2, false}));
    EXPECT_TRUE(standings.add({0, 1, 0, true}));
    EXPECT_EQ(standings.between(1, 0).wonByFailure, 1U);
    EXPECT_EQ(standings.between(0, 1).buckets.front().counts(), (std::vector<std::uint64_t>{0, 0, 1, 0, 0}));
}

TEST(Standings, UnitsOfSeveralSizesMakeOneEstimate) {
    std::vector<Buckets> sizes{Buckets(2), Buckets(4)};
    for (int i = 0; i < 10; ++i) sizes[0].add(i % 2 == 0 ? 3 : 2);
    for (int i = 0; i < 10; ++i) sizes[1].add(i % 2 == 0 ? 5 : 4);
    const auto e = estimate(sizes);
    ASSERT_TRUE(e);
    EXPECT_NEAR(e->score, (20 * 0.625 + 40 * 0.5625) / 60, 1e-9);
    EXPECT_LT(e->lowScore, e->score);
    EXPECT_GT(e->superiority, 0.95);
}

}  // namespace
}  // namespace rokada::match::contestTest
