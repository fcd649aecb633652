#include "session/ratedgame.h"

#include "session/opponents.h"
#include "variants/variants.h"

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

bool hasUsualRules(const GameSetup& setup) {
    const Variant& variant = setup.book->variant();
    const VariantInfo* info = findVariant(variant.id);
    return info != nullptr && !setup.start && makeVariant(*info, {})->choices == variant.choices;
}

/// Returns the rating of a computer, or nullopt for an external engine.
std::optional<Rating> ratingOf(const Seat& seat, std::string_view game) {
    if (!seat.engine.isEmpty()) return std::nullopt;
    const Opponent* opponent = opponentOf(game, seat.level);
    return opponent ? opponent->rating : opponentsIn(game).full;
}

/// Returns the only team with people, or nullopt.
std::optional<int> teamOfPeople(const GameSetup& setup) {
    std::optional<int> team;
    for (std::size_t side = 0; side < setup.seats.size(); ++side) {
        if (!setup.seats[side].human) continue;
        const int own = setup.book->variant().sideSpecs[side].team;
        if (team && *team != own) return std::nullopt;
        team = own;
    }
    return team;
}

}  // namespace

std::optional<RatedOpponents> ratedOpponents(const GameSetup& setup) {
    if (setup.helped || !hasUsualRules(setup)) return std::nullopt;
    const auto team = teamOfPeople(setup);
    if (!team) return std::nullopt;
    const Variant& variant = setup.book->variant();
    double sum = 0, variance = 0;
    int count = 0;
    for (std::size_t side = 0; side < setup.seats.size(); ++side) {
        if (setup.seats[side].human) continue;
        const auto rating = ratingOf(setup.seats[side], variant.id);
        if (!rating) return std::nullopt;
        if (variant.sideSpecs[side].team == *team) continue;
        const double deviation = rating->margin / ConfidenceSigmas;
        sum += rating->value;
        variance += deviation * deviation;
        ++count;
    }
    if (count == 0) return std::nullopt;
    return RatedOpponents{sum / count, std::sqrt(variance) / count};
}

int nextOpponent(std::string_view game, double rating, Level last, bool won) {
    const auto all = opponentsOf(game);
    const auto distance = [rating](const Opponent& one) { return std::abs(one.rating.value - rating); };
    auto nearest = std::ranges::min_element(all, {}, distance);
    while (won && nearest != all.end() && nearest->level <= last) ++nearest;
    return nearest == all.end() || nearest->level == last ? 0 : nearest->level.steps();
}

}  // namespace rokada::ui
