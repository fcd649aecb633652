// What moves have been worth in this search: for ordering and for reductions.
#pragma once

#include "ai/score.h"
#include "rulebook.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace rokada {

/// A score that is drawn towards its bounds the more slowly the nearer it is, so it never overflows.
class HistoryScore {
public:
    static constexpr int Most = 16384;

    [[nodiscard]] int value() const { return value_; }
    void learn(int bonus) { value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / Most); }

private:
    std::int16_t value_ = 0;
};

/// A man that has gone to a square, numbered without his side: what a reply answers to.
using Step = std::uint32_t;

class History {
public:
    static constexpr Step NoStep = 0xFFFFFFFF;

    explicit History(const Rulebook& book)
        : squares_(static_cast<std::size_t>(book.size())),
          kinds_(book.variant().kinds.size()),
          replies_(kinds_ * squares_ * book.sides() * kinds_ * squares_),
          rowLength_(book.sides() * kinds_ * squares_) {}

    [[nodiscard]] Step step(Piece moved, Square to) const { return static_cast<Step>(kindOf(moved) * squares_ + to); }
    [[nodiscard]] HistoryScore& quiet(Piece man, Square to) { return quiets_[man][to]; }
    [[nodiscard]] HistoryScore& capture(Piece man, Square to, Piece taken) { return captures_[man][to][kindOf(taken)]; }
    /// How well this move has answered an earlier one.
    [[nodiscard]] HistoryScore& reply(Step earlier, Piece man, Square to) {
        return replies_[earlier * rowLength_ + (sideOf(man) * kinds_ + kindOf(man)) * squares_ + to];
    }

private:
    std::size_t squares_, kinds_;
    std::array<std::array<HistoryScore, MaxSquares>, 64> quiets_{};
    std::array<std::array<std::array<HistoryScore, 16>, MaxSquares>, 64> captures_{};
    std::vector<HistoryScore> replies_;
    std::size_t rowLength_;
};

}  // namespace rokada
