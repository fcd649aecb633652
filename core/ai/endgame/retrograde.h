// Retrograde analysis of one endgame. All endgames to which its captures and promotions lead must be solved already.
#pragma once

#include "ai/endgame/solvedendings.h"

#include <memory>
#include <stop_token>

namespace rokada {

/// Computes the codes of one table (see `EndingTable`). First finds the possible positions, their numbers of moves, and
/// the results of captures and promotions. Then finds the mates, the positions one ply before them, and so on.
class Retrograde {
public:
    /// Prepares the analysis. `endsItself` means that a rule of the variant ends the game with a draw as soon as only
    /// these pieces are left, unless it is mate.
    Retrograde(const SolvedEndings& endgames, EndingPieces pieces, bool endsItself);

    /// Solves the endgame. Returns false if stopped.
    [[nodiscard]] bool solve(const std::stop_token& stop);
    [[nodiscard]] std::unique_ptr<EndingTable> table();

private:
    template <class Visit>
    void eachParent(const EndgamePosition& endgamePosition, Visit visit) const;
    template <class Visit>
    void eachUntilStopped(Side turn, const std::stop_token& stop, Visit visit) const;
    void findPossible(Side turn, const std::stop_token& stop);
    void countMoves(Side turn, const std::stop_token& stop);
    void lookAhead(Side turn, const std::stop_token& stop);
    void lookAhead(const EndgamePosition& endgamePosition, std::size_t number);
    void settleLevel(std::uint8_t level, const std::stop_token& stop);
    void lostHere(const EndgamePosition& endgamePosition, std::uint8_t level);
    void wonHere(const EndgamePosition& endgamePosition, std::uint8_t level);
    [[nodiscard]] bool possible(const EndgamePosition& endgamePosition) const;

    const SolvedEndings& endgames_;
    const RetroMoves& retroMoves_;
    EndingNumbers numbers_;
    bool endsItself_;
    std::array<std::vector<std::size_t>, 2> slotsOf_;
    std::vector<std::uint8_t> codes_;
    /// For each position: number of moves without capture or promotion that are not known to lose. It is `Never` for
    /// positions that the side to move cannot lose: stalemates, draws by a rule, and positions with a move that is
    /// known to draw or to win. It is also `Never` for impossible positions.
    std::vector<std::uint8_t> open_;
    std::uint8_t highest_ = 1;  ///< greatest code that has been set
};

}  // namespace rokada
