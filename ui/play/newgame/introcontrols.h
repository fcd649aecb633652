// Shows once, when a variant is played for the first time, what is special in it; and again on request.
#pragma once

#include "kit/delay.h"
#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

class GameSession;
class WindowActions;
class BoardColumn;
class WindowNews;
class RulesHelp;
class IntroCard;
class Settings;
class WindowAction;

class IntroControls final : public Feature {
    Q_OBJECT
public:
    IntroControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardColumn& column,
                  Settings& settings, WindowNews& news);

    void join(const Offers& offers) override;
    [[nodiscard]] IntroCard& card() { return *card_; }
    void updateActions() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void introduce();
    void show();
    void place();
    void giveBack();
    [[nodiscard]] int heightOfOthers(int width) const;
    [[nodiscard]] int otherStrips(int width) const;
    void noteMove(const Turn& turn);

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    BoardColumn& column_;
    Settings& settings_;
    QDockWidget* panel_ = nullptr;  ///< the list of moves, above the card
    RulesHelp* help_ = nullptr;
    IntroCard* card_;
    WindowAction& shown_;
    Delay laidOut_;  ///< until panels have their sizes in a window that has come or has another size
    bool introducing_ = false;
    int played_ = 0;  ///< moves of people since the card was shown
};

}  // namespace rokada::ui
