#include "texts/recordtexts.h"

#include "text/playertag.h"

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

QString nameOf(Encoding encoding) {
    switch (encoding) {
        case Encoding::Utf8: break;
        case Encoding::Windows1251: return QStringLiteral("Windows-1251");
        case Encoding::Latin1: return QStringLiteral("Latin-1");
    }
    return QStringLiteral("UTF-8");
}

}  // namespace

QString playerIn(const GameTree& tree, const SideSpec& side) {
    const std::string* name = tree.tag(playerTag(side));
    return name && *name != "?" ? QString::fromStdString(*name) : QString();
}

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
    if (encoding == Encoding::Utf8) return {};
    //: %1 is an encoding
    return QCoreApplication::translate("Record", "The game is written in %1 and is saved so too.")
        .arg(nameOf(encoding));
}

QString notEncoded(Encoding encoding) {
    //: why a game could not be saved; %1 is an encoding
    return QCoreApplication::translate("Record",
                                       "it has characters that are not in %1, as it was written; another "
                                       "name makes a file of its own")
        .arg(nameOf(encoding));
}

}  // namespace rokada::ui::texts
