// Shows once, when a game is played for the first time, what is special in it; and again when somebody asks.
#pragma once

#include "session/gamesession.h"

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

class IntroCard;
class Settings;
class WindowActions;

class IntroControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        GameSession& session;
        WindowActions& actions;
        QDockWidget& panel;  ///< over whose lower part the card lies
    };
    IntroControls(const Parts& parts, Settings& settings);

    /// From now on the first game of each kind is introduced, if a person plays it.
    void introduceGames() { introducing_ = true; }
    [[nodiscard]] IntroCard& card() { return *card_; }
    void updateActions();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void introduce();
    void show();
    void place();

    Parts in_;
    Settings& settings_;
    IntroCard* card_;
    bool introducing_ = false;
};

}  // namespace rokada::ui
