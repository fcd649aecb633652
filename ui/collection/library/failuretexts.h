// Messages about jobs of a collection that failed.
#pragma once

#include "collection/libraryaction.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the message with the action that failed, the file of the collection and the reason.
[[nodiscard]] QString failed(const QString& file, const QString& why, LibraryAction action);

}  // namespace rokada::ui::texts
