// Tests the puzzles in the program: their number, their order, and a new proof of each. The normal run proves only a
// sample.
#include "puzzles/puzzlereader.h"

#include "diagram.h"
#include "learn/exercise.h"
#include "order.h"
#include "prover.h"
#include "puzzles/puzzlestep.h"
#include "puzzles/puzzlewriter.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace rokada::shippedpuzzlesTest {
namespace {

class ShippedPuzzles : public ::testing::TestWithParam<std::string> {
protected:
    [[nodiscard]] static const PuzzleSet& shipped() {
        static std::map<std::string, PuzzleSet> known;
        static RulebookCache cache;
        PuzzleSet& set = known[GetParam()];
        if (set.book) return set;
        std::ostringstream text;
        text << std::ifstream(ROKADA_PUZZLES_DIR "/" + GetParam() + ".txt").rdbuf();
        const auto read = readPuzzles(text.str(), cache);
        if (read) {
            set = *read;
        } else {
            ADD_FAILURE() << GetParam() << ": line " << read.error().line << ", column " << read.error().column
                          << ", error " << static_cast<int>(read.error().what);
        }
        return set;
    }
};

TEST_P(ShippedPuzzles, AreEnoughAndAllDifferent) {
    const std::size_t least = GetParam() == "chess" ? 500 : 300;
    EXPECT_GE(shipped().puzzles.size(), least);
    std::set<std::string> ids;
    for (const Puzzle& puzzle : shipped().puzzles) EXPECT_TRUE(ids.insert(puzzle.id()).second) << puzzleText(puzzle);
}

TEST_P(ShippedPuzzles, NoTwoOfOnePatternInARow) {
    const auto& all = shipped().puzzles;
    for (std::size_t i = 1; i < all.size(); ++i)
        EXPECT_FALSE(tools::samePattern(all[i - 1], all[i])) << i << ' ' << puzzleText(all[i]);
}

/// Answers each puzzle with its solution. The exercise must accept it.
TEST_P(ShippedPuzzles, CanBeSolved) {
    const PuzzleSet& set = shipped();
    if (!set.book) return;
    const GoalJudge judge(*set.book);
    for (const Puzzle& puzzle : set.puzzles) {
        const LessonStep step = stepOf(puzzle);
        Exercise exercise(step, judge);
        if (asksForSquares(puzzle.kind)) {
            EXPECT_EQ(exercise.answer(SquaresAnswer{puzzle.squares}).type, Verdict::Type::Right) << puzzleText(puzzle);
            continue;
        }
        const Side side = puzzle.position.turn();
        Verdict last;
        for (const Move move : puzzle.line) {
            if (exercise.done() || exercise.position().turn() != side) continue;
            if (exercise.position()[move.from()] == NoPiece || sideOf(exercise.position()[move.from()]) != side)
                continue;
            last = exercise.answer(MoveAnswer::of(move));
        }
        EXPECT_EQ(last.type, Verdict::Type::Right) << puzzleText(puzzle);
    }
}

/// Returns true for puzzles whose proof needs a search. The normal run proves only a few of each kind.
bool slow(const Puzzle& puzzle) {
    return !asksForSquares(puzzle.kind) && (puzzle.kind != PuzzleKind::Mate || puzzle.moves > 2);
}

constexpr bool Nightly = ROKADA_NIGHTLY_SIZE != 0;
constexpr std::size_t QuickOnes = 40, SlowOfAKind = 1;

TEST_P(ShippedPuzzles, AreProvedAgain) {
    const PuzzleSet& set = shipped();
    tools::Prover prover({60'000, 2'000'000});
    std::map<PuzzleKind, std::size_t> done;
    const std::size_t step = Nightly ? 1 : 1 + set.puzzles.size() / QuickOnes;
    std::size_t proved = 0;
    for (std::size_t i = 0; i < set.puzzles.size(); ++i) {
        const Puzzle& puzzle = set.puzzles[i];
        const bool wanted = slow(puzzle) ? done[puzzle.kind] < SlowOfAKind : i % step == 0;
        if (!Nightly && !wanted) continue;
        ++done[puzzle.kind];
        ++proved;
        EXPECT_TRUE(prover.proves(set.book, puzzle)) << puzzleText(puzzle);
    }
    EXPECT_GE(proved, Nightly ? set.puzzles.size() : QuickOnes / 4);
}

INSTANTIATE_TEST_SUITE_P(All, ShippedPuzzles,
                         ::testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"),
                         [](const auto& of) { return of.param; });

}  // namespace
}  // namespace rokada::shippedpuzzlesTest
