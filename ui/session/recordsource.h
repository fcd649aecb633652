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

/// Keeps a source right when Rokada has rewritten another game of its file: `before` is where that one came from,
/// `after` what it is now.
inline void follow(RecordSource& source, const RecordSource& before, const RecordSource& after) {
    const bool same = source.path == before.path && source.size == before.size && source.changed == before.changed;
    if (!same) return;
    source.size = after.size;
    source.changed = after.changed;
    if (source.at > before.at) source.at += after.length - before.length;
}

}  // namespace rokada::ui
