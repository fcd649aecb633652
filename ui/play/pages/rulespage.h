// Formats the rules of a variant, and the cards of its pieces, as HTML with diagrams. The side panel shows the HTML;
// the rules can also be printed.
#pragma once

#include "rules/rulebook.h"

#include <QColor>
#include <QString>

namespace rokada::ui {

class PagePictures;

/// Options of the page of rules. Sizes are in screen pixels.
struct PageStyle {
    int diagram = 104;   ///< size of a diagram with the moves of one piece
    int board = 240;     ///< size of a whole board
    int columns = 1;     ///< number of columns in the table of pieces
    bool links = true;   ///< true to add links to pieces and squares
    bool start = false;  ///< true to include a board with the start position
    QString theme;       ///< theme of the boards; empty for the default theme of the variant
    QColor paper{Qt::white};
    QColor ink{Qt::black};
};

/// Returns the page of a variant: pieces, special rules, chosen options, and points on which the historical sources are
/// unclear. Replaces the contents of `pictures` by the diagrams of the page.
[[nodiscard]] QString rulesPage(const RulebookPtr& book, const PageStyle& style, PagePictures& pictures);

/// URL scheme of links to squares, for example "squares:e4" or "squares:a1-h8".
inline constexpr const char* SquaresLink = "squares";
/// Name of the picture of the board on the card of a piece.
inline constexpr const char* BoardPicture = "board";

/// Subject of a piece's card.
struct CardPiece {
    Piece piece = NoPiece;
    Square square = NoSquare;  ///< square of the piece in the diagram
    int movesNow = -1;         ///< number of legal moves in the game; -1 if the piece is not on this square in the game
};
[[nodiscard]] QString piecePage(const RulebookPtr& book, const CardPiece& about, const PageStyle& style,
                                PagePictures& pictures);

}  // namespace rokada::ui
