// Small pictures for toolbar and buttons, resources/icons, in the colour of the text beside them.
#pragma once

#include <QColor>
#include <QIcon>

namespace rokada::ui {

enum class Icon { New, Undo, Redo, Hint, MoveNow, Pause, Flip, Home, First, Back, Forward, Last, Autoplay, Draw, Resign };

[[nodiscard]] QIcon iconOf(Icon icon, const QColor& ink);

}  // namespace rokada::ui
