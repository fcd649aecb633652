// Where board, evaluation bar and panel lie on their page. Pure arithmetic.
#pragma once

#include <QRect>
#include <QSize>

#include <functional>

namespace rokada::ui {

struct BoardArrangement {
    QRect board;
    QRect bar;  ///< of the evaluation, beside the squares
    QRect panel;
    bool narrow = false;  ///< the panel lies below the board
};

/// Pixels round the parts and between them.
inline constexpr int PageMargin = 16, BarWidth = 20, BarGap = 10;

/// A window that is higher than wide has no room for a panel beside the board.
[[nodiscard]] bool isNarrow(QSize page);

/// `em` is the size of the text in pixels, `chosen` the width of the panel that a person has chosen, or 0. `fit` tells
/// the smallest room in which the board has the squares that it would have in another room. Board and panel are centred
/// together.
[[nodiscard]] BoardArrangement arrange(QSize page, int em, int chosen, const std::function<QSize(QSize)>& fit);

/// The narrowest and the widest panel beside the board, in pixels.
[[nodiscard]] int narrowestPanel(int pageWidth, int em);
[[nodiscard]] int widestPanel(int pageWidth, int em);

}  // namespace rokada::ui
