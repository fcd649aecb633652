// Puzzles page of a variant. Its cards start puzzles in order, a timed run, today's repetition of failed puzzles, a
// game from a won position, and puzzles of a theme.
#pragma once

#include "learn/puzzlecourse.h"

#include <QWidget>

#include <span>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace rokada::ui {

class NextCard;
class ProgressLine;
class Settings;
class TaskCard;

class PuzzlesPart final : public QWidget {
    Q_OBJECT
public:
    /// All references must outlive this object.
    PuzzlesPart(const Learners& learners, const Settings& settings, QWidget* parent);

    /// Shows the puzzles of a variant and the learner's progress. `day` is the number of the current day. `set` must
    /// stay valid until the next call of `show`.
    void show(const PuzzleSet& set, qint64 day);
    /// Moves the focus to the next puzzle. If no puzzle is left, moves it to the timed run.
    void takeFocus();

signals:
    /// Emitted when the user asks for puzzles. `theme` is empty unless the mode is `PuzzleMode::Theme`.
    void wanted(rokada::ui::PuzzleMode mode, const rokada::ui::PuzzleTheme& theme);
    /// Emitted when the user asks for a game from a won position.
    void gameWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void arrange();
    [[nodiscard]] std::size_t firstMotif() const;
    int placeCards(std::span<TaskCard* const> cards, int row, int columns);
    void makeThemes();
    void showPath(qint64 day);
    void showWays(qint64 day);
    void showThemes();

    const Learners& learners_;
    const Settings& settings_;
    const PuzzleSet* set_ = nullptr;
    NextCard* card_;
    QWidget* progress_;
    ProgressLine* line_;
    QLabel* solved_;
    TaskCard* storm_;
    TaskCard* again_;
    TaskCard* win_;
    QBoxLayout* top_;
    QVBoxLayout* ways_;
    QLabel* kinds_;   ///< heading of the cards of kinds
    QLabel* motifs_;  ///< heading of the cards of motifs
    QGridLayout* grid_;
    std::vector<PuzzleTheme> themes_;
    std::vector<TaskCard*> cards_;
};

}  // namespace rokada::ui
