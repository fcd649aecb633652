// Button in the list of chapters on the lessons page. A chapter is a course of lessons. The button shows a progress
// ring, the title, and the number of completed lessons.
#pragma once

#include "learn/learnbutton.h"

namespace rokada::ui {

class ChapterRow final : public LearnButton {
    Q_OBJECT
public:
    explicit ChapterRow(QWidget* parent);

    /// Sets the texts of the row. `done` is the number of completed lessons, `all` the number of all lessons.
    void show(const QString& title, int done, int all);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont countFont() const;
    /// Returns the width available to the title, in pixels. `width` is the width of the row. In a narrow row, the
    /// number of lessons is below the title instead of beside it.
    [[nodiscard]] int titleWidth(int width) const;
    [[nodiscard]] bool countBelow(int width) const;

    QString count_;
    int done_ = 0;
    int all_ = 0;
};

}  // namespace rokada::ui
