// Sentences for recorded games that cannot be read as they stand.
#pragma once

#include "record/pgnreader.h"

#include <QString>

namespace rokada::ui::texts {

/// What is wrong, and where.
[[nodiscard]] QString of(const RecordError& error);
/// What is said of a game in an old encoding; empty for UTF-8.
[[nodiscard]] QString of(Encoding encoding);
/// Why a game cannot be saved in the encoding that it had.
[[nodiscard]] QString notEncoded(Encoding encoding);

}  // namespace rokada::ui::texts
