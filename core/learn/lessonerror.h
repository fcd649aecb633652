// What readers and provers of lessons return on failure: a line, a column and a code, never a sentence.
#pragma once

#include "base/parseerror.h"

#include <optional>
#include <vector>

namespace rokada {

/// A place in the file of a lesson, counted from 1, columns in characters. Line 0 is no place.
struct LessonPlace {
    int line = 0;
    int column = 1;

    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

enum class LessonErrorCode : std::uint8_t {
    // the text
    FileTooLong,
    LineTooLong,
    NotUtf8,
    UnknownKeyword,
    NotHere,       ///< a known keyword that does not belong to this kind of step, or before the first step
    Twice,         ///< a keyword that may come once
    TooMany,       ///< steps, hints, options ...: more than `LessonLimits` allows
    MissingValue,  ///< the keyword needs something behind it
    BadValue,      ///< what stands behind it is not understood
    // the head
    MissingGame,
    MissingId,
    MissingCourse,
    MissingTitle,
    BadRules,  ///< `inner` says what is wrong with the rule option
    // texts
    TextWithoutOwner,
    TextTwice,
    TextTooLong,
    MissingText,      ///< no language at all
    MissingLanguage,  ///< one of the three is missing
    // steps
    TooFewSteps,
    BadPosition,      ///< `inner` says why
    MissingPosition,  ///< moves need a board with kings
    PositionTooLate,  ///< `position` comes first in its step
    BadSquare,
    NoPieceThere,
    BadMove,  ///< `inner` says why
    BadGoal,
    MissingAnswer,  ///< nothing says what is right
    NoRightOption,
    MissingReason,  ///< a wrong option has no `because`
    // what the rules prove
    RightMissesGoal,  ///< a listed move does not reach the goal
    NothingRight,     ///< no answer reaches the goal
    WrongIsRight,     ///< an answer that is called wrong is right
    NotInTime,        ///< the goal cannot be forced, or the stars not be reached, in so many moves
    SoonerPossible,   ///< fewer moves are enough
    TooHard,          ///< too many positions to prove it
    SquareOccupied,   ///< a piece to set up finds its square taken
    SilentAnswer,     ///< a wrong move would get no answer
    // several files
    IdTwice,
    UnknownCourse,  ///< the list of courses beside the lesson does not have it
    WrongGame,      ///< the lessons of a folder are all of one game
};

struct LessonError {
    LessonPlace place;
    LessonErrorCode what{};
    std::optional<ErrorCode> inner;

    friend bool operator==(const LessonError&, const LessonError&) = default;
};

using LessonErrors = std::vector<LessonError>;

}  // namespace rokada
