// The buttons of the review while a better move is looked for.
#pragma once

#include <QWidget>

class QToolButton;

namespace rokada::ui {

class TrialButtons final : public QWidget {
    Q_OBJECT
public:
    explicit TrialButtons(QWidget* parent);

    /// What there is to be done: another try, the best move to be told, a bad move after this one.
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
