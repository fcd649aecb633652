// Statistics of many lost games: the points at which the engines' scores diverge, and the causes.
#pragma once

#include "parting.h"
#include "terms.h"

#include <array>
#include <ostream>

namespace rokada::diagnosis {

enum class Phase : std::uint8_t { Opening, Middle, Ending };
inline constexpr std::size_t PhaseCount = 3;

/// Returns the game phase for the material that is left. The full material is `Evaluator::FullPhase`.
[[nodiscard]] Phase phaseOf(int left);

/// One `Parting` with the verdict of the judge, an engine that searches deeply. All scores and terms are from the view
/// of the loser.
struct Case {
    Phase phase{};
    int ours = 0, theirs = 0;
    int judge = 0;       ///< score of the judge's deep search, in centipawns
    Terms difference{};  ///< terms of the judge's static evaluation minus those of Rokada's
    /// Returns true if the judge's score is closer to the winner's score than to the loser's.
    [[nodiscard]] bool theyWereRight() const;
    /// If the judge's static evaluation is less than this number of centipawns below Rokada's, the search and not the
    /// static evaluation counts as the cause of the different scores.
    static constexpr double Small = 50;
    /// Returns the term that the judge rates lowest in comparison with Rokada. Returns nullopt if the search is the
    /// cause, see `Small`.
    [[nodiscard]] std::optional<Term> cause() const;
};

/// Prints the statistics as tables in Markdown.
void print(std::ostream& out, const std::vector<Case>& cases, std::size_t games);

}  // namespace rokada::diagnosis
