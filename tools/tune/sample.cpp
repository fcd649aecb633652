#include "sample.h"

#include <charconv>
#include <cstdlib>

namespace rokada::tune {

namespace {

std::string_view nextWord(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::optional<int> number(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

}  // namespace

std::string lineOf(const Sample& sample) {
    return std::to_string(sample.score) + ' ' + std::to_string(sample.later) + ' ' + std::to_string(sample.halfPoints) +
           ' ' + sample.options + ' ' + sample.position;
}

std::optional<Sample> parseSample(std::string_view line) {
    const auto score = number(nextWord(line)), later = number(nextWord(line));
    const auto halfPoints = number(nextWord(line));
    const std::string_view options = nextWord(line);
    if (!score || !later || !halfPoints || *halfPoints < 0 || *halfPoints > 2 || line.empty()) return std::nullopt;
    return Sample{*score, *later, *halfPoints, std::string(options), std::string(line)};
}

bool isQuiet(const Position& position, const Evaluator& evaluator, Move best, Score score) {
    constexpr Score Near = 200, Max = 2000;
    constexpr int Stale = 20;  // halfmove clock from which evaluations are reduced towards a draw
    const bool calm = best.from() != NoSquare && best.becomes() == NoKind && best.type() != MoveType::EnPassant;
    if (!calm || (best.type() == MoveType::Normal && position.hostile(best.to()))) return false;
    if (position.state().halfmoveClock > Stale || std::abs(score) > Max) return false;
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        if (position.placing(Side(side))) return false;
        if (position.living(Side(side)) && position.inCheck(Side(side))) return false;
    }
    return std::abs(evaluator.evaluate(position) - score) <= Near;
}

}  // namespace rokada::tune
