#include "score/drawncontrols.h"

#include "board/boardwidget.h"
#include "session/gamerecord.h"

#include <algorithm>

namespace rokada::ui {

namespace {

static_assert(static_cast<int>(DrawingColour::Green) == static_cast<int>(Ink::Green) &&
              static_cast<int>(DrawingColour::Red) == static_cast<int>(Ink::Red) &&
              static_cast<int>(DrawingColour::Blue) == static_cast<int>(Ink::Blue) &&
              static_cast<int>(DrawingColour::Yellow) == static_cast<int>(Ink::Yellow));

/// Returns the squares along an arrow. An arrow that was read from a PGN file can connect two squares that no piece's
/// path connects. The result then contains only these two squares.
Path lineOf(const Drawing& drawing, const Geometry& board) {
    Path line = drawnLine(board, drawing.from, drawing.to);
    return line.back() == drawing.to ? line : Path{drawing.from, drawing.to};
}

}  // namespace

std::vector<OwnMark> marksOf(const std::vector<Drawing>& drawings, const Geometry& board) {
    std::vector<OwnMark> marks;
    marks.reserve(drawings.size());
    for (const Drawing& drawing : drawings) marks.push_back({lineOf(drawing, board), static_cast<Ink>(drawing.colour)});
    return marks;
}

/// Returns the drawings for marks on the board. All squares come before all arrows, in the order in which records store
/// them.
std::vector<Drawing> drawingsFrom(const std::vector<OwnMark>& marks) {
    std::vector<Drawing> drawings;
    drawings.reserve(marks.size());
    for (const OwnMark& mark : marks)
        drawings.push_back({static_cast<DrawingColour>(mark.ink), mark.path.front(), mark.path.back()});
    std::ranges::stable_partition(drawings, [](const Drawing& d) { return d.from == d.to; });
    return drawings;
}

DrawnControls::DrawnControls(GameRecord& record, BoardWidget& board) : record_(record), board_(board) {
    connect(&record_, &GameRecord::changed, this, &DrawnControls::show);
    connect(&record_, &GameRecord::moved, this, &DrawnControls::show);
    connect(&board_, &BoardWidget::marksDrawn, this, &DrawnControls::keep);
}

void DrawnControls::show() {
    const GameTree* tree = record_.tree();
    if (!tree) return;
    const Geometry& board = tree->book().geometry();
    const std::vector<Drawing> drawings = drawingsOf(tree->remarks(record_.shown()), board);
    if (drawingsFrom(board_.frame().notes.drawn.all()) != drawings)
        board_.setNotes(&BoardNotes::drawn, OwnMarks(marksOf(drawings, board)));
}

void DrawnControls::keep() {
    const bool kept = record_.tree() && board_.game() == record_.game();
    if (kept) record_.draw(record_.shown(), drawingsFrom(board_.frame().notes.drawn.all()));
}

}  // namespace rokada::ui
