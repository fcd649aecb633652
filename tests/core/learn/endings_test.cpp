// Tests of the practice endings. Every variant must have suitable positions for each task, best play must reach the
// goal in the promised moves, and mistakes must be reported.
#include "learn/endingtask.h"
#include "learn/exercise.h"
#include "learn/tableopponent.h"
#include "rules/movegen.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::endingsTest {
namespace {

constexpr int HoldMoves = 15;
constexpr bool Nightly = ROKADA_NIGHTLY_SIZE != 0;
constexpr std::uint64_t Seeds = Nightly ? 200 : 12;

class PractisedEnding {
public:
    PractisedEnding(const VariantInfo& info, const EndingTask& task)
        : task_(task), book_(endingBook(info, task)), tables_(std::make_shared<Endgames>(book_)), judge_(*book_) {}

    [[nodiscard]] std::optional<EndingStart> start(std::uint64_t seed) { return endingStart(*tables_, task_, seed); }
    [[nodiscard]] LessonStep step(const EndingStart& start) const {
        LessonStep step(*book_);
        step.type = StepType::Play;
        step.position = start.position;
        step.goal.type = task_.hold ? GoalType::None : GoalType::Mate;
        step.moves = task_.hold ? HoldMoves : TableOpponent::UntilMate;
        step.opponent = std::make_shared<TableOpponent>(tables_, step.moves);
        return step;
    }
    [[nodiscard]] const GoalJudge& judge() const { return judge_; }

private:
    EndingTask task_;
    RulebookPtr book_;
    std::shared_ptr<Endgames> tables_;
    GoalJudge judge_;
};

struct Practised {
    const VariantInfo* info;
    EndingTask task;
};

std::vector<Practised> allTasks() {
    std::vector<Practised> all;
    for (const VariantInfo& info : allVariants()) {
        for (const EndingTask& task : endingTasks(info)) {
            // Tasks with two pieces take seconds each, so the normal run leaves them out.
            if (Nightly || task.pieces.size() == 1) all.push_back({&info, task});
        }
    }
    return all;
}

std::string nameOf(const ::testing::TestParamInfo<Practised>& of) {
    return std::string(of.param.info->id) + '_' + std::string(of.param.task.pieces) +
           (of.param.task.hold ? "_hold" : "_win");
}

std::vector<std::string> namesOf(std::string_view variant) {
    std::vector<std::string> names;
    for (const EndingTask& task : endingTasks(*findVariant(variant))) {
        names.push_back(std::string(task.pieces) + (task.hold ? "=" : ""));
    }
    return names;
}

TEST(Endings, AreThoseThatTeachSomething) {
    using Names = std::vector<std::string>;
    EXPECT_EQ(namesOf("chess"), (Names{"Q", "R", "BB", "P", "BN", "P="}));
    EXPECT_EQ(namesOf("greatshatranj"), (Names{"G", "M", "H", "S", "W", "P", "W=", "P="}));
    EXPECT_EQ(namesOf("bolyar"), (Names{"G", "Y", "B", "R", "P", "Y=", "R=", "P="}));
    EXPECT_EQ(namesOf("vyrt"), (Names{"QQ", "QR", "QB", "RR", "QN"}));
    EXPECT_TRUE(namesOf("fortress").empty());
}

class EveryEnding : public ::testing::TestWithParam<Practised> {
protected:
    EveryEnding() : ending_(*GetParam().info, GetParam().task) {}

    /// Plays the best moves until the task is done.
    void playToTheEnd(const EndingStart& start) {
        const LessonStep step = ending_.step(start);
        Exercise exercise(step, ending_.judge());
        int moves = 0;
        while (!exercise.done() && moves < 100) {
            ASSERT_FALSE(exercise.rightMoves().empty());
            const Verdict verdict = exercise.answer(MoveAnswer::of(exercise.rightMoves().front()));
            ASSERT_NE(verdict.type, Verdict::Type::Wrong);
            ++moves;
        }
        ASSERT_TRUE(exercise.done());
        EXPECT_LE(moves, GetParam().task.hold ? HoldMoves : start.moves);
        EXPECT_GE(moves, start.moves);
    }

    /// Returns the number of legal moves that are mistakes. Each mistake must be reported with its refutation, and must
    /// leave the position unchanged.
    int tryAllMoves(const EndingStart& start) {
        const LessonStep step = ending_.step(start);
        Exercise exercise(step, ending_.judge());
        MoveList moves;
        legalMoves(start.position, moves);
        int slips = 0;
        for (const Move move : moves) {
            exercise.restart();
            const Verdict verdict = exercise.answer(MoveAnswer::of(move));
            if (verdict.type != Verdict::Type::Wrong) continue;
            ++slips;
            EXPECT_EQ(exercise.position(), start.position);
            expectShown(verdict, start.position, move);
        }
        return slips;
    }

    PractisedEnding ending_;

private:
    static void expectShown(const Verdict& verdict, Position position, Move move) {
        ASSERT_FALSE(verdict.remarks.empty());
        const Remark& remark = verdict.remarks.front();
        if (remark.type == RemarkType::Stalemates) return;
        EXPECT_EQ(remark.type, GetParam().task.hold ? RemarkType::SlipsToLoss : RemarkType::SlipsToDraw);
        Undo undo;
        position.make(move, undo);
        const MoveList replies = legalMoves(position);
        EXPECT_NE(std::ranges::find(replies, remark.moves.front()), replies.end());
    }
};

TEST_P(EveryEnding, BestPlayKeepsWhatWasPromisedAndSlipsAreTold) {
    int slips = 0;
    for (std::uint64_t seed = 0; seed < Seeds; ++seed) {
        SCOPED_TRACE(seed);
        const auto start = ending_.start(seed);
        ASSERT_TRUE(start);
        playToTheEnd(*start);
        slips += tryAllMoves(*start);
    }
    if (GetParam().task.hold) {
        EXPECT_GE(slips, static_cast<int>(Seeds));
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryEnding, ::testing::ValuesIn(allTasks()), nameOf);

TEST(Endings, TheLearnerIsOfEitherSide) {
    PractisedEnding ending(*findVariant("chess"), endingTasks(*findVariant("chess")).front());
    int black = 0;
    for (std::uint64_t seed = 0; seed < Seeds; ++seed) black += ending.start(seed)->position.turn();
    EXPECT_GT(black, 0);
    EXPECT_LT(black, static_cast<int>(Seeds));
}

}  // namespace
}  // namespace rokada::endingsTest
