// Shows progress: one bar for each step of a lesson, or one line for a set of puzzles.
#pragma once

#include <QWidget>

namespace rokada::ui {

class StepProgress final : public QWidget {
    Q_OBJECT
public:
    explicit StepProgress(QWidget* parent);

    /// Shows a bar for each of `steps` steps. `done` is the number of completed steps, `now` the index of the current
    /// step.
    void show(int steps, int done, int now);
    /// Shows the progress in a set of puzzles as one line. `words` describes it for screen readers.
    void showShare(int done, int all, const QString& words);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setWords(const QString& words);

    int steps_ = 1;
    int done_ = 0;
    int now_ = -1;  ///< index of the current step; -1 for a progress line
};

}  // namespace rokada::ui
