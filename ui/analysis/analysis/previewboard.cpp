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

using namespace std::chrono_literals;

constexpr int PreviewSide = 220, Gap = 12;
/// Time between two moves of a variation.
constexpr auto Step = 700ms;

/// Returns the top left corner of the preview beside `place`. Prefers the left side, because `place` is usually in the
/// side panel on the right of the board.
QPoint cornerFor(const QRect& place, QSize size, const QRect& room) {
    int x = place.left() - Gap - size.width();
    if (x < room.left()) x = place.right() + Gap;
    const int y = std::clamp(place.center().y() - size.height() / 2, room.top(), room.bottom() - size.height());
    return {std::clamp(x, room.left(), room.right() - size.width()), y};
}

}  // namespace

PreviewBoard::PreviewBoard(const Settings& settings, QWidget* parent)
    : QFrame(parent, Qt::ToolTip | Qt::WindowTransparentForInput),
      settings_(settings),
      board_(new BoardWidget(this)),
      stepping_(this, Step, Delay::Runs::Repeatedly) {
    connect(&stepping_, &Delay::timeout, this, &PreviewBoard::step);
    setObjectName(QStringLiteral("previewBoard"));
    setFrameShape(QFrame::Box);
    setAttribute(Qt::WA_ShowWithoutActivating);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(board_);
    board_->setFixedSize(PreviewSide, PreviewSide);
    board_->setMode(&BoardMode::enabled, false);
    board_->setFocusPolicy(Qt::NoFocus);
}

PreviewBoard::~PreviewBoard() { board_->setGame(nullptr); }

void PreviewBoard::show(Game game, const BoardDisplay& like, const QRect& place) {
    stepping_.stop();
    BoardLook look = sharedLook(settings_, game.book().variant().id, like.frame().look);
    look.coordinates = Coordinates::Off;
    look.moveDuration = 0;
    board_->setLook(look);
    put(std::make_unique<Game>(std::move(game)));
    adjustSize();
    move(cornerFor(place, size(), parentWidget()->screen()->availableGeometry()));
    QFrame::show();
    raise();
}

void PreviewBoard::play(Game game, std::vector<Move> moves, const BoardDisplay& like, const QRect& place) {
    show(std::move(game), like, place);
    moves_.assign(moves.rbegin(), moves.rend());
    stepping_.start();
}

/// Shows another game. The board must get the new game before the old game is destroyed.
void PreviewBoard::put(std::unique_ptr<Game> game) {
    board_->setGame(game.get());
    game_ = std::move(game);
}

void PreviewBoard::step() {
    auto next = std::make_unique<Game>(*game_);
    if (moves_.empty() || !next->play(moves_.back())) return stepping_.stop();
    moves_.pop_back();
    put(std::move(next));
}

void PreviewBoard::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    stepping_.stop();
}

}  // namespace rokada::ui
