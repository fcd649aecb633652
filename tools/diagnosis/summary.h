// Statistics of the partings of many games.
#pragma once

#include "parting.h"
#include "terms.h"

#include <array>
#include <ostream>

namespace rokada::diagnosis {

enum class Phase : std::uint8_t { Opening, Middle, Ending };
inline constexpr std::size_t PhaseCount = 3;

/// Returns the phase for the pieces left, out of `Evaluator::FullPhase`.
[[nodiscard]] Phase phaseOf(int left);

/// One parting with its judgement. Scores and terms are from the view of the loser.
struct Case {
    Phase phase{};
    int ours = 0, theirs = 0;
    int judge = 0;       ///< score of a deep search
    Terms difference{};  ///< their static terms minus ours
    /// Returns true if the judge's score is closer to theirs than to ours.
    [[nodiscard]] bool theyWereRight() const;
    /// Returns the term by which their static evaluation is lowest relative to ours; nullopt if both differ by at most
    /// `Small`, because then the search makes the difference.
    static constexpr double Small = 50;
    [[nodiscard]] std::optional<Term> cause() const;
};

/// Prints tables in Markdown.
void print(std::ostream& out, const std::vector<Case>& cases, std::size_t games);

}  // namespace rokada::diagnosis
