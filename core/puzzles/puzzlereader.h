// Reads puzzle files. Errors have line, column and reason.
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
    static constexpr std::size_t Plies = 32;  ///< plies of one solution
    static constexpr std::size_t Answers = 64;
    static constexpr int Moves = 6;
};

enum class PuzzleErrorCode : std::uint8_t {
    FileTooLong,
    LineTooLong,
    TooMany,      ///< too many puzzles, themes or moves
    MissingGame,  ///< the first line that is not a comment must be `game ID`
    BadRules,     ///< bad rule option; `inner` is the reason
    WrongFields,  ///< not exactly five fields
    UnknownKind,
    BadNumber,
    UnknownTheme,
    BadPosition,  ///< `inner` is the reason
    BadMove,      ///< illegal move; `inner` is the reason
    BadSquare,
    MissingAnswer,
    WrongLength,  ///< number of own moves differs from the solution
};

struct PuzzleError {
    int line = 0;    ///< from 1
    int column = 1;  ///< start of the field in bytes, from 1
    PuzzleErrorCode what{};
    std::optional<ErrorCode> inner{};

    friend bool operator==(const PuzzleError&, const PuzzleError&) = default;
};

/// Returns all puzzles of the text, or its first error. Checks that moves are legal, but not that the answers are
/// right; the prover of `tools/puzzles` does that.
[[nodiscard]] tl::expected<PuzzleSet, PuzzleError> readPuzzles(std::string_view text, RulebookCache& cache);

}  // namespace rokada
