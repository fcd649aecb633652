// Tests of the public interface of the engine.
#include "ai/search/engine.h"
#include "books.h"
#include "everyvariant.h"
#include "text/movetext.h"
#include "text/positionletters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <iterator>
#include <thread>

namespace rokada::test::engineTest {
namespace {

Task taskOf(std::string_view game, std::string_view pieces, Limits limits) {
    const auto& book = kept(game);
    Task task{.book = book, .position = placed(book, pieces, "w - - 0 1")};
    task.limits = std::move(limits);
    return task;
}

std::string best(const SearchResult& outcome, const Task& task) { return moveText(*task.book, outcome.best); }

SearchResult think(const Task& task) { return Engine(4).think(task, {}); }

TEST(Engine, CapturesWhatIsFree) {
    const Task task = taskOf("chess", "Kh1 Rd1 ka8 qd6 ph7", {.nodes = 2000});
    EXPECT_EQ(best(think(task), task), "d1d6");
}

/// Returns the pieces of a board full of queens. White queens fill the lower half, black queens the upper half, and
/// each half contains a king. The two middle rows are empty, and on a torus also the first and the last row.
std::string fullOfQueens(const Rulebook& book) {
    const Geometry& board = book.geometry();
    const int rim = board.wraps() ? 1 : 0;
    std::string pieces;
    for (int s = 0; s < book.size(); ++s) {
        const int row = board.row(Square(s)), back = std::min(row, board.rows() - 1 - row);
        if (back < rim || back == board.rows() / 2 - 1) continue;
        const bool king = board.column(Square(s)) == 4 && back == 2 * rim;
        const char letter = king ? 'k' : 'q';
        pieces += (pieces.empty() ? "" : " ") + std::string(1, row < board.rows() / 2 ? upper(letter) : letter) +
                  board.name(Square(s));
    }
    return pieces;
}

/// The large board of Vyrt chess takes seconds, so the normal run leaves it out.
const std::vector<const char*> queenBoards = ROKADA_NIGHTLY_SIZE ? std::vector{"chess", "vyrt"} : std::vector{"chess"};

TEST(Engine, OnePlyEndsOnABoardFullOfQueens) {
    for (const char* game : queenBoards) {
        const Task task = taskOf(game, fullOfQueens(*kept(game)), {.depth = 1});
        const Report report = think(task).report;
        EXPECT_EQ(report.depth, 1) << game;
        EXPECT_LT(report.nodes, 1'000'000U) << game;
    }
}

TEST(Engine, SaysHowFarTheMateIs) {
    const Task task = taskOf("chess", "Kg6 Ra1 kg8", {.depth = 6});
    const SearchResult outcome = think(task);
    EXPECT_EQ(outcome.report.variations.front().score, mateIn(1));
    EXPECT_EQ(pliesToMate(outcome.report.variations.front().score), 1);
}

TEST(Engine, AQueenOnTheTorusIsADraw) {
    const Task task = taskOf("vyrt", "Ke1 Qd4 ke8 ra8", {.nodes = 5000});
    EXPECT_LT(think(task).report.variations.front().score, 450);
}

TEST(Engine, ConsidersOnlyWhatItMay) {
    Task task = taskOf("chess", "Kh1 Rd1 ka8 qd6 ph7", {.nodes = 2000});
    task.limits.only = {*parseMove(task.position, "h1g1"), *parseMove(task.position, "h1h2")};
    const std::string chosen = best(think(task), task);
    EXPECT_TRUE(chosen == "h1g1" || chosen == "h1h2") << chosen;
}

TEST(Engine, GivesAsManyVariationsAsWereAsked) {
    Task task = Task::of(Game(kept("chess")));
    task.limits = {.depth = 5, .variations = 4};
    const SearchResult outcome = think(task);
    ASSERT_EQ(outcome.report.variations.size(), 4u);
    std::set<std::string> first;
    for (const Variation& variation : outcome.report.variations)
        first.insert(moveText(*task.book, variation.moves.front()));
    EXPECT_EQ(first.size(), 4u);
    for (std::size_t i = 1; i < 4; ++i)
        EXPECT_LE(outcome.report.variations[i].score, outcome.report.variations[i - 1].score);
}

TEST(Engine, VariationsAreLegal) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        Engine engine(2);
        wander(rules, 31, 60, [&](const Game& game) {
            if (game.ending() || game.played() % 9 != 0) return true;
            Task task = Task::of(game);
            task.limits = {.nodes = 1500};
            const SearchResult outcome = engine.think(task, {});
            Game copy = game;
            EXPECT_TRUE(copy.legal(outcome.best));
            for (const Variation& variation : outcome.report.variations) {
                for (const Move move : variation.moves) {
                    if (copy.ending()) break;
                    EXPECT_TRUE(copy.play(move)) << moveText(game.book(), move);
                }
            }
            return !testing::Test::HasFailure();
        });
    }
}

