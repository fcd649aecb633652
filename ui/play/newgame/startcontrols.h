// Shows and hides the start page, and handles its buttons. A game continues while the page covers its board. A button
// of the page returns to the game.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class BoardWidget;
class SidePanel;
class PreferencePages;
class WindowSignals;
class Offers;
class FrontPages;
class GameKeeper;
class PauseBar;
class Settings;
class StartPage;
class WaitingGames;
class WindowAction;
struct GameChoice;
struct WaitingGame;

class StartControls final : public Feature, public StartScreen {
    Q_OBJECT
public:
    StartControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                  BoardWidget& board, SidePanel& sidePanel, PreferencePages& pages, Settings& settings,
                  FrontPages& front, WindowSignals& windowSignals, Offers& offers);

    [[nodiscard]] bool pageShown() const;
    void showPage() override;
    /// Hides the page to show the game on the board. Does nothing if there is no game.
    void showGame();
    void play(const VariantInfo& info) override;
    void playBeginners(const VariantInfo& info) override;
    void join(const Offers& offers) override;
    void retranslate() override;

private:
    void follow(GameKeeper& keeper);
    void makePage();
    void showLearning();
    void disableMissing();
    void showPause();
    void applyLooks();
    void playChosen(const GameChoice& choice);
    void resumeGame(const QString& file);
    void showWaiting();
    void showChoices();
    [[nodiscard]] std::optional<WaitingGame> behind() const;

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    PreferencePages& pages_;
    Settings& settings_;
    FrontPages& front_;
    WindowSignals& windowSignals_;
    RulesCards* rules_ = nullptr;
    NewGames* newGames_ = nullptr;
    LearningPages* learning_ = nullptr;
    GameReview* review_ = nullptr;
    WindowAction& shown_;
    StartPage* page_ = nullptr;
    PauseBar* bar_;
    QPointer<GameKeeper> keeper_;
    QPointer<WaitingGames> waiting_;
};

}  // namespace rokada::ui
