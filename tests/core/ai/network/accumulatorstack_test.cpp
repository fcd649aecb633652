// Incrementally updated accumulators must equal newly computed ones, in every variant with every option.
#include "ai/network/accumulatorstack.h"
#include "everyvariant.h"
#include "randomnetwork.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::accumulatorstackTest {
namespace {

/// Makes and unmakes the moves of a position, including forced and null moves, like a search.
class Wanderer {
public:
    Wanderer(NetworkPtr network, const Position& root, unsigned seed)
        : network_(std::move(network)), sums_(network_), position_(root), random_(seed) {}

    void wander(int depth) {
        if (random_() % 3 != 0) compare();
        if (depth == 0) return;
        MoveList moves;
        if (living() > 1) legalMoves(position_, moves);
        const bool still = !moves.empty() && !moves[0].forced() && !position_.inCheck(position_.turn());
        if (still && random_() % 8 == 0 && !position_.placing(position_.turn())) step(Move::pass(), depth);
        for (int n = 0; n < 2 && !moves.empty() && !testing::Test::HasFailure(); ++n)
            step(moves[random_() % moves.size()], depth);
    }

private:
    void step(Move move, int depth) {
        Undo undo;
        sums_.making(position_, move);
        position_.make(move, undo);
        sums_.made(position_, move, undo);
        wander(depth - 1);
        position_.unmake(move, undo);
        sums_.unmade();
        if (random_() % 4 == 0) compare();
    }

    void compare() {
        for (std::size_t side = 0; side < position_.book().sides(); ++side) {
            ASSERT_EQ(sums_.accumulator(position_, Side(side)), network_->accumulator(position_, Side(side)))
                << positionText(position_) << " as side " << side << " sees it";
        }
    }

    [[nodiscard]] int living() const {
        int count = 0;
        for (std::size_t side = 0; side < position_.book().sides(); ++side) count += position_.living(Side(side));
        return count;
    }

    NetworkPtr network_;
    AccumulatorStack sums_;
    Position position_;
    std::mt19937 random_;
};

TEST(AccumulatorStack, FollowEveryMove) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        NetworkPtr network;
        const Rulebook* book = nullptr;
        unsigned count = 0;
        wander(rules, 31, 240, [&](const Game& game) {
            if (++count % 20 != 0 || game.ending()) return true;
            if (book != &game.book()) network = randomNetwork(*(book = &game.book()), 5);
            Wanderer(network, game.position(), count).wander(6);
            return !testing::Test::HasFailure();
        });
        if (testing::Test::HasFailure()) return;
    }
}

}  // namespace
}  // namespace rokada::test::accumulatorstackTest
