// The buttons under the moves: back and forward through the game, an offer of a draw, resigning, the other side.
#pragma once

#include "kit/delay.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace rokada::ui {

class WindowActions;

class MoveButtons final : public QWidget {
    Q_OBJECT
public:
    /// Its buttons are actions of the window, which exist already.
    MoveButtons(WindowActions& actions, QWidget* parent);

    /// Resigning is wanted: nothing happens before a second press, which may not come too late.
    [[nodiscard]] bool armed() const { return armed_.active(); }
    /// Another position: nobody meant to resign this one.
    void disarm();
    void retranslate();

signals:
    /// What a second press will do.
    void confirmationWanted(const QString& sentence);
    /// It was answered or forgotten.
    void confirmationOver(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* add(WindowActions& actions, const char* action);
    void pressResign();
    void endQuestion();
    void showResign();

    WindowActions& actions_;
    QHBoxLayout* row_;
    QToolButton* resign_;
    Delay armed_;
};

}  // namespace rokada::ui
