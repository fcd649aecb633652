// Stores the window geometry while the window is used, because a session can end without closing the window.
#pragma once

#include "kit/delay.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class Settings;

/// Stores position, size and state one second after the last change.
class PlaceKeeper final : public QObject {
    Q_OBJECT
public:
    PlaceKeeper(QMainWindow& window, Settings& settings);

    /// Stores the geometry now.
    void keep();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMainWindow& window_;
    Settings& settings_;
    Delay calm_;  ///< restarted by each change
};

}  // namespace rokada::ui
