#include "analysis/previewboard.h"

#include "board/boardwidget.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/sharedsettings.h"

#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int PreviewSide = 220, Gap = 12;

/// Beside the place if there is room, first to the left: the list of moves lies on the right.
QPoint cornerFor(const QRect& place, QSize size, const QRect& room) {
    int x = place.left() - Gap - size.width();
    if (x < room.left()) x = place.right() + Gap;
    const int y = std::clamp(place.center().y() - size.height() / 2, room.top(), room.bottom() - size.height());
    return {std::clamp(x, room.left(), room.right() - size.width()), y};
}

}  // namespace

PreviewBoard::PreviewBoard(const Settings& settings, QWidget* parent)
    : QFrame(parent, Qt::ToolTip | Qt::WindowTransparentForInput), settings_(settings), board_(new BoardWidget(this)) {
    setObjectName(QStringLiteral("previewBoard"));
    setFrameShape(QFrame::Box);
    setAttribute(Qt::WA_ShowWithoutActivating);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(board_);
    board_->setFixedSize(PreviewSide, PreviewSide);
    board_->setCoordinates(Coordinates::Off);
    board_->setInputEnabled(false);
    board_->setFocusPolicy(Qt::NoFocus);
}

PreviewBoard::~PreviewBoard() { board_->setGame(nullptr); }

void PreviewBoard::show(Game game, const BoardDisplay& like, const QRect& place) {
    auto next = std::make_unique<Game>(std::move(game));
    board_->setTheme(shownTheme(settings_, next->book().variant().id));
    board_->setDrawings(settings_.get(keys::drawings()));
    board_->setLook(like.look());
    board_->setQuarterTurns(like.quarterTurns());
    board_->setCut(like.cut());
    board_->setMoveDuration(0);
    board_->setGame(next.get());
    game_ = std::move(next);
    adjustSize();
    move(cornerFor(place, size(), screen()->availableGeometry()));
    QFrame::show();
    raise();
}

}  // namespace rokada::ui
