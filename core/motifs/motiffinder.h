// Finds motifs of a move, or of a threat. Uses only positions and rulebooks, and no variant by name.
#pragma once

#include "motifs/movesight.h"

#include <optional>

namespace rokada {

/// Motif finder for one rulebook.
class MotifFinder {
public:
    explicit MotifFinder(const Rulebook& book) : evaluator_(book) {}

    /// Returns the motifs of a legal move, most important first. Takes about 1 ms on a full board.
    [[nodiscard]] FoundMotifs ofMove(const Position& before, Move move, MotifContext context = {}) const;
    /// Returns the strongest reason for the move: its most important motif, or a capture that wins more than that
    /// pattern. Returns nullopt if there is none.
    [[nodiscard]] std::optional<FoundMotif> merit(const Position& before, Move move, MotifContext context = {}) const;
    /// Returns the strongest reason against the move: a mate that it allows, or a piece that it leaves hanging.
    [[nodiscard]] std::optional<FoundMotif> fault(const Position& before, Move move) const;
    /// Returns the threat of this side if it were to move: mate in one, or the most profitable capture.
    [[nodiscard]] std::optional<FoundMotif> threatOf(const Position& position, Side by) const;
    [[nodiscard]] const Evaluator& evaluator() const { return evaluator_; }

private:
    Evaluator evaluator_;
};

/// Returns true for motifs that are reasons for a move.
[[nodiscard]] constexpr bool isMerit(Motif motif) { return motif < Motif::StalemateDanger; }
/// Returns true if the motif pays off later in the variation by capturing one of its pieces.
[[nodiscard]] bool winsByCapture(Motif motif);

}  // namespace rokada
