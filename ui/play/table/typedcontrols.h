// Typed moves and commands. Handles the strip with the text field below the board, and letter keys while the board has
// the focus.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>

#include <vector>

class QKeyEvent;

namespace rokada {
struct TypedWish;
}

class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class BoardEvents;
class SidePanel;
class Settings;
class BoardWidget;
class MoveStrip;
class StatusLine;

class TypedControls final : public Feature {
    Q_OBJECT
public:
    TypedControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                  BoardWidget& board, BoardEvents& events, SidePanel& sidePanel, StatusLine& status,
                  Settings& settings);

    void retranslate() override;

private:
    void makeActions();
    void makeLetters();
    void open(const QString& begun = {});
    void close();
    void beginGame();
    void endGame();
    void enter(const QString& text);
    void play(Move move);
    [[nodiscard]] bool command(const QString& text);
    [[nodiscard]] bool ownTurn() const;
    void refuse(const QString& why);
    void withdraw();
    [[nodiscard]] QString reasonFor(const QString& text);
    [[nodiscard]] QString captureOf(const TypedWish& wish) const;
    [[nodiscard]] QString promotionsOf(const TypedWish& wish) const;
    [[nodiscard]] QStringList examples() const;
    bool keyPressed(const QKeyEvent& press);
    bool begins(const QKeyEvent& press);
    [[nodiscard]] bool beginsMove(const QKeyEvent& press) const;
    bool letterPressed(const QKeyEvent& press);
    void goToPiece(const QString& letter, bool back);

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    BoardEvents& events_;
    SidePanel& sidePanel_;
    StatusLine& status_;
    Settings& settings_;
    MoveStrip* strip_;
    QString refusal_;            ///< shown reason why the typed text was refused; empty if there is none
    std::vector<Move> choices_;  ///< moves that the typed text can mean, in the order of their numbers in the strip
};

}  // namespace rokada::ui
