// The focus goes from one part of the window to the next.
#pragma once

#include <QList>

class QWidget;

namespace rokada::ui {

/// A page marks its parts by this dynamic property; a page without marks is one part.
inline constexpr char FocusPart[] = "focusPart";

/// The visible parts of a page.
[[nodiscard]] QList<QWidget*> partsOf(QWidget& page);
/// Gives the focus to the part behind the one that has it, behind the last one to the first.
void focusNextPart(const QList<QWidget*>& parts);

}  // namespace rokada::ui
