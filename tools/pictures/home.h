// The home that the program finds: empty but for the settings and files of one scene.
#pragma once

#include "table.h"

#include <QByteArray>
#include <QString>

namespace rokada::pictures {

/// Empties the folder and fills it with the settings and files that stand before the start of the scene. Returns what
/// is wrong; empty if all is well.
[[nodiscard]] QString furnish(const QString& home, const Scene& scene, const QString& scheme);

/// The lines of a file; a game that was left ends with a sum that shows that nothing is missing.
[[nodiscard]] QByteArray contentOf(const Step& step);

}  // namespace rokada::pictures
