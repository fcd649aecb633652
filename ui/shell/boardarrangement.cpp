#include "shell/boardarrangement.h"

#include <algorithm>

namespace rokada::ui {

namespace {

/// Minimum and maximum width of a panel beside the board, in em.
constexpr int NarrowestPanel = 20, WidestPanel = 35;
/// Minimum height of a panel below the board, in em.
constexpr int LowestPanel = 13;
/// Minimum height of a panel beside the board, in em, if the page is that high.
constexpr int LowestBeside = 48;
/// Largest share of the page width for a panel beside the board, in per cent.
constexpr int LargestShare = 45;
/// A page is narrow if its width is below this share of its height, in per cent.
constexpr int NarrowWidth = 110;

BoardArrangement below(QSize page, int em, const std::function<QSize(QSize)>& fit) {
    const QSize room = page - QSize(2 * PageMargin, 2 * PageMargin);
    const int bar = BarGap + BarWidth;
    const QSize board = fit({room.width() - bar, room.height() - LowestPanel * em - PageMargin});
    const int left = PageMargin + (room.width() - board.width() - bar) / 2;
    const int top = PageMargin + board.height() + PageMargin;
    return {.board = QRect(QPoint(left, PageMargin), board),
            .bar = QRect(left + board.width() + BarGap, PageMargin, BarWidth, board.height()),
            .panel = QRect(left, top, board.width() + bar, page.height() - PageMargin - top),
            .narrow = true};
}

}  // namespace

bool isNarrow(QSize page) { return page.width() * 100 < page.height() * NarrowWidth; }

int narrowestPanel(int pageWidth, int em) { return std::min(NarrowestPanel * em, pageWidth * LargestShare / 100); }

int widestPanel(int pageWidth, int em) {
    return std::max(narrowestPanel(pageWidth, em), std::min(WidestPanel * em, pageWidth * LargestShare / 100));
}

BoardArrangement arrange(QSize page, int em, int chosen, const std::function<QSize(QSize)>& fit) {
    if (isNarrow(page)) return below(page, em, fit);
    const int least = narrowestPanel(page.width(), em), most = widestPanel(page.width(), em);
    const QSize room = page - QSize(2 * PageMargin, 2 * PageMargin);
    const int bar = BarGap + BarWidth + BarGap;
    const int kept = chosen > 0 ? std::clamp(chosen, least, most) : least;
    const QSize board = fit({room.width() - bar - kept, room.height()});
    const int panel = chosen > 0 ? kept : std::clamp(room.width() - bar - board.width(), least, most);
    const int left = PageMargin + std::max(0, room.width() - board.width() - bar - panel) / 2;
    const int top = PageMargin + std::max(0, room.height() - board.height()) / 2;
    const int right = left + board.width() + bar;
    const int height = std::max(board.height(), std::min(LowestBeside * em, room.height()));
    return {.board = QRect(QPoint(left, top), board),
            .bar = QRect(left + board.width() + BarGap, top, BarWidth, board.height()),
            .panel = QRect(right, top - (height - board.height()) / 2, panel, height)};
}

}  // namespace rokada::ui
