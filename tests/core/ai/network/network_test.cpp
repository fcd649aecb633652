// Tests of networks: numbering of inputs, validation of files, and combination with the linear evaluation.
#include "ai/network/network.h"
#include "ai/evaluation/evaluation.h"
#include "ai/network/networkfile.h"
#include "ai/network/shippednetwork.h"
#include "base/storedbytes.h"
#include "books.h"
#include "everyvariant.h"
#include "randomnetwork.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace rokada::test::networkTest {
namespace {

TEST(NetworkInputs, NumberEveryPieceOnEverySquareOnceForEachSide) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        const auto book = rules.book();
        const NetworkInputs inputs(*book);
        for (std::size_t viewer = 0; viewer < book->sides(); ++viewer) {
            std::set<int> numbers;
            for (std::size_t side = 0; side < book->sides(); ++side) {
                for (std::size_t kind = 0; kind < book->variant().kinds.size(); ++kind) {
                    for (int s = 0; s < book->size(); ++s)
                        numbers.insert(inputs.of(Side(viewer), pieceOf(Side(side), Kind(kind)), Square(s)));
                }
            }
            const int onTop = book->towers() ? inputs.count() / 3 : inputs.count();
            EXPECT_EQ(static_cast<int>(numbers.size()), onTop);
            EXPECT_EQ(*numbers.begin(), 0);
            EXPECT_EQ(*numbers.rbegin(), onTop - 1);
        }
    }
}

std::multiset<int> seen(const NetworkInputs& inputs, const Position& position, Side viewer) {
    std::multiset<int> numbers;
    NetworkInputs::forEach(position,
                           [&](const NetworkFeature& feature) { numbers.insert(inputs.of(viewer, feature)); });
    return numbers;
}

Position tavreli(const char* text) {
    const auto position = parsePosition(*kept("tavreli"), text);
    EXPECT_TRUE(position) << text;
    return *position;
}

TEST(NetworkInputs, TellWhatStandsUnderTowersAndWhoHoldsIt) {
    const NetworkInputs inputs(*kept("tavreli"));
    const Position own = tavreli("4k3/8/8/8/3(RN)4/8/8/4K3 w - - 0 1 -");
    const Position captive = tavreli("4k3/8/8/8/3(Rn)4/8/8/4K3 w - - 0 1 -");
    const std::multiset<int> byWhite = seen(inputs, own, Side(0)), held = seen(inputs, captive, Side(0));
    EXPECT_EQ(byWhite.size(), 4u);  // three top pieces, and one piece under the rook
    EXPECT_EQ(held.size(), 4u);
    const Square d4 = own.book().geometry().at(3, 3);
    const int rook = inputs.of(Side(0), own.below(d4, 1), d4), block = inputs.count() / 3;
    EXPECT_EQ(byWhite.count(rook + block), 1u);
    EXPECT_EQ(byWhite.count(rook), 0u);
    EXPECT_EQ(held.count(rook + 2 * block), 1u);
}

TEST(NetworkInputs, BothPlayersSeeTowersAlike) {
    const NetworkInputs inputs(*kept("tavreli"));
    const Position white = tavreli("4k3/8/8/8/3(RnPr)4/8/8/4K3 w - - 0 1 -");
    const Position black = tavreli("4k3/8/8/3(rNpr)4/8/8/8/4K3 b - - 0 1 -");
    EXPECT_EQ(seen(inputs, white, Side(0)), seen(inputs, black, Side(1)));
    EXPECT_EQ(seen(inputs, white, Side(1)), seen(inputs, black, Side(0)));
}

TEST(NetworkInputs, BothPlayersSeeTheSameAtTheStart) {
    for (const RuleSet& rules : everyRuleSet()) {
        const auto book = rules.book();
        if (book->sides() != 2) continue;
        SCOPED_TRACE(rules.name());
        const NetworkPtr network = randomNetwork(*book, 3);
        const Position start = startPosition(*book);
        EXPECT_EQ(network->accumulator(start, Side(0)), network->accumulator(start, Side(1)));
    }
}

TEST(NetworkInputs, StagesFollowTheNumberOfPieces) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        const auto book = rules.book();
        EXPECT_EQ(NetworkInputs(*book).stage(startPosition(*book)), NetworkInputs::Stages - 1);
    }
    const auto& book = kept("chess");
    EXPECT_EQ(NetworkInputs(*book).stage(placed(book, "Ke1 Qd1 ke8", "w - - 0 1")), 0u);
    EXPECT_EQ(NetworkInputs(*book).stage(placed(book, "Ke1 Qd1 Pa2 Pb2 Pc2 ke8 qd8 pa7 pb7", "w - - 0 1")), 1u);
}

