// The buttons under the moves: back and forward through the game, an offer of a draw, resigning, the other side.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace rokada::ui {

class TwoPressButton;
class WindowActions;

class MoveButtons final : public QWidget {
    Q_OBJECT
public:
    /// Its buttons are actions of the window, which exist already. Those that may end the game ask first.
    MoveButtons(WindowActions& actions, QWidget* parent);

    /// Another position: nobody meant to end this one.
    void disarm();
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

private:
    void add(WindowActions& actions, const char* action);
    void nameResigner();
    void addAsking(TwoPressButton* button, const char* action);
    void place(QToolButton* button, const char* action);

    QHBoxLayout* row_;
    TwoPressButton* draw_;
    TwoPressButton* resign_;
    QString resigner_;
};

}  // namespace rokada::ui
