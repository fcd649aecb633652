// The start page in front of the game: when it is shown, what its buttons do, and the way back to the game, which goes
// on behind it.
#pragma once

#include "session/gamesession.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QMainWindow;
class QStackedWidget;

namespace rokada::ui {

class BoardWidget;
class GameKeeper;
class PauseBar;
class Settings;
class StartPage;
class WindowActions;
struct WaitingGame;

class StartControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
        QWidget& centre;  ///< where the game is; its column gets a bar more
    };
    StartControls(const Parts& parts, Settings& settings);

    /// The window's centre: the game or the start page.
    [[nodiscard]] QStackedWidget& stack() { return *stack_; }
    /// nullptr before it was shown for the first time.
    [[nodiscard]] StartPage* page() { return page_; }
    [[nodiscard]] PauseBar& pauseBar() { return *bar_; }
    [[nodiscard]] bool pageShown() const;
    void showPage();
    /// Back, if there is a game.
    void showGame();
    /// Who knows of games that were left; may go away.
    void setKeeper(GameKeeper* keeper);
    /// Themes, men and motion are read from the settings again.
    void applyLooks();
    /// Where the window's panels are while a game is shown.
    [[nodiscard]] QByteArray windowState() const;
    /// The panel comes back with the game.
    [[nodiscard]] bool keeps(const QWidget& panel) const;
    /// What cannot be used while the board is not seen.
    void updateActions();
    /// The window is closed: a game behind the page is not the one to begin with next time.
    void close();

signals:
    /// The page has come or gone.
    void changed();
    /// The rules of a game are wanted, beside the page.
    void rulesWanted(const rokada::VariantInfo& game);
    /// The dialog for a new game is wanted.
    void choiceWanted(const rokada::VariantInfo& game);

private:
    void makePage();
    void play(const VariantInfo& info);
    void goOn(const QString& file);
    void hidePanels();
    void showPanels();
    [[nodiscard]] std::vector<WaitingGame> waiting() const;

    Parts in_;
    Settings& settings_;
    QStackedWidget* stack_;
    StartPage* page_ = nullptr;
    PauseBar* bar_;
    QPointer<GameKeeper> keeper_;
    QByteArray state_;
    std::vector<QPointer<QWidget>> hidden_;
};

}  // namespace rokada::ui
