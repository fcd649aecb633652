#include "shell/boardpage.h"

#include "board/plate.h"
#include "kit/fonts.h"
#include "shell/sidepanel.h"

#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace rokada::ui {

BoardPage::BoardPage(QWidget* parent)
    : QWidget(parent),
      board_(new BoardWidget(this)),
      panel_(new SidePanel(this)),
      far_(new Plate(*board_, Above, panel_)),
      near_(new Plate(*board_, Below, panel_)) {
    setObjectName(QStringLiteral("boardPage"));
    setMouseTracking(true);
    far_->setObjectName(QStringLiteral("farPlate"));
    near_->setObjectName(QStringLiteral("nearPlate"));
    panel_->setPlates(*far_, *near_);
    connect(board_, &BoardWidget::pictureChanged, this, &BoardPage::placeAgain);
    for (Plate* plate : {far_, near_}) connect(plate, &Plate::clicked, board_, &BoardWidget::panelClicked);
}

void BoardPage::setBar(QWidget& bar) {
    bar_ = &bar;
    bar.setParent(this);
    place();
}

void BoardPage::setPanelWidth(int chosen) {
    if (std::exchange(chosen_, chosen) != chosen) place();
}

/// Computes the layout again if the rulebook or the look of the board has changed.
void BoardPage::placeAgain() {
    if (placing_ || (board_->frame().look == look_ && board_->frame().book == book_)) return showPlates();
    place();
}

void BoardPage::place() {
    if (std::exchange(placing_, true)) return;
    choosePlates();
    // The shadow of the board extends into the margins.
    constexpr int Shadow = BoardLayout::ShadowRoom;
    const QSize around(2 * Shadow, 2 * Shadow);
    const BoardArrangement places = arrange(
        size(), emOf(font()), chosen_, [&](QSize room) { return board_->layoutIn(room + around).needed() - around; });
    board_->setGeometry(places.board.adjusted(-Shadow, -Shadow, Shadow, Shadow));
    panel_->setGeometry(places.panel);
    placeBar(places.bar);
    showPlates();
    look_ = board_->frame().look;
    book_ = board_->frame().book;
    placing_ = false;
}

/// Chooses the place of the player plates, which show names and clocks. The plates lie around the board if the page is
/// narrow, or if pieces and plates are turned towards their players. Otherwise the board shows them only in its bays;
/// see `Plates`.
void BoardPage::choosePlates() {
    const bool turned = board_->frame().look.orientation != PieceOrientation::Upright;
    board_->setLook(&BoardLook::plates, isNarrow(size()) || turned ? Plates::Around : Plates::InBays);
}

void BoardPage::showPlates() {
    far_->follow();
    near_->follow();
}

/// Places the evaluation bar beside the board. The bar is as high as the area of the squares.
void BoardPage::placeBar(const QRect& room) {
    if (!bar_) return;
    const BoardLayout layout = board_->layoutIn(board_->size());
    const QRect squares = layout.empty() ? QRect(QPoint(), board_->size()) : layout.whole();
    bar_->setGeometry(room.x(), board_->y() + squares.y(), room.width(), squares.height());
}

void BoardPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void BoardPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) place();
}

// --- dragging the edge of the panel

bool BoardPage::onEdge(QPoint point) const {
    const int left = panel_->x();
    return !isNarrow(size()) && point.x() < left && point.x() >= left - BarGap;
}

void BoardPage::mousePressEvent(QMouseEvent* event) {
    dragging_ = event->button() == Qt::LeftButton && onEdge(event->position().toPoint());
}

void BoardPage::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    setCursor(dragging_ || onEdge(point) ? Qt::SplitHCursor : Qt::ArrowCursor);
    if (!dragging_) return;
    const int wanted = panel_->geometry().right() + 1 - point.x();
    setPanelWidth(std::clamp(wanted, narrowestPanel(width(), emOf(font())), widestPanel(width(), emOf(font()))));
}

void BoardPage::mouseReleaseEvent(QMouseEvent*) {
    if (std::exchange(dragging_, false)) emit panelWidthChosen(chosen_);
}

}  // namespace rokada::ui
