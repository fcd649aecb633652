// A chapter of the lessons: a ring of progress, its title, and how many of its lessons are done.
#pragma once

#include "learn/learnbutton.h"

namespace rokada::ui {

class ChapterRow final : public LearnButton {
    Q_OBJECT
public:
    explicit ChapterRow(QWidget* parent);

    void show(const QString& title, int done, int all);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont countFont() const;
    /// Where the title stands; the count is beside it, or below where that leaves too little room.
    [[nodiscard]] int titleWidth(int width) const;
    [[nodiscard]] bool countBelow(int width) const;

    QString count_;
    int done_ = 0;
    int all_ = 0;
};

}  // namespace rokada::ui
