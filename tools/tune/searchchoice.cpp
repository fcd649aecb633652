#include "searchchoice.h"

#include "base/inputfile.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <sstream>

namespace rokada::tune {

namespace {

using P = SearchParameters;

constexpr std::array numbers{
    SearchNumber{"reverseFutility", &P::reverseFutility, 10, 20},
    SearchNumber{"razoring", &P::razoring, 40, 50},
    SearchNumber{"nullMove", &P::nullMove, 40, 100},
    SearchNumber{"nullMoveDepth", &P::nullMoveDepth, 6, 0},
    SearchNumber{"nullMoveSurplus", &P::nullMoveSurplus, 40, 50},
    SearchNumber{"quiescenceMargin", &P::quiescenceMargin, 30, 0},
    SearchNumber{"roughMargin", &P::roughMargin, 60, 100},
    SearchNumber{"lateMoves", &P::lateMoves, 10, 0},
    SearchNumber{"lateMovesShare", &P::lateMovesShare, 10, 20},
    SearchNumber{"futility", &P::futility, 25, 0},
    SearchNumber{"futilityDepth", &P::futilityDepth, 12, 20},
    SearchNumber{"lossOfCapture", &P::captureSeeMargin, 20, 20},
    SearchNumber{"lossOfQuiet", &P::quietSeeMargin, 5, 5},
    SearchNumber{"singularDepth", &P::singularDepth, 1, 4},
    SearchNumber{"singular", &P::singular, 5, 2},
    SearchNumber{"reduction", &P::reduction, 40, 150},
    SearchNumber{"notPv", &P::notPv, 20, -50},
    SearchNumber{"notImproving", &P::notImproving, 20, -50},
    SearchNumber{"cutNode", &P::cutNode, 25, -50},
    SearchNumber{"historyOfPly", &P::historyOfPly, 1500, 2000},
    SearchNumber{"bonusSquare", &P::bonusSquare, 4, 2},
    SearchNumber{"bonus", &P::bonus, 16, 0},
    SearchNumber{"mostBonus", &P::maxBonus, 300, 300},
    SearchNumber{"mostCorrection", &P::maxCorrection, 20, 0},
    SearchNumber{"correction", &P::correction, 10, 5},
    SearchNumber{"aspiration", &P::aspiration, 4, 4},
};

}  // namespace

std::span<const SearchNumber> searchNumbers() { return numbers; }

std::string written(const SearchParameters& parameters) {
    std::ostringstream text;
    for (const SearchNumber& number : numbers) text << number.name << ' ' << parameters.*number.field << '\n';
    return text.str();
}

std::optional<SearchParameters> parseSearchParameters(const std::string& text) {
    SearchParameters parameters;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string name, more;
        int value = 0;
        if (!(words >> name >> value) || words >> more) return std::nullopt;
        const auto* number = std::ranges::find_if(numbers, [&](const auto& n) { return n.name == name; });
        if (number == numbers.end() || value < number->least) return std::nullopt;
        parameters.*number->field = value;
    }
    return parameters;
}

std::optional<SearchParameters> chosenParameters(const std::string& choice, std::string_view variant) {
    if (choice == "usual") return SearchParameters();
    if (choice == "tuned") return searchParameters(variant);
    const std::string text = readWhole(choice, MaxTextBytes).value_or("");
    if (text.empty()) return std::nullopt;
    return parseSearchParameters(text);
}

}  // namespace rokada::tune
