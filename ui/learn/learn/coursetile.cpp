#include "learn/coursetile.h"

#include "kit/theme.h"
#include "lesson/stepprogress.h"
#include "lesson/wordbutton.h"
#include "shell/lettersize.h"
#include "texts/lessontexts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

CourseTile::CourseTile(const CourseLessons& course, int number, QWidget* parent)
    : QFrame(parent),
      course_(course),
      number_(number),
      title_(new QLabel(this)),
      count_(new QLabel(this)),
      bar_(new StepProgress(this)) {
    setObjectName(QStringLiteral("course:%1").arg(QString::fromStdString(course.course.id)));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(2);
    new LetterSize(*title_, 1.25, true);
    title_->setWordWrap(true);
    auto* heading = new QHBoxLayout;
    heading->addWidget(title_, 1);
    heading->addWidget(count_, 0, Qt::AlignTop);
    column->addLayout(heading);
    column->addWidget(bar_);
    column->addSpacing(4);
    for (const Lesson* lesson : course_.lessons) {
        auto* button = new WordButton(WordButton::Look::Flat, this);
        button->setObjectName(QStringLiteral("lesson:%1").arg(QString::fromStdString(lesson->id)));
        connect(button, &QAbstractButton::clicked, this, [this, lesson] { emit lessonWanted(lesson); });
        column->addWidget(button);
        buttons_.push_back(button);
        letters_.push_back(new LetterSize(*button, 1.1));
    }
    column->addStretch(1);
}

void CourseTile::show(const Learner& learner, const Lesson* next) {
    int done = 0;
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const Lesson& lesson = *course_.lessons[i];
        const LessonProgress progress = learner.of(QString::fromStdString(lesson.id));
        const QString title = texts::of(lesson.title);
        done += progress.done;
        const bool begun = !progress.done && progress.step > 0;
        //: the title of a lesson, and how many of its steps are done
        buttons_[i]->setText(begun ? tr("%1 · %2/%3").arg(title).arg(progress.step).arg(lesson.steps.size()) : title);
        letters_[i]->setBold(&lesson == next);
        if (progress.done) {
            buttons_[i]->setSign(WordButton::Sign::Tick);
            //: the title of a lesson
            buttons_[i]->setAccessibleName(tr("%1, done").arg(title));
        } else {
            buttons_[i]->setSign(&lesson == next ? WordButton::Sign::Arrow : WordButton::Sign::Number,
                                 static_cast<int>(i) + 1);
            //: the title of a lesson
            buttons_[i]->setAccessibleName(&lesson == next ? tr("%1, comes next").arg(title) : title);
        }
    }
    const int all = static_cast<int>(buttons_.size());
    //: the number and the title of a course
    title_->setText(tr("%1. %2").arg(number_).arg(texts::of(course_.course.title)));
    //: lessons done, and lessons in all
    count_->setText(tr("%1 of %2").arg(done).arg(all));
    bar_->show(all, done, -1);
    const QString words = tr("Lessons done: %1 of %2").arg(done).arg(all);
    bar_->setToolTip(words);
    bar_->setAccessibleName(words);
    setAccessibleName(title_->text());
}

void CourseTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().line);
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

}  // namespace rokada::ui
