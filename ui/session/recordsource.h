// Origin of a record: its place in a file, and the size and time of the file when the record was read.
#pragma once

#include "record/encoding.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>

namespace rokada::ui {

/// Byte range and line in a file. If size or time of the file differ, another program has changed it.
struct RecordSource {
    QString path;
    std::uint64_t at = 0, length = 0;
    std::size_t line = 1;
    qint64 size = 0;
    QDateTime changed;
    Encoding encoding = Encoding::Utf8;  ///< encoding of the game

    friend bool operator==(const RecordSource&, const RecordSource&) = default;
};

/// Old and new place of a game that was written again.
struct Rewritten {
    RecordSource before, after;
    std::size_t linesBefore = 0, linesAfter = 0;  ///< numbers of line ends in the game
};

/// Adjusts a source after Rokada has rewritten another game of the same file. A source of the rewritten game itself
/// stays unchanged, because its text is no longer in the file.
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
