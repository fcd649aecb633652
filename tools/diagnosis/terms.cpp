#include "terms.h"

#include "external/fields.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

namespace rokada::diagnosis {

using external::trimmed;

namespace {

struct Named {
    std::string_view name;
    Term term;
};

/// Term to which each of Rokada's evaluation features belongs. `name` is the beginning of the feature's name.
constexpr Named ours[] = {
    {"value", Term::Material},    {"square", Term::Material},  {"pair", Term::Material}, {"isolated", Term::Pawns},
    {"doubled", Term::Pawns},     {"chained", Term::Pawns},    {"blocked", Term::Pawns}, {"passed", Term::Passed},
    {"mobility", Term::Mobility}, {"danger", Term::King},      {"shelter", Term::King},  {"check", Term::King},
    {"bypawn", Term::Threats},    {"bylesser", Term::Threats}, {"loose", Term::Threats},
};

/// Term to which each line of the judge's table of its static evaluation belongs. `name` is the text in the line's
/// first cell.
constexpr Named theirs[] = {
    {"Material", Term::Material}, {"Imbalance", Term::Material}, {"Pawns", Term::Pawns},   {"Knights", Term::Pieces},
    {"Bishops", Term::Pieces},    {"Rooks", Term::Pieces},       {"Queens", Term::Pieces}, {"Mobility", Term::Mobility},
    {"King safety", Term::King},  {"Threats", Term::Threats},    {"Passed", Term::Passed}, {"Space", Term::Space},
    {"Initiative", Term::Space},  {"Winnable", Term::Space},
};

/// Parses a number of pawns, and returns centipawns. Returns nullopt if the word is no number.
std::optional<double> number(std::string_view word) {
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return 100 * value;
}

}  // namespace

Terms termsOf(const Evaluator& evaluator, const Position& position) {
    Terms terms{};
    const EvaluationTrace trace = evaluator.trace(position);
    for (const Occurrence& o : trace.occurrences) {
        const std::string& name = evaluator.features().name(o.feature);
        const auto* known = std::ranges::find_if(ours, [&](const Named& n) { return name.starts_with(n.name); });
        if (known == std::end(ours)) continue;
        const Tapered weight = evaluator.weights()[static_cast<std::size_t>(o.feature)];
        const double share = double(trace.phase) / Evaluator::FullPhase;
        terms[static_cast<std::size_t>(known->term)] +=
            o.times * (opening(weight) * share + ending(weight) * (1 - share));
    }
    return terms;
}

bool addTableLine(Terms& terms, std::string_view line, double opening) {
    line = trimmed(line);
    if (line.starts_with('|')) line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    const std::size_t first = line.find('|'), last = line.rfind('|');
    if (first == std::string_view::npos || first == last) return false;
    const std::string_view name = trimmed(line.substr(0, first));
    const auto* known = std::ranges::find(theirs, name, &Named::name);
    if (known == std::end(theirs)) return false;
    const std::string_view total = trimmed(line.substr(last + 1));
    const std::size_t gap = total.find(' ');
    if (gap == std::string_view::npos) return false;
    const auto middle = number(total.substr(0, gap)), end = number(trimmed(total.substr(gap)));
    if (!middle || !end) return false;
    terms[static_cast<std::size_t>(known->term)] += *middle * opening + *end * (1 - opening);
    return true;
}

}  // namespace rokada::diagnosis
