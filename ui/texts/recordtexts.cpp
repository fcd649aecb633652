#include "texts/recordtexts.h"

#include "text/playertag.h"
#include "texts/illegalmovetexts.h"
#include "texts/positiontexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

struct FindingText {
    PgnFindingCode code;
    const char* text;  ///< message; %1 is the word that caused it
};

constexpr std::array findingTexts{
    FindingText{PgnFindingCode::ForeignLine,
                QT_TRANSLATE_NOOP("Record", "This line is neither a tag nor a move. It was skipped: %1")},
    FindingText{PgnFindingCode::StrayBracket, QT_TRANSLATE_NOOP("Record", "An unmatched bracket was skipped: %1")},
    FindingText{PgnFindingCode::IncompleteTag,
                QT_TRANSLATE_NOOP("Record", "A tag was incomplete. It was completed: %1")},
    FindingText{PgnFindingCode::UnclosedComment,
                QT_TRANSLATE_NOOP("Record", "A comment was not closed. Rokada added the missing brace.")},
    FindingText{PgnFindingCode::UnclosedVariation,
                QT_TRANSLATE_NOOP("Record", "A variation was not closed. Rokada added the missing bracket.")},
    FindingText{PgnFindingCode::ResultOfMoves,
                QT_TRANSLATE_NOOP("Record", "The result was taken from the end of the list of moves: %1")},
    FindingText{PgnFindingCode::OtherLetters, QT_TRANSLATE_NOOP("Record", "Notation of the pieces: %1.")},
    FindingText{PgnFindingCode::StartMended, QT_TRANSLATE_NOOP("Record", "The start position was corrected: %1.")},
    FindingText{PgnFindingCode::ForeignText,
                QT_TRANSLATE_NOOP("Record", "This line is neither a tag nor a move. It was kept as a comment: %1")},
    FindingText{PgnFindingCode::UnknownWord,
                QT_TRANSLATE_NOOP("Record", "This word is not a move. It was kept as a comment: %1")},
    FindingText{PgnFindingCode::BadMove,
                QT_TRANSLATE_NOOP("Record", "%1 is an illegal move. The rest of the variation was kept as text.")},
    FindingText{
        PgnFindingCode::LostMove,
        QT_TRANSLATE_NOOP("Record", "A move is missing before %1. The rest of the variation was kept as text.")},
    FindingText{PgnFindingCode::TooDeep,
                QT_TRANSLATE_NOOP("Record", "The variation is nested too deeply. It was kept as text.")},
    FindingText{PgnFindingCode::StrayVariation,
                QT_TRANSLATE_NOOP("Record", "No move precedes this variation. It was kept as text.")},
    FindingText{
        PgnFindingCode::ResultsDiffer,
        QT_TRANSLATE_NOOP("Record", "The moves end with %1, but the tag has another result. The tag was kept.")},
    FindingText{PgnFindingCode::UnknownVariant,
                QT_TRANSLATE_NOOP("Record", "Rokada cannot play the variant %1. The game is kept as text.")},
    FindingText{PgnFindingCode::BadRules,
                QT_TRANSLATE_NOOP("Record", "Rokada does not support these rules: %1. The game is kept as text.")},
    FindingText{PgnFindingCode::BadStart,
                QT_TRANSLATE_NOOP("Record", "The start position cannot be read. The game is kept as text: %1")},
    FindingText{PgnFindingCode::TooLong,
                QT_TRANSLATE_NOOP("Record", "The game is longer than 16 MB. Its end was cut off.")},
};

/// Maximum length of a quoted word in characters.
constexpr qsizetype LongestWord = 60;

const char* languageText(PieceLanguage language) {
    switch (language) {
        case PieceLanguage::English: return QT_TRANSLATE_NOOP("Letters", "English");
        case PieceLanguage::Figurine: return QT_TRANSLATE_NOOP("Letters", "figurine");
        case PieceLanguage::German: return QT_TRANSLATE_NOOP("Letters", "German or Scandinavian");
        case PieceLanguage::French: return QT_TRANSLATE_NOOP("Letters", "French");
        case PieceLanguage::Spanish: return QT_TRANSLATE_NOOP("Letters", "Spanish or Italian");
        case PieceLanguage::Portuguese: return QT_TRANSLATE_NOOP("Letters", "Portuguese");
        case PieceLanguage::Dutch: return QT_TRANSLATE_NOOP("Letters", "Dutch");
        case PieceLanguage::Polish: return QT_TRANSLATE_NOOP("Letters", "Polish");
        case PieceLanguage::Czech: return QT_TRANSLATE_NOOP("Letters", "Czech");
        case PieceLanguage::Hungarian: return QT_TRANSLATE_NOOP("Letters", "Hungarian");
        case PieceLanguage::Russian: return QT_TRANSLATE_NOOP("Letters", "Russian");
        case PieceLanguage::Bulgarian: return QT_TRANSLATE_NOOP("Letters", "Bulgarian");
    }
    return "";
}

QString wordOf(const PgnFinding& finding) {
    if (finding.what == PgnFindingCode::OtherLetters)
        return QCoreApplication::translate("Letters", languageText(finding.language));
    return QString::fromStdString(finding.word).simplified().left(LongestWord);
}

}  // namespace

QString playerIn(const GameTree& tree, const SideSpec& side) {
    const std::string* name = tree.tag(playerTag(side));
    return name && *name != "?" ? QString::fromStdString(*name) : QString();
}

QString of(const PgnFinding& finding) {
    const auto* found = std::ranges::find(findingTexts, finding.what, &FindingText::code);
    QString what = found == findingTexts.end() ? QString() : QCoreApplication::translate("Record", found->text);
    what.replace(QLatin1String("%1"), wordOf(finding));
    //: a place in a file, and a sentence about it
    QString text = QCoreApplication::translate("Record", "Line %1, column %2: %3")
                       .arg(QString::number(finding.place.line), QString::number(finding.place.column), what);
    const bool position = finding.what == PgnFindingCode::BadStart || finding.what == PgnFindingCode::StartMended;
    if (finding.why && position) text += QLatin1Char(' ') + of(*finding.why);
    if (finding.remark) text += QLatin1Char(' ') + of(*finding.remark);
    return text;
}

QString nameOf(Encoding encoding) {
    switch (encoding) {
        case Encoding::Utf8: break;
        case Encoding::Windows1251: return QStringLiteral("Windows-1251");
        case Encoding::Windows1252: return QStringLiteral("Windows-1252");
        case Encoding::Utf16Little:
        case Encoding::Utf16Big: return QStringLiteral("UTF-16");
        case Encoding::Utf32Little:
        case Encoding::Utf32Big: return QStringLiteral("UTF-32");
    }
    return QStringLiteral("UTF-8");
}

QString of(Encoding encoding) {
    if (encoding == Encoding::Utf8) return {};
    //: %1 is an encoding
    return QCoreApplication::translate("Record",
                                       "The encoding of this file is %1. Rokada keeps this encoding when you save.")
        .arg(nameOf(encoding));
}

QString notEncoded(Encoding encoding, const QString& letter) {
    //: why a game could not be saved; %1 is a letter, %2 is an encoding
    return QCoreApplication::translate("Record",
                                       "the encoding of the file, %2, does not contain the letter %1. Save the game "
                                       "under another name to use UTF-8")
        .arg(letter, nameOf(encoding));
}

}  // namespace rokada::ui::texts
