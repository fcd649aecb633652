#include "library/copytexts.h"

#include "collection/librarystore.h"

#include <QCoreApplication>
#include <QDir>

namespace rokada::ui::texts {

namespace {

QString with(const QString& sentence, const CopyFailure& failure) {
    return failure.why.isEmpty() ? sentence : sentence + QLatin1Char(' ') + failure.why;
}

}  // namespace

QString notCopied(const CopyFailure& failure) {
    constexpr qint64 Megabyte = 1'000'000;
    switch (failure.kind) {
        case NoCopy::Stopped:
            return QCoreApplication::translate("Copies", "Copying was stopped. The older copies are unchanged.");
        case NoCopy::TooLarge:
            return QCoreApplication::translate("Copies",
                                               "The collection is too large for automatic copies: %1 MB. Save a copy "
                                               "yourself.")
                .arg((failure.bytes + Megabyte - 1) / Megabyte);
        case NoCopy::Empty:
        case NoCopy::Failed: break;
    }
    return with(
        QCoreApplication::translate("Copies", "The collection could not be copied. The older copies are unchanged."),
        failure);
}

QString copied(const QString& path, int games) {
    return QCoreApplication::translate("Copies", "The copy was saved to %1. Games in the copy: %2.")
        .arg(QDir::toNativeSeparators(path))
        .arg(games);
}

QString notSaved(const QString& path, const CopyFailure& failure) {
    const QString file = QDir::toNativeSeparators(path);
    if (failure.kind == NoCopy::Stopped) return QCoreApplication::translate("Copies", "Copying was stopped.");
    if (failure.kind == NoCopy::Empty) {
        return QCoreApplication::translate(
                   "Copies", "This collection is empty, but %1 contains games. Rokada did not replace %1.")
            .arg(file);
    }
    return with(QCoreApplication::translate("Copies", "The copy could not be saved to %1.").arg(file), failure);
}

QString restored(const Restored& done) {
    return QCoreApplication::translate("Copies", "Games restored: %1. The previous games are kept in %2.")
        .arg(QString::number(done.games), QDir::toNativeSeparators(done.aside));
}

QString notRestored(const CopyFailure& failure) {
    return with(QCoreApplication::translate("Copies", "The copy could not be restored. The collection is unchanged."),
                failure);
}

}  // namespace rokada::ui::texts
