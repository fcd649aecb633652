// Small pictures for the toolbar, resources/icons, in the colour of the text beside them.
#pragma once

#include <QColor>
#include <QIcon>

namespace rokada::ui {

enum class Icon { New, Undo, Redo, Hint, MoveNow, Pause, Flip };

[[nodiscard]] QIcon iconOf(Icon icon, const QColor& ink);

}  // namespace rokada::ui
