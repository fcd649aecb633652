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
    void againWanted();
    void bestWanted();
    void nextWanted();
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
