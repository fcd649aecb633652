// The start page in front of the game: when it is shown, what its buttons do, and the way back to the game, which goes
// on behind it.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace rokada::ui {

class CardControls;
class FrontPages;
class NewGameControls;
class GameKeeper;
class PauseBar;
class Settings;
class StartPage;
class WaitingGames;
class WindowAction;
struct GameChoice;
struct WaitingGame;

class StartControls final : public Feature {
    Q_OBJECT
public:
    StartControls(const WindowContext& context, FrontPages& front, CardControls& card, NewGameControls& newGame);

    /// nullptr before it was shown for the first time.
    [[nodiscard]] StartPage* page() { return page_; }
    [[nodiscard]] bool pageShown() const;
    void showPage();
    /// Back, if there is a game.
    void showGame();
    /// Keeps the games that can be resumed; may be destroyed.
    void setKeeper(GameKeeper* keeper);
    /// A usual game: a person plays the first side.
    void play(const VariantInfo& info);
    /// The same against computers of level 1.
    void playBeginners(const VariantInfo& info);
    /// Where the window's panels are while a game is shown.
    [[nodiscard]] QByteArray windowState() const;
    /// The window is closed: a game behind the page is not the one to begin with next time.
    void close();
    void retranslate() override;

signals:
    /// A game or a record of an earlier time is on the board again.
    void gameCameBack();
    void learnWanted(const rokada::VariantInfo& game);
    /// Of the game that is over and has just come to the board, at its beginning.
    void reviewWanted();

private:
    void makePage();
    void applyLooks();
    void playChosen(const GameChoice& choice);
    void goOn(const QString& file);
    void showWaiting();
    [[nodiscard]] std::optional<WaitingGame> behind() const;

    FrontPages& front_;
    CardControls& card_;
    NewGameControls& newGame_;
    WindowAction& shown_;
    StartPage* page_ = nullptr;
    PauseBar* bar_;
    QPointer<GameKeeper> keeper_;
    QPointer<WaitingGames> waiting_;
};

}  // namespace rokada::ui
