#include "texts/recordtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

struct TroubleWords {
    RecordTrouble trouble;
    const char* text;  ///< %1 is the word
};

constexpr std::array words{
    TroubleWords{RecordTrouble::TooLong, QT_TRANSLATE_NOOP("Record", "the game is too long")},
    TroubleWords{RecordTrouble::TooDeep, QT_TRANSLATE_NOOP("Record", "there are too many lines within lines")},
    TroubleWords{RecordTrouble::BadTag, QT_TRANSLATE_NOOP("Record", "this is no tag")},
    TroubleWords{RecordTrouble::UnknownGame, QT_TRANSLATE_NOOP("Record", "there is no game \"%1\" here")},
    TroubleWords{RecordTrouble::BadRules, QT_TRANSLATE_NOOP("Record", "the rules \"%1\" are not known")},
    TroubleWords{RecordTrouble::BadStart, QT_TRANSLATE_NOOP("Record", "the start position cannot be read")},
    TroubleWords{RecordTrouble::BadMove, QT_TRANSLATE_NOOP("Record", "\"%1\" is not a legal move")},
    TroubleWords{RecordTrouble::UnclosedComment, QT_TRANSLATE_NOOP("Record", "a comment has no end")},
    TroubleWords{RecordTrouble::UnclosedLine, QT_TRANSLATE_NOOP("Record", "a line has no end")},
    TroubleWords{RecordTrouble::StrayBracket, QT_TRANSLATE_NOOP("Record", "a bracket stands alone")},
};

/// Long words say no more than their beginnings.
constexpr qsizetype LongestWord = 40;

}  // namespace

QString of(const RecordFault& fault) {
    const auto it =
        std::find_if(words.begin(), words.end(), [&](const TroubleWords& w) { return w.trouble == fault.what; });
    QString what = it == words.end() ? QString() : QCoreApplication::translate("Record", it->text);
    what.replace(QLatin1String("%1"), QString::fromStdString(fault.word).left(LongestWord));
    //: a place in a file, and what is wrong there
    return QCoreApplication::translate("Record", "Line %1, character %2: %3.")
        .arg(QString::number(fault.line), QString::number(fault.column), what);
}

}  // namespace rokada::ui::texts
