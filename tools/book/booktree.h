// A book in the making: positions that were searched, their moves with what they are worth, and results of games.
#pragma once

#include "ai/evaluation/score.h"
#include "book/compactbook.h"

#include <map>
#include <vector>

namespace rokada::tools {

/// A move that was searched.
struct TriedMove {
    Move move;
    Key child = 0;    ///< the position after it, with forced moves played
    Score score = 0;  ///< for the side that makes it
    int wins = 0, draws = 0, losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
};

struct BookPosition {
    Position position;
    int ply = 0;                   ///< from the start, by the way on which it was found
    std::vector<TriedMove> moves;  ///< those that are kept, the best first

    [[nodiscard]] TriedMove* tried(Move move);
};

class BookTree {
public:
    [[nodiscard]] BookPosition* at(Key key);
    [[nodiscard]] const std::map<Key, BookPosition>& positions() const { return positions_; }
    void add(BookPosition position);
    /// Takes what was found deeper for the value of a move, from the last plies to the first, and drops what then is
    /// worth less than the best by more than the margin. Returns how many moves were dropped.
    std::size_t backUp(int margin);
    /// Drops positions that cannot be reached by kept moves from one of these.
    void keepReachable(const std::vector<Key>& roots);
    /// With the weights of moves: what they lose against the best one, and how games went with them.
    [[nodiscard]] BookContents contents() const;
    /// The weight of a move of this position.
    [[nodiscard]] static int weightOf(const BookPosition& position, const TriedMove& tried);

private:
    std::map<Key, BookPosition> positions_;
};

}  // namespace rokada::tools
