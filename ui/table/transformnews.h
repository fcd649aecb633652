// Says what a piece has become, when it has been seen: at once without animation, else after it has changed on the
// board.
#pragma once

#include "game/game.h"
#include "shell/feature.h"

#include <QString>

namespace rokada::ui {

class TransformNews final : public Feature {
    Q_OBJECT
public:
    explicit TransformNews(const WindowContext& context);

private:
    void note(const Turn& turn);
    void tell();

    QString sentence_;  ///< still to be said
};

}  // namespace rokada::ui
