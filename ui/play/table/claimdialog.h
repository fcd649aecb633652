// Dialog that reviews a draw claim. A small board replays the game from the first occurrence of the position.
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
    /// Copies the game. `ruling` is the decision of the arbiter, with the law.
    ClaimDialog(Game game, const QString& ruling, int quarterTurns, QWidget* parent);
    ~ClaimDialog() override;

    /// Returns how many times the position has occurred.
    [[nodiscard]] int occurrences() const { return static_cast<int>(plies_.size()); }
    /// Returns the number of plies before the shown position.
    [[nodiscard]] std::size_t ply() const { return ply_; }
    /// Moves the shown position forward by `by` plies, within the game. A negative number moves it back.
    void step(int by);

private:
    void showPly(std::size_t ply);
    void replay();

    Game game_;
    std::unique_ptr<Game> shown_;     ///< game up to the shown position
    std::vector<std::size_t> plies_;  ///< numbers of plies after which the position occurred
    std::size_t ply_ = 0;
    BoardWidget* board_;
    QLabel* place_;
    QPushButton* back_;
    QPushButton* forward_;
    Delay pace_;
};

}  // namespace rokada::ui
