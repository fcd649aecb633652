// Keeps where the window is while it is used: a session may end without closing the window.
#pragma once

#include "kit/delay.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class Settings;

class PlaceKeeper final : public QObject {
    Q_OBJECT
public:
    PlaceKeeper(QMainWindow& window, Settings& settings);

    void keep();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMainWindow& window_;
    Settings& settings_;
    Delay calm_;  ///< since something has moved
};

}  // namespace rokada::ui
