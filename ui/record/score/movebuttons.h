// Buttons below the list of moves. The first row steps through the game, turns the board, opens the rules and opens a
// menu. The second row has the actions of players: undo, hint, draw offer and resignation.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QToolButton;

namespace rokada::ui {

class MenuButton;
class SidePanel;
class TwoPressButton;
class WindowAction;
class WindowActions;

class MoveButtons final : public QWidget {
    Q_OBJECT
public:
    /// Creates buttons for existing actions of the window. The draw and resign buttons must be pressed twice: the
    /// second press confirms the first.
    MoveButtons(WindowActions& actions, SidePanel& sidePanel, QWidget* parent);

    /// Cancels the question of a button that waits for its second press. Call it when the position has changed.
    void disarm();
    /// Shows or hides the row with the actions of players. They are needed only while a game is in progress.
    void setPlaying(bool playing);
    /// Sets the name of the side that would resign, for the question. It is empty if only one person plays.
    void setResigner(const QString& side);
    void retranslate();

signals:
    /// Emitted when a button waits for its second press. `sentence` is its question.
    void confirmationWanted(const QString& sentence);
    /// Emitted when the second press was made or the question was cancelled. `sentence` is the question.
    void confirmationOver(const QString& sentence);
    /// Emitted when the time for the second press is over. `what` is a sentence that says that nothing was done.
    void confirmationForgotten(const QString& what);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addStep(const char* action);
    void addActionButton(const char* action);
    void nameResigner();
    void addAsking(TwoPressButton* button, const char* action);
    void placeActionButton(QToolButton* button, const char* action);
    void openMenu();

    WindowActions& actions_;
    SidePanel& sidePanel_;
    QHBoxLayout* steps_;
    QWidget* actionRow_;
    TwoPressButton* draw_;
    TwoPressButton* resign_;
    QToolButton* more_;
    QMenu* menu_;
    QString resigner_;
};

}  // namespace rokada::ui
