// Formats the rules of a variant and the cards of its pieces as HTML with diagrams. They are shown in the side panel
// and printed.
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
    bool links = true;   ///< true to link pieces and squares, and to let the piece on its card move
    bool start = false;  ///< true to include a board with the start position
    QString theme;       ///< theme of the boards; empty for the default theme of the variant
    QColor paper{Qt::white};
    QColor ink{Qt::black};
};

/// Returns the page of a variant. It contains the pieces, the special rules, the chosen options, and unclear points of
/// the sources.
[[nodiscard]] QString rulesPage(const RulebookPtr& book, const PageStyle& style, PagePictures& pictures);

/// URL scheme of links to squares, for example "squares:e4" or "squares:a1-h8".
inline constexpr const char* SquaresLink = "squares";
/// Name of the picture of the board on the card of a piece.
inline constexpr const char* BoardPicture = "board";

/// Piece whose card is shown.
struct CardPiece {
    Piece piece = NoPiece;
    Square square = NoSquare;  ///< square of the piece in the diagram
    int movesNow = -1;         ///< number of legal moves in the game; -1 if the piece is not on this square in the game
};
[[nodiscard]] QString piecePage(const RulebookPtr& book, const CardPiece& about, const PageStyle& style,
                                PagePictures& pictures);

}  // namespace rokada::ui
