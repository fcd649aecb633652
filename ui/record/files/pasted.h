// Finds out what a text is: a position or a drawing of one, a game, many games, a move. Changes nothing.
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
    std::vector<PositionRemark> remarks;  ///< what was supplied and dropped when it was read
    std::optional<PgnGame> game;          ///< the only one
    std::optional<Move> move;             ///< of the running game
    QString error;                        ///< why it is none of these, if known
};

/// What a text may be about; both may be missing.
struct Running {
    RulebookPtr book;            ///< tried first
    const Game* game = nullptr;  ///< whose moves are known
};

/// More is not looked at.
inline constexpr qsizetype LongestPaste = 16 << 20;

/// A position, written or drawn; nothing else.
[[nodiscard]] Pasted positionIn(const QString& text, const Running& running);
[[nodiscard]] Pasted findOut(const QString& text, const Running& running);
/// A position or one game in words, in the language in force.
[[nodiscard]] QString described(const Pasted& pasted);

}  // namespace rokada::ui
