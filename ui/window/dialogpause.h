// Clocks wait while a dialog or a page lies over the board.
#pragma once

#include "shell/feature.h"

#include <QObject>

namespace rokada::ui {

class FrontPages;

class DialogPause final : public Feature {
    Q_OBJECT
public:
    DialogPause(const WindowContext& context, FrontPages& front);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool covered() const;
    void begin();
    void end();

    FrontPages& front_;
    bool pauses_ = false;  ///< the pause of this game is ours
};

}  // namespace rokada::ui
