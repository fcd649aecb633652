// Short texts about a game, for its row in the list and its preview.
#pragma once

#include <QString>
#include <QStringList>

namespace rokada::ui {

/// Returns the points of White, or of Black if `black` is true, for a PGN result: "1", "0" or "½". Returns an empty
/// text for "*".
[[nodiscard]] QString pointsOf(const QString& result, bool black);
/// Joins the words by middle dots (·). Leaves out empty words.
[[nodiscard]] QString joinedByDots(QStringList words);

}  // namespace rokada::ui
