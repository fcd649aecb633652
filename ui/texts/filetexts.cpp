#include "texts/filetexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace rokada::ui::texts {

namespace {

QString words(const char* text) { return QCoreApplication::translate("File", text); }

}  // namespace

QString notWritten(const QString& path, const QString& why) {
    //: %1: file; %2: reason, an error text of the system
    return words(QT_TRANSLATE_NOOP("File", "%1 cannot be saved: %2")).arg(QDir::toNativeSeparators(path), why);
}

QString notRead(const QString& path, const QString& why) {
    //: %1: file; %2: reason, an error text of the system
    return words(QT_TRANSLATE_NOOP("File", "%1 cannot be read: %2")).arg(QDir::toNativeSeparators(path), why);
}

QString changedSince(const QString& path) {
    return words(
               QT_TRANSLATE_NOOP("File", "%1 has changed since the game was opened. Save the game under another name."))
        .arg(QFileInfo(path).fileName());
}

}  // namespace rokada::ui::texts
