// Messages to the user about failed jobs of a collection.
#pragma once

#include "collection/libraryaction.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the message that `action` failed in the collection `file`. `why` is the error text of the database or the
/// system.
[[nodiscard]] QString failed(const QString& file, const QString& why, LibraryAction action);

}  // namespace rokada::ui::texts
