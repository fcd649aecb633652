// Animation of a move that crosses joined edges of the board: the flat board rolls up until the edges meet, and becomes
// flat again. A 3D view that lies exactly over the board shows the animation.
#pragma once

#include <QObject>

namespace rokada {
class Game;
struct Turn;
}  // namespace rokada

namespace rokada::ui {

class BoardWidget;
class Board3DView;

class BoardRoll final : public QObject {
    Q_OBJECT
public:
    /// `board` must outlive this object.
    BoardRoll(BoardWidget& board, QObject* parent);

    /// Starts the animation of a move. Returns false without an animation if the move crosses no edge, or if the board
    /// is scrolled, rotated or hidden.
    bool show(const Game& game, const Turn& turn);
    void stop();
    [[nodiscard]] Board3DView& view() { return *view_; }

signals:
    /// Emitted when the animation has ended or was stopped.
    void ended();

private:
    BoardWidget& board_;
    Board3DView* view_;
};

}  // namespace rokada::ui
