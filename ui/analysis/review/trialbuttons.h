// Buttons of a trial, in which the user looks for a better move (see `MoveTrial`).
#pragma once

#include <QWidget>

class QToolButton;

namespace rokada::ui {

class TrialButtons final : public QWidget {
    Q_OBJECT
public:
    explicit TrialButtons(QWidget* parent);

    /// Enables or disables three buttons: another attempt (`again`), the best move (`best`) and the next mistake
    /// (`next`).
    void allow(bool again, bool best, bool next);
    void retranslate();

signals:
    /// Emitted when the user asks for another attempt.
    void againWanted();
    /// Emitted when the user asks for the best move.
    void bestWanted();
    /// Emitted when the user asks for the next mistake.
    void nextWanted();
    /// Emitted when the user ends the trial and wants to see the move played in the game.
    void backWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* add(const char* name, void (TrialButtons::*wanted)());

    QToolButton* again_;
    QToolButton* best_;
    QToolButton* next_;
    QToolButton* back_;
};

}  // namespace rokada::ui
