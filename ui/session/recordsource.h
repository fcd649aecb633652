// Where a record came from: its place in a file, and what the file was then.
#pragma once

#include "record/encoding.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>

namespace rokada::ui {

/// Bytes and lines of a file. A file of another size or time was changed by somebody else.
struct RecordSource {
    QString path;
    std::uint64_t at = 0, length = 0;
    std::size_t line = 1;
    qint64 size = 0;
    QDateTime changed;
    Encoding encoding = Encoding::Utf8;  ///< of the game

    friend bool operator==(const RecordSource&, const RecordSource&) = default;
};

/// A game was written again: where it came from, where it is now.
struct Rewritten {
    RecordSource before, after;
    std::size_t linesBefore = 0, linesAfter = 0;  ///< line ends in the game
};

/// Keeps a source right when Rokada has rewritten another game of its file. A source of the same game stays as it is:
/// the file is not what that one was read from any more.
inline void follow(RecordSource& source, const Rewritten& game) {
    const RecordSource &before = game.before, &after = game.after;
    const bool sameFile = source.path == before.path && source.size == before.size && source.changed == before.changed;
    if (!sameFile || source.at == before.at) return;
    source.size = after.size;
    source.changed = after.changed;
    if (source.at < before.at) return;
    source.at += after.length - before.length;
    source.line += game.linesAfter - game.linesBefore;
}

}  // namespace rokada::ui
