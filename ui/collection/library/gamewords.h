// Texts about a stored game, for its row and its preview.
#pragma once

#include <QString>
#include <QStringList>

namespace rokada::ui {

/// Returns the points of one player for a PGN result, "1", "0" or "½". Returns an empty text for "*".
[[nodiscard]] QString pointsOf(const QString& result, bool black);
/// Joins the words with middle dots. Leaves out empty words.
[[nodiscard]] QString joinedByDots(QStringList words);

}  // namespace rokada::ui
