// A person may prepare a move while computers think: for whom, when it is played, and what is said about it.
#pragma once

#include "session/gamesession.h"

#include <QObject>

namespace rokada::ui {

class BoardWidget;
class PreferenceControls;
class Settings;
class StatusLine;

class PremoveControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        GameSession& session;
        BoardWidget& board;
        StatusLine& status;
        PreferenceControls& preferences;
    };
    PremoveControls(const Parts& parts, const Settings& settings, QObject* parent);

private:
    [[nodiscard]] Side premover() const;
    void update();
    void tell();
    void play();

    Parts in_;
    const Settings& settings_;
    std::size_t played_ = 0;  ///< turns of the game, when it was looked at last
};

}  // namespace rokada::ui
