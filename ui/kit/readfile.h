// The one way in which this program opens the files of people to read them.
#pragma once

#include <QString>

#include <tl/expected.hpp>

class QFile;

namespace rokada::ui {

/// Nothing more to say, or why it failed, in the words of the system.
using Opened = tl::expected<void, QString>;

/// Opens regular files only: a pipe would be waited for, and a device may never end. `largest` is in bytes.
[[nodiscard]] Opened openToRead(QFile& file, qint64 largest = (qint64{1} << 62));

}  // namespace rokada::ui
