// Finds motifs of moves and threats. Uses only positions and rulebooks, so that it works for all variants.
#pragma once

#include "motifs/moveanalysis.h"

#include <optional>

namespace rokada {

/// Finds motifs under one rulebook.
class MotifFinder {
public:
    explicit MotifFinder(const Rulebook& book) : evaluator_(book) {}

    /// Returns the motifs of a legal move, most important first. Takes about 1 ms on a full board.
    [[nodiscard]] FoundMotifs ofMove(const Position& before, Move move, MotifContext context = {}) const;
    /// Returns the strongest reason for a move: its most important motif. If this motif is a geometric pattern, such as
    /// a fork, but the move itself captures more material than the pattern wins, returns the capture instead. Returns
    /// nullopt if no motif is a reason for the move.
    [[nodiscard]] std::optional<FoundMotif> merit(const Position& before, Move move, MotifContext context = {}) const;
    /// Returns the strongest reason against a move, for example a mate that it allows. Returns nullopt if there is no
    /// reason.
    [[nodiscard]] std::optional<FoundMotif> fault(const Position& before, Move move) const;
    /// Returns the threat that `by` would have if it were to move: a mate in one or the most profitable capture.
    /// Returns nullopt if there is no threat.
    [[nodiscard]] std::optional<FoundMotif> threatOf(const Position& position, Side by) const;
    [[nodiscard]] const Evaluator& evaluator() const { return evaluator_; }

private:
    Evaluator evaluator_;
};

/// Returns true if the motif is a reason for a move.
[[nodiscard]] constexpr bool isMerit(Motif motif) { return motif < Motif::StalemateDanger; }
/// Returns true if the motif wins material by a later move, which captures one of the pieces in `FoundMotif::squares`.
[[nodiscard]] bool winsByCapture(Motif motif);

}  // namespace rokada
