// Tests of network training. The learner must find the pattern in the data, with the same result in each run. Rounding
// the weights to integers must change little.
#include "learner.h"
#include "ai/evaluation/chances.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

namespace rokada::train::learnerTest {
namespace {

RulebookPtr chess() { return Rulebook::compile(*makeVariant(*findVariant("chess"), {})); }

/// Returns examples with kings and some knights. Their linear evaluation is 0. Their target is the winning chance of an
/// advantage of one pawn for each knight that the side to move has more than the enemy.
Examples knights(const Rulebook& book, int count) {
    std::mt19937 random(6);
    const NetworkInputs inputs(book);
    Examples examples(inputs.count());
    const Kind king = book.royalKind(), knight = book.variant().kindOf('N');
    for (int i = 0; i < count; ++i) {
        Position position(book);
        position.put(pieceOf(Side(0), king), Square(0));
        position.put(pieceOf(Side(1), king), Square(63));
        std::array<int, 2> knightsOf{};
        for (int s = 1; s < 63; ++s) {
            if (random() % 12 != 0) continue;
            const auto side = Side(random() % 2);
            position.put(pieceOf(side, knight), Square(s));
            ++knightsOf[side];
        }
        const auto turn = Side(random() % 2);
        position.setTurn(turn);
        const int more = knightsOf[turn] - knightsOf[1 - turn];
        examples.add(position, inputs, 0, static_cast<float>(winningChance(100 * more, chanceScale("chess"))));
    }
    return examples;
}

TEST(Learner, FindsWhatTheLinearValueLacks) {
    const auto book = chess();
    const Examples examples = knights(*book, 6000);
    std::ostringstream log;
    const Learnt learnt = learn(*book, examples, {.epochs = 15, .batch = 64, .rate = 0.005}, log);
    EXPECT_EQ(learnt.learnt + learnt.kept, examples.size());
    EXPECT_LT(learnt.heldOut.raw, learnt.heldOut.linear / 10) << log.str();
    EXPECT_NEAR(learnt.heldOut.rounded, learnt.heldOut.raw, learnt.heldOut.linear / 50) << log.str();
    EXPECT_GT(learnt.heldOut.size, 50);
}

TEST(Learner, IsAFunctionOfItsPlan) {
    const auto book = chess();
    const Examples examples = knights(*book, 700);
    std::ostringstream log;
    const LearnPlan plan{.epochs = 2, .batch = 32};
    EXPECT_EQ(learn(*book, examples, plan, log).weights, learn(*book, examples, plan, log).weights);
}

TEST(Learner, GoesOnFromAnotherNetwork) {
    const auto book = chess();
    const Examples examples = knights(*book, 6000);
    std::ostringstream log;
    const Learnt first = learn(*book, examples, {.epochs = 3, .batch = 64, .rate = 0.005}, log);
    const auto network = std::make_shared<const Network>(*book, first.weights);
    EXPECT_EQ(RawNetwork(first.weights).rounded(), first.weights);
    const Learnt second = learn(*book, examples, {.epochs = 3, .batch = 64, .rate = 0.005, .from = network}, log);
    EXPECT_LT(second.heldOut.rounded, first.heldOut.rounded) << log.str();
}

TEST(Examples, AreReadFromFilesOfGames) {
    const std::string path = testing::TempDir() + "rokada-examples.txt";
    const std::string start(positionText(startPosition(*chess())));
    std::ofstream out(path);
    out << "# rokada-tune play\n";
    for (int i = 0; i < 60; ++i) {
        out << "100 100 2 - " << start << '\n';
        out << "100 100 2 - rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1\n";
    }
    out.close();
    tune::Setups setups(*findVariant("chess"), *tune::WeightsChoice::parse("tuned"));
    const auto examples = readExamples(setups, {path}, {.later = 0.3, .result = 0.2});
    ASSERT_TRUE(examples);
    ASSERT_EQ(examples->size(), 120u);
    const double chance = winningChance(100, chanceScale("chess"));
    EXPECT_NEAR((*examples)[0].goal, 0.8 * chance + 0.2, 1e-6);
    EXPECT_NEAR((*examples)[1].goal, 1 - (0.8 * chance + 0.2), 1e-6);
    EXPECT_EQ((*examples)[0].mover.size(), 32u);
    EXPECT_FALSE((*examples)[0].mirrored) << "castling is one-sided";
    std::ofstream(path) << "no position\n";
    EXPECT_EQ(readExamples(setups, {path}, {}).error(), path + ", line 1: no position of this variant");
    EXPECT_EQ(readExamples(setups, {path + "?"}, {}).error(), path + "?: cannot be read: No such file or directory");
}

}  // namespace
}  // namespace rokada::train::learnerTest
