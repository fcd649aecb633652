// Small pictures for the toolbar, painted in the colour of the text beside them.
#pragma once

#include <QColor>
#include <QIcon>

namespace rokada::ui {

enum class Glyph { New, Undo, Redo, Hint, MoveNow, Pause, Flip };

[[nodiscard]] QIcon glyph(Glyph glyph, const QColor& ink);

}  // namespace rokada::ui
