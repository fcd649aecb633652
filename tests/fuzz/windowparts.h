// Helpers of fuzz targets that use Qt.
#pragma once

#include <QString>

namespace rokada::fuzz {

/// Returns the path of a temporary folder that is deleted when the program ends. Initializes Qt.
[[nodiscard]] const QString& scratchFolder();

}  // namespace rokada::fuzz
