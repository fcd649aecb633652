// What distinguishes the things that are seen on a board, as numbers.
#pragma once

#include "scene/boardscene.h"

#include <QHashFunctions>

#include <cstddef>
#include <vector>

namespace rokada::ui {

enum class What {
    Spin,
    Slide,
    Dimmed,
    LeftHome,
    Played,
    Selection,
    Lines,
    Piece,
    Fade,
    MovePattern,
    Target,
    Bonus,
    LameLeap,
    Lit,
    Named,
    Reach,
    Advice,
    Check,
    Ring,
    Turns,
    IllegalMove,
    Reason,
    Premove,
    Drawn,
    Glide,
    Tag,
    Pointed,
    PlayerPanel,
    Cursor,
    Carried,
    Chooser
};

template <class... Parts>
std::size_t keyOf(What what, const Parts&... parts) {
    return qHashMulti(0, static_cast<int>(what), parts...);
}

inline std::size_t hashOf(const Path& path) { return qHashBits(path.data(), path.size() * sizeof(Square)); }

inline std::size_t hashOf(const std::vector<Path>& paths) {
    std::size_t hash = paths.size();
    for (const Path& path : paths) hash = qHashMulti(hash, hashOf(path));
    return hash;
}

inline std::size_t hashOf(const SeatScene& seat) {
    std::size_t hash = qHashMulti(0, seat.words.name, seat.words.note, seat.words.brief, seat.clock.digits,
                                  seat.clock.word, seat.clock.running, seat.clock.warns);
    hash = qHashMulti(hash, seat.message, seat.toMove, seat.out, seat.lead);
    for (const auto& [kind, count] : seat.reservePieces) hash = qHashMulti(hash, int(kind), count);
    for (const auto& [piece, count] : seat.captured) hash = qHashMulti(hash, 1, int(piece), count);
    return hash;
}

inline std::size_t hashOf(const TargetMark& mark) {
    return qHashMulti(0, int(mark.square), int(mark.reach), mark.target, mark.capture, int(mark.extra),
                      int(mark.becomes), int(mark.victim), mark.losesCheck);
}

}  // namespace rokada::ui
