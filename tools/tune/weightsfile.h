// Reads and writes the weights that are C++ source files of the program (core/ai/evaluation/weights).
#pragma once

#include "ai/evaluation/weights.h"

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace rokada::tune {

/// Weights of one feature, as a line of a weights file.
struct ReadWeight {
    std::string feature;
    int opening = 0;
    int ending = 0;

    friend bool operator==(const ReadWeight&, const ReadWeight&) = default;
};

/// Returns every {"name", opening, ending} in the text. Any text can stand between them. Returns nullopt if there is
/// none.
[[nodiscard]] std::optional<std::vector<ReadWeight>> readWeights(std::istream& in);

/// Writes the weights file of a variant. The lines of `story`, which have no slashes of their own, become its comment.
/// Sorts the features by name, and the numbers in names by value. Leaves out a weight if it and its geometry weight are
/// both 0.
void writeWeights(std::ostream& out, const Rulebook& book, const Features& features, const Weights& weights,
                  const std::vector<std::string>& story);

/// Choice of weights: "prior" (geometry alone), "tuned" (built into the program), or a file.
class WeightsChoice {
public:
    /// Parses a choice. Returns nullopt if `text` names a file that cannot be read.
    [[nodiscard]] static std::optional<WeightsChoice> parse(const std::string& text);
    [[nodiscard]] static WeightsChoice of(const Features& features, const Weights& weights);
    [[nodiscard]] Weights on(const Rulebook& book, const Features& features) const;

private:
    bool tuned_ = false;
    std::vector<ReadWeight> lines_;
};

}  // namespace rokada::tune
