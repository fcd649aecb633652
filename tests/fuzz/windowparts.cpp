#include "windowparts.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace rokada::fuzz {

namespace {

/// Creates an application object, because plugins such as the SQLite driver need one.
void startQt() {
    static int count = 1;
    static char name[] = "fuzz";
    static char* names[] = {name, nullptr};
    static const QCoreApplication application(count, names);
}

}  // namespace

const QString& scratchFolder() {
    startQt();
    static const QTemporaryDir folder;
    static const QString path = folder.path();
    return path;
}

}  // namespace rokada::fuzz
