#include "window/textsize.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Up to this size of the window letters are as the desktop has them.
constexpr double UsualHeight = 780, UsualWidth = 1280;
constexpr double Largest = 1.5;

}  // namespace

TextSize::TextSize(QMainWindow& window) : window_(window), usual_(QApplication::font()) {
    window_.installEventFilter(this);
    apply();
}

bool TextSize::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) apply();
    return false;
}

void TextSize::apply() {
    const QSize size = window_.size();
    const double times = std::clamp(std::min(size.height() / UsualHeight, size.width() / UsualWidth), 1.0, Largest);
    QFont font = usual_;
    if (usual_.pointSizeF() > 0) {
        // Headings are so many times as large in points.
        font.setPointSizeF(usual_.pointSizeF() * times);
    } else {
        font.setPixelSize(qRound(usual_.pixelSize() * times));
    }
    // Menus and dialogs are windows of their own; those of players are made for each game.
    for (const char* windows : {"QMenu", "QDialog"}) {
        if (QApplication::font(windows) != font) QApplication::setFont(font, windows);
    }
    if (window_.font() == font) return;
    window_.setFont(font);
    for (QMenu* menu : window_.findChildren<QMenu*>()) menu->setFont(font);
    // Else a status bar gets its height when something else asks for room, and the board changes its size then.
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(window_.statusBar(), &request);
    window_.layout()->invalidate();
}

}  // namespace rokada::ui
