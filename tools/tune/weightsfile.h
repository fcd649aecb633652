// Weights as a source file of the program (core/ai/evaluation/weights), both ways.
#pragma once

#include "ai/evaluation/weights.h"

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace rokada::tune {

/// A line of such a file, with its own text.
struct ReadWeight {
    std::string feature;
    int opening = 0;
    int ending = 0;

    friend bool operator==(const ReadWeight&, const ReadWeight&) = default;
};

/// Every {"name", opening, ending} of the text, whatever stands between them. Nothing if there is none.
[[nodiscard]] std::optional<std::vector<ReadWeight>> readWeights(std::istream& in);

/// Writes the file of a variant: `story` (lines without slashes) becomes its comment. Features are sorted by name,
/// numbers in names by value; those that are nothing in `weights` and in `prior` are left out, because nothing is what
/// the program takes them for.
void writeWeights(std::ostream& out, const Rulebook& book, const Features& features, const Weights& weights,
                  const std::vector<std::string>& story);

/// Where weights come from: "prior" (geometry alone), "tuned" (what the program was built with), or a file.
class WeightsChoice {
public:
    /// Nothing if `text` is a file that cannot be read.
    [[nodiscard]] static std::optional<WeightsChoice> parse(const std::string& text);
    [[nodiscard]] static WeightsChoice of(const Features& features, const Weights& weights);
    [[nodiscard]] Weights on(const Rulebook& book, const Features& features) const;

private:
    bool tuned_ = false;
    std::vector<ReadWeight> lines_;
};

}  // namespace rokada::tune
