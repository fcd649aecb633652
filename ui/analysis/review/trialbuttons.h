// Buttons of the review during a trial.
#pragma once

#include <QWidget>

class QToolButton;

namespace rokada::ui {

class TrialButtons final : public QWidget {
    Q_OBJECT
public:
    explicit TrialButtons(QWidget* parent);

    /// Enables the buttons: another attempt (`again`), the best move (`best`) and the next mistake (`next`).
    void allow(bool again, bool best, bool next);
    void retranslate();

signals:
    /// Emitted when the user asks for another attempt.
    void againWanted();
    /// Emitted when the user asks for the best move.
    void bestWanted();
    /// Emitted when the user asks for the next mistake.
    void nextWanted();
    /// Emitted when the user ends the trial.
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
