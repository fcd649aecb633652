// Messages about jobs of a collection that failed.
#pragma once

#include "collection/librarydeed.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the message with the deed that failed, the file of the collection and the reason.
[[nodiscard]] QString failed(const QString& file, const QString& why, LibraryDeed deed);

}  // namespace rokada::ui::texts
