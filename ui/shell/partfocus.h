// Moves the keyboard focus between the parts of a window.
#pragma once

#include <QList>

class QWidget;

namespace rokada::ui {

/// Dynamic property that marks the parts of a page. A page without marks is one part.
inline constexpr char FocusPart[] = "focusPart";

/// Returns the visible parts of a page.
[[nodiscard]] QList<QWidget*> partsOf(QWidget& page);
/// Moves the focus to the next part that accepts it. After the last part comes the first.
void focusNextPart(const QList<QWidget*>& parts);

}  // namespace rokada::ui
