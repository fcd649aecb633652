// Computes the layout of the board, the evaluation bar and the panel on their page.
#pragma once

#include <QRect>
#include <QSize>

#include <functional>

namespace rokada::ui {

struct BoardArrangement {
    QRect board;
    QRect bar;  ///< evaluation bar, as high as the board
    QRect panel;
    bool narrow = false;  ///< true if the panel lies below the board
};

/// Margin of the page, width of the evaluation bar, and gaps beside the bar, in pixels.
inline constexpr int PageMargin = 16, BarWidth = 20, BarGap = 10;

/// Returns true if the page is too narrow for a panel beside the board.
[[nodiscard]] bool isNarrow(QSize page);

/// Computes the layout, with board and panel centred together. `em` is the font size in pixels. `chosen` is the panel
/// width that the user has chosen, in pixels, or 0 for the default width. `fit` returns the smallest size in which the
/// squares of the board are as large as in the given size.
[[nodiscard]] BoardArrangement arrange(QSize page, int em, int chosen, const std::function<QSize(QSize)>& fit);

/// Return the minimum and the maximum width of a panel beside the board, in pixels.
[[nodiscard]] int narrowestPanel(int pageWidth, int em);
[[nodiscard]] int widestPanel(int pageWidth, int em);

}  // namespace rokada::ui
