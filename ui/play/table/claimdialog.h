// Dialog that reviews a draw claim. It shows how many times the current position has occurred. A small board replays
// the game from the first occurrence to the current position.
#pragma once

#include "kit/delay.h"

#include "game/game.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;

namespace rokada::ui {

class BoardWidget;

class ClaimDialog final : public QDialog {
    Q_OBJECT
public:
    /// `ruling` is the arbiter's decision, with the law. `quarterTurns` is the rotation of the board, in quarter turns.
    ClaimDialog(Game game, const QString& ruling, int quarterTurns, QWidget* parent);
    ~ClaimDialog() override;

    /// Returns the number of occurrences of the current position.
    [[nodiscard]] int occurrences() const { return static_cast<int>(plies_.size()); }
    /// Returns the number of plies before the shown position.
    [[nodiscard]] std::size_t ply() const { return ply_; }
    /// Shows the position `by` plies later in the game. A negative number shows an earlier position.
    void step(int by);

private:
    void showPly(std::size_t ply);
    void replay();

    Game game_;
    std::unique_ptr<Game> shown_;     ///< game up to the shown position
    std::vector<std::size_t> plies_;  ///< numbers of plies after which the current position occurred
    std::size_t ply_ = 0;
    BoardWidget* board_;
    QLabel* place_;
    QPushButton* back_;
    QPushButton* forward_;
    Delay pace_;
};

}  // namespace rokada::ui
