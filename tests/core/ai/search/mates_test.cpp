// Tests the engine with proved mates in two to four turns. The tool in tools/mates has found them.
#include "ai/evaluation/matecount.h"
#include "ai/search/engine.h"
#include "books.h"
#include "matefile.h"
#include "matesolver.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <fstream>

namespace rokada::test::matesTest {
namespace {

using tools::MateProblem;

constexpr std::uint64_t Nodes = 200'000;
/// The normal run tests only every n-th problem. The engine solves nearly all problems, and which ones it misses
/// changes with each network.
constexpr std::size_t EveryHowManieth = ROKADA_NIGHTLY_SIZE ? 1 : 5;
/// Minimum share of solved problems, in per cent. It is lower in the normal run, because the share varies more in a
/// small sample.
constexpr int Share = ROKADA_NIGHTLY_SIZE ? 97 : 95;

std::vector<MateProblem> problemsOf(const VariantInfo& info) {
    std::ifstream in(std::string(ROKADA_MATES_DIR) + '/' + std::string(info.id) + ".mates");
    const auto problems = tools::readMates(info, in);
    EXPECT_TRUE(problems) << info.id;
    return problems.value_or(std::vector<MateProblem>{});
}

Position positionOf(std::string_view variant, const MateProblem& problem) {
    std::string rules;
    for (const auto& [name, value] : problem.choices)
        rules.append(rules.empty() ? "" : " ").append(name).append(1, '=').append(value);
    return position(kept(variant, rules), problem.position);
}

/// Returns true if the engine plays a key move or announces a mate that is short enough.
bool solves(Engine& engine, std::string_view variant, const MateProblem& problem) {
    const RulebookPtr& book = kept(variant);
    Task task{.book = book, .position = positionOf(variant, problem)};
    task.limits.nodes = Nodes;
    task.limits.mate = problem.turns;
    engine.clear();
    const SearchResult outcome = engine.think(task, {});
    const auto& keys = problem.keys;
    if (std::ranges::find(keys, moveText(*book, outcome.best)) != keys.end()) return true;
    const auto& lines = outcome.report.variations;
    const int seats = std::popcount(task.position.state().living);
    return !lines.empty() && lines[0].score > MateBound && pliesToMate(lines[0].score) <= problem.turns * seats;
}

TEST(Mates, AreFoundByTheEngine) {
    Engine engine(16);
    int all = 0, allRight = 0;
    for (const VariantInfo& info : allVariants()) {
        const auto problems = problemsOf(info);
        int tried = 0, right = 0;
        for (std::size_t i = 0; i < problems.size(); i += EveryHowManieth) {
            const bool solved = solves(engine, info.id, problems[i]);
            if (!solved) std::cout << "not solved: " << info.id << ' ' << problems[i].position << '\n';
            ++tried;
            right += solved;
        }
        std::cout << info.id << ": " << right << " of " << tried << " solved\n";
        EXPECT_GT(tried, 0) << info.id;
        all += tried;
        allRight += right;
    }
    EXPECT_GE(allRight * 100, all * Share) << allRight << " of " << all;
}

/// Plays a variation, and all forced moves, to the end of the game. Returns the number of moves of the side that moves
/// first. Returns nullopt if the variation ends before the game does.
std::optional<int> movesToTheEnd(Position position, const std::vector<Move>& line) {
    const Side side = position.turn();
    const Rulebook& book = position.book();
    int own = 0;
    for (auto next = line.begin(); !book.decided(position.state().living);) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) return book.variant().elimination ? std::nullopt : std::optional(own);
        const bool forced = moves[0].forced();
        if (!forced && next == line.end()) return std::nullopt;
        if (!forced && position.turn() == side) ++own;
        Undo undo;
        position.make(forced ? moves[0] : *next++, undo);
    }
    return own;
}

/// The mate solver must count the same number of moves to mate as the engine, and as the played variation.
TEST(Mates, AreCountedInMovesOfTheSideToMove) {
    Engine engine(16);
    for (const VariantInfo& info : allVariants()) {
        const auto problems = problemsOf(info);
        int counted = 0, played = 0;
        for (std::size_t i = 0; i < problems.size(); i += EveryHowManieth) {
            const MateProblem& problem = problems[i];
            Task task{.book = kept(info.id), .position = positionOf(info.id, problem)};
            task.limits = {.nodes = Nodes, .mate = problem.turns};
            engine.clear();
            const auto lines = engine.think(task, {}).report.variations;
            if (lines.empty() || lines[0].score <= MateBound) continue;
            ++counted;
            const int turns = turnsToMate(task.position, lines[0].score, lines[0].moves);
            EXPECT_GE(turns, problem.turns) << info.id << ' ' << problem.position;
            const auto own = movesToTheEnd(task.position, lines[0].moves);
            if (!own) continue;
            ++played;
            EXPECT_EQ(turns, *own) << info.id << ' ' << problem.position;
        }
        std::cout << info.id << ": " << counted << " mates, " << played << " played to their end\n";
        EXPECT_GT(played, 0) << info.id;
    }
}

/// Checks that the problem has no shorter mate, and that its list of key moves is complete.
void expectProved(std::string_view variant, const MateProblem& problem, tools::MateSolver& solver) {
    const Position position = positionOf(variant, problem);
    EXPECT_EQ(solver.mates(position, problem.turns - 1), false) << problem.position;
    const auto keys = solver.keys(position, problem.turns);
    ASSERT_TRUE(keys) << problem.position;
    std::vector<std::string> texts;
    for (const Move key : *keys) texts.push_back(moveText(position.book(), key));
    EXPECT_THAT(texts, testing::UnorderedElementsAreArray(problem.keys)) << problem.position;
}

TEST(Mates, AreProvedByTheSolver) {
    tools::MateSolver solver(ROKADA_NIGHTLY_SIZE ? 60'000'000 : 2'000'000);
    for (const VariantInfo& info : allVariants()) {
        int shortOnes = 0;
        for (const MateProblem& problem : problemsOf(info)) {
            if (ROKADA_NIGHTLY_SIZE || (problem.turns == 2 && ++shortOnes <= 3)) {
                expectProved(info.id, problem, solver);
            }
        }
    }
}

TEST(MateSolver, KnowsAMateInTwoByHand) {
    tools::MateSolver solver(100'000);
    const Position rooks = placed(kept("chess"), "Kh1 Ra6 Rb5 ke7", "w - - 0 1");
    EXPECT_EQ(solver.mates(rooks, 1), false);
    EXPECT_EQ(solver.mates(rooks, 2), true);
    const auto keys = solver.keys(rooks, 2);
    ASSERT_TRUE(keys);
    ASSERT_EQ(keys->size(), 1u);
    EXPECT_EQ(moveText(rooks.book(), keys->front()), "b5b7");
}

// White's queen mates in two turns only because its partner Red moves between the two turns.
TEST(MateSolver, CountsThePartnersMovesIn) {
    tools::MateSolver solver(1'000'000);
    const Position four = placed(kept("fortress"), "wKi3 wQc3 wBd4 rKh14 uKn9 bKa1", "w - - 0 1");
    EXPECT_EQ(solver.mates(four, 1), false) << "black would fall, but blue stands";
    const Position three = placed(kept("fortress"), "wKi3 wQc3 wBd4 rKh14 bKa1", "w - - 0 1");
    EXPECT_EQ(solver.mates(three, 1), true);
}

TEST(MateSolver, GivesUpInsteadOfGuessing) {
    EXPECT_FALSE(tools::MateSolver(100).mates(startPosition(*kept("chess")), 3));
}

}  // namespace
}  // namespace rokada::test::matesTest
