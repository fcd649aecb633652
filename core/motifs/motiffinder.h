// Finds motifs in a move, or in what a side threatens. It knows positions and rulebooks only, never a variant.
#pragma once

#include "motifs/movesight.h"

#include <optional>

namespace rokada {

class MotifFinder {
public:
    explicit MotifFinder(const Rulebook& book) : evaluator_(book) {}

    /// What this legal move does, the most telling first. Takes about a millisecond on a full board.
    [[nodiscard]] FoundMotifs ofMove(const Position& before, Move move, MotifContext context = {}) const;
    /// What speaks most for the move: the first of them, unless more is captured than its lines promise; nothing if
    /// there is none.
    [[nodiscard]] std::optional<FoundMotif> merit(const Position& before, Move move, MotifContext context = {}) const;
    /// What speaks against it: a mate that it allows, or a piece that it leaves to be captured.
    [[nodiscard]] std::optional<FoundMotif> fault(const Position& before, Move move) const;
    /// What this side would do if it were its turn: mate in one, or the most profitable capture.
    [[nodiscard]] std::optional<FoundMotif> threatOf(const Position& position, Side by) const;
    [[nodiscard]] const Evaluator& evaluator() const { return evaluator_; }

private:
    Evaluator evaluator_;
};

/// Speaks for a move, rather than against it.
[[nodiscard]] constexpr bool isMerit(Motif motif) { return motif < Motif::StalemateDanger; }
/// The motif shows itself later in the variation: one of the pieces that it is about is captured.
[[nodiscard]] bool winsByCapture(Motif motif);

}  // namespace rokada
