// Buttons below the list of moves. The first row contains steps, rules and more; the second row contains actions of
// players.
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
    /// Creates buttons for existing actions of the window. Actions that can end the game need a second press.
    MoveButtons(WindowActions& actions, SidePanel& sidePanel, QWidget* parent);

    /// Cancels a pending question, because the position has changed.
    void disarm();
    /// Shows the buttons for players only while a game is in progress.
    void setPlaying(bool playing);
    /// Sets the name of the side that would resign. The name is empty if only one person uses the board.
    void setResigner(const QString& side);
    void retranslate();

signals:
    /// Emitted when a button waits for the second press. `sentence` says what the second press does.
    void confirmationWanted(const QString& sentence);
    /// Emitted when the second press was made or the question was cancelled.
    void confirmationOver(const QString& sentence);
    /// Emitted when the time for the second press is over. `what` is a sentence about it.
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
