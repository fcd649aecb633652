// The buttons under the moves: through the game, the rules, more; below them what players do.
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
    /// Its buttons are actions of the window, which exist already. Those that may end the game ask first.
    MoveButtons(WindowActions& actions, SidePanel& sidePanel, QWidget* parent);

    /// Another position: nobody meant to end this one.
    void disarm();
    /// A game goes on; otherwise the buttons of players are hidden.
    void setPlaying(bool playing);
    /// Who would resign, where several people sit at one board; else empty.
    void setResigner(const QString& side);
    void retranslate();

signals:
    /// What a second press will do.
    void confirmationWanted(const QString& sentence);
    /// It was answered or forgotten.
    void confirmationOver(const QString& sentence);
    /// What has not happened because nobody pressed again.
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
