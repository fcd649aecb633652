#include "score/movesshare.h"

#include "kit/dockroom.h"
#include "score/movespanel.h"
#include "shell/boardcolumn.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Of the list of moves: in the smallest window, in a large one, and one more for so many pixels of its height.
constexpr int FewestRows = 6, MostRows = 16, SmallestWindow = 700, PixelsForRow = 50;
/// Of the height of both a panel has no larger share.
constexpr double LargestShare = 0.6;

}  // namespace

MovesShare::MovesShare(QMainWindow& window, BoardColumn& column, MovesPanel& moves)
    : QObject(&window), window_(window), moves_(moves), strips_(column.aside()) {
    window_.installEventFilter(this);
    strips_.installEventFilter(this);
}

void MovesShare::add(QDockWidget& panel, Wish wish) {
    sharers_.push_back({&panel, std::move(wish)});
    // A tab that comes to the front stands beside the list for the first time.
    connect(&panel, &QDockWidget::visibilityChanged, this, &MovesShare::keepRows, Qt::QueuedConnection);
}

int MovesShare::heightOfList() const {
    const int rows = FewestRows + (window_.height() - SmallestWindow) / PixelsForRow;
    return moves_.heightFor(std::clamp(rows, FewestRows, MostRows));
}

void MovesShare::findRoom(const QDockWidget& panel) {
    const auto found = std::ranges::find_if(sharers_, [&](const Sharer& each) { return each.panel == &panel; });
    if (found != sharers_.end()) findRoomFor(*found);
}

void MovesShare::findRoomFor(const Sharer& sharer) {
    auto& [panel, wish] = sharer;
    setOwn({});
    shareWhereTight(window_, *panel, wish.easy(), moves_, heightOfList());
    const int share = static_cast<int>((panel->height() + moves_.height()) * LargestShare);
    shareHeight(window_, *panel, moves_, heightOfList(), wish.most ? std::min(wish.most(), share) : share);
}

void MovesShare::findRoomForAll() {
    for (const Sharer& sharer : sharers_) {
        if (isSeen(*sharer.panel)) findRoomFor(sharer);
    }
}

/// What goes from below the moves leaves the border between the panels where it was.
void MovesShare::keepRows() {
    const int wanted = heightOfList();
    if (wanted > moves_.height()) {
        if (!own_) setOwn(moves_.height());
        giveList(wanted);
    } else if (own_) {
        giveList(std::max(*own_, wanted));
        if (*own_ >= wanted) setOwn({});
    }
}

void MovesShare::giveList(int height) {
    QDockWidget* lender = tallestBeside(window_, moves_);
    if (lender) shareHeight(window_, *lender, moves_, height, lender->height() + moves_.height());
}

void MovesShare::setOwn(std::optional<int> height) {
    own_ = height;
    moves_.setOwnHeight(height);
}

/// A window that becomes low has no height for all its panels, and strips below the moves have none for the list.
bool MovesShare::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Resize) return QObject::eventFilter(watched, event);
    const auto& resized = static_cast<const QResizeEvent&>(*event);
    if (watched == &window_) {
        QMetaObject::invokeMethod(this, &MovesShare::findRoomForAll, Qt::QueuedConnection);
    } else if (resized.size().height() != resized.oldSize().height()) {
        QMetaObject::invokeMethod(this, &MovesShare::keepRows, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