/// Returns the reports that contain only a lower or upper bound of the score.
std::vector<Report> boundsIn(const Task& task) {
    std::vector<Report> bounds;
    Engine(4).think(task, {}, {}, [&](const Progress& progress) {
        if (!progress.report.variations.empty()) bounds.push_back(progress.report);
    });
    return bounds;
}

/// Checks that a report with a bound belongs to a deep iteration and that its variation is legal.
void expectBound(const Game& game, const Report& report) {
    ASSERT_EQ(report.variations.size(), 1u);
    const Variation& variation = report.variations.front();
    EXPECT_TRUE(variation.bound == Bound::Lower || variation.bound == Bound::Upper);
    EXPECT_GE(report.depth, 5) << "of an open window every score is exact";
    Game copy = game;
    ASSERT_FALSE(variation.moves.empty());
    for (const Move move : variation.moves) EXPECT_TRUE(copy.play(move));
}

TEST(Engine, TellsScoresOutsideOfTheirWindowAsBounds) {
    for (const char* variant : {"bolyar", "vyrt", "tavreli"}) {
        SCOPED_TRACE(variant);
        // The engine reports a bound if the score jumps between iterations. The evaluation weights decide in which
        // positions it jumps, so a jump in one of the six positions is enough.
        std::size_t told = 0;
        wander({variant, {}}, 31, 36, [&](const Game& game) {
            if (game.ending() || game.played() % 6 != 5) return true;
            Task task = Task::of(game);
            task.limits = {.nodes = 10000};
            const std::vector<Report> bounds = boundsIn(task);
            told += bounds.size();
            for (const Report& report : bounds) expectBound(game, report);
            task.limits.variations = 2;
            EXPECT_TRUE(boundsIn(task).empty());
            return !testing::Test::HasFailure();
        });
        EXPECT_GT(told, 0u);
    }
}

TEST(Engine, FinishedIterationsHaveExactScores) {
    Task task = Task::of(Game(kept("chess")));
    task.limits = {.depth = 8};
    Engine(4).think(task, {}, [](const Report& report) {
        EXPECT_EQ(report.variations.front().bound, Bound::Exact) << report.depth;
    });
}

TEST(Engine, IsAFunctionOfTheTaskUnderANodeLimit) {
    for (const char* game : {"chess", "greatshatranj", "bolyar", "vyrt", "fortress"}) {
        Task task = Task::of(Game(kept(game, std::string_view(game) == "fortress" ? "placement=standard" : "")));
        task.limits = {.nodes = 4000};
        const SearchResult first = think(task), second = think(task);
        EXPECT_EQ(first.best, second.best);
        EXPECT_EQ(first.report.nodes, second.report.nodes);
        EXPECT_EQ(first.report.variations.front().score, second.report.variations.front().score);
    }
}

