#include "words.h"

#include "engine/words.h"

namespace rokada::tools {

namespace {

const char* plain(LessonErrorCode what) {
    switch (what) {
        case LessonErrorCode::FileTooLong: return "the file is longer than 64 KB";
        case LessonErrorCode::LineTooLong: return "the line is too long";
        case LessonErrorCode::NotUtf8: return "this is no UTF-8, or a control character";
        case LessonErrorCode::UnknownKeyword: return "unknown keyword";
        case LessonErrorCode::NotHere: return "this keyword does not belong here";
        case LessonErrorCode::Twice: return "this keyword may come only once";
        case LessonErrorCode::TooMany: return "too many of them";
        case LessonErrorCode::MissingValue: return "something is missing behind the keyword";
        case LessonErrorCode::BadValue: return "not understood";
        case LessonErrorCode::MissingGame: return "the line 'game' is missing";
        case LessonErrorCode::MissingId: return "the line 'lesson' with the id is missing";
        case LessonErrorCode::MissingCourse: return "the line 'course' is missing";
        case LessonErrorCode::MissingTitle: return "the title is missing";
        case LessonErrorCode::BadRules: return "bad rule option";
        case LessonErrorCode::TextWithoutOwner: return "nothing above wants a text";
        case LessonErrorCode::TextTwice: return "there is a text in this language already";
        case LessonErrorCode::TextTooLong: return "the text is longer than 400 characters";
        case LessonErrorCode::MissingText: return "texts are missing: lines en:, ru: and bg:";
        case LessonErrorCode::MissingLanguage: return "one of the texts en:, ru:, bg: is missing";
        case LessonErrorCode::TooFewSteps: return "a lesson has at least 5 steps";
        case LessonErrorCode::BadPosition: return "bad position";
        case LessonErrorCode::MissingPosition: return "moves need a line 'position' above them";
        case LessonErrorCode::PositionTooLate: return "this comes first in its step";
        case LessonErrorCode::BadSquare: return "no such square";
        case LessonErrorCode::NoPieceThere: return "no piece of the side to move stands there";
        case LessonErrorCode::BadMove: return "bad move";
        case LessonErrorCode::BadGoal: return "no such goal";
        case LessonErrorCode::MissingAnswer: return "nothing says what is right in this step";
        case LessonErrorCode::NoRightOption: return "no option is right";
        case LessonErrorCode::MissingReason: return "this wrong option has no 'because'";
        case LessonErrorCode::RightMissesGoal: return "a move that is called right does not reach the goal";
        case LessonErrorCode::NothingRight: return "nothing is right";
        case LessonErrorCode::WrongIsRight: return "an answer that is called wrong is right";
        case LessonErrorCode::NotInTime: return "it cannot be done in so many moves";
        case LessonErrorCode::SoonerPossible: return "fewer moves are enough";
        case LessonErrorCode::TooHard: return "too many positions to prove it";
        case LessonErrorCode::SquareOccupied: return "this square is occupied already";
        case LessonErrorCode::SilentAnswer: return "a wrong move would get no answer";
        case LessonErrorCode::IdTwice: return "another lesson, or course, has this id";
        case LessonErrorCode::UnknownCourse: return "the list of courses beside this file does not have the course";
        case LessonErrorCode::WrongGame: return "the other lessons of this folder are of another game";
    }
    return "";
}

}  // namespace

std::string words(const LessonError& error) {
    std::string text = plain(error.what);
    if (error.inner) text += std::string(": ") + engine::words(*error.inner);
    return text;
}

}  // namespace rokada::tools
