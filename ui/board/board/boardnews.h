// Notifies screen readers of changes on a board: cursor, selection, pieces and eliminated sides.
#pragma once

#include "scene/boardlayout.h"

#include <QAccessible>
#include <QObject>

#include <string_view>
#include <vector>

namespace rokada::ui {

class BoardAccessible;
class BoardWidget;

class BoardNews final : public QObject {
    Q_OBJECT
public:
    explicit BoardNews(BoardWidget* board);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// State that was announced last.
    struct Told {
        std::string_view game;
        std::vector<Piece> pieces;
        std::vector<int> heights;  ///< heights of towers, by square
        Square cursor = NoSquare;
        Square selected = NoSquare;
        int turns = 0;
        Cut cut;
    };
    [[nodiscard]] Told now() const;
    [[nodiscard]] BoardAccessible* accessible() const;
    void tell();
    void tellOrder(const Told& before);
    void tellPieces(const Told& before);
    void tellSelection(const Told& before);
    void tellFocus();
    void tellOf(Square square, QAccessible::Event event);
    void beginAgain();

    BoardWidget& board_;
    Told told_;
};

}  // namespace rokada::ui
