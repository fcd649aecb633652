// Reads puzzle files. Each error has a line, a column and a reason.
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
    static constexpr std::size_t Plies = 32;  ///< plies of a solution
    static constexpr std::size_t Answers = 64;
    static constexpr int Moves = 6;
};

/// Errors of a puzzle file. `inner` is the member of `PuzzleError`.
enum class PuzzleErrorCode : std::uint8_t {
    FileTooLong,
    LineTooLong,
    TooMany,      ///< too many puzzles, themes or moves
    MissingGame,  ///< the first line that is not a comment must be `game ID`
    BadRules,     ///< invalid rule option; `inner` is the reason
    WrongFields,  ///< the line does not have exactly five fields
    UnknownKind,
    BadNumber,
    UnknownTheme,
    BadPosition,  ///< invalid position; `inner` is the reason
    BadMove,      ///< invalid or illegal move; `inner` is the reason
    BadSquare,
    MissingAnswer,
    WrongLength,  ///< the number of moves of the solver differs from the number of moves in the solution
};

struct PuzzleError {
    int line = 0;    ///< line number, from 1
    int column = 1;  ///< first byte of the field, from 1
    PuzzleErrorCode what{};
    std::optional<ErrorCode> inner{};

    friend bool operator==(const PuzzleError&, const PuzzleError&) = default;
};

/// Returns all puzzles of the text, or the first error. Checks that the moves are legal. `tools/puzzles` proves that
/// the answers are right.
[[nodiscard]] tl::expected<PuzzleSet, PuzzleError> readPuzzles(std::string_view text, RulebookCache& cache);

}  // namespace rokada
