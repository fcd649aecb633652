// Reads and writes the settings file in Qt's INI format. Each write is complete or has no effect.
#pragma once

#include "kit/writefile.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <utility>

namespace rokada::ui {

/// Names of settings with their new values. New names are written in this order. An invalid QVariant removes the name.
using SettingChanges = QList<std::pair<QString, QVariant>>;

/// State of a settings file, determined before Qt reads the file.
enum class StoredSettings {
    None,  ///< there is no file yet
    Readable,
    Unreadable,  ///< not a regular file, no permission, or no data within the time limit
    Unfit,       ///< too large, or with serialized Qt objects. No setting needs such objects, and Qt reads them with
                 ///< unlimited recursion
};

/// Returns the state of the file. Waits at most two seconds for its data.
[[nodiscard]] StoredSettings lookAtSettings(const QString& path);

/// Merges changes into a settings file. Another instance of the program may have changed the file since it was read. If
/// writing fails, the file stays as it was. An `Unfit` file is replaced. QSettings alone would leave an empty file on a
/// full disk and report no error.
[[nodiscard]] Written writeSettings(const QString& path, const SettingChanges& changes);

}  // namespace rokada::ui
