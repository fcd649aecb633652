// Describes squares for people who do not see the board: contents, attackers, surroundings. In the current language;
// directions are those of the screen.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardscene.h"
#include "scene/reading.h"

#include <QString>

#include <map>
#include <vector>

namespace rokada::ui {

/// Board that is described.
struct SpokenBoard {
    const Game& game;
    const BoardLayout& layout;
    Reading reading;
    std::vector<TargetMark> targets;    ///< of the piece to move
    std::map<Square, QString> notes{};  ///< additional texts about squares

    [[nodiscard]] const Position& position() const { return game.position(); }
    [[nodiscard]] const Variant& variant() const { return game.book().variant(); }
    [[nodiscard]] const Geometry& geometry() const { return variant().geometry; }
};

namespace texts {

/// Returns "e4", or "Eva 4".
[[nodiscard]] QString spokenSquare(const Geometry& board, Square square, const Reading& reading);
/// Returns "e", or "Eva".
[[nodiscard]] QString spokenFile(const Geometry& board, int column, const Reading& reading);
/// Returns "white knight".
[[nodiscard]] QString sidesPiece(const Variant& variant, Piece piece);
/// Returns "e4, white knight" or "e4, empty".
[[nodiscard]] QString squareInShort(const SpokenBoard& board, Square square);
/// Returns "e4, white knight, attacked by two, defended by one" or "m4, empty, wall above, gate on the left".
[[nodiscard]] QString squareInWords(const SpokenBoard& board, Square square);

}  // namespace texts
}  // namespace rokada::ui
