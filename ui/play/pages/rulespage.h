// Formats the rules of a variant and the cards of its pieces as HTML with diagrams, for the side panel and for paper.
#pragma once

#include "rules/rulebook.h"

#include <QColor>
#include <QString>

namespace rokada::ui {

class PagePictures;

/// Options of the page. Picture sizes are in screen pixels.
struct PageStyle {
    int diagram = 104;   ///< for the moves of one piece
    int board = 240;     ///< for a whole board
    int columns = 1;     ///< of pieces
    bool links = true;   ///< links to pieces and squares; the piece on its card can be moved
    bool start = false;  ///< includes a board with the start position
    QString theme;       ///< of the boards; empty for the variant's default
    QColor paper{Qt::white};
    QColor ink{Qt::black};
};

/// Returns the page of a variant: pieces, special rules, chosen options, and open points of its sources.
[[nodiscard]] QString rulesPage(const RulebookPtr& book, const PageStyle& style, PagePictures& pictures);

/// URL scheme of links to squares: "squares:e4", "squares:a1-h8".
inline constexpr const char* SquaresLink = "squares";
/// Name of the board picture on the card of a piece.
inline constexpr const char* BoardPicture = "board";

/// Piece that a card describes.
struct CardPiece {
    Piece piece = NoPiece;
    Square square = NoSquare;  ///< square of the piece in the diagram
    int movesNow = -1;         ///< legal moves in the game; -1 if the piece is not there
};
[[nodiscard]] QString piecePage(const RulebookPtr& book, const CardPiece& about, const PageStyle& style,
                                PagePictures& pictures);

}  // namespace rokada::ui
