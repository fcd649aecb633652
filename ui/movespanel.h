// The dock with the list of moves.
#pragma once

#include <QDockWidget>

class QTableView;

namespace rokada {
class Game;
}

namespace rokada::ui {

class MoveListModel;

class MovesPanel final : public QDockWidget {
    Q_OBJECT
public:
    explicit MovesPanel(QWidget* parent);

    [[nodiscard]] MoveListModel& moves() { return *moves_; }
    /// The moves of a game; the last one is brought into view.
    void showMoves(const Game* game);
    void retranslate();

private:
    MoveListModel* moves_;
    QTableView* view_;
};

}  // namespace rokada::ui
