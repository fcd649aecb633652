// Messages to the user about copies of a collection (see `librarycopies.h`).
#pragma once

#include "collection/librarycopies.h"

namespace rokada::ui {
struct Restored;
}

namespace rokada::ui::texts {

/// Returns the message that an automatic copy could not be made.
[[nodiscard]] QString notCopied(const CopyFailure& failure);
[[nodiscard]] QString copied(const QString& path, int games);
[[nodiscard]] QString notSaved(const QString& path, const CopyFailure& failure);
[[nodiscard]] QString restored(const Restored& done);
[[nodiscard]] QString notRestored(const CopyFailure& failure);

}  // namespace rokada::ui::texts
