// Place of a record in a file, and the size and time of the file when the record was read.
#pragma once

#include "record/encoding.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>

namespace rokada::ui {

/// Byte range and first line of a record in a file. If the size or time of the file has changed, another program has
/// written it.
struct RecordSource {
    QString path;
    std::uint64_t at = 0, length = 0;
    std::size_t line = 1;
    qint64 size = 0;
    QDateTime changed;
    Encoding encoding = Encoding::Utf8;  ///< text encoding of the record

    friend bool operator==(const RecordSource&, const RecordSource&) = default;
};

/// Old and new place of a record that Rokada has written again.
struct Rewritten {
    RecordSource before, after;
    std::size_t linesBefore = 0, linesAfter = 0;  ///< numbers of lines of the record before and after
};

/// Updates `source` after Rokada has rewritten another record of the same file. Does not change the source of the
/// rewritten record itself, because its old text is no longer in the file.
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
