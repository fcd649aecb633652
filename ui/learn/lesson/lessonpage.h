// Page that shows a lesson: the board, the text, the inputs for answers, and the feedback. Puzzles, endings, trainers
// and the coach's key moments use it too.
#pragma once

#include "lesson/lessonrun.h"

#include <QWidget>

#include <memory>
#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class AnswerPanel;
class Board3DBox;
class LessonBoard;
class PlaceLabel;
class PlainButton;
class ReachKey;
class Settings;
class StepAnswers;
class StepProgress;
class VerticalScroll;

class LessonPage final : public QWidget {
    Q_OBJECT
public:
    LessonPage(Settings& settings, QWidget* parent);
    ~LessonPage() override;

    /// Shows a lesson, beginning with `step`. `done` is the number of completed steps. `lesson` must stay valid until
    /// the next call of `show` or until the page is destroyed.
    void show(const Lesson& lesson, std::size_t step, int done);
    /// Hides the names of the squares if `names` is true. Shows all squares in one colour if `colours` is true.
    /// Trainers use it when they ask for names or colours.
    void setBlind(bool names, bool colours);
    /// Closes the lesson.
    void leaveLesson();
    /// Sets the label of the "next" button in the last step. `more` is its tool tip in this step.
    void setLastWords(const QString& words, const QString& more = {});
    /// Sets the label of the back button. The default label says that the button leads to the lessons.
    void setWayBack(const QString& words);
    /// Progress in a set of puzzles. The page shows it instead of the number of the step. If `all` is 0, no progress
    /// line is shown.
    struct Place {
        QString words;
        int done = 0, all = 0;
        bool clock = false;  ///< true if the text is a running clock
    };
    void setPlace(const Place& place);
    /// Sets an additional text, which is shown beside the task.
    void setFact(const QString& fact);
    /// Shows the texts of the lesson again after they have changed.
    void renew() { retranslate(); }
    /// Returns the lesson in progress. Returns nullptr if no lesson is open.
    [[nodiscard]] LessonRun* run() { return run_.get(); }
    [[nodiscard]] LessonBoard& board() { return *board_; }
    void applyLooks();
    /// Moves the focus to the input of the current step. If it is the board, `byKeys` shows the keyboard cursor on it.
    void takeFocus(bool byKeys);

signals:
    /// Emitted when the step with this index has been completed.
    void stepDone(std::size_t step);
    /// Emitted when the user leaves the page by the back button or Esc.
    void left();
    /// Emitted when the user presses "next" in the completed last step.
    void lessonOver();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void layOutFoot(QVBoxLayout& column);
    void placeParts();
    void placeHelp();
    void showPlace();
    void showRound();
    [[nodiscard]] QWidget* words();
    void connectAnswers();
    void connectRun();
    void beginStep();
    void turnBoard(const LessonStep& step);
    void showState();
    void nextStep();
    void retranslate();
    [[nodiscard]] QString notation() const;
    [[nodiscard]] std::vector<Letters> letters() const;

    Settings& settings_;
    std::unique_ptr<LessonRun> run_;
    int done_ = 0;  ///< number of steps that were completed when the lesson was opened
    QString lastWords_;
    QString lastMore_;
    QString wayBack_;
    QString fact_;
    std::optional<Place> place_;
    bool namesHidden_ = false;
    bool coloursHidden_ = false;
    LessonBoard* board_;
    ReachKey* key_;  ///< legend of the marks for moves and captures; shown in variants with different marks for them
    QWidget* side_;  ///< part of the page beside the board
    PlainButton* back_;
    PlaceLabel* where_;
    QLabel* title_;
    StepProgress* progress_;
    VerticalScroll* scroll_;
    QLabel* text_;
    QLabel* task_;
    StepAnswers* answers_;
    AnswerPanel* panel_;
    QGridLayout* help_;
    QPushButton* hint_;
    QPushButton* takeBack_;
    QPushButton* restart_;
    Board3DBox* round_;  ///< 3D board of variants that wrap around
    QPushButton* roundShown_;
    QPushButton* next_;
};

}  // namespace rokada::ui
