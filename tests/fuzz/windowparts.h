// What targets share that read with Qt.
#pragma once

#include <QString>

namespace rokada::fuzz {

/// A folder that is there as long as the program; Qt is ready to be used then.
[[nodiscard]] const QString& scratchFolder();

}  // namespace rokada::fuzz
