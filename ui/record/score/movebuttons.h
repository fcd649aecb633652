// Buttons below the list of moves. The first row steps through the game, turns the board, opens the rules and opens a
// menu. The second row has the actions of players: undo, hint, draw and resignation.
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
    /// Creates buttons for existing actions of the window. A draw offer and a resignation need a second press that
    /// confirms the first.
    MoveButtons(WindowActions& actions, SidePanel& sidePanel, QWidget* parent);

    /// Cancels the question of a button that waits for its second press. Call it when the position has changed.
    void disarm();
    /// Shows or hides the row with the actions of players. The actions are needed only while a game is in progress.
    void setPlaying(bool playing);
    /// Actions of the draw button: offer a draw, claim a draw to which the player is entitled, or ask which of the two
    /// the user wants. In a game with an arbiter the button always asks, because a change of the button would reveal
    /// that a claim is justified.
    enum class DrawButton { Offer, Claim, Ask };
    void setDrawButton(DrawButton way);
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
    [[nodiscard]] QToolButton* makeActionButton(const char* action);
    void addDrawButtons();
    void nameResigner();
    void addAsking(TwoPressButton* button, const char* action);
    void styleActionButton(QToolButton* button, const char* action);
    void addToActionRow(QWidget* widget);
    void openMenu();

    WindowActions& actions_;
    SidePanel& sidePanel_;
    QHBoxLayout* steps_;
    QWidget* actionRow_;
    TwoPressButton* draw_;
    QToolButton* claim_ = nullptr;
    QToolButton* askDraw_ = nullptr;
    TwoPressButton* resign_;
    QToolButton* more_;
    QMenu* menu_;
    QString resigner_;
};

}  // namespace rokada::ui
