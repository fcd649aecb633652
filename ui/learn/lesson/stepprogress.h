// How far a lesson has been done: one mark a step.
#pragma once

#include <QWidget>

#include <vector>

namespace rokada::ui {

class StepProgress final : public QWidget {
    Q_OBJECT
public:
    explicit StepProgress(QWidget* parent);

    /// Steps in all, those that are done, and the one that is worked on.
    void show(int steps, int done, int now);

    [[nodiscard]] QSize sizeHint() const override { return {200, 14}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, 14}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int steps_ = 1;
    int done_ = 0;
    int now_ = 0;
};

}  // namespace rokada::ui
