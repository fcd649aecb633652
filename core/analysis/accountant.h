// What is captured along a variation, and what is left of it when equals are struck off.
#pragma once

#include "explain/piecevalues.h"
#include "rules/position.h"

#include <span>
#include <vector>

namespace rokada {

/// By the team of the first mover of a variation and from it.
struct Exchanged {
    std::vector<Kind> won, lost;
    int balance = 0;        ///< for that team, in centipawns
    std::size_t plies = 0;  ///< that are counted
};

/// What goes and what comes for it, the most valuable first.
struct Bargain {
    std::vector<Kind> gone, come;
    int worth = 0;  ///< of what goes less what comes, in centipawns
};

class Accountant {
public:
    /// Less than this, in centipawns, is no material.
    static constexpr int Telling = 80;

    explicit Accountant(const Rulebook& book) : values_(pieceValues(book)) {}

    /// Variations are believed so far, and as far as people are shown them.
    static constexpr std::size_t Believed = 6, Shown = 8;

    /// Where nothing is captured any more the account is drawn up: in the middle of an exchange it would be wrong.
    [[nodiscard]] Exchanged along(Position position, std::span<const Move> moves, std::size_t plies = Believed) const;
    /// What is left of both when equals are struck off.
    [[nodiscard]] Bargain settled(std::vector<Kind> gone, std::vector<Kind> come) const;

private:
    void enter(const std::vector<Kind>& kinds, bool won, Exchanged& sum) const;
    [[nodiscard]] int worth(Kind kind) const { return values_[kind].mean(); }

    std::vector<PieceValue> values_;
};

/// Where the piece stands that this move captures, or NoSquare.
[[nodiscard]] Square victimOf(const Position& position, Move move);

}  // namespace rokada
