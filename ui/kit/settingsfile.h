// Reads and writes the settings file in Qt's INI format. Each write is complete or has no effect.
#pragma once

#include "kit/writefile.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <utility>

namespace rokada::ui {

/// Names of settings with their new values. New names are written in this order. An invalid value removes the name.
using SettingChanges = QList<std::pair<QString, QVariant>>;

/// State of a settings file, seen before Qt reads it.
enum class StoredSettings {
    None,  ///< there is no file yet
    Readable,
    Unreadable,  ///< not a file, no permission, or no answer in time
    Unfit,       ///< too large, or with serialized Qt objects: no setting needs them, and Qt reads them recursively
};

/// Returns the state of the file. Waits at most two seconds for the file.
[[nodiscard]] StoredSettings lookAtSettings(const QString& path);

/// Merges changes into a settings file. Another window may have changed the file since it was read. If writing fails,
/// the file stays as it was. An unfit file is replaced. QSettings alone would leave an empty file on a full disk and
/// report no error.
[[nodiscard]] Written writeSettings(const QString& path, const SettingChanges& changes);

}  // namespace rokada::ui
