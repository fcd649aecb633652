// Tests lesson exercises in every variant. For every kind of question, each legal move must be right or be rejected
// with a reason.
#include "lessons.h"

#include "books.h"
#include "game/game.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::everygameTest {
namespace {

/// Returns one rule set for every variant, with its default options.
std::vector<test::RuleSet> games() {
    std::vector<test::RuleSet> sets;
    for (const test::RuleSet& rules : test::everyRuleSet()) {
        if (sets.empty() || sets.back().variant != rules.variant) sets.push_back(rules);
    }
    return sets;
}

constexpr std::array<GoalType, 11> AllGoals{
    GoalType::Capture, GoalType::Check, GoalType::Mate,   GoalType::Stalemate, GoalType::Escape, GoalType::Win,
    GoalType::Promote, GoalType::Reach, GoalType::Castle, GoalType::EnPassant, GoalType::Safe};

void askForEverything(const Position& position, const GoalJudge& judge, const std::string& name) {
    const MoveList list = legalMoves(position);
    for (const GoalType goal : AllGoals) {
        LessonStep step(position.book());
        step.type = StepType::Move;
        step.position = position;
        step.goal.type = goal;
        step.goal.squares = goal == GoalType::Reach ? SquareSet().set(0) : SquareSet();
        for (std::size_t i = 0; i < list.size(); i += 1 + list.size() / 3) {
            Exercise exercise(step, judge);
            const Verdict verdict = exercise.answer(MoveAnswer::of(list[i]));
            if (verdict.type == Verdict::Type::Right) continue;
            ASSERT_EQ(verdict.type, Verdict::Type::Wrong) << name;
            ASSERT_FALSE(verdict.remarks.empty()) << name << ' ' << static_cast<int>(goal);
            ASSERT_EQ(exercise.position(), position) << name;
        }
    }
}

class EveryGameAsked : public testing::TestWithParam<std::size_t> {};

TEST_P(EveryGameAsked, EachMoveIsRightOrGetsAReason) {
    const test::RuleSet rules = games()[GetParam()];
    std::unique_ptr<GoalJudge> judge;
    int seen = 0;
    test::wander(rules, 5, 60, [&](const Game& game) {
        if (game.ending() || ++seen % 20 != 0) return true;
        if (!judge) judge = std::make_unique<GoalJudge>(game.book());
        askForEverything(game.position(), *judge, rules.name());
        return true;
    });
    EXPECT_GT(seen, 10) << rules.name();
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameAsked, testing::Range(std::size_t{0}, allVariants().size()));

TEST(EveryGame, AListedMoveIsRightAndTheOthersAreNot) {
    for (const test::RuleSet& rules : games()) {
        const RulebookPtr book = rules.book();
        const Game game(book);
        const std::string right = moveText(*book, game.moves()[0]);
        test::OneStep step(rules.variant, test::asStep("step move\n position start\n right " + right));
        EXPECT_TRUE(step.errors().empty()) << rules.name();
        const Move move = game.moves()[0], other = game.moves()[game.moves().size() - 1];
        const RemarkType why = test::why(step->answer(MoveAnswer::of(other)));
        EXPECT_TRUE(why == RemarkType::AnotherPiece || why == RemarkType::AnotherSquare) << rules.name();
        EXPECT_EQ(step->answer(MoveAnswer::of(move)).type, Verdict::Type::Right);
    }
}

TEST(EveryGame, AnIllegalMoveGetsTheRulesReason) {
    for (const test::RuleSet& rules : games()) {
        test::OneStep step(rules.variant, test::asStep("step move\n position start\n goal check"));
        const Square king = step->position().king(Side(0));
        const Verdict verdict = step->answer(MoveAnswer{king, king, NoKind});
        EXPECT_EQ(test::why(verdict), RemarkType::Illegal) << rules.name();
        EXPECT_TRUE(verdict.remarks.front().illegal) << rules.name();
    }
}

TEST(EveryGame, ReachIsComputedByTheRules) {
    test::OneStep vyrt("vyrt", test::asStep("step squares\n position 11N/12/12/12/12/6k5/12/12/12/12/12/3K8\n"
                                            " right reach j10"));
    EXPECT_EQ(vyrt.clickAll("h9 i8 i12 h11 k12 l11 k8 l9").type, Verdict::Type::Right);
    test::OneStep bolyar("bolyar", test::asStep("step squares\n position 1*********1/*k8*/*9*/*9*/*9*/*4L4*/*9*/*9*/"
                                                "*4K4*/1*********1\n right reach e4"));
    EXPECT_EQ(bolyar.clickAll("c4 d4 f4 g4 c5 d5 e5 f5 g5 c6 d6 e6 f6 g6").type, Verdict::Type::Right);
}

std::string fortressPosition(std::string_view pieces) {
    return positionText(test::placed(test::kept("fortress"), pieces, "w - - 0 1"));
}

TEST(EveryGame, AFortressIsMatedAtItsTurn) {
    const std::string board = fortressPosition("wKi3 wQc3 wBd4 bKa1 rKh14 uKn9");
    test::OneStep step("fortress", test::asStep("step move\n position " + board + "\n goal mate"));
    EXPECT_TRUE(step.errors().empty());
    EXPECT_EQ(test::why(step.move("i3i4")), RemarkType::NoMate) << "the queen gives check already";
    EXPECT_EQ(step.move("c3b2").type, Verdict::Type::Right);
}

TEST(EveryGame, ThreePlayersReplyInTheFortress) {
    const std::string board = fortressPosition("wKi3 bKa1 rKh14 rRa16 uKn9 uRp16");
    test::OneStep step("fortress", test::asStep("step play\n position " + board + "\n goal reach j5\n moves 2"));
    EXPECT_TRUE(step.errors().empty());
    EXPECT_EQ(test::why(step.move("i3h3")), RemarkType::DefenceEscapes);
    const Verdict first = step.move("i3i4");
    ASSERT_EQ(first.type, Verdict::Type::GoesOn);
    EXPECT_EQ(first.replies.size(), 3U);
    EXPECT_EQ(step.move("i4j5").type, Verdict::Type::Right);
}

TEST(EveryGame, ARookOfVyrtMatesFromBothSides) {
    test::OneStep step("vyrt",
                       test::asStep("step play\n position 12/3R8/12/6K5/12/6k5/2R9/12/12/12/12/12\n goal mate"));
    EXPECT_TRUE(step.errors().empty());
    const Verdict check = step.move("b9e9");
    EXPECT_EQ(check.type, Verdict::Type::Wrong);
    EXPECT_EQ(step.move("b9b5").type, Verdict::Type::Right);
}

}  // namespace
}  // namespace rokada::everygameTest