TEST(Engine, TheLastReportTellsAllNodesAndTheMove) {
    for (const char* game : {"chess", "greatshatranj", "bolyar", "vyrt"}) {
        for (const std::uint64_t nodes : {500, 2500, 4000, 7000}) {
            Task task = Task::of(Game(kept(game)));
            task.limits = {.nodes = nodes};
            Report last;
            const SearchResult outcome = Engine(2).think(task, {}, [&](const Report& report) { last = report; });
            // A thread searches one or two more nodes after the stop request.
            EXPECT_GE(last.nodes, nodes) << game;
            EXPECT_LT(last.nodes, nodes + 50) << game;
            EXPECT_EQ(outcome.report.nodes, last.nodes) << game;
            EXPECT_EQ(last.variations.front().moves.front(), outcome.best) << game << ' ' << nodes;
        }
    }
}

TEST(Engine, AnswersWithALegalMoveHoweverEarlyItIsStopped) {
    for (const std::uint64_t nodes : {1, 2, 30, 1000}) {
        Game game(kept("vyrt"));
        Task task = Task::of(game);
        task.limits = {.nodes = nodes};
        EXPECT_TRUE(game.legal(think(task).best)) << nodes;
    }
    std::stop_source stopped;
    stopped.request_stop();
    Game game(kept("bolyar"));
    EXPECT_TRUE(game.legal(Engine(2).think(Task::of(game), stopped.get_token()).best));
}

TEST(Engine, StopsWhenAskedTo) {
    Engine engine(4, 2);
    Game game(kept("fortress", "placement=standard"));
    const Task task = Task::of(game);
    std::stop_source source;
    std::jthread stopper([&] { source.request_stop(); });
    EXPECT_TRUE(game.legal(engine.think(task, source.get_token()).best));
}

TEST(Engine, ThreadsSearchEveryVariationToTheDepthThatWasAskedFor) {
    for (const char* game : {"chess", "bolyar", "vyrt"}) {
        Engine engine(4, 3);
        Game start(kept(game));
        Task task = Task::of(start);
        task.limits = {.depth = 6, .variations = 3};
        int last = 0;
        const SearchResult outcome = engine.think(task, {}, [&](const Report& report) {
            EXPECT_GT(report.depth, last);
            last = report.depth;
        });
        EXPECT_EQ(last, 6) << game;
        const auto& variations = outcome.report.variations;
        ASSERT_EQ(variations.size(), 3u) << game;
        EXPECT_EQ(variations[0].moves.front(), outcome.best);
        EXPECT_GE(variations[0].score, variations[1].score);
        EXPECT_GE(variations[1].score, variations[2].score);
        EXPECT_NE(variations[0].moves.front(), variations[1].moves.front());
        EXPECT_NE(variations[1].moves.front(), variations[2].moves.front());
        for (const Variation& variation : variations) {
            Game played = start;
            for (const Move move : variation.moves) {
                ASSERT_TRUE(played.legal(move)) << game;
                played.play(move);
            }
        }
    }
}

TEST(Engine, ThreadsFindTheMateThatOneFinds) {
    const auto& book = kept("chess");
    Game game(book, placed(book, "Kg1 Ra6 Rb1 Pf2 kh8 ph5", "w - - 0 1"));
    Engine engine(4, 4);
    Task task = Task::of(game);
    task.limits = {.depth = 8};
    const SearchResult outcome = engine.think(task, {});
    EXPECT_TRUE(game.legal(outcome.best));
    EXPECT_EQ(outcome.report.variations.front().score, mateIn(3));
    EXPECT_EQ(think(task).report.variations.front().score, mateIn(3));
}

TEST(Engine, StartsAndStopsAThousandTimes) {
    constexpr int Times = 1000;
    Engine engine(1, 2);
    Game game(kept("chess"));
    Task task = Task::of(game);
    for (int i = 0; i < Times; ++i) {
        std::stop_source source;
        SearchResult outcome;
        std::jthread thinker([&] { outcome = engine.think(task, source.get_token()); });
        source.request_stop();
        thinker.join();
        ASSERT_TRUE(game.legal(outcome.best)) << i;
    }
}

#ifdef __linux__
/// Returns the number of threads of this process.
std::ptrdiff_t threadsNow() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/task"), std::filesystem::directory_iterator());
}

