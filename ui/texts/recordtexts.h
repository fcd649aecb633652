// Sentences about recorded games: who played them, and what their readers found.
#pragma once

#include "record/pgnreader.h"

#include <QString>

namespace rokada::ui::texts {

/// The name that a record has for the player of a side; empty if it is unknown, as "?" says too.
[[nodiscard]] QString playerIn(const GameTree& tree, const SideSpec& side);
/// A finding with its place: "Line 4, column 12: Ke3 is an illegal move. ...".
[[nodiscard]] QString of(const PgnFinding& finding);
/// The encoding that a game has and keeps; empty for UTF-8.
[[nodiscard]] QString of(Encoding encoding);
/// "Windows-1251".
[[nodiscard]] QString nameOf(Encoding encoding);
/// Why a game cannot be saved in its encoding; `letter` is the first one that the encoding does not have.
[[nodiscard]] QString notEncoded(Encoding encoding, const QString& letter);

}  // namespace rokada::ui::texts
