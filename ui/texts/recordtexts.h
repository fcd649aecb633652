// Words for recorded games: who played them, and why they cannot be read as they stand.
#pragma once

#include "record/pgnreader.h"

#include <QString>

namespace rokada::ui::texts {

/// The name that a record has for the player of a side; empty if it is unknown, as "?" says too.
[[nodiscard]] QString playerIn(const GameTree& tree, const SideSpec& side);
/// What is wrong, and where.
[[nodiscard]] QString of(const RecordError& error);
/// What is said of a game in an old encoding; empty for UTF-8.
[[nodiscard]] QString of(Encoding encoding);
/// Why a game cannot be saved in the encoding that it had.
[[nodiscard]] QString notEncoded(Encoding encoding);

}  // namespace rokada::ui::texts
