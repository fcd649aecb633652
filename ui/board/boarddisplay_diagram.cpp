// The board of a widget as a picture for files and paper.
#include "board/boarddisplay.h"
#include "board/boardstate.h"
#include "paint/boarddiagram.h"

namespace rokada::ui {

Diagram BoardDisplay::diagram() const {
    Diagram diagram = diagramOf(*in_->game);
    diagram.scene = in_->scene;
    diagram.attention = keptInPicture(in_->attention);
    diagram.turns = in_->turns;
    diagram.shift = in_->cut.shift;
    diagram.coordinates = in_->coordinates;
    diagram.theme = in_->shownTheme();
    diagram.look = in_->look;
    return diagram;
}

}  // namespace rokada::ui
