// Detects the type of a pasted text and parses it: position (FEN or text diagram), game, several games, or move.
#pragma once

#include "game/game.h"
#include "record/pgnreader.h"
#include "text/positiontext.h"

#include <QString>

#include <optional>
#include <vector>

namespace rokada::ui {

struct Pasted {
    enum class Type { Nothing, Position, Game, Games, Move };

    Type type = Type::Nothing;
    RulebookPtr book;  ///< rulebook of the position
    std::optional<Position> position;
    std::vector<PositionRemark> remarks;  ///< fields of the position that were completed or ignored
    std::optional<PgnGame> game;          ///< the game; set if the text contains exactly one game
    std::optional<Move> move;             ///< a legal move of the current game
    QString error;                        ///< reason why the text could not be read as any type; empty if the reason is
                                          ///< unknown
};

/// Game on the board, as the context in which a text is read. Both members may be nullptr.
struct CurrentGame {
    RulebookPtr book;            ///< rulebook that is tried before those of the other variants
    const Game* game = nullptr;  ///< game in which a move is parsed
};

/// Maximum length of a pasted text in characters.
inline constexpr qsizetype LongestPaste = 16 << 20;

/// Reads a position given as FEN or as a text diagram. Returns a result of the type `Nothing` for any other text.
[[nodiscard]] Pasted positionIn(const QString& text, const CurrentGame& current);
/// Detects the type of the text, and parses its contents. Returns a result of the type `Nothing` if it has none of the
/// types.
[[nodiscard]] Pasted findOut(const QString& text, const CurrentGame& current);
/// Returns a description of a position or a game in the current language, for example "A position: Chess. White to
/// move".
[[nodiscard]] QString described(const Pasted& pasted);

}  // namespace rokada::ui
