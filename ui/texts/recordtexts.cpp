#include "texts/recordtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

struct ErrorText {
    RecordErrorCode errorCode;
    const char* text;  ///< %1 is the word
};

constexpr std::array words{
    ErrorText{RecordErrorCode::TooLong, QT_TRANSLATE_NOOP("Record", "the game is too long")},
    ErrorText{RecordErrorCode::TooDeep, QT_TRANSLATE_NOOP("Record", "there are too many nested variations")},
    ErrorText{RecordErrorCode::BadTag, QT_TRANSLATE_NOOP("Record", "this is not a tag")},
    ErrorText{RecordErrorCode::UnknownVariant, QT_TRANSLATE_NOOP("Record", "there is no variant \"%1\" here")},
    ErrorText{RecordErrorCode::BadRules, QT_TRANSLATE_NOOP("Record", "the rules \"%1\" are unknown")},
    ErrorText{RecordErrorCode::BadStart, QT_TRANSLATE_NOOP("Record", "the start position cannot be read")},
    ErrorText{RecordErrorCode::BadMove, QT_TRANSLATE_NOOP("Record", "\"%1\" is an illegal move")},
    ErrorText{RecordErrorCode::UnclosedComment, QT_TRANSLATE_NOOP("Record", "a comment has no end")},
    ErrorText{RecordErrorCode::UnclosedVariation, QT_TRANSLATE_NOOP("Record", "a variation has no end")},
    ErrorText{RecordErrorCode::StrayBracket, QT_TRANSLATE_NOOP("Record", "a bracket has no partner")},
};

/// Long words say no more than their beginnings.
constexpr qsizetype LongestWord = 40;

}  // namespace

QString of(const RecordError& error) {
    const auto it =
        std::find_if(words.begin(), words.end(), [&](const ErrorText& w) { return w.errorCode == error.what; });
    QString what = it == words.end() ? QString() : QCoreApplication::translate("Record", it->text);
    what.replace(QLatin1String("%1"), QString::fromStdString(error.word).left(LongestWord));
    //: a place in a file, and what is wrong there
    return QCoreApplication::translate("Record", "Line %1, character %2: %3.")
        .arg(QString::number(error.line), QString::number(error.column), what);
}

QString of(Encoding encoding) {
    const char* name = nullptr;
    switch (encoding) {
        case Encoding::Utf8: return {};
        case Encoding::Windows1251: name = "Windows-1251"; break;
        case Encoding::Latin1: name = "Latin-1"; break;
    }
    //: %1 is an encoding
    return QCoreApplication::translate("Record", "The game is read as %1 and will be saved as UTF-8.")
        .arg(QLatin1String(name));
}

}  // namespace rokada::ui::texts
