// How settings get into their file: in Qt's INI format, and whole or not at all.
#pragma once

#include "kit/writefile.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <utility>

namespace rokada::ui {

/// Names and new values, in the order in which new names come into the file. Values that are not valid are to be
/// removed.
using SettingChanges = QList<std::pair<QString, QVariant>>;

/// The values that Qt would find in a file of settings.
enum class StoredSettings {
    None,  ///< there is no file yet
    Readable,
    Unreadable,  ///< it is no file, or the system does not give it out, or not in time
    Unfit,       ///< too large, or with objects of Qt, which are read as deep as they are nested; no setting is one
};

/// Waits for the file two seconds at most, whatever it is.
[[nodiscard]] StoredSettings lookAtSettings(const QString& path);

/// Puts changes into a file of settings, which may have been changed by another window in the meantime. If that fails
/// the file is as it was. What is unfit is replaced. QSettings itself would leave an empty one on a full disk,
/// and not tell.
[[nodiscard]] Written writeSettings(const QString& path, const SettingChanges& changes);

}  // namespace rokada::ui
