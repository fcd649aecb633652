// Messages about copies of a collection.
#pragma once

#include "collection/librarycopies.h"

namespace rokada::ui {
struct Restored;
}

namespace rokada::ui::texts {

/// Returns the message about an automatic copy that could not be made.
[[nodiscard]] QString notCopied(const CopyFailure& failure);
[[nodiscard]] QString copied(const QString& path, int games);
[[nodiscard]] QString notSaved(const QString& path, const CopyFailure& failure);
[[nodiscard]] QString restored(const Restored& done);
[[nodiscard]] QString notRestored(const CopyFailure& failure);

}  // namespace rokada::ui::texts
