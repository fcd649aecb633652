// The board of a widget as a picture for files and paper.
#include "board/boarddisplay.h"
#include "board/boardstate.h"
#include "paint/boarddiagram.h"

namespace rokada::ui {

Diagram BoardDisplay::diagram() const {
    Diagram diagram = diagramOf(*in_->game);
    const Attention& now = in_->attention;
    diagram.scene = in_->scene;
    // Pieces that are moving, pointed at or held are left out.
    Attention& kept = diagram.attention;
    kept.square = now.square;
    kept.reserve = now.reserve;
    kept.movable = now.movable;
    kept.marks = now.marks;
    kept.advice = now.advice;
    kept.drawn = now.drawn;
    kept.reach = now.reach;
    kept.endless = now.endless;
    kept.endless.pointed = NoSquare;
    kept.endless.tag = 0;
    kept.endless.slide = {};
    diagram.turns = in_->turns;
    diagram.shift = in_->cut.shift;
    diagram.coordinates = in_->coordinates;
    diagram.theme = in_->shownTheme();
    diagram.look = in_->look;
    return diagram;
}

}  // namespace rokada::ui
