// Rolls up the flat board while a move crosses one of its edges. It shows a 3D view exactly over the board, and hides
// it when the sheet is flat again.
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

    /// Starts the animation of a move. Returns false if the move crosses no edge, or if the board is scrolled or
    /// rotated.
    bool show(const Game& game, const Turn& turn);
    void stop();
    [[nodiscard]] Board3DView& view() { return *view_; }

signals:
    /// Emitted when the animation has ended and the sheet is flat again.
    void ended();

private:
    BoardWidget& board_;
    Board3DView* view_;
};

}  // namespace rokada::ui