TEST(Network, EachStageHasWeightsOfItsOwn) {
    const auto& book = kept("chess");
    Network::Weights weights = randomWeights(*book, 5);
    for (std::size_t stage = 0; stage < Network::Stages; ++stage) {
        weights.outputs[stage] = {.constant = static_cast<int>(stage) * Network::WholeSum * Network::WholeWeight};
    }
    const Network network(*book, weights);
    const Network::Accumulator accumulator = network.accumulator(startPosition(*book), Side(0));
    for (std::size_t stage = 0; stage < Network::Stages; ++stage) {
        EXPECT_EQ(network.value(accumulator, accumulator, stage),
                  std::min(static_cast<int>(stage) * Network::Centipawns, Network::MaxCorrection));
    }
}

TEST(Network, TheEnemyIsTheNextWhoLives) {
    const auto& book = kept("fortress");
    Position four = startPosition(*book);
    EXPECT_FALSE(book->allied(Network::enemyOf(four), four.turn()));
    EXPECT_EQ(Network::enemyOf(four), Side(1));
    Undo undo;
    four.make(Move::elimination(Side(1)), undo);
    EXPECT_EQ(Network::enemyOf(four), Side(3));
}

std::optional<NetworkError> errorOf(const Rulebook& book, const std::string& bytes) {
    const auto network = readNetwork(book, bytes);
    return network ? std::nullopt : std::optional(network.error());
}

/// Returns a network file in which one byte is changed and the checksum is valid.
std::string forged(std::string bytes, std::size_t at, char byte) {
    bytes[at] = byte;
    bytes.resize(bytes.size() - 8);
    addLowFirst(bytes, checksum(bytes));
    return bytes;
}

class NetworkFiles : public testing::TestWithParam<const char*> {
protected:
    RulebookPtr book_ = rules(GetParam());
    Network::Weights weights_ = randomWeights(*book_, 9);
    std::string bytes_ = networkBytes(*book_, weights_);
};

TEST_P(NetworkFiles, WhatIsWrittenIsReadAgain) {
    const auto network = readNetwork(*book_, bytes_);
    ASSERT_TRUE(network);
    EXPECT_EQ((*network)->weights(), weights_);
}

TEST_P(NetworkFiles, AnyChangedByteIsFound) {
    for (std::size_t i = 0; i < bytes_.size(); i += i < 64 ? 1 : 997) {
        std::string changed = bytes_;
        changed[i] = static_cast<char>(changed[i] ^ (1 + scrambled(i) % 255));
        EXPECT_TRUE(errorOf(*book_, changed)) << i;
    }
}

TEST_P(NetworkFiles, AnyLengthButItsOwnIsRefused) {
    for (std::size_t length = 0; length < bytes_.size(); length += length < 64 ? 1 : 997)
        EXPECT_TRUE(errorOf(*book_, bytes_.substr(0, length))) << length;
    EXPECT_EQ(errorOf(*book_, bytes_ + '\0'), NetworkError::Cut);
}

