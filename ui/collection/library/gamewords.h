// Texts about a stored game that its row and its preview share.
#pragma once

#include <QString>
#include <QStringList>

namespace rokada::ui {

/// Returns the points of one player by a PGN result: "1", "0" or "½"; empty for "*".
[[nodiscard]] QString pointsOf(const QString& result, bool black);
/// Joins the words with middle dots and leaves out empty ones.
[[nodiscard]] QString joinedByDots(QStringList words);

}  // namespace rokada::ui
