// Errors of lesson files: line, column and code, without a message.
#pragma once

#include "base/parseerror.h"

#include <optional>
#include <vector>

namespace rokada {

/// Place in a lesson file, counted from 1, columns in characters. Line 0 means no place.
struct LessonPlace {
    int line = 0;
    int column = 1;

    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

enum class LessonErrorCode : std::uint8_t {
    // Text.
    FileTooLong,
    LineTooLong,
    NotUtf8,
    UnknownKeyword,
    NotHere,       ///< a keyword that does not belong to this kind of step, or comes before the first step
    Twice,         ///< a keyword that can occur only once
    TooMany,       ///< more steps, hints, options etc. than `LessonLimits` allows
    MissingValue,  ///< the keyword needs a value
    BadValue,      ///< the value is invalid
    // Head.
    MissingGame,
    MissingId,
    MissingCourse,
    MissingTitle,
    BadRules,  ///< bad rule option; `inner` is the reason
    // Language texts.
    TextWithoutOwner,
    TextTwice,
    TextTooLong,
    MissingText,      ///< no text in any language
    MissingLanguage,  ///< one of the three languages is missing
    // Steps.
    TooFewSteps,
    BadPosition,      ///< `inner` is the reason
    MissingPosition,  ///< moves need a board with kings
    PositionTooLate,  ///< `position` must come first in its step
    BadSquare,
    NoPieceThere,
    BadMove,  ///< `inner` is the reason
    BadGoal,
    MissingAnswer,  ///< no right answer is given
    NoRightOption,
    MissingReason,  ///< a wrong option has no `because`
    // Proof by the rules.
    RightMissesGoal,  ///< a listed move does not reach the goal
    NothingRight,     ///< no answer reaches the goal
    WrongIsRight,     ///< an answer listed as wrong is right
    NotInTime,        ///< the goal cannot be forced, or the stars cannot be reached, in the given moves
    SoonerPossible,   ///< fewer moves are enough
    TooHard,          ///< too many positions to prove it
    SquareOccupied,   ///< the square of a piece to place is occupied
    SilentAnswer,     ///< a wrong move would get no explanation
    // Several files.
    IdTwice,
    UnknownCourse,  ///< the list of courses beside the lesson does not contain it
    WrongGame,      ///< the lessons of a folder must be of one variant
};

struct LessonError {
    LessonPlace place;
    LessonErrorCode what{};
    std::optional<ErrorCode> inner;

    friend bool operator==(const LessonError&, const LessonError&) = default;
};

using LessonErrors = std::vector<LessonError>;

}  // namespace rokada
