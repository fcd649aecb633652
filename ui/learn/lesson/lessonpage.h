// The page on which a lesson is worked on: the board, and beside it the words, the answers and what is said to them.
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

    /// The lesson must outlive the page, or the next call.
    void show(const Lesson& lesson, std::size_t step, int done);
    /// A board without the names of files and ranks, or with squares of one colour only, for trainers.
    void setBlind(bool names, bool colours);
    /// No lesson any more.
    void leaveLesson();
    /// Sets the label of the button at the end of the lesson; `more` is its tooltip.
    void setLastWords(const QString& words, const QString& more = {});
    /// Where the page is left for, if it is not the courses.
    void setWayBack(const QString& words);
    /// How much of a set is done, in place of the number of the step; without `all` there is no line of progress.
    struct Place {
        QString words;
        int done = 0, all = 0;
        bool clock = false;  ///< the words are a running clock
    };
    void setPlace(const Place& place);
    /// More about the task.
    void setFact(const QString& fact);
    /// Words of the lesson have changed.
    void renew() { retranslate(); }
    /// nullptr while there is no lesson.
    [[nodiscard]] LessonRun* run() { return run_.get(); }
    [[nodiscard]] LessonBoard& board() { return *board_; }
    void applyLooks();
    /// The step gets the keyboard.
    void takeFocus(bool byKeys);

signals:
    /// The step of this number was done.
    void stepDone(std::size_t step);
    /// Back to the courses.
    void left();
    /// The last step was done and read.
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
    int done_ = 0;  ///< steps that were done before
    QString lastWords_;
    QString lastMore_;
    QString wayBack_;
    QString fact_;
    std::optional<Place> place_;
    bool namesHidden_ = false;
    bool coloursHidden_ = false;
    LessonBoard* board_;
    ReachKey* key_;  ///< of the colours of marks, where a game has them
    QWidget* side_;  ///< all that stands beside the board
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
    Board3DBox* round_;  ///< of a board that wraps
    QPushButton* roundShown_;
    QPushButton* next_;
};

}  // namespace rokada::ui
