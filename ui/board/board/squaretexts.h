// Describes squares for people who do not see the board: contents, attackers, surroundings. Texts are in the current
// language. Directions are those of the screen.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardlook.h"
#include "scene/boardscene.h"

#include <QCoreApplication>
#include <QString>

#include <map>
#include <vector>

namespace rokada::ui {

/// Board to describe, with the options of the description.
struct SpokenBoard {
    const Game& game;
    const BoardLayout& layout;
    SpeechOptions speech;
    std::vector<TargetMark> targets;    ///< targets of the selected piece
    std::map<Square, QString> notes{};  ///< additional texts about squares

    [[nodiscard]] const Position& position() const { return game.position(); }
    [[nodiscard]] const Variant& variant() const { return game.book().variant(); }
    [[nodiscard]] const Geometry& geometry() const { return variant().geometry; }
};

namespace texts {

/// Returns the name of a square: "e4", or "Eva 4" if files are read as names.
[[nodiscard]] QString spokenSquare(const Geometry& board, Square square, const SpeechOptions& speech);
/// Returns the name of a file: "e", or "Eva" if files are read as names.
[[nodiscard]] QString spokenFile(const Geometry& board, int column, const SpeechOptions& speech);
/// Returns a piece with its side, for example "white knight".
[[nodiscard]] QString sidesPiece(const Variant& variant, Piece piece);
/// Returns a short description of a square, for example "e4, white knight" or "e4, empty".
[[nodiscard]] QString squareInShort(const SpokenBoard& board, Square square);
/// Returns a full description of a square. Examples: "e4, white knight, attacked by two pieces, defended by one piece";
/// "m4, empty, wall above, gate on the left".
[[nodiscard]] QString squareInWords(const SpokenBoard& board, Square square);

}  // namespace texts

/// Returns the translation of `text`, which has the context "Spoken", in the current language.
inline QString spokenWords(const char* text) { return QCoreApplication::translate("Spoken", text); }

}  // namespace rokada::ui
