// Through the game by keys and by the wheel.
#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "score/recordcontrols.h"
#include "session/gamerecord.h"
#include "shell/windowaction.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace rokada::ui {

/// Keys that step through the game while the board's cursor is off.
bool RecordControls::walk(int key) {
    switch (key) {
        case Qt::Key_Left: in_.record.back(); return true;
        case Qt::Key_Right: in_.record.forward(); return true;
        case Qt::Key_Home: in_.record.first(); return true;
        case Qt::Key_End: in_.record.last(); return true;
        case Qt::Key_Up: stepAside(-1); return true;
        case Qt::Key_Down: stepAside(1); return true;
        default: return false;
    }
}

/// Where only one move was tried, whoever presses such keys wants to go about on the board.
void RecordControls::stepAside(int by) {
    nextVariation_->isEnabled() ? in_.record.nextVariation(by) : in_.board.showCursor();
}

bool RecordControls::keyPressed(const QKeyEvent& press) {
    const bool plain = (press.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool free = in_.board.cursorSquare() == NoSquare && in_.board.choiceRects().empty();
    return plain && free && in_.record.tree() && walk(press.key());
}

bool RecordControls::wheelTurned(const QWheelEvent& turn) {
    if (!in_.record.tree() || in_.board.dividing()) return false;
    constexpr int notch = 120;
    const bool fingers = !turn.pixelDelta().isNull() && in_.record.tree()->book().geometry().wraps();
    if (turn.modifiers() != Qt::NoModifier || fingers) return false;
    if (in_.record.tree()->book().towers()) {
        // A notch too early or on the wrong tower must not leave the position.
        in_.status.reason(
            tr("The wheel chooses how many pieces of a selected tower move; the arrow keys step through the game."));
        return true;
    }
    for (wheel_ += turn.angleDelta().y(); wheel_ >= notch; wheel_ -= notch) in_.record.back();
    for (; wheel_ <= -notch; wheel_ += notch) in_.record.forward();
    return true;
}

}  // namespace rokada::ui
