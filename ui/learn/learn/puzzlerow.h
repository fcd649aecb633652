// The ways into the puzzles of a game: path, theme, storm, and what is to be repeated today.
#pragma once

#include "learn/puzzlecourse.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace rokada::ui {

class PuzzleRow final : public QWidget {
    Q_OBJECT
public:
    explicit PuzzleRow(QWidget* parent);

    /// The puzzles of this game, as far as this learner has come.
    void show(const PuzzleSet& set, const Learner& learner, qint64 day);
    void retranslate();

signals:
    void wanted(rokada::ui::PuzzleMode mode, const rokada::ui::PuzzleTheme& theme);
    /// A won position is to be won.
    void gameWanted();

private:
    void fillThemes();

    const PuzzleSet* set_ = nullptr;
    int due_ = 0;
    int solved_ = 0;
    QLabel* title_;
    QPushButton* path_;
    QPushButton* themes_;
    QPushButton* storm_;
    QPushButton* again_;
    QPushButton* win_;
    QMenu* menu_;
};

}  // namespace rokada::ui
