// The flat board rolls up while a move crosses one of its edges, as the rules of Vyrt chess tell it: over the board in
// its own size and place, and gone when the sheet is flat again.
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
    /// The board must outlive the roll.
    BoardRoll(BoardWidget& board, QObject* parent);

    /// False if there is nothing to be shown: the move crosses no edge, or the board is scrolled or turned.
    bool show(const Game& game, const Turn& turn);
    void stop();
    [[nodiscard]] Board3DView& view() { return *view_; }

signals:
    /// The sheet is flat again.
    void ended();

private:
    BoardWidget& board_;
    Board3DView* view_;
};

}  // namespace rokada::ui
