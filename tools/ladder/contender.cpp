#include "contender.h"

#include "ai/levels/oneply.h"

#include <charconv>

namespace rokada::ladder {

namespace {

template <class Number>
std::optional<Number> numberOf(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

std::string Contender::name() const {
    switch (type) {
        case Type::Level: return "level " + textOf(level);
        case Type::OnePly: return "one-ply";
        case Type::Full: return "full " + std::to_string(nodes);
    }
    return {};
}

std::optional<Contender> parseContender(std::string_view text) {
    constexpr std::string_view full = "full:";
    if (text == "oneply") return Contender{.type = Contender::Type::OnePly};
    if (text.starts_with(full)) {
        const auto nodes = numberOf<std::uint64_t>(text.substr(full.size()));
        if (!nodes || *nodes == 0) return std::nullopt;
        return Contender{.type = Contender::Type::Full, .nodes = *nodes};
    }
    const auto level = levelOf(text);
    if (!level) return std::nullopt;
    return Contender{.type = Contender::Type::Level, .level = *level};
}

std::optional<int> fixedRating(std::string_view text) {
    constexpr std::string_view fixed = "fixed:";
    return text.starts_with(fixed) ? numberOf<int>(text.substr(fixed.size())) : std::nullopt;
}

void Mind::begin(std::uint64_t seed) {
    seed_ = seed;
    engine_.clear();
}

Move Mind::choose(const Game& game) {
    ++moves_;
    if (contender_.type == Contender::Type::OnePly) return chooseOnePly(game.position(), seed_);
    Task task = Task::of(game);
    task.seed = seed_;
    if (contender_.type == Contender::Type::Level) task.level = contender_.level;
    task.limits.nodes = contender_.nodes;
    task.styled = contender_.styled;
    const SearchResult outcome = engine_.think(task, {});
    nodes_ += outcome.report.nodes;
    return outcome.best;
}

}  // namespace rokada::ladder
