// History tables of the search: they count which moves were good, for move ordering and reductions.
#pragma once

#include "ai/evaluation/score.h"
#include "ai/search/correction.h"
#include "ai/search/historyscore.h"
#include "rules/rulebook.h"

#include <array>
#include <cstdint>
#include <vector>

namespace rokada {

/// Number of an earlier move in the continuation history: it combines the kind of the moved piece and its target
/// square, without the side.
using Step = std::uint32_t;

/// History scores of quiet moves, captures and replies to earlier moves. Shared by the threads of a search.
class History {
public:
    static constexpr Step NoStep = 0xFFFFFFFF;

    explicit History(const Rulebook& book)
        : squares_(static_cast<std::size_t>(book.size())),
          kinds_(book.variant().kinds.size()),
          replies_(kinds_ * squares_ * book.sides() * kinds_ * squares_),
          rowLength_(book.sides() * kinds_ * squares_) {}

    [[nodiscard]] Step step(Piece moved, Square to) const { return static_cast<Step>(kindOf(moved) * squares_ + to); }
    [[nodiscard]] HistoryScore& quiet(Piece piece, Square to) { return quiets_[piece][to]; }
    [[nodiscard]] HistoryScore& capture(Piece piece, Square to, Piece captured) {
        return captures_[piece][to][kindOf(captured)];
    }
    [[nodiscard]] CorrectionHistory& correction() { return correction_; }
    [[nodiscard]] const CorrectionHistory& correction() const { return correction_; }
    /// Returns the continuation history score of `piece` moving to `to` as a reply to the move `earlier`.
    [[nodiscard]] HistoryScore& reply(Step earlier, Piece piece, Square to) {
        return replies_[earlier * rowLength_ + (sideOf(piece) * kinds_ + kindOf(piece)) * squares_ + to];
    }

private:
    std::size_t squares_, kinds_;
    std::array<std::array<HistoryScore, MaxSquares>, 64> quiets_{};
    std::array<std::array<std::array<HistoryScore, 16>, MaxSquares>, 64> captures_{};
    std::vector<HistoryScore> replies_;
    std::size_t rowLength_;
    CorrectionHistory correction_;
};

}  // namespace rokada
