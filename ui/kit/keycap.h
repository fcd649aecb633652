// Tooltips that show a label and its keyboard shortcut.
#pragma once

#include <QKeySequence>
#include <QString>

namespace rokada::ui {

/// Returns rich text with the label and the shortcut in a frame, or the plain label if there is no shortcut.
[[nodiscard]] QString keyCapTip(const QString& label, const QKeySequence& shortcut);

}  // namespace rokada::ui
