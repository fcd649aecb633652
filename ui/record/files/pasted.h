// Detects the type of a text: position, text diagram, game, several games or a move. Changes nothing.
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
    RulebookPtr book;  ///< of the position
    std::optional<Position> position;
    std::vector<PositionRemark> remarks;  ///< fields that were completed or ignored when it was read
    std::optional<PgnGame> game;          ///< if the text has exactly one game
    std::optional<Move> move;             ///< of the current game
    QString error;                        ///< why the text is none of these, if known
};

/// Context of a text; both may be missing.
struct Running {
    RulebookPtr book;            ///< tried first
    const Game* game = nullptr;  ///< game in which moves are parsed
};

/// Maximum length of a text in characters.
inline constexpr qsizetype LongestPaste = 16 << 20;

/// Returns a position given as FEN or as a text diagram; ignores other contents.
[[nodiscard]] Pasted positionIn(const QString& text, const Running& running);
/// Detects what the text is.
[[nodiscard]] Pasted findOut(const QString& text, const Running& running);
/// Describes a position or game in the current language.
[[nodiscard]] QString described(const Pasted& pasted);

}  // namespace rokada::ui
