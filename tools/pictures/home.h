// Home folder of the program under test. It contains only the settings and files of one scene.
#pragma once

#include "table.h"

#include <QByteArray>
#include <QString>

namespace rokada::pictures {

/// Empties the folder, and writes the settings and files that the scene needs at its start. Returns an error message,
/// or an empty string.
[[nodiscard]] QString furnish(const QString& home, const Scene& scene, const QString& scheme);

/// Returns the contents of the file that a step `file` or `game` writes. An unfinished game ends with a checksum, which
/// shows that the file is complete.
[[nodiscard]] QByteArray contentOf(const Step& step);

}  // namespace rokada::pictures
