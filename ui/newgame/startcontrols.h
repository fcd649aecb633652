// The start page in front of the game: when it is shown, what its buttons do, and the way back to the game, which goes
// on behind it.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QMainWindow;
class QStackedWidget;

namespace rokada::ui {

class CardControls;
class NewGameControls;
class GameKeeper;
class PauseBar;
class Settings;
class StartPage;
class WindowAction;
struct GameChoice;
struct WaitingGame;

class StartControls final : public Feature {
    Q_OBJECT
public:
    /// `stack` holds the board's column and the page.
    StartControls(const WindowContext& context, QStackedWidget& stack, CardControls& card, NewGameControls& newGame);

    /// nullptr before it was shown for the first time.
    [[nodiscard]] StartPage* page() { return page_; }
    [[nodiscard]] bool pageShown() const;
    void showPage();
    /// Back, if there is a game.
    void showGame();
    /// Keeps the games that can be resumed; may be destroyed.
    void setKeeper(GameKeeper* keeper);
    /// Where the window's panels are while a game is shown.
    [[nodiscard]] QByteArray windowState() const;
    /// The panel comes back with the game.
    [[nodiscard]] bool keeps(const QWidget& panel) const;
    /// The window is closed: a game behind the page is not the one to begin with next time.
    void close();
    void retranslate() override;

private:
    void makePage();
    void applyLooks();
    void play(const VariantInfo& info);
    void playChosen(const GameChoice& choice);
    void goOn(const QString& file);
    void hidePanels();
    void showPanels();
    [[nodiscard]] std::vector<WaitingGame> waiting() const;

    QStackedWidget& stack_;
    CardControls& card_;
    NewGameControls& newGame_;
    WindowAction& shown_;
    StartPage* page_ = nullptr;
    PauseBar* bar_;
    QPointer<GameKeeper> keeper_;
    QByteArray state_;
    std::vector<QPointer<QWidget>> hidden_;
};

}  // namespace rokada::ui
