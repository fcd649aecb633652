// The window: board, list of moves, menus, status line and end banner round one game session.
#pragma once

#include "session/gamesession.h"
#include "shell/settings.h"

#include <QMainWindow>
#include <QPointer>

class QLabel;

namespace rokada::ui {

class ArbiterControls;
class ArbiterStrip;
class AskBar;
class BoardWidget;
class CardControls;
class CloseGuard;
class ComputerControls;
class PlacementBar;
class PlacementControls;
class EndBanner;
class FileControls;
class IntroControls;
class Language;
class LibraryControls;
class MoveStrip;
class MovesPanel;
class NewGameDialog;
class PaperControls;
class PreferenceControls;
class RecordControls;
class ReviewBar;
class Board3DPanel;
class SeatMenus;
class SetupControls;
class SoundControls;
class StartControls;
class StatusLine;
class TableControls;
class ThinkingStrip;
class TorusControls;
class TypedControls;
class ViewControls;
class WindowActions;

class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// Settings and language must outlive the window.
    MainWindow(Settings& settings, Language& language);
    ~MainWindow() override;

    [[nodiscard]] GameSession& session() { return *session_; }
    [[nodiscard]] BoardWidget& board() { return *board_; }
    [[nodiscard]] EndBanner& banner() { return *banner_; }
    [[nodiscard]] AskBar& askBar() { return *askBar_; }
    [[nodiscard]] StatusLine& statusLine() { return *status_; }
    [[nodiscard]] WindowActions& actions() { return *actions_; }
    [[nodiscard]] MovesPanel& movesPanel() { return *movesPanel_; }
    [[nodiscard]] ThinkingStrip& thinkingStrip() { return *strip_; }
    [[nodiscard]] ArbiterStrip& arbiterStrip() { return *arbiterStrip_; }
    [[nodiscard]] ArbiterControls& arbiter() { return *arbiter_; }
    [[nodiscard]] CloseGuard& closeGuard() { return *closeGuard_; }
    [[nodiscard]] MoveStrip& moveStrip() { return *moveStrip_; }
    [[nodiscard]] RecordControls& recordControls() { return *record_; }
    [[nodiscard]] FileControls& fileControls() { return *files_; }
    [[nodiscard]] LibraryControls& libraryControls() { return *library_; }
    [[nodiscard]] SetupControls& setupControls() { return *setup_; }
    [[nodiscard]] SoundControls& sounds() { return *sounds_; }
    [[nodiscard]] CardControls& cardControls() { return *card_; }
    [[nodiscard]] PaperControls& paperControls() { return *paper_; }
    [[nodiscard]] StartControls& startControls() { return *start_; }
    [[nodiscard]] PreferenceControls& preferences() { return *preferences_; }
    [[nodiscard]] IntroControls& introductions() { return *intro_; }
    [[nodiscard]] ReviewBar& reviewBar() { return *reviewBar_; }
    [[nodiscard]] ViewControls& viewControls() { return *view_; }
    [[nodiscard]] PlacementControls& placement() { return *placement_; }
    /// nullptr while it is closed.
    [[nodiscard]] NewGameDialog* dialog() const;
    /// Whose turn it is, or who has won.
    [[nodiscard]] QString turnText() const;

    /// Opens the new-game dialog; its choice starts a game.
    void askForGame();
    /// The same with the game on the board chosen.
    void askForGameLikeThis();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeCentre();
    void makeToolBar();
    void connectSession();
    void connectActions();
    void connectBoard();
    void restoreWindow();

    void showStart();
    void showMoved(const Turn& turn);
    void showChange();
    void showTurn();
    void showEnd();
    void showSquare(Square square);
    void showSeats();
    [[nodiscard]] QString verdict() const;
    void showWords();
    void updateActions();

    void showFullScreen(bool full);
    void showText(const QString& title, const QString& html);

    Settings& settings_;
    Language& language_;
    GameSession* session_;
    WindowActions* actions_;
    StatusLine* status_;
    QWidget* centre_;
    BoardWidget* board_;
    EndBanner* banner_;
    AskBar* askBar_;
    ThinkingStrip* strip_;
    ReviewBar* reviewBar_;
    PlacementBar* placementBar_;
    MoveStrip* moveStrip_;
    ArbiterStrip* arbiterStrip_;
    MovesPanel* movesPanel_;
    QLabel* gameLabel_;
    QLabel* turnLabel_;
    StartControls* start_;
    SeatMenus* seatMenus_;
    ComputerControls* controls_;
    TableControls* table_;
    Board3DPanel* board3DPanel_;
    TorusControls* torus_;
    SoundControls* sounds_;
    ArbiterControls* arbiter_;
    RecordControls* record_ = nullptr;
    FileControls* files_ = nullptr;
    SetupControls* setup_ = nullptr;
    LibraryControls* library_ = nullptr;
    ViewControls* view_ = nullptr;
    PlacementControls* placement_ = nullptr;
    TypedControls* typed_ = nullptr;
    CloseGuard* closeGuard_ = nullptr;
    CardControls* card_ = nullptr;
    PaperControls* paper_ = nullptr;
    PreferenceControls* preferences_ = nullptr;
    IntroControls* intro_ = nullptr;
    QPointer<NewGameDialog> dialog_;
};

}  // namespace rokada::ui
