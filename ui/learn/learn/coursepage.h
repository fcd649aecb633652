// The courses of a game as tiles: what is done, what comes next, and one click to go on.
#pragma once

#include "game/game.h"
#include "learn/curriculum.h"
#include "learn/learners.h"
#include "learn/trainers.h"
#include "rules/variant.h"

#include <QWidget>

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QLayout;
class QPushButton;
class QScrollArea;

namespace rokada::ui {

class BoardDisplay;
class CourseTile;
class EndingButton;
class LearnerButton;
class PuzzleRow;
class PuzzleStore;
class Settings;

class CoursePage final : public QWidget {
    Q_OBJECT
public:
    /// All of them must outlive it.
    CoursePage(Curriculum& curriculum, PuzzleStore& puzzles, Learners& learners, const Settings& settings,
               QWidget* parent);
    ~CoursePage() override;

    void showGame(const VariantInfo& game);
    [[nodiscard]] const VariantInfo* game() const { return game_; }
    /// What the learner has done, again.
    void refresh();
    [[nodiscard]] LearnerButton& learnerButton() { return *learner_; }
    [[nodiscard]] PuzzleRow& puzzleRow() { return *puzzleRow_; }
    [[nodiscard]] EndingButton& endingButton() { return *endings_; }
    /// The lesson that comes next; nullptr if all are done.
    [[nodiscard]] const Lesson* next() const;
    /// The button that goes on gets the keyboard.
    void takeFocus();

signals:
    void gameChosen(const rokada::VariantInfo& game);
    void lessonWanted(const rokada::Lesson* lesson);
    void trainerWanted(rokada::ui::Trainer trainer);
    void playWanted(const rokada::VariantInfo& game);
    /// Back to where the learner came from.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* header();
    [[nodiscard]] QWidget* hero();
    [[nodiscard]] QLayout* trainers();
    void makeTiles();
    void arrange();
    /// Of each tile.
    [[nodiscard]] std::vector<std::size_t> columnsOf(std::size_t columns) const;
    void colourGames();
    void showNext();
    void retranslate();

    Curriculum& curriculum_;
    PuzzleStore& puzzles_;
    Learners& learners_;
    const Settings& settings_;
    const VariantInfo* game_ = nullptr;
    std::unique_ptr<Game> shown_;  ///< the board beside the next lesson
    std::vector<QPushButton*> games_;
    QPushButton* back_;
    LearnerButton* learner_;
    BoardDisplay* board_;
    QLabel* about_;
    QLabel* nextTitle_;
    QLabel* nextWords_;
    QPushButton* goOn_;
    QPushButton* play_;
    QLabel* practise_;
    PuzzleRow* puzzleRow_;
    std::vector<QPushButton*> trainers_;
    EndingButton* endings_;
    QScrollArea* scroll_;
    QWidget* tilesWidget_;
    std::vector<CourseTile*> tiles_;
    int columns_ = 0;
};

}  // namespace rokada::ui
