#include "window/windowstatesaver.h"

#include "window/windowsettings.h"

#include <QEvent>
#include <QMainWindow>

namespace rokada::ui {

namespace {

/// Delay after the last change, until the geometry is stored. Dragging the window does not store each step.
constexpr std::chrono::seconds Calm{1};

bool moves(const QEvent& event) {
    switch (event.type()) {
        case QEvent::Resize:
        case QEvent::Move:
        case QEvent::WindowStateChange: return true;
        default: return false;
    }
}

}  // namespace

WindowStateSaver::WindowStateSaver(QMainWindow& window, Settings& settings)
    : QObject(&window), window_(window), settings_(settings), calm_(this, Calm) {
    window_.installEventFilter(this);
    connect(&calm_, &Delay::timeout, this, [this] {
        if (window_.isVisible()) keep();
    });
}

void WindowStateSaver::keep() { settings_.set(keys::windowGeometry(), window_.saveGeometry()); }

bool WindowStateSaver::eventFilter(QObject* watched, QEvent* event) {
    if (moves(*event)) calm_.start();
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
