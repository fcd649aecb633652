#include "review/reviewshare.h"

#include "kit/dockroom.h"
#include "review/reviewpanel.h"
#include "score/movespanel.h"
#include "shell/boardcolumn.h"

#include <QMainWindow>
#include <QResizeEvent>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Of the list of moves: in the smallest window, in a large one, and one more for so many pixels of its height.
constexpr int FewestRows = 6, MostRows = 16, SmallestWindow = 700, PixelsForRow = 50;
/// Of the height of both the review has no larger share.
constexpr double LargestShare = 0.6;

}  // namespace

ReviewShare::ReviewShare(QMainWindow& window, BoardColumn& column, MovesPanel& moves, ReviewPanel& panel)
    : QObject(&window), window_(window), moves_(moves), panel_(panel), strips_(column.aside()) {
    window_.installEventFilter(this);
    strips_.installEventFilter(this);
}

int ReviewShare::heightOfList() const {
    const int rows = FewestRows + (window_.height() - SmallestWindow) / PixelsForRow;
    return moves_.heightFor(std::clamp(rows, FewestRows, MostRows));
}

void ReviewShare::findRoom() {
    shareWhereTight(window_, panel_, moves_, panel_.easyHeight());
    found_ = heightOfList();
    keepRows();
}

/// What goes from below the moves leaves the border between the panels where it is.
void ReviewShare::keepRows() { shareHeight(window_, panel_, moves_, std::max(found_, heightOfList()), LargestShare); }

/// A window that becomes low has no height for all its panels, and strips below the moves have none for the list.
bool ReviewShare::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Resize || !panel_.isVisible()) return QObject::eventFilter(watched, event);
    const auto& resized = static_cast<const QResizeEvent&>(*event);
    if (watched == &window_) {
        QMetaObject::invokeMethod(this, &ReviewShare::findRoom, Qt::QueuedConnection);
    } else if (resized.size().height() != resized.oldSize().height()) {
        QMetaObject::invokeMethod(this, &ReviewShare::keepRows, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
