// Buttons below the moves: steps, rules and more; below them the actions of players.
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
    /// The buttons use existing actions of the window. Actions that may end the game ask first.
    MoveButtons(WindowActions& actions, SidePanel& sidePanel, QWidget* parent);

    /// Cancels a pending confirmation after the position has changed.
    void disarm();
    /// Shows the buttons of players only while a game is in progress.
    void setPlaying(bool playing);
    /// Sets the name of the side that would resign if several people share the board; otherwise empty.
    void setResigner(const QString& side);
    void retranslate();

signals:
    /// Emitted when a question is asked: what a second press will do.
    void confirmationWanted(const QString& sentence);
    /// Emitted when the question has been answered or cancelled.
    void confirmationOver(const QString& sentence);
    /// Emitted when the second press did not come, with a sentence about it.
    void confirmationForgotten(const QString& what);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addStep(const char* action);
    void addDeed(const char* action);
    void nameResigner();
    void addAsking(TwoPressButton* button, const char* action);
    void placeDeed(QToolButton* button, const char* action);
    void openMenu();

    WindowActions& actions_;
    SidePanel& sidePanel_;
    QHBoxLayout* steps_;
    QWidget* deeds_;
    TwoPressButton* draw_;
    TwoPressButton* resign_;
    QToolButton* more_;
    QMenu* menu_;
    QString resigner_;
};

}  // namespace rokada::ui
