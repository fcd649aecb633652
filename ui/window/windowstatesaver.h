// Stores the window geometry soon after each change, because the program can end without closing the window.
#pragma once

#include "kit/delay.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class Settings;

/// Stores position, size and state of the window one second after the last change.
class WindowStateSaver final : public QObject {
    Q_OBJECT
public:
    WindowStateSaver(QMainWindow& window, Settings& settings);

    /// Stores the geometry immediately.
    void keep();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMainWindow& window_;
    Settings& settings_;
    Delay calm_;  ///< delay before the geometry is stored; each change restarts it
};

}  // namespace rokada::ui
