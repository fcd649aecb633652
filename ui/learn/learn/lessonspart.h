// Lessons of a variant: the chapters, the next lesson, and the lessons of the selected chapter.
#pragma once

#include "learn/curriculum.h"
#include "learn/learners.h"
#include "rules/variant.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class ChapterRow;
class LessonRow;
class NextCard;
class Settings;

class LessonsPart final : public QWidget {
    Q_OBJECT
public:
    /// All references must outlive this object.
    LessonsPart(Curriculum& curriculum, const Learners& learners, const Settings& settings, QWidget* parent);

    void showGame(const VariantInfo& game);
    /// Enables or disables the button that starts a game. Its tool tip says why it is disabled.
    void setPlayable(bool playable);
    /// Shows the current progress of the learner.
    void refresh();
    /// Returns the next lesson. Returns nullptr if all lessons are completed.
    [[nodiscard]] const Lesson* next() const;
    /// Moves the focus to the button that continues the course.
    void takeFocus();

signals:
    /// Emitted when the user opens a lesson. `lesson` is never nullptr.
    void lessonWanted(const rokada::Lesson* lesson);
    /// Emitted when the user asks for a game of this variant.
    void playWanted(const rokada::VariantInfo& game);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] LessonProgress progressOf(const Lesson& lesson) const;
    [[nodiscard]] int doneOf(const std::vector<const Lesson*>& lessons) const;
    void layOut();
    void sizeParts();
    void makeChapters();
    void makeRows();
    void chooseChapter(std::size_t chapter);
    void refreshRows();
    void showNext();

    Curriculum& curriculum_;
    const Learners& learners_;
    const Settings& settings_;
    const VariantInfo* game_ = nullptr;
    const Lesson* shownNext_ = nullptr;
    std::size_t chapter_ = 0;
    QWidget* chapterList_;
    QVBoxLayout* chapterColumn_;
    std::vector<ChapterRow*> chapters_;
    QLabel* done_;
    NextCard* card_;
    QPushButton* play_;
    QVBoxLayout* rowColumn_;
    std::vector<LessonRow*> rows_;
};

}  // namespace rokada::ui
