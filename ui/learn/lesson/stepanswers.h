// Inputs of a step beside the board: options, pieces to set up, a text field, a demonstrated move.
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

    /// Shows the inputs of the new step.
    void begin(const LessonRun& run, const QString& notation);
    /// Updates the inputs after an answer.
    void refresh(const LessonRun& run);
    /// Gives the focus to the first input. Returns false if the step is answered on the board.
    bool focusFirst();
    void retranslate();

signals:
    /// Emitted when an option is chosen, with its index.
    void optionChosen(std::size_t option);
    /// Requests a check of the chosen squares.
    void checkWanted();
    /// Emitted when an answer that is not blank was entered.
    void typed(const QString& text);
    /// Emitted when the user selects the piece to place next.
    void picked(rokada::Piece piece);
    /// Requests to repeat the demonstration.
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
