// Reads files of puzzles: errors come with line, column and reason.
#pragma once

#include "base/parseerror.h"
#include "puzzles/puzzle.h"
#include "record/rulebookcache.h"

#include <tl/expected.hpp>

namespace rokada {

struct PuzzleLimits {
    static constexpr std::size_t FileBytes = std::size_t{1} << 20;
    static constexpr std::size_t LineBytes = 1500;
    static constexpr std::size_t Puzzles = 4000;
    static constexpr std::size_t Themes = 12;
    static constexpr std::size_t Plies = 32;  ///< of a line
    static constexpr std::size_t Answers = 64;
    static constexpr int Moves = 6;
};

enum class PuzzleErrorCode : std::uint8_t {
    FileTooLong,
    LineTooLong,
    TooMany,      ///< puzzles, themes, moves
    MissingGame,  ///< the first line that is no remark says `game ID`
    BadRules,     ///< `inner` says what is wrong with the option
    WrongFields,  ///< not five fields
    UnknownKind,
    BadNumber,
    UnknownTheme,
    BadPosition,  ///< `inner` says why
    BadMove,      ///< not legal there; `inner` says why
    BadSquare,
    MissingAnswer,
    WrongLength,  ///< the line has another number of own moves
};

struct PuzzleError {
    int line = 0;    ///< from 1
    int column = 1;  ///< of the field, in bytes from 1
    PuzzleErrorCode what{};
    std::optional<ErrorCode> inner{};

    friend bool operator==(const PuzzleError&, const PuzzleError&) = default;
};

/// All puzzles of the text, or its first error. Moves of lines are legal in what is returned; that the answers are
/// right is for the prover of `tools/puzzles` to say.
[[nodiscard]] tl::expected<PuzzleSet, PuzzleError> readPuzzles(std::string_view text, RulebookCache& cache);

}  // namespace rokada
