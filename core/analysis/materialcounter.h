// Counts the material captured along a variation, and the difference after equal pieces cancel out.
#pragma once

#include "explain/piecevalues.h"
#include "rules/position.h"

#include <span>
#include <vector>

namespace rokada {

/// Captured material, from the view of the team that moves first.
struct Exchanged {
    std::vector<Kind> won, lost;
    int balance = 0;        ///< value of `won` minus value of `lost`, in centipawns
    std::size_t plies = 0;  ///< number of plies counted
};

/// Material lost and material gained for it, each most valuable first.
struct MaterialTrade {
    std::vector<Kind> gone, come;
    int worth = 0;  ///< value of `gone` minus value of `come`, in centipawns
};

/// Counts material with the piece values of one rulebook.
class MaterialCounter {
public:
    /// Minimum difference in centipawns that counts as material.
    static constexpr int Telling = 80;

    explicit MaterialCounter(const Rulebook& book) : values_(pieceValues(book)) {}

    /// `Believed` is the number of plies for which a variation is trusted. `Shown` is the number of plies that the user
    /// sees.
    static constexpr std::size_t Believed = 6, Shown = 8;

    /// Counts the material won and lost in the first `plies` plies of `moves`. Continues past `plies` while a capture
    /// is pending, because a count in the middle of an exchange would be wrong.
    [[nodiscard]] Exchanged along(Position position, std::span<const Move> moves, std::size_t plies = Believed) const;
    /// Cancels equal kinds on both sides and returns the rest.
    [[nodiscard]] MaterialTrade settled(std::vector<Kind> gone, std::vector<Kind> come) const;

private:
    void enter(const std::vector<Kind>& kinds, bool won, Exchanged& sum) const;
    [[nodiscard]] int worth(Kind kind) const { return values_[kind].mean(); }

    std::vector<PieceValue> values_;
};

/// Returns the square of the piece that `move` captures, or NoSquare.
[[nodiscard]] Square victimOf(const Position& position, Move move);

}  // namespace rokada
