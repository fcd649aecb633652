// Errors of lesson files, with line, column and error code but without a message text.
#pragma once

#include "base/parseerror.h"

#include <optional>
#include <vector>

namespace rokada {

/// Place in a lesson file. Line and column count from 1; the column counts characters. Line 0 means that there is no
/// place.
struct LessonPlace {
    int line = 0;
    int column = 1;

    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

/// Errors of a lesson file. `inner` is the member of `LessonError`.
enum class LessonErrorCode : std::uint8_t {
    // Errors of the file and of single lines.
    FileTooLong,
    LineTooLong,
    NotUtf8,
    UnknownKeyword,
    NotHere,       ///< the keyword does not belong to this type of step, or comes before the first step
    Twice,         ///< the keyword can occur only once
    TooMany,       ///< more steps, hints, options or other elements than `LessonLimits` allows
    MissingValue,  ///< the keyword needs a value
    BadValue,      ///< the value is invalid
    // Errors of the file header.
    MissingGame,
    MissingId,
    MissingCourse,
    MissingTitle,
    BadRules,  ///< invalid rule option; `inner` is the reason
    // Errors of the texts in three languages.
    TextWithoutOwner,
    TextTwice,
    TextTooLong,
    MissingText,      ///< the text is missing in all languages
    MissingLanguage,  ///< the text is missing in one of the three languages
    // Errors of steps.
    TooFewSteps,
    BadPosition,      ///< the position cannot be read or is illegal; `inner` is the reason
    MissingPosition,  ///< the step needs a playable position with kings
    PositionTooLate,  ///< `position` must come before all lines of the step that use the board
    BadSquare,
    NoPieceThere,
    BadMove,  ///< the move cannot be read or is illegal; `inner` is the reason
    BadGoal,
    MissingAnswer,  ///< the step gives no right answer
    NoRightOption,
    MissingReason,  ///< a wrong option has no `because`
    // Errors that the proof by the rules finds.
    RightMissesGoal,  ///< a listed right move does not reach the goal
    NothingRight,     ///< no possible answer reaches the goal
    WrongIsRight,     ///< an answer listed as wrong is right
    NotInTime,        ///< the given number of moves is not enough to force the goal or to reach all stars
    SoonerPossible,   ///< the goal can be reached in fewer moves than given
    TooHard,          ///< the proof would need too many positions
    SquareOccupied,   ///< the square on which a piece must be placed is occupied
    SilentAnswer,     ///< a wrong move would get no explanation
    // Errors that concern several files.
    IdTwice,
    UnknownCourse,  ///< the list of courses in the folder of the lesson does not contain its course
    WrongGame,      ///< the lesson is not of the same variant as the other lessons of its folder
};

struct LessonError {
    LessonPlace place;
    LessonErrorCode what{};
    std::optional<ErrorCode> inner;

    friend bool operator==(const LessonError&, const LessonError&) = default;
};

using LessonErrors = std::vector<LessonError>;

}  // namespace rokada
