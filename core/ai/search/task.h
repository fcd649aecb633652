// Input and output of the engine: position, limits and level; reports and the move.
#pragma once

#include "ai/evaluation/score.h"
#include "ai/levels/level.h"
#include "game/game.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace rokada {

/// The clock of the side to move, for `Limits`.
struct ClockTimes {
    std::chrono::milliseconds remaining{0};
    std::chrono::milliseconds increment{0};
    int movesToGo = 0;  ///< until more time is added; 0: the time is for the whole game
};

/// When to stop thinking; the first limit that is reached counts. Without any limit only the stop token ends it.
struct Limits {
    int depth = 0;            ///< plies; 0: no limit
    std::uint64_t nodes = 0;  ///< positions; 0: no limit
    int mate = 0;             ///< stop when a mate in so many own moves is found; 0: never
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<ClockTimes> clock;
    std::chrono::milliseconds overhead{30};  ///< lag between our clock and theirs, subtracted from both times
    std::vector<Move> only;                  ///< consider no others; empty: all moves
    int variations = 1;                      ///< how many best moves get a variation of their own (multi-PV)
    bool pondering = false;                  ///< no limit but the stop token counts until `Engine::ponderHit`
};

/// One principal variation. Forced moves (`Elimination`, `Pass`) are not in it.
struct Variation {
    Score score = 0;
    std::vector<Move> moves;
    Bound bound = Bound::Exact;  ///< anything else only as long as an iteration is not finished
};

/// What is known so far.
struct Report {
    int depth = 0;           ///< plies that were searched in full
    int selectiveDepth = 0;  ///< the longest variation searched, in plies
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    int hashFull = 0;                   ///< used entries of the table in thousandths
    std::vector<Variation> variations;  ///< best first; at least one once `depth` is 1
};

/// What is searched just now, within an iteration.
struct Progress {
    /// So far; the depth is that of the iteration. There are no variations, except at the moment when a score turns out
    /// to lie outside of its window: then the one with this bound.
    Report report;
    Move current;    ///< the move at the root that the calling thread searches
    int number = 0;  ///< its place in the order of these moves, from 1; 0: none yet
    int moves = 0;   ///< how many there are
};

/// What to search.
struct Task {
    RulebookPtr book;          ///< keeps the rulebook of the position alive
    Position position;         ///< its side to move must have a legal move
    std::vector<Key> earlier;  ///< keys of the positions before it since the last irreversible move, oldest first
    Square lastTo = NoSquare;  ///< target of the last move, if known: weaker levels look there first
    Limits limits;
    Level level = Level::full();
    std::uint64_t seed = 1;  ///< for weaker levels: the same seed gives the same game

    /// The current position of a game; it may be over by a rule that leaves legal moves.
    static Task of(const Game& game);
};

/// The answer.
struct SearchResult {
    Move best;
    std::optional<Move> ponder;  ///< the expected reply
    Report report;               ///< the last one; without variations if the move was not searched
    int rivals = 0;              ///< of a weaker level: other moves that looked about as good
};

}  // namespace rokada
