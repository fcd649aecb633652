#include "pulls.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace rokada::tune {

namespace {

/// Typical deviation of a weight from its geometry value (pulls.h), and typical difference (`step`) between adjacent
/// weights of a numbered group. Both are in centipawns. The step is 0 if the weights of the group have no natural
/// order.
struct Usual {
    std::string_view group;
    double deviation;
    double step;
};

/// For each feature, the first entry whose group is a prefix of the feature's name applies.
constexpr Usual usual[] = {
    {"value.pawn", 5, 0}, {"value.", 250, 0},   {"armies", 250, 0},        {"square.pawn.", 40, 0},
    {"square.", 20, 0},   {"mobility.", 50, 4}, {"ringown.", 40, 6},       {"ringenemy.", 40, 6},
    {"danger.", 120, 5},  {"shelter.", 40, 10}, {"passedownking.", 40, 8}, {"passedenemyking.", 40, 8},
    {"passed", 60, 15},   {"", 40, 0},
};

const Usual& usualOf(std::string_view name) {
    return *std::ranges::find_if(usual, [&](const Usual& u) { return name.starts_with(u.group); });
}

/// Returns the next name in a group, such as "danger.4" for "danger.3". Returns nullopt if the name does not end with a
/// number.
std::optional<std::string> nextName(const std::string& name) {
    const std::size_t digits = name.find_last_not_of("0123456789") + 1;
    int number = 0;
    const auto [end, error] = std::from_chars(name.data() + digits, name.data() + name.size(), number);
    if (error != std::errc()) return std::nullopt;
    return name.substr(0, digits) + std::to_string(number + 1);
}

std::vector<std::string> namesOf(const Features& features) {
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(features.count()));
    for (int f = 0; f < features.count(); ++f) names.push_back(features.name(f));
    return names;
}

}  // namespace

Pulls::Pulls(const Features& features, Parameters prior) : Pulls(namesOf(features), std::move(prior)) {}

Pulls::Pulls(const std::vector<std::string>& names, Parameters prior) : prior_(std::move(prior)) {
    for (std::size_t f = 0; f < names.size(); ++f) {
        const Usual& usually = usualOf(names[f]);
        strength_.push_back(1 / (usually.deviation * usually.deviation));
        // The numbers of a group have no gaps, so the next name must follow directly.
        if (usually.step > 0 && f + 1 < names.size() && nextName(names[f]) == names[f + 1]) {
            links_.push_back({f, f + 1, 1 / (usually.step * usually.step)});
        }
    }
}

double Pulls::penalty(const Parameters& at, double evidence, std::span<double> gradient) const {
    const auto off = [&](std::size_t p) { return at.values[p] - prior_.values[p]; };
    double sum = 0;
    for (std::size_t p = 0; p < 2 * strength_.size(); ++p) {
        sum += strength_[p / 2] * off(p) * off(p) / 2;
        gradient[p] += strength_[p / 2] * off(p) / evidence;
    }
    for (const Link& link : links_) {
        for (const std::size_t half : {0u, 1u}) {
            const std::size_t a = 2 * link.first + half, b = 2 * link.second + half;
            const double rise = off(b) - off(a);
            sum += link.stiffness * rise * rise / 2;
            gradient[b] += link.stiffness * rise / evidence;
            gradient[a] -= link.stiffness * rise / evidence;
        }
    }
    return sum / evidence;
}

}  // namespace rokada::tune
