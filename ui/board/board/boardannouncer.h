// Notifies screen readers of changes on a board: cursor, selection, pieces, and the order of the squares on the screen.
#pragma once

#include "scene/boardlayout.h"

#include <QAccessible>
#include <QObject>

#include <string_view>
#include <vector>

namespace rokada::ui {

class BoardAccessible;
class BoardWidget;

/// Compares the board with its last announced state at each change, and sends accessibility events for the differences.
class BoardAnnouncer final : public QObject {
    Q_OBJECT
public:
    explicit BoardAnnouncer(BoardWidget* board);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// State of the board at the last notification.
    struct LastAnnounced {
        std::string_view game;
        std::vector<Piece> pieces;
        std::vector<int> heights;  ///< heights of towers, by square
        Square cursor = NoSquare;
        Square selected = NoSquare;
        int turns = 0;
        Cut cut;
    };
    [[nodiscard]] LastAnnounced now() const;
    [[nodiscard]] BoardAccessible* accessible() const;
    void tell();
    void tellOrder(const LastAnnounced& before);
    void tellPieces(const LastAnnounced& before);
    void tellSelection(const LastAnnounced& before);
    void tellFocus();
    void tellOf(Square square, QAccessible::Event event);
    void beginAgain();

    BoardWidget& board_;
    LastAnnounced lastAnnounced_;
};

}  // namespace rokada::ui
