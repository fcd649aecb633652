// Progress of a lesson with one bar per step, or of a set as one line.
#pragma once

#include <QWidget>

namespace rokada::ui {

class StepProgress final : public QWidget {
    Q_OBJECT
public:
    explicit StepProgress(QWidget* parent);

    /// Shows all steps, the completed ones, and the current one.
    void show(int steps, int done, int now);
    /// Shows a part of a set; `words` describe it for screen readers.
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
