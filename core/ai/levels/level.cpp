#include "ai/levels/level.h"

#include <charconv>

namespace rokada {

namespace {

std::optional<int> digitsOf(std::string_view text, std::size_t most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool read = error == std::errc{} && end == text.data() + text.size() && text.size() <= most;
    return read && number >= 0 ? std::optional(number) : std::nullopt;
}

}  // namespace

std::string textOf(Level level) {
    const int part = level.steps() % Level::Steps;
    std::string text = std::to_string(level.number());
    if (part != 0) text += (part < 10 ? ".0" : ".") + std::to_string(part);
    return text;
}

std::optional<Level> levelOf(std::string_view text) {
    const std::size_t point = text.find('.');
    const bool whole = point == std::string_view::npos;
    const auto number = digitsOf(text.substr(0, point), 2);
    const auto part = whole ? std::optional(0) : digitsOf(text.substr(point + 1), 2);
    if (!number || !part || (!whole && text.size() != point + 3)) return std::nullopt;
    const int steps = *number * Level::Steps + *part;
    const Level level = Level::ofSteps(steps);
    return level.steps() == steps ? std::optional(level) : std::nullopt;
}

}  // namespace rokada
