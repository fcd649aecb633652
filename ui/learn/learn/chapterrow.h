// Row of a chapter: progress ring, title, and number of completed lessons.
#pragma once

#include "learn/learnbutton.h"

namespace rokada::ui {

class ChapterRow final : public LearnButton {
    Q_OBJECT
public:
    explicit ChapterRow(QWidget* parent);

    /// Shows a chapter. `done` is the number of completed lessons, `all` the number of all lessons.
    void show(const QString& title, int done, int all);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont countFont() const;
    /// Returns the width of the title in pixels. The number of lessons is beside the title, or below it in a narrow
    /// row.
    [[nodiscard]] int titleWidth(int width) const;
    [[nodiscard]] bool countBelow(int width) const;

    QString count_;
    int done_ = 0;
    int all_ = 0;
};

}  // namespace rokada::ui
