#include "book/bookwords.h"

#include "texts/names.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace rokada::ui::texts {

namespace {

const char* sentence(BookErrorCode what) {
    switch (what) {
        case BookErrorCode::Empty: return QT_TRANSLATE_NOOP("Books", "The book %1 is empty.");
        case BookErrorCode::TooLarge: return QT_TRANSLATE_NOOP("Books", "The book %1 is too large.");
        case BookErrorCode::Unknown: return QT_TRANSLATE_NOOP("Books", "%1 is not an opening book (error at byte %2).");
        case BookErrorCode::OtherVersion:
            return QT_TRANSLATE_NOOP("Books", "The book %1 was made by a newer version of Rokada.");
        case BookErrorCode::OtherVariant: return QT_TRANSLATE_NOOP("Books", "The book %1 is for another variant: %3.");
        case BookErrorCode::OtherKeys:
            return QT_TRANSLATE_NOOP("Books", "The book %1 was made by an incompatible version of Rokada.");
        case BookErrorCode::Cut: return QT_TRANSLATE_NOOP("Books", "The book %1 ends too early (at byte %2).");
        case BookErrorCode::Damaged:
        case BookErrorCode::Unsorted:
        case BookErrorCode::BadMoves: return QT_TRANSLATE_NOOP("Books", "The book %1 is damaged (at byte %2).");
    }
    return "";
}

}  // namespace

QString noBook(const QString& path, const BookError& error, std::string_view variant) {
    QString text = QCoreApplication::translate("Books", sentence(error.what));
    text.replace(QLatin1String("%2"), QLocale().toString(qulonglong{error.at} + 1));
    text.replace(QLatin1String("%3"), variantName(variant));
    // Replace %1 last, because the file name itself could contain "%2" or "%3".
    return text.replace(QLatin1String("%1"), QDir::toNativeSeparators(path));
}

}  // namespace rokada::ui::texts
