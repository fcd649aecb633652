#include "library/failuretexts.h"

#include <QCoreApplication>
#include <QDir>

namespace rokada::ui::texts {

namespace {

/// Returns a sentence with the file as %1 and the reason as %2.
QString sentenceFor(LibraryDeed deed) {
    switch (deed) {
        case LibraryDeed::Read:
            return QCoreApplication::translate("LibraryFailure", "The collection %1 cannot be read: %2");
        case LibraryDeed::Add:
            return QCoreApplication::translate("LibraryFailure", "A game could not be added to the collection %1: %2");
        case LibraryDeed::Edit:
            return QCoreApplication::translate("LibraryFailure",
                                               "A game could not be changed in the collection %1: %2");
        case LibraryDeed::Delete:
            return QCoreApplication::translate("LibraryFailure",
                                               "Games could not be deleted from the collection %1: %2");
        case LibraryDeed::Undelete:
            return QCoreApplication::translate("LibraryFailure",
                                               "Deleted games could not be restored in the collection %1: %2");
        case LibraryDeed::ResetStatistics:
            return QCoreApplication::translate("LibraryFailure",
                                               "The statistics of the collection %1 could not be reset: %2");
    }
    return {};
}

}  // namespace

QString failed(const QString& file, const QString& why, LibraryDeed deed) {
    return sentenceFor(deed).arg(QDir::toNativeSeparators(file), why);
}

}  // namespace rokada::ui::texts
