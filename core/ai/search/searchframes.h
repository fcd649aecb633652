// Data that the search keeps for each ply of the current line (search stack).
#pragma once

#include "ai/evaluation/score.h"
#include "ai/search/history.h"

#include <array>
#include <vector>

namespace rokada {

/// Data of one node and of the move made from it.
struct SearchFrame {
    Side seat{};                  ///< side to move
    Step step = History::NoStep;  ///< move made from this node
    bool nullMove = false;
    Score evaluation = Infinite;   ///< corrected static evaluation; `Infinite` if in check
    Score uncorrected = Infinite;  ///< static evaluation without correction, as stored in the transposition table
    Move excluded;
    std::array<Move, 2> killers{};
    std::array<Move, MaxPly> pv;
    std::size_t pvLength = 0;
};

/// Stack of frames, indexed by ply.
class SearchFrames {
public:
    [[nodiscard]] SearchFrame& operator[](int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] const SearchFrame& operator[](int ply) const { return frames_[static_cast<std::size_t>(ply)]; }

    /// Returns the frame of the last node, two to four plies back, that has the same side to move as the node at `ply`.
    /// Returns nullptr if there is none.
    [[nodiscard]] const SearchFrame* lastOfSeat(int ply) const;
    /// Returns true if `evaluation` is better than the static evaluation at the last turn of the side to move.
    [[nodiscard]] bool improving(int ply, Score evaluation) const;
    /// Returns two earlier moves for the continuation history: the last move before this node, and the last move of the
    /// side to move.
    [[nodiscard]] std::array<Step, 2> answered(int ply) const;
    /// Sets the principal variation of the node at `ply` to `move` followed by that of the node at `ply` + 1.
    void updatePv(int ply, Move move);

private:
    std::vector<SearchFrame> frames_ = std::vector<SearchFrame>(MaxPly + 4);
};

}  // namespace rokada
