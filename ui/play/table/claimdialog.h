// The review when a draw is claimed: the game is replayed on a small second board, from the first
// time that the position occurred.
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
    /// The game is copied; `ruling` is what the arbiter says, with its law.
    ClaimDialog(Game game, const QString& ruling, int quarterTurns, QWidget* parent);
    ~ClaimDialog() override;

    /// How often the position has occurred.
    [[nodiscard]] int occurrences() const { return static_cast<int>(plies_.size()); }
    /// The ply that is shown, and the words for it.
    [[nodiscard]] std::size_t ply() const { return ply_; }
    [[nodiscard]] QString place() const;
    /// One ply on or back; it stops at both ends.
    void step(int by);

private:
    void showPly(std::size_t ply);
    void replay();

    Game game_;
    std::unique_ptr<Game> shown_;     ///< as it stood at the ply
    std::vector<std::size_t> plies_;  ///< after which the position occurred
    std::size_t ply_ = 0;
    BoardWidget* board_;
    QLabel* place_;
    QPushButton* back_;
    QPushButton* forward_;
    Delay pace_;
};

}  // namespace rokada::ui
