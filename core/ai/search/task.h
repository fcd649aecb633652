// Input and output of the engine: position, limits and level go in; reports and the best move come out.
#pragma once

#include "ai/evaluation/score.h"
#include "ai/levels/level.h"
#include "game/game.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace rokada {

class Tablebase;
struct TableValues;

/// Clock of the side to move, for `Limits`.
struct ClockTimes {
    std::chrono::milliseconds remaining{0};
    std::chrono::milliseconds increment{0};
    int movesToGo = 0;  ///< number of moves until time is added; 0 if the time is for the rest of the game
};

/// Limits of a search. The search ends when the first of them is reached. Without limits, only the stop token ends it.
struct Limits {
    int depth = 0;            ///< depth limit in plies; 0 for no limit
    std::uint64_t nodes = 0;  ///< node limit; 0 for no limit
    int mate = 0;  ///< the search stops when it finds a mate in at most this many own moves; 0 for no such limit
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<ClockTimes> clock;
    std::chrono::milliseconds overhead{30};  ///< communication delay, subtracted from `moveTime` and from the clock
    std::vector<Move> only;                  ///< root moves to search; empty for all moves
    int variations = 1;                      ///< number of best moves for which a variation is reported (MultiPV)
    bool pondering = false;  ///< true to ignore all limits except the stop token until `Engine::ponderHit`
};

/// One principal variation. It contains no forced moves (`Elimination`, `Pass`).
struct Variation {
    Score score = 0;
    std::vector<Move> moves;
    Bound bound = Bound::Exact;  ///< bound type of `score`; always `Exact` in finished iterations
};

/// Results of a search so far.
struct Report {
    int depth = 0;           ///< depth of the last finished iteration, in plies
    int selectiveDepth = 0;  ///< length of the longest searched variation, in plies
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    int hashFull = 0;                   ///< used entries of the transposition table, in thousandths
    std::vector<Variation> variations;  ///< variations, best first; at least one if `depth` is at least 1
    std::uint64_t tableHits = 0;        ///< number of positions found in the endgame tables
    /// Values of the searched position and of its moves in the endgame tables; nullptr if they are unknown.
    std::shared_ptr<const TableValues> tableValues = {};
};

/// Progress of the search within the current iteration.
struct Progress {
    /// Report with the depth of the current iteration. It has a variation only if a score was outside the aspiration
    /// window; its `bound` is then set.
    Report report;
    Move current;    ///< root move that the calling thread is searching
    int number = 0;  ///< number of `current` in search order, from 1; 0 if no root move is being searched
    int moves = 0;   ///< number of root moves
};

/// Input of a search.
struct Task {
    RulebookPtr book;          ///< keeps the rulebook of `position` alive
    Position position;         ///< position to search; its side to move must have a legal move
    std::vector<Key> earlier;  ///< keys of the positions since the last irreversible move, oldest first
    /// Target square of the last move, or NoSquare if unknown. Weak levels notice moves near it more easily.
    Square lastTo = NoSquare;
    Limits limits;
    Level level = Level::full();
    bool styled = true;      ///< false to leave out the style of the level, for measurements
    std::uint64_t seed = 1;  ///< random seed of the levels below full strength; equal seeds give equal games
    /// Endgame tables for searches at full strength; nullptr for none. They are ignored if they
    /// are not valid for the rules.
    std::shared_ptr<const Tablebase> tables = {};

    /// Returns a task for the current position of a game. The game can already be over by a rule, such as repetition,
    /// as long as legal moves exist.
    static Task of(const Game& game);
};

/// Result of a search.
struct SearchResult {
    Move best;
    std::optional<Move> ponder;  ///< expected reply
    Report report;               ///< last report; has no variations if no search was needed
    int rivals = 0;  ///< number of other moves that looked about as good; only for levels below full strength
};

}  // namespace rokada
