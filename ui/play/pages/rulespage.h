// The rules of a variant and the card of a piece as pages of text with diagrams: for the dock and for paper.
#pragma once

#include "rules/rulebook.h"

#include <QColor>
#include <QString>

namespace rokada::ui {

class PagePictures;

/// How large pictures are, in pixels of the screen.
struct PageStyle {
    int diagram = 104;  ///< of one piece's moves
    int board = 240;    ///< of a whole board
    int columns = 1;    ///< of pieces
    bool links =
        true;  ///< pieces lead to their cards, squares can be pointed at, and the piece on its card goes elsewhere
    bool start = false;  ///< with the board as the game begins
    QString theme;       ///< of the boards; empty for the variant's own
    QColor paper{Qt::white};
    QColor ink{Qt::black};
};

/// Everything about a variant: its pieces, its special rules, the options in force, what its sources leave open.
[[nodiscard]] QString rulesPage(const RulebookPtr& book, const PageStyle& style, PagePictures& pictures);

/// The scheme of links to squares: "squares:e4", "squares:a1-h8".
inline constexpr const char* SquaresLink = "squares";
/// The name of the picture of the board on a piece's card.
inline constexpr const char* BoardPicture = "board";

/// Which piece a card is about.
struct CardPiece {
    Piece piece = NoPiece;
    Square square = NoSquare;  ///< where it is shown
    int movesNow = -1;         ///< that it has there in the game; -1 if it does not stand there
};
[[nodiscard]] QString piecePage(const RulebookPtr& book, const CardPiece& about, const PageStyle& style,
                                PagePictures& pictures);

}  // namespace rokada::ui
