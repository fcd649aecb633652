#include "library/failuretexts.h"

#include <QCoreApplication>
#include <QDir>

namespace rokada::ui::texts {

namespace {

/// Returns the sentence about a failed action; %1 is the file of the collection and %2 the reason.
QString sentenceFor(LibraryAction action) {
    switch (action) {
        case LibraryAction::Read:
            return QCoreApplication::translate("LibraryFailure", "The collection %1 cannot be read: %2");
        case LibraryAction::Add:
            return QCoreApplication::translate("LibraryFailure", "A game could not be added to the collection %1: %2");
        case LibraryAction::Edit:
            return QCoreApplication::translate("LibraryFailure",
                                               "A game could not be changed in the collection %1: %2");
        case LibraryAction::Delete:
            return QCoreApplication::translate("LibraryFailure",
                                               "Games could not be deleted from the collection %1: %2");
        case LibraryAction::Undelete:
            return QCoreApplication::translate("LibraryFailure",
                                               "Deleted games could not be restored in the collection %1: %2");
        case LibraryAction::ResetStatistics:
            return QCoreApplication::translate("LibraryFailure",
                                               "The statistics of the collection %1 could not be reset: %2");
    }
    return {};
}

}  // namespace

QString failed(const QString& file, const QString& why, LibraryAction action) {
    return sentenceFor(action).arg(QDir::toNativeSeparators(file), why);
}

}  // namespace rokada::ui::texts
