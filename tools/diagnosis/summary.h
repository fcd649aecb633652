// Partings of many games, counted.
#pragma once

#include "parting.h"
#include "terms.h"

#include <array>
#include <ostream>

namespace rokada::diagnosis {

enum class Phase : std::uint8_t { Opening, Middle, Ending };
inline constexpr std::size_t PhaseCount = 3;

/// By the pieces that are left, of `Evaluator::FullPhase`.
[[nodiscard]] Phase phaseOf(int left);

/// One parting, judged. Scores and terms are for the loser.
struct Case {
    Phase phase{};
    int ours = 0, theirs = 0;
    int judge = 0;       ///< a deep search
    Terms difference{};  ///< their static terms less ours
    /// The side of which the judge is nearer.
    [[nodiscard]] bool theyWereRight() const;
    /// The term by which their static value is lower than ours most; nothing if the two static values are no further
    /// apart than `Small`: then a search has seen what another has not.
    static constexpr double Small = 50;
    [[nodiscard]] std::optional<Term> cause() const;
};

/// As tables in Markdown.
void print(std::ostream& out, const std::vector<Case>& cases, std::size_t games);

}  // namespace rokada::diagnosis
