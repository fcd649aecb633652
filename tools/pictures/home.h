// Home folder of the program: only the settings and files of one scene.
#pragma once

#include "table.h"

#include <QByteArray>
#include <QString>

namespace rokada::pictures {

/// Empties the folder and writes the settings and files that the scene needs before its start. Returns an error
/// message; empty on success.
[[nodiscard]] QString furnish(const QString& home, const Scene& scene, const QString& scheme);

/// Returns the content of a file. An unfinished game ends with a checksum that shows that it is complete.
[[nodiscard]] QByteArray contentOf(const Step& step);

}  // namespace rokada::pictures
