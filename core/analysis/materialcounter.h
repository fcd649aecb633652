// Counts the material captured along a variation, and the difference after equal pieces cancel out.
#pragma once

#include "explain/piecevalues.h"
#include "rules/position.h"

#include <span>
#include <vector>

namespace rokada {

/// Captured material of a variation, from the view of the team that moves first.
struct Exchanged {
    std::vector<Kind> won, lost;
    int balance = 0;        ///< value of `won` minus value of `lost`, in centipawns
    std::size_t plies = 0;  ///< number of plies counted
};

/// Result of an exchange, from the view of the team that loses material. `gone` are the kinds of the pieces that it
/// loses, `come` the kinds that it gets for them, each most valuable first.
struct MaterialTrade {
    std::vector<Kind> gone, come;
    int worth = 0;  ///< value of `gone` minus value of `come`, in centipawns
};

/// Counts material with the piece values of one rulebook.
class MaterialCounter {
public:
    /// Minimum material difference in centipawns for which a variation counts as winning or losing material.
    static constexpr int Telling = 80;

    explicit MaterialCounter(const Rulebook& book) : values_(pieceValues(book)) {}

    /// `Believed` is the number of plies of a variation in which material is counted. `Shown` is the number of plies
    /// that the user sees; material is counted that far only to explain a blunder.
    static constexpr std::size_t Believed = 6, Shown = 8;

    /// Counts the material won and lost in the first `plies` plies of `moves`. Continues past `plies` until the
    /// exchange on the board is finished, because the balance in the middle of an exchange would be wrong.
    [[nodiscard]] Exchanged along(Position position, std::span<const Move> moves, std::size_t plies = Believed) const;
    /// Removes the kinds that occur in both lists, one for one, and returns the rest with its value.
    [[nodiscard]] MaterialTrade settled(std::vector<Kind> gone, std::vector<Kind> come) const;

private:
    void enter(const std::vector<Kind>& kinds, bool won, Exchanged& sum) const;
    [[nodiscard]] int worth(Kind kind) const { return values_[kind].mean(); }

    std::vector<PieceValue> values_;
};

/// Returns the square of the piece that `move` captures, or NoSquare.
[[nodiscard]] Square victimOf(const Position& position, Move move);

}  // namespace rokada
