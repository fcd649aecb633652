#include "stylecount.h"

#include "ai/evaluation/evaluation.h"
#include "ai/levels/taste.h"
#include "base/scrambled.h"
#include "contender.h"
#include "match/opening.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <sstream>
#include <vector>

namespace rokada::ladder {

namespace {

/// Half of the width of a 95 % confidence interval, in standard deviations.
constexpr double HalfInterval = 1.96;

/// Number of moves of a player, and for each feature the number of moves that have it.
struct Moves {
    double all = 0;
    std::array<double, CountedFeatures.size()> with{};

    void add(const MoveFeatures& features) {
        ++all;
        const std::array flags{features.checks, features.storms, features.offers, features.exchanges, features.leaps};
        for (std::size_t i = 0; i < flags.size(); ++i) with[i] += flags[i] ? 1 : 0;
    }
    [[nodiscard]] double share(std::size_t feature) const { return all == 0 ? 0 : 100 * with[feature] / all; }
};

/// Moves of the two players in a pair of games. The first player is the opponent with style.
struct Pair {
    std::array<Moves, 2> moves;
    int halfPoints = 0;
};

class StyleBoard {
public:
    StyleBoard(const StylePlan& plan, match::Openings& openings)
        : plan_(plan),
          openings_(openings),
          evaluator_(*plan.book),
          minds_{Mind({.level = plan.level}), Mind({.level = plan.level, .styled = false})} {}

    Pair pair(std::size_t index) {
        Pair played;
        for (std::size_t game = 0; game < 2; ++game) {
            const std::uint64_t seed = scrambled(scrambled(plan_.seed) + 2 * index + game);
            for (std::size_t i = 0; i < 2; ++i) minds_[i].begin(scrambled(seed + i));
            play(gameAfter(plan_.book, openings_.at(index)), static_cast<int>((index + game) % 2), played);
        }
        return played;
    }

private:
    void play(Game game, int teamOfStyled, Pair& played) {
        for (int ply = 0; ply < plan_.maxPlies && !game.ending() && game.claimable() == Claim::None; ++ply) {
            const Position before = game.position();
            const int team = plan_.book->variant().sideSpecs[before.turn()].team;
            const std::size_t player = team == teamOfStyled ? 0 : 1;
            const Move move = minds_[player].choose(game);
            if (!before.placing(before.turn())) played.moves[player].add(featuresOf(evaluator_, before, move));
            if (!game.play(move)) std::abort();
        }
        const int points = game.ending() ? game.ending()->halfPoints[0] : 1;
        played.halfPoints += teamOfStyled == 0 ? points : 2 - points;
    }

    const StylePlan& plan_;
    match::Openings& openings_;
    Evaluator evaluator_;
    std::array<Mind, 2> minds_;
};

FeatureCount countOf(const std::vector<Pair>& pairs, std::size_t feature) {
    FeatureCount count;
    double sum = 0, squares = 0;
    const auto n = static_cast<double>(pairs.size());
    for (const Pair& pair : pairs) {
        const double styled = pair.moves[0].share(feature), neutral = pair.moves[1].share(feature);
        count.styled += styled / n;
        count.neutral += neutral / n;
        sum += styled - neutral;
        squares += (styled - neutral) * (styled - neutral);
    }
    count.difference = sum / n;
    const double variance = (squares - sum * sum / n) / std::max(1.0, n - 1);
    const double margin = HalfInterval * std::sqrt(variance / n);
    count.low = count.difference - margin;
    count.high = count.difference + margin;
    return count;
}

}  // namespace

StyleCount countStyle(const StylePlan& plan, match::Openings& openings) {
    StyleBoard board(plan, openings);
    std::vector<Pair> pairs;
    double halfPoints = 0;
    for (std::size_t i = 0; i < plan.pairs; ++i) {
        pairs.push_back(board.pair(i));
        halfPoints += pairs.back().halfPoints;
    }
    StyleCount count{.score = halfPoints / (4 * static_cast<double>(plan.pairs))};
    for (std::size_t i = 0; i < CountedFeatures.size(); ++i) count.features[i] = countOf(pairs, i);
    return count;
}

std::string styleHead() {
    return "| variant | level | games | score | feature | with style | without | difference, 95 % |\n"
           "|---|---|---|---|---|---|---|---|";
}

std::string styleRows(const StylePlan& plan, const StyleCount& count) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(1);
    for (std::size_t i = 0; i < CountedFeatures.size(); ++i) {
        const FeatureCount& feature = count.features[i];
        out << (i == 0 ? "" : "\n") << "| " << plan.book->variant().id << " | " << textOf(plan.level) << " | "
            << 2 * plan.pairs << " | " << 100 * count.score << " % | " << CountedFeatures[i] << " | " << feature.styled
            << " % | " << feature.neutral << " % | " << feature.difference << " [" << feature.low << ", "
            << feature.high << "] |";
    }
    return out.str();
}

}  // namespace rokada::ladder
