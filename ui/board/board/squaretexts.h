// Squares in words, for people who do not see the board: what is on a square, what attacks it, and what is around it.
// In the language in force; directions are those of the screen.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardscene.h"
#include "scene/reading.h"

#include <QString>

#include <map>
#include <vector>

namespace rokada::ui {

/// A board as it is described.
struct SpokenBoard {
    const Game& game;
    const BoardLayout& layout;
    Reading reading;
    std::vector<TargetMark> targets;    ///< of the piece to be moved
    std::map<Square, QString> notes{};  ///< what is said of squares besides

    [[nodiscard]] const Position& position() const { return game.position(); }
    [[nodiscard]] const Variant& variant() const { return game.book().variant(); }
    [[nodiscard]] const Geometry& geometry() const { return variant().geometry; }
};

namespace texts {

/// "e4", or "Eva 4"
[[nodiscard]] QString spokenSquare(const Geometry& board, Square square, const Reading& reading);
/// "e", or "Eva"
[[nodiscard]] QString spokenFile(const Geometry& board, int column, const Reading& reading);
/// "white knight"
[[nodiscard]] QString sidesPiece(const Variant& variant, Piece piece);
/// "e4, white knight"; "e4, empty"
[[nodiscard]] QString squareInShort(const SpokenBoard& board, Square square);
/// "e4, white knight, attacked by two, defended by one"; "m4, empty, wall above, gate on the left"
[[nodiscard]] QString squareInWords(const SpokenBoard& board, Square square);

}  // namespace texts
}  // namespace rokada::ui
