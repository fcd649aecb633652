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

/// Makes the label avoid the strips of coordinates outside the board.
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

}  // namespace

void spare(LabelPlace& place, const BoardFrame& board, Square square) {
    if (square != NoSquare) append(place.spared, board.layout.copies(square));
}

LabelPlace labelBeside(const BoardFrame& board, const QRect& place, int quarterTurns) {
    const BoardLayout& layout = board.layout;
    // Keep labels inside the board. The area beside the board contains square names and is cut off by the edge of the
    // window.
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
