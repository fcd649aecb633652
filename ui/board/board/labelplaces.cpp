#include "board/labelplaces.h"

#include "board/boarddisplay.h"
#include "paint/playerpanelpainter.h"
#include "rules/paths.h"

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

void append(std::vector<QRect>& all, const std::vector<QRect>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

/// Avoids the strips beside the outer squares that contain the names of files and ranks.
void spareNames(LabelPlace& label, const BoardLayout& layout) {
    const int strip = layout.nameStrip();
    if (layout.coordinates() != Coordinates::Outside || strip == 0 || layout.geometry().wraps()) return;
    for (int s = 0; s < layout.geometry().size(); ++s) {
        const QPoint place = layout.screenPlace(Square(s));
        const QRect box = layout.rect(Square(s));
        if (layout.atPlace(place - QPoint(1, 0)) == NoSquare)
            label.spared.emplace_back(box.left() - layout.edge() - strip, box.top(), strip, box.height());
        if (layout.atPlace(place + QPoint(0, 1)) == NoSquare)
            label.spared.emplace_back(box.left(), box.bottom() + 1 + layout.edge(), box.width(), strip);
    }
}

/// Keeps the label off the arrow. Leaping arrows cross squares that are not on their path. Between the two sides of a
/// cut, no arrow is drawn.
void spareArrow(LabelPlace& label, const BoardLayout& layout, const Path& path) {
    constexpr double Leap = 4;
    const int cell = layout.cell();
    for (std::size_t i = 1; i < path.size(); ++i) {
        const QPointF from = layout.rect(path[i - 1]).center(), way = layout.rect(path[i]).center() - from;
        const double cells = std::max(std::abs(way.x()), std::abs(way.y())) / std::max(1, cell);
        if (layout.geometry().wraps() && cells > Leap) continue;
        const int steps = static_cast<int>(std::ceil(2 * cells));
        for (int step = 0; step <= steps; ++step) {
            QRect part(0, 0, cell / 2, cell / 2);
            part.moveCenter((from + way * step / std::max(1, steps)).toPoint());
            label.spared.push_back(part);
        }
    }
}

/// Returns the rectangle of the recommended reserve piece.
QRect advisedItem(const BoardFrame& board) {
    for (const auto& [kind, item] : reserveItems(board.layout, board.scene, board.scene.turn)) {
        if (kind == board.notes.advice->reserve) return item;
    }
    return {};
}

}  // namespace

void spare(LabelPlace& place, const BoardFrame& board, Square square) {
    if (square != NoSquare) append(place.spared, board.layout.copies(square));
}

LabelPlace labelBeside(const BoardFrame& board, const QRect& place, int quarterTurns) {
    const BoardLayout& layout = board.layout;
    // Labels stay inside the board, because the area beside it has square names and ends at the window.
    LabelPlace label{place, layout.whole()};
    label.quarterTurns = quarterTurns;
    for (int s = 0; s < layout.geometry().size(); ++s) {
        const auto copies = layout.copies(Square(s));
        append(label.squares, copies);
        if (board.scene.pieces[static_cast<std::size_t>(s)] != NoPiece) append(label.pieces, copies);
    }
    spareNames(label, layout);
    for (const PlayerPanel& panel : layout.panels()) {
        if (!panel.rect.isEmpty() && panel.rect != place) label.spared.push_back(panel.rect);
    }
    const Attention& now = board.attention;
    spare(label, board, now.square);
    for (const TargetMark& mark : now.marks) spare(label, board, mark.square);
    if (board.notes.advice) {
        spare(label, board, board.notes.advice->piece);
        for (const Square square : board.notes.advice->path) spare(label, board, square);
        spare(label, board, board.notes.advice->to);
    }
    for (const Square king : board.scene.checkedKings) spare(label, board, king);
    for (const Path& line : board.scene.checks) spare(label, board, line.front());
    if (!board.scene.played.empty()) {
        spare(label, board, board.scene.played.front().from);
        spare(label, board, board.scene.played.front().to);
    }
    return label;
}

LabelPlace labelOfAdvice(const BoardFrame& board, int quarterTurns) {
    const Advice& advice = *board.notes.advice;
    const Square subject = advice.to != NoSquare ? advice.to : advice.piece;
    const QRect about = subject != NoSquare ? board.layout.rect(subject) : advisedItem(board);
    LabelPlace label = labelBeside(board, about, quarterTurns);
    spareArrow(label, board.layout, advice.path);
    return label;
}

ReasonTag patternTag(const BoardFrame& board, QPoint pointer, const QFont& font) {
    const MovePattern& pattern = *board.attention.movePattern;
    LabelPlace label = labelBeside(board, board.boxOf({pattern.piece}, pointer), 0);
    for (int s = 0; s < board.layout.geometry().size(); ++s) {
        if (pattern.squares.test(static_cast<std::size_t>(s))) spare(label, board, Square(s));
    }
    return {BoardDisplay::tr("Violet marks show where this piece moves on an empty board."), label,
            labelFont(font, board.layout.cell())};
}

}  // namespace rokada::ui
