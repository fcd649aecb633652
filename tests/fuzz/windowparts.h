// Helpers of fuzz targets that use Qt.
#pragma once

#include <QString>

namespace rokada::fuzz {

/// Returns a temporary folder of the program. Initializes Qt.
[[nodiscard]] const QString& scratchFolder();

}  // namespace rokada::fuzz
