// Words beside a large board are read from further away: their letters grow with the window.
#pragma once

#include "shell/feature.h"

#include <QFont>
#include <QObject>

namespace rokada::ui {

class TextSize final : public Feature {
    Q_OBJECT
public:
    explicit TextSize(const WindowContext& context);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();

    QFont usual_;  ///< that of the desktop
};

}  // namespace rokada::ui
