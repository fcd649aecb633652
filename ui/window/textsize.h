// Words beside a large board are read from further away: their letters grow with the window.
#pragma once

#include "shell/feature.h"

#include <QFont>
#include <QObject>

class QMainWindow;

namespace rokada::ui {

class TextSize final : public Feature {
    Q_OBJECT
public:
    explicit TextSize(QMainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();

    QMainWindow& window_;
    QFont usual_;  ///< that of the desktop
};

}  // namespace rokada::ui
