// The progress of a lesson, one bar a step; or of a set, as one line.
#pragma once

#include <QWidget>

namespace rokada::ui {

class StepProgress final : public QWidget {
    Q_OBJECT
public:
    explicit StepProgress(QWidget* parent);

    /// Steps in all, those that are done, and the one that is worked on.
    void show(int steps, int done, int now);
    /// So many of all; `words` say the same.
    void showShare(int done, int all, const QString& words);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setWords(const QString& words);

    int steps_ = 1;
    int done_ = 0;
    int now_ = -1;  ///< -1 for a share
};

}  // namespace rokada::ui
