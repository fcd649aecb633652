#include "torus/boardroll.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "torus/board3dmotion.h"
#include "torus/board3dview.h"

#include "game/game.h"
#include "rules/paths.h"

namespace rokada::ui {

BoardRoll::BoardRoll(BoardWidget& board, QObject* parent)
    : QObject(parent), board_(board), view_(new Board3DView(board, &board)) {
    view_->setObjectName(QStringLiteral("boardRoll"));
    view_->setAttribute(Qt::WA_TransparentForMouseEvents);
    view_->setFocusPolicy(Qt::NoFocus);
    view_->setOverBoard(true);
    view_->hide();
    connect(view_, &Board3DView::covering, this, [this] { board_.moveShow().land(); });
    connect(view_, &Board3DView::moveShown, this, &BoardRoll::stop);
}

bool BoardRoll::show(const Game& game, const Turn& turn) {
    stop();
    const Geometry& board = game.book().geometry();
    const auto paths = pathsOf(turn.before, turn.move);
    const bool still = board_.frame().look.cut.shift == Delta{} && board_.frame().look.quarterTurns == 0;
    if (!board.wraps() || !still || !board_.isVisible() || paths.empty()) return false;
    if (!Board3DMotion(board, paths.front()).crosses()) return false;
    const QPoint first = board_.frame().squareCentre(board.at(0, board.rows() - 1));
    const QPoint last = board_.frame().squareCentre(board.at(board.columns() - 1, 0));
    const int cell = (last.x() - first.x()) / (board.columns() - 1);
    const int margin = cell / 2 + cell * board_.frame().look.cut.margin;
    const QRect place = QRect(first, last).adjusted(-margin, -margin, margin, margin);
    view_->setGeometry(place);
    view_->setGame(&game);
    view_->setFlat(double(cell * board.columns()) / std::min(place.width(), place.height()));
    view_->show();
    view_->showMove(turn);
    board_.moveShow().setHeld(true);
    return true;
}

void BoardRoll::stop() {
    view_->hide();
    view_->setGame(nullptr);
    board_.moveShow().setHeld(false);
    emit ended();
}

}  // namespace rokada::ui
