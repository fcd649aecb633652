#include "score/striproom.h"

#include "kit/dockroom.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Less would not be read while it is scrolled.
constexpr int FewestLines = 3;

}  // namespace

StripRoom::StripRoom(QMainWindow& window, QDockWidget& panel, QWidget* parent)
    : QScrollArea(parent), window_(window), panel_(panel), page_(new QWidget), column_(new QVBoxLayout(page_)) {
    setObjectName(QStringLiteral("stripRoom"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    setWidget(page_);
    page_->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    page_->installEventFilter(this);
    window_.installEventFilter(this);
    if (window_.centralWidget() != nullptr) window_.centralWidget()->installEventFilter(this);
}

void StripRoom::hold(QWidget* strips) { column_->addWidget(strips); }

int StripRoom::wanted() const {
    if (column_->isEmpty()) return 0;
    return column_->hasHeightForWidth() ? column_->totalHeightForWidth(width()) : column_->totalSizeHint().height();
}

/// What all others leave that stand on this side of the window, in the panel and beside it.
int StripRoom::free() const {
    int others = 0;
    if (const QLayout* neighbours = parentWidget()->layout()) {
        for (int i = 0; i < neighbours->count(); ++i) {
            const QLayoutItem* item = neighbours->itemAt(i);
            if (item->widget() != this && !item->isEmpty()) others += item->minimumSize().height();
        }
    }
    const int title = panel_.widget() != nullptr ? panel_.height() - panel_.widget()->height() : 0;
    return roomBeside(window_, panel_) - title - others;
}

QSize StripRoom::sizeHint() const { return QSize(column_->totalSizeHint().width(), wanted()); }

/// Other panels give way to the strips as far as they can.
QSize StripRoom::minimumSizeHint() const {
    const int least = std::max(free(), FewestLines * fontMetrics().lineSpacing());
    return QSize(column_->totalMinimumSize().width(), std::min(wanted(), least));
}

void StripRoom::measure() {
    const int wanted = sizeHint().height(), least = minimumSizeHint().height();
    const bool same = std::exchange(wanted_, wanted) == wanted;
    if (std::exchange(least_, least) != least || !same) updateGeometry();
}

void StripRoom::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    measure();
}

bool StripRoom::eventFilter(QObject* watched, QEvent* event) {
    const bool laidOut = event->type() == QEvent::LayoutRequest;
    const bool resized = event->type() == QEvent::Resize && watched == window_.centralWidget();
    if (laidOut || resized) measure();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace rokada::ui
