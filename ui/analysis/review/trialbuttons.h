// Buttons of the review during a trial.
#pragma once

#include <QWidget>

class QToolButton;

namespace rokada::ui {

class TrialButtons final : public QWidget {
    Q_OBJECT
public:
    explicit TrialButtons(QWidget* parent);

    /// Enables trying again, showing the best move, and going to the next mistake.
    void allow(bool again, bool best, bool next);
    void retranslate();

signals:
    /// Requests another attempt.
    void againWanted();
    /// Requests the best move.
    void bestWanted();
    /// Requests the next mistake.
    void nextWanted();
    /// Requests the end of the trial.
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
