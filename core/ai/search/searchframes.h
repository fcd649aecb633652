// What the search keeps of each ply of the variation in which it is.
#pragma once

#include "ai/evaluation/score.h"
#include "ai/search/history.h"

#include <array>
#include <vector>

namespace rokada {

/// A node and the move made from it.
struct SearchFrame {
    Side seat{};                  ///< the side to move in this node
    Step step = History::NoStep;  ///< the move made from this node
    bool nullMove = false;
    Score evaluation = Infinite;   ///< static and corrected; `Infinite` if in check
    Score uncorrected = Infinite;  ///< as the table stores it
    Move excluded;
    std::array<Move, 2> killers{};
    std::array<Move, MaxPly> pv;
    std::size_t pvLength = 0;
};

class SearchFrames {
public:
    [[nodiscard]] SearchFrame& operator[](int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] const SearchFrame& operator[](int ply) const { return frames_[static_cast<std::size_t>(ply)]; }

    /// The last node at which the same side was to move; nullptr if there is none or it is too long ago.
    [[nodiscard]] const SearchFrame* lastOfSeat(int ply) const;
    /// A position of this value is better than at the side's last turn.
    [[nodiscard]] bool improving(int ply, Score evaluation) const;
    /// The moves that a move from this node answers: the last one, and the side's own one before it.
    [[nodiscard]] std::array<Step, 2> answered(int ply) const;
    /// The variation from this node begins with the move and goes on with that of the next node.
    void updatePv(int ply, Move move);

private:
    std::vector<SearchFrame> frames_ = std::vector<SearchFrame>(MaxPly + 4);
};

}  // namespace rokada