INSTANTIATE_TEST_SUITE_P(EachVariant, NetworkFiles,
                         testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"));

TEST(NetworkFile, ErrorsSayWhatIsWrong) {
    const RulebookPtr chess = rules("chess");
    const std::string bytes = networkBytes(*chess, randomWeights(*chess, 1));
    EXPECT_EQ(errorOf(*chess, ""), NetworkError::NoNetwork);
    EXPECT_EQ(errorOf(*chess, bytes.substr(0, 30)), NetworkError::Cut);
    EXPECT_EQ(errorOf(*rules("tavreli"), bytes), NetworkError::OtherVariant);
    EXPECT_EQ(errorOf(*chess, forged(bytes, 7, 1)), NetworkError::OtherVersion);
    EXPECT_EQ(errorOf(*chess, forged(bytes, 24, 1)), NetworkError::OtherSize);
    EXPECT_EQ(errorOf(*chess, forged(bytes, 28, 1)), NetworkError::OtherSize);
    EXPECT_EQ(errorOf(*chess, forged(bytes, 32, 1)), NetworkError::OtherSize);
    std::string damaged = bytes;
    damaged.back() = static_cast<char>(damaged.back() ^ 1);
    EXPECT_EQ(errorOf(*chess, damaged), NetworkError::Damaged);
}

TEST(NetworkFile, WeightsThatCouldOverflowAreRefused) {
    const RulebookPtr chess = rules("chess");
    const std::string bytes = networkBytes(*chess, randomWeights(*chess, 1));
    EXPECT_EQ(errorOf(*chess, forged(bytes, bytes.size() - 8 - 1, 1)), NetworkError::Damaged);
    const std::size_t lastConstant = bytes.size() - 8 - 4 * Network::Hidden - 4;
    EXPECT_EQ(errorOf(*chess, forged(bytes, lastConstant + 3, 1)), NetworkError::Damaged);
}

TEST(ShippedNetworks, AreReadByTheirVariants) {
    int networks = 0;
    for (const VariantInfo& info : allVariants()) {
        const std::string_view bytes = shippedNetworkBytes(info.id);
        if (bytes.empty()) continue;
        ++networks;
        EXPECT_FALSE(errorOf(*rules(info.id), std::string(bytes))) << info.id;
        EXPECT_LE(bytes.size(), 1'500'000u) << info.id;
    }
    const std::filesystem::directory_iterator folder(ROKADA_NETS_DIR);
    EXPECT_EQ(networks, std::count_if(begin(folder), end(folder),
                                      [](const auto& entry) { return entry.path().extension() == ".net"; }));
}

// --- combination with the linear evaluation

TEST(LearntValue, IsAddedForTheSideToMove) {
    const auto& book = kept("chess");
    const Evaluator evaluator(*book);
    for (const char* turn : {"w", "b"}) {
        const Position position =
            placed(book, "Ke1 Ra1 Pa2 Pb2 Pc2 ke8 ra8 pa7 pb7 pc7", turn + std::string(" - - 0 1"));
        EXPECT_EQ(evaluator.evaluate(position, nullptr, 50), evaluator.evaluate(position) + 50);
    }
}

TEST(LearntValue, CountsForNothingInSolvedEndings) {
    const auto& book = kept("chess");
    const Evaluator evaluator(*book);
    const Position dead = placed(book, "Ke1 Nb1 ke8", "w - - 0 1");
    EXPECT_EQ(evaluator.evaluate(dead, nullptr, 300), evaluator.evaluate(dead));
    const Position won = placed(book, "Ke1 Qb1 ke8", "w - - 0 1");
    EXPECT_EQ(evaluator.evaluate(won, nullptr, -900), evaluator.evaluate(won));
}

TEST(LearntValue, FadesWithoutProgress) {
    const auto& book = kept("chess");
    const Evaluator evaluator(*book);
    const Position slow = placed(book, "Ke1 Ra1 Pa2 Pb2 Pc2 ke8 ra8 pa7 pb7 pc7", "w - - 120 90");
    EXPECT_NEAR(evaluator.evaluate(slow, nullptr, 100) - evaluator.evaluate(slow), 50, 1);
}

/// Uses positions of random games with few pieces, in which one side is at least five pawns ahead.
TEST(LearntValue, DoesNotDenyWonEndings) {
    constexpr std::size_t FewPieces = 12;
    for (const char* name : {"chess", "greatshatranj", "bolyar", "vyrt", "tavreli"}) {
        const auto& book = kept(name);
        const Evaluator evaluator(*book);
        const NetworkPtr network = shippedNetwork(*book);
        int won = 0;
        wander({name, {}}, 11, 60000, [&](const Game& game) {
            const Position& position = game.position();
            if (position.pieces(Side(0)).size() + position.pieces(Side(1)).size() > FewPieces) return true;
            const Score linear = evaluator.evaluate(position);
            if (std::abs(linear) < 500) return true;
            const Side mover = position.turn(), enemy = Network::enemyOf(position);
            const int learnt = network->value(network->accumulator(position, mover),
                                              network->accumulator(position, enemy), network->stage(position));
            EXPECT_EQ(evaluator.evaluate(position, nullptr, learnt) > 0, linear > 0)
                << name << ' ' << positionText(position) << ": " << linear << ", " << learnt;
            return ++won < 200;
        });
        EXPECT_GT(won, 20) << name;
    }
}

TEST(LearntValue, IsBounded) {
    const auto& book = kept("chess");
    Network::Weights weights = randomWeights(*book, 4);
    weights.outputs.back().mover.values.fill(Network::MaxWeight);
    weights.start.values.fill(30000);
    for (Network::Accumulator& row : weights.rows) row.values.fill(0);
    const Network network(*book, weights);
    const Position start = startPosition(*book);
    const auto stage = network.stage(start);
    EXPECT_EQ(network.value(network.accumulator(start, Side(0)), network.accumulator(start, Side(1)), stage),
              Network::MaxCorrection);
}

}  // namespace
}  // namespace rokada::test::networkTest
