// Detects the type of a text: position, text diagram, game, several games or a move. It does not change the game.
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
    std::optional<PgnGame> game;          ///< the game, if the text contains exactly one
    std::optional<Move> move;             ///< a legal move of the current game
    QString error;                        ///< why the text could not be read as any type; empty if unknown
};

/// Context in which a text is read. Both members may be nullptr.
struct CurrentGame {
    RulebookPtr book;            ///< rulebook that is tried before those of the other variants
    const Game* game = nullptr;  ///< game in which a move is parsed
};

/// Maximum length of a pasted text in characters.
inline constexpr qsizetype LongestPaste = 16 << 20;

/// Reads a position given as FEN or as a text diagram. Returns an empty result for other contents.
[[nodiscard]] Pasted positionIn(const QString& text, const CurrentGame& current);
/// Detects the type of the text, and reads its contents.
[[nodiscard]] Pasted findOut(const QString& text, const CurrentGame& current);
/// Describes a position or game in the current language.
[[nodiscard]] QString described(const Pasted& pasted);

}  // namespace rokada::ui
