// Small boards that show the current games of an engine match.
#pragma once

#include "match/matchrunner.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;

namespace rokada::ui {

class BoardWidget;

/// Shows the games of an engine match on up to `Max` boards.
class MatchBoards final : public QWidget {
    Q_OBJECT
public:
    /// Maximum number of boards.
    static constexpr std::size_t Max = 4;

    /// `settings` must outlive this object.
    MatchBoards(const Settings& settings, QWidget* parent);
    ~MatchBoards() override;

    /// Shows the current games of the first `Max` worker threads, one board for each thread. If `games` contains no
    /// game of a thread, its board keeps the previous game.
    void show(const std::vector<LiveGame>& games);
    void retranslate();
    /// Returns true if no board has shown a game yet.
    [[nodiscard]] bool empty() const;

private:
    struct Cell {
        BoardWidget* board = nullptr;
        QLabel* words = nullptr;
        std::unique_ptr<Game> game;
        QString players;  ///< names of the players for the label, joined by a dash
        std::size_t unit = 0, number = 0;
    };
    void add();
    static void tell(const Cell& cell);
    void put(Cell& cell, const LiveGame& live);

    const Settings& settings_;
    std::vector<Cell> cells_;
};

}  // namespace rokada::ui
