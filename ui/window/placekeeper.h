// Keeps where the window and its panels are while they are used: a session may end without closing the window.
#pragma once

#include "kit/delay.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class Settings;
class FrontPages;

class PlaceKeeper final : public QObject {
    Q_OBJECT
public:
    PlaceKeeper(QMainWindow& window, Settings& settings, const FrontPages& pages);

    void keep();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMainWindow& window_;
    Settings& settings_;
    const FrontPages& pages_;
    Delay calm_;  ///< since something has moved
};

}  // namespace rokada::ui
