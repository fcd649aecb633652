// Inputs beside the board for the answer to a lesson step: options, pieces to set up, and a text field. It also has a
// button that repeats a demonstration.
#pragma once

#include "base/basics.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class LessonRun;
class WordButton;

class StepAnswers final : public QWidget {
    Q_OBJECT
public:
    explicit StepAnswers(QWidget* parent);

    /// Shows the inputs of a new step. `notation` is the move that the step shows as text; it is empty if the step
    /// shows no move.
    void begin(const LessonRun& run, const QString& notation);
    /// Updates the inputs after an answer.
    void refresh(const LessonRun& run);
    /// Moves the focus to the first input. Returns false if the learner answers the step on the board.
    bool focusFirst();
    void retranslate();

signals:
    /// Emitted when the learner chooses an option. `option` is its index.
    void optionChosen(std::size_t option);
    /// Emitted when the learner asks to check the chosen squares.
    void checkWanted();
    /// Emitted when the learner enters an answer that is not blank.
    void typed(const QString& text);
    /// Emitted when the learner selects the piece to place next.
    void picked(rokada::Piece piece);
    /// Emitted when the learner asks to repeat the demonstration.
    void demonstrationWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void clear();
    void addOptions(const LessonRun& run);
    void fillPalette(const LessonRun& run);

    QVBoxLayout* column_;
    QLabel* notation_;
    QLineEdit* entry_;
    QPushButton* send_;
    QPushButton* check_;
    QPushButton* again_;
    QWidget* palette_;
    std::vector<WordButton*> options_;
    std::vector<QPushButton*> pieces_;
};

}  // namespace rokada::ui
