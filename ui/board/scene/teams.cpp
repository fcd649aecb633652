#include "scene/teams.h"

#include "kit/theme.h"

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

/// Colours of one team in light and dark themes.
struct TeamColours {
    QRgb light;
    QRgb dark;
};

/// Violet and bronze, which people who confuse red and green can tell apart.
constexpr std::array teamColours{TeamColours{0xFF74489E, 0xFFC3A3E6}, TeamColours{0xFF9A5B12, 0xFFE0A55C}};

}  // namespace

std::vector<std::vector<Side>> teamsOf(const Variant& variant) {
    std::vector<std::vector<Side>> teams;
    std::vector<int> numbers;
    for (std::size_t side = 0; side < variant.sideSpecs.size(); ++side) {
        const auto found = std::ranges::find(numbers, variant.sideSpecs[side].team);
        if (found == numbers.end()) {
            numbers.push_back(variant.sideSpecs[side].team);
            teams.push_back({Side(side)});
        } else {
            teams[static_cast<std::size_t>(found - numbers.begin())].push_back(Side(side));
        }
    }
    return teams;
}

bool hasTeams(const Variant& variant) {
    return std::ranges::any_of(teamsOf(variant), [](const std::vector<Side>& team) { return team.size() > 1; });
}

std::vector<Side> partnersOf(const Variant& variant, Side side) {
    std::vector<Side> partners;
    for (std::size_t other = 0; other < variant.sideSpecs.size(); ++other) {
        if (Side(other) != side && variant.sideSpecs[other].team == variant.sideSpecs[side].team)
            partners.push_back(Side(other));
    }
    return partners;
}

QColor teamColour(const Variant& variant, Side side, const Theme& theme) {
    const auto teams = teamsOf(variant);
    const auto team = std::ranges::find_if(
        teams, [side](const std::vector<Side>& members) { return std::ranges::find(members, side) != members.end(); });
    const TeamColours& colours = teamColours[static_cast<std::size_t>(team - teams.begin()) % teamColours.size()];
    return QColor(theme.dark ? colours.dark : colours.light);
}

}  // namespace rokada::ui