/// Waits until the process has only this many threads. Returns false if that takes more than about ten seconds.
bool endsWith(std::ptrdiff_t threads) {
    for (int i = 0; i < 5000 && threadsNow() > threads; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    return threadsNow() == threads;
}

/// Searches with many threads, and blocks the main search thread in its first report until the other threads have
/// ended. They can end only because of `end` or `limits`. Returns true if they have ended.
bool othersEndByThemselves(Limits limits, const std::function<void()>& end, const std::stop_token& stop) {
    const std::ptrdiff_t before = threadsNow();
    Engine engine(4, 32);
    Task task = Task::of(Game(kept("chess")));
    task.limits = std::move(limits);
    bool ran = false, ended = false;
    engine.think(task, stop, [&](const Report&) {
        if (ran || threadsNow() == before) return;
        ran = true;
        end();
        ended = endsWith(before);
    });
    return ran && ended;
}

TEST(Engine, AStopReachesAllThreadsWithoutTheFirst) {
    std::stop_source source;
    EXPECT_TRUE(othersEndByThemselves(
        {}, [&] { source.request_stop(); }, source.get_token()));
}

TEST(Engine, ALimitReachesAllThreadsWithoutTheFirst) {
    EXPECT_TRUE(othersEndByThemselves({.nodes = 200'000}, [] {}, {}));
    EXPECT_TRUE(othersEndByThemselves({.moveTime = std::chrono::milliseconds(1000)}, [] {}, {}));
}

TEST(Engine, AShortSearchAndOneThatIsStoppedAtOnceStartNoThreads) {
    const std::ptrdiff_t before = threadsNow();
    Engine engine(4, 32);
    Task task = Task::of(Game(kept("chess")));
    std::stop_source stopped;
    stopped.request_stop();
    const auto alone = [&](const Report&) { EXPECT_EQ(threadsNow(), before); };
    EXPECT_GE(engine.think(task, stopped.get_token(), alone).report.depth, 1);
    task.limits = {.depth = 1};
    EXPECT_EQ(engine.think(task, {}, alone).report.depth, 1);
}
#endif

TEST(Engine, PonderingWaitsForTheMoveOrTheStop) {
    Engine engine(2);
    Game game(kept("chess"));
    Task task = Task::of(game);
    task.limits = {.depth = 3, .pondering = true};
    SearchResult outcome;
    std::jthread thinker([&] { outcome = engine.think(task, {}); });
    engine.ponderHit();
    // The ponder hit may come before the search waits for it, so it is repeated. Repeating it is harmless.
    std::jthread again([&](const std::stop_token& done) {
        while (!done.stop_requested()) engine.ponderHit();
    });
    thinker.join();
    again.request_stop();
    EXPECT_TRUE(game.legal(outcome.best));
    EXPECT_GE(outcome.report.depth, 3);
}

TEST(Engine, KnowsThatAThirdTimeIsADraw) {
    // White is a queen down and gives perpetual check. The position after e8e4 has already occurred twice.
    const auto& book = kept("chess");
    Game game(book, placed(book, "Kh1 Qe8 kh7 qb2 rb3 pg7 ph6", "w - - 0 1"));
    play(game, "e8e4 h7g8 e4e8 g8h7 e8e4 h7g8 e4e8 g8h7");
    Task task = Task::of(game);
    EXPECT_EQ(task.earlier.size(), 8u);
    task.limits = {.nodes = 5000};
    const SearchResult outcome = think(task);
    EXPECT_EQ(best(outcome, task), "e8e4");
    EXPECT_EQ(outcome.report.variations.front().score, 0);
}

TEST(Engine, PlacesItsReservePieces) {
    Game game(kept("fortress"));
    Engine engine(2);
    int placed = 0;
    while (!game.ending() && game.position().placing(game.position().turn())) {
        Task task = Task::of(game);
        task.limits = {.nodes = 200};
        ASSERT_TRUE(game.play(engine.think(task, {}).best));
        ++placed;
    }
    EXPECT_EQ(placed, 12);
}

}  // namespace
}  // namespace rokada::test::engineTest
