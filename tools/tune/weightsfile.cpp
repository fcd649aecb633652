#include "weightsfile.h"

#include "base/inputfile.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>
#include <regex>
#include <sstream>

namespace rokada::tune {

namespace {

constexpr std::size_t Width = 120;

/// Splits a name such as "mobility.queen.14" into "mobility.queen." and 14. A sort by both parts puts 9 before 10.
std::pair<std::string_view, int> sortKey(std::string_view name) {
    const std::size_t digits = name.find_last_not_of("0123456789") + 1;
    int number = -1;
    std::from_chars(name.data() + digits, name.data() + name.size(), number);
    return {name.substr(0, digits), number};
}

void writeEntries(std::ostream& out, const std::vector<std::string>& entries) {
    std::string line;
    for (const std::string& entry : entries) {
        if (!line.empty() && line.size() + 1 + entry.size() > Width) {
            out << line << '\n';
            line.clear();
        }
        line += (line.empty() ? "    " : " ") + entry;
    }
    if (!line.empty()) out << line << '\n';
}

}  // namespace

std::optional<std::vector<ReadWeight>> readWeights(std::istream& in) {
    static const std::regex entry(R"re(\{"([a-z0-9.~-]+)", *(-?[0-9]{1,5}), *(-?[0-9]{1,5})\})re");
    const std::string text(std::istreambuf_iterator<char>(in), {});
    std::vector<ReadWeight> weights;
    for (std::sregex_iterator it(text.begin(), text.end(), entry), end; it != end; ++it) {
        weights.push_back({(*it)[1], std::stoi((*it)[2]), std::stoi((*it)[3])});
    }
    if (weights.empty()) return std::nullopt;
    return weights;
}

void writeWeights(std::ostream& out, const Rulebook& book, const Features& features, const Weights& weights,
                  const std::vector<std::string>& story) {
    const Weights prior = weightsFromGeometry(book, features);
    std::vector<int> order(weights.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, [&](int a, int b) { return sortKey(features.name(a)) < sortKey(features.name(b)); });
    std::vector<std::string> entries;
    for (const int f : order) {
        const Tapered w = weights[static_cast<std::size_t>(f)];
        if (w == 0 && prior[static_cast<std::size_t>(f)] == 0) continue;
        entries.push_back("{\"" + features.name(f) + "\", " + std::to_string(opening(w)) + ", " +
                          std::to_string(ending(w)) + "},");
    }
    for (const std::string& line : story) out << "// " << line << '\n';
    out << "#include \"ai/evaluation/weights/tuned.h\"\n\nnamespace rokada::tuned {\n\nnamespace {\n\n"
           "constexpr NamedWeight lines[] = {\n";
    writeEntries(out, entries);
    out << "};\n\n}  // namespace\n\nstd::span<const NamedWeight> " << book.variant().id
        << "() { return lines; }\n\n}  // namespace rokada::tuned\n";
}

std::optional<WeightsChoice> WeightsChoice::parse(const std::string& text) {
    WeightsChoice choice;
    if (text == "prior") return choice;
    choice.tuned_ = text == "tuned";
    if (choice.tuned_) return choice;
    std::istringstream file(readWhole(text, MaxTextBytes).value_or(""));
    auto lines = readWeights(file);
    if (!lines) return std::nullopt;
    choice.lines_ = std::move(*lines);
    return choice;
}

WeightsChoice WeightsChoice::of(const Features& features, const Weights& weights) {
    WeightsChoice choice;
    for (int f = 0; f < features.count(); ++f) {
        const Tapered w = weights[static_cast<std::size_t>(f)];
        choice.lines_.push_back({features.name(f), opening(w), ending(w)});
    }
    return choice;
}

Weights WeightsChoice::on(const Rulebook& book, const Features& features) const {
    if (tuned_) return weightsOf(book, features);
    Weights weights = weightsFromGeometry(book, features);
    for (const ReadWeight& line : lines_) {
        const int feature = features.find(line.feature);
        if (feature >= 0) weights[static_cast<std::size_t>(feature)] = tapered(line.opening, line.ending);
    }
    return weights;
}

}  // namespace rokada::tune
