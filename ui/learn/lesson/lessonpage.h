// The page of a lesson: board, text, answers and feedback.
#pragma once

#include "lesson/lessonrun.h"

#include <QWidget>

#include <memory>
#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
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

class LessonPage final : public QWidget {
    Q_OBJECT
public:
    LessonPage(Settings& settings, QWidget* parent);
    ~LessonPage() override;

    /// Shows a lesson, which must live until the next call or the end of the page.
    void show(const Lesson& lesson, std::size_t step, int done);
    /// Shows a board without coordinates, or with squares of one colour, for trainers.
    void setBlind(bool names, bool colours);
    /// Closes the lesson.
    void leaveLesson();
    /// Sets the label of the button at the end of the lesson; `more` is its tooltip.
    void setLastWords(const QString& words, const QString& more = {});
    /// Sets the label of the back button if it does not lead to the courses.
    void setWayBack(const QString& words);
    /// Progress in a set, shown instead of the step number; without `all` there is no progress line.
    struct Place {
        QString words;
        int done = 0, all = 0;
        bool clock = false;  ///< the text is a running clock
    };
    void setPlace(const Place& place);
    /// Sets additional information about the task.
    void setFact(const QString& fact);
    /// Updates the texts after a change of the lesson.
    void renew() { retranslate(); }
    /// Returns nullptr while there is no lesson.
    [[nodiscard]] LessonRun* run() { return run_.get(); }
    [[nodiscard]] LessonBoard& board() { return *board_; }
    void applyLooks();
    /// Gives the focus to the input of the step.
    void takeFocus(bool byKeys);

signals:
    /// Emitted when this step was completed.
    void stepDone(std::size_t step);
    /// Emitted when the user returns to the courses.
    void left();
    /// Emitted when the last step was completed and read.
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
    void goOn();
    void retranslate();
    [[nodiscard]] QString notation() const;
    [[nodiscard]] std::vector<Letters> letters() const;

    Settings& settings_;
    std::unique_ptr<LessonRun> run_;
    int done_ = 0;  ///< steps completed before
    QString lastWords_;
    QString lastMore_;
    QString wayBack_;
    QString fact_;
    std::optional<Place> place_;
    bool namesHidden_ = false;
    bool coloursHidden_ = false;
    LessonBoard* board_;
    ReachKey* key_;  ///< legend of reach colours, in variants that use them
    QWidget* side_;  ///< everything beside the board
    PlainButton* back_;
    PlaceLabel* where_;
    QLabel* title_;
    StepProgress* progress_;
    QScrollArea* scroll_;
    QLabel* text_;
    QLabel* task_;
    StepAnswers* answers_;
    AnswerPanel* panel_;
    QGridLayout* help_;
    QPushButton* hint_;
    QPushButton* takeBack_;
    QPushButton* restart_;
    Board3DBox* round_;  ///< for boards that wrap around
    QPushButton* roundShown_;
    QPushButton* next_;
};

}  // namespace rokada::ui
