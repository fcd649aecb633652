// Input features of a network: every piece on every square, from the view of one side (the viewer). Sides are numbered
// from the viewer on, and the board is turned so that the viewer's pieces are at the bottom. Variants with towers have
// two more sets of inputs: for pieces covered by their own side and by an enemy.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace rokada {

/// Cover of a piece in a tower: no piece above it, a piece of its own side at the top, or an enemy piece at the top.
enum class Cover : std::uint8_t { None, Own, Enemy };

/// One active input: a piece, its square and its cover.
struct NetworkFeature {
    Piece piece;
    Square square;
    Cover cover;

    friend bool operator==(const NetworkFeature&, const NetworkFeature&) = default;
};

/// Input indices of the networks of one variant. Immutable after construction.
class NetworkInputs {
public:
    /// Number of game stages. A network has separate output weights for each stage. The number of pieces left
    /// determines the stage.
    static constexpr std::size_t Stages = 4;

    explicit NetworkInputs(const Rulebook& book);

    /// Returns the number of inputs: number of sides x kinds x squares (times 3 with towers).
    [[nodiscard]] int count() const { return count_; }
    /// Returns the input index of a piece that no other piece covers.
    [[nodiscard]] std::uint16_t of(Side viewer, Piece piece, Square square) const {
        return numbers_[(viewer * Pieces + piece) * size_ + square];
    }
    [[nodiscard]] std::uint16_t of(Side viewer, const NetworkFeature& feature) const {
        const int first = static_cast<int>(feature.cover) * onTop_;
        return static_cast<std::uint16_t>(first + of(viewer, feature.piece, feature.square));
    }
    /// Calls `take` with a `NetworkFeature` for every piece on `square`, starting with the top piece.
    template <typename Take>
    static void forEachOn(const Position& position, Square square, Take take) {
        const Piece top = position[square];
        if (top == NoPiece) return;
        take(NetworkFeature{top, square, Cover::None});
        for (int n = 1; n < position.height(square); ++n) {
            const Piece piece = position.below(square, n);
            take(NetworkFeature{piece, square, sideOf(piece) == sideOf(top) ? Cover::Own : Cover::Enemy});
        }
    }
    /// Calls `take` with a `NetworkFeature` for every piece of a position.
    template <typename Take>
    static void forEach(const Position& position, Take take) {
        for (std::size_t side = 0; side < position.book().sides(); ++side) {
            for (const Square square : position.pieces(Side(side))) forEachOn(position, square, take);
        }
    }
    /// Returns the stage of a position. Stage 0 has the fewest pieces.
    [[nodiscard]] std::size_t stage(const Position& position) const;

private:
    static constexpr std::size_t Pieces = MaxSides * 16;

    std::size_t size_;
    int onTop_;  ///< number of inputs of uncovered pieces
    int count_;
    std::size_t allPieces_;  ///< number of pieces at the start
    std::vector<std::uint16_t> numbers_;
};

}  // namespace rokada
