// Shows once, when a variant is played for the first time, what is special in it; and again on request.
#pragma once

#include "kit/delay.h"
#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

class HelpControls;
class IntroCard;
class Settings;
class WindowAction;

class IntroControls final : public Feature {
    Q_OBJECT
public:
    /// The card stands below the moves of the panel; `help` shows the rules.
    IntroControls(const WindowContext& context, QDockWidget& panel, HelpControls& help);

    /// From now on each variant is introduced before its first game, if a person plays it.
    void introduceGames() { introducing_ = true; }
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

    QDockWidget& panel_;
    IntroCard* card_;
    WindowAction& shown_;
    Delay laidOut_;  ///< until panels have their sizes in a window that has come or has another size
    bool introducing_ = false;
    int played_ = 0;  ///< moves of people since the card was shown
};

}  // namespace rokada::ui
