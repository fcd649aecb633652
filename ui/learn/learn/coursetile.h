// One course on the page of a game: its title, how much of it is done, and its lessons.
#pragma once

#include "learn/curriculum.h"
#include "learn/learners.h"

#include <QFrame>

#include <vector>

class QLabel;

namespace rokada::ui {

class LetterSize;
class StepProgress;
class WordButton;

class CourseTile final : public QFrame {
    Q_OBJECT
public:
    /// `number` is its place in the order of learning, from 1.
    CourseTile(const CourseLessons& course, int number, QWidget* parent);

    /// What the learner has done; the lesson that comes next has an arrow.
    void show(const Learner& learner, const Lesson* next);
    [[nodiscard]] const std::vector<WordButton*>& buttons() const { return buttons_; }

signals:
    void lessonWanted(const rokada::Lesson* lesson);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const CourseLessons& course_;
    int number_;
    QLabel* title_;
    QLabel* count_;
    StepProgress* bar_;
    std::vector<WordButton*> buttons_;
    std::vector<LetterSize*> letters_;  ///< of the buttons
};

}  // namespace rokada::ui
