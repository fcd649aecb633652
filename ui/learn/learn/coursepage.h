// Learning page. It has a tab for each variant. The page of a variant has three parts: lessons, puzzles and practice.
#pragma once

#include "rules/variant.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTabBar;

namespace rokada::ui {

class Curriculum;
class LearnerButton;
class Learners;
class LessonsPart;
class PracticePart;
class PuzzlesPart;
class PuzzleStore;
class SegmentRow;
class Settings;

class CoursePage final : public QWidget {
    Q_OBJECT
public:
    enum class Part { Lessons, Puzzles, Practice };

    /// All arguments must outlive this object.
    CoursePage(Curriculum& curriculum, PuzzleStore& puzzles, Learners& learners, const Settings& settings,
               QWidget* parent);

    void showGame(const VariantInfo& game);
    [[nodiscard]] const VariantInfo* game() const { return game_; }
    void showPart(Part part);
    [[nodiscard]] Part part() const;
    /// Updates the page after a change of the learner's progress.
    void refresh();
    [[nodiscard]] LearnerButton& learnerButton() { return *learner_; }
    [[nodiscard]] LessonsPart& lessons() { return *lessons_; }
    [[nodiscard]] PuzzlesPart& puzzles() { return *puzzlesPart_; }
    [[nodiscard]] PracticePart& practice() { return *practice_; }
    /// Moves the focus to the button that continues the course.
    void takeFocus();

signals:
    /// Emitted when the user chooses another variant.
    void gameChosen(const rokada::VariantInfo& game);
    /// Emitted when the user leaves the page.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* header();
    void makeTabs();
    void addPart(QWidget* part);
    void retranslate();

    PuzzleStore& puzzles_;
    const VariantInfo* game_ = nullptr;
    QLabel* title_;
    SegmentRow* segments_;
    LearnerButton* learner_;
    QTabBar* games_;
    QStackedWidget* parts_;
    LessonsPart* lessons_;
    PuzzlesPart* puzzlesPart_;
    PracticePart* practice_;
};

}  // namespace rokada::ui
