// Tooltips that name what a button does and the key that does the same.
#pragma once

#include <QKeySequence>
#include <QString>

namespace rokada::ui {

/// Rich text: the label, and the shortcut in a frame. Without a shortcut it is the label as plain text.
[[nodiscard]] QString keyCapTip(const QString& label, const QKeySequence& shortcut);

}  // namespace rokada::ui
