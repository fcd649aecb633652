// Premoves while computers think: for which side, when they are played, and the messages about them.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>

namespace rokada::ui {

class BoardWidget;
class Settings;
class StatusLine;

class PremoveControls final : public Feature {
    Q_OBJECT
public:
    explicit PremoveControls(const WindowContext& context);

private:
    [[nodiscard]] Side premover() const;
    void update();
    void tell();
    void play();

    std::size_t played_ = 0;  ///< turns of the game, when it was looked at last
};

}  // namespace rokada::ui
