// How large words are that stand beside the board.
#pragma once

#include <QFont>

class QWidget;

namespace rokada::ui {

/// The font of a panel, larger in a window that is higher than the smallest: its board is larger too.
[[nodiscard]] QFont fontBesideBoard(const QWidget& panel);

}  // namespace rokada::ui
