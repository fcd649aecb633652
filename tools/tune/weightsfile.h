// Reads and writes weights as source files of the program (core/ai/evaluation/weights).
#pragma once

#include "ai/evaluation/weights.h"

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace rokada::tune {

/// Line of such a file, with its own text.
struct ReadWeight {
    std::string feature;
    int opening = 0;
    int ending = 0;

    friend bool operator==(const ReadWeight&, const ReadWeight&) = default;
};

/// Returns every {"name", opening, ending} of the text, with any text in between; nullopt if there is none.
[[nodiscard]] std::optional<std::vector<ReadWeight>> readWeights(std::istream& in);

/// Writes the file of a variant. `story` (lines without slashes) becomes its comment. Sorts features by name and
/// numbers in names by value. Leaves out weights that are 0 here and in the geometry weights.
void writeWeights(std::ostream& out, const Rulebook& book, const Features& features, const Weights& weights,
                  const std::vector<std::string>& story);

/// Source of weights: "prior" (geometry alone), "tuned" (built into the program), or a file.
class WeightsChoice {
public:
    /// Returns nullopt if `text` is a file that cannot be read.
    [[nodiscard]] static std::optional<WeightsChoice> parse(const std::string& text);
    [[nodiscard]] static WeightsChoice of(const Features& features, const Weights& weights);
    [[nodiscard]] Weights on(const Rulebook& book, const Features& features) const;

private:
    bool tuned_ = false;
    std::vector<ReadWeight> lines_;
};

}  // namespace rokada::tune
