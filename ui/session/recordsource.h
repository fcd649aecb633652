// Where a record came from: its place in a file, and what the file was then.
#pragma once

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

    friend bool operator==(const RecordSource&, const RecordSource&) = default;
};

}  // namespace rokada::ui
