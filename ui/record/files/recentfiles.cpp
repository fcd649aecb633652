#include "files/recentfiles.h"

#include <QFileInfo>
#include <QMenu>

namespace rokada::ui {

void RecentFiles::show(const QStringList& paths) {
    menu_.clear();
    for (const QString& path : paths) {
        // Doubles ampersands in a file name. QAction would use a single ampersand as a mnemonic.
        QAction* action = menu_.addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
    }
    menu_.setEnabled(!paths.isEmpty());
}

}  // namespace rokada::ui
