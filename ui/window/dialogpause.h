// Clocks wait while a dialog lies over the board.
#pragma once

#include "shell/feature.h"

#include <QObject>

namespace rokada::ui {

class DialogPause final : public Feature {
    Q_OBJECT
public:
    explicit DialogPause(const WindowContext& context);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin();
    void end();

    bool pauses_ = false;  ///< the pause of this game is ours
};

}  // namespace rokada::ui
