// What is looked for on the board, in a collection.
#pragma once

#include "database/movesequence.h"
#include "database/movetree.h"
#include "database/pattern.h"

#include <QtGlobal>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace rokada::ui {

/// Games that have both are found.
struct PositionSearch {
    RulebookPtr book;       ///< games on another board are not looked at
    Pattern pattern;        ///< empty: any position
    MoveSequence sequence;  ///< empty: any moves

    [[nodiscard]] bool empty() const { return pattern.empty() && sequence.empty(); }
};

/// How a search that takes long is watched and ended.
struct SearchWatch {
    std::stop_token stop;
    std::function<void(int percent)> progress;  ///< called on the library's thread
};

/// A game and the number of moves before what was looked for.
struct FoundGame {
    qint64 id = 0;
    int ply = 0;
    friend bool operator==(const FoundGame&, const FoundGame&) = default;
};

/// What was played in a position.
struct MovesPlayed {
    std::int64_t games = 0;
    std::vector<MoveCount> moves;
    int unprepared = 0;    ///< games that are not counted yet
    bool stopped = false;  ///< called off: the rest says nothing
};

}  // namespace rokada::ui
