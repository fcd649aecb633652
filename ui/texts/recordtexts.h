// Texts about recorded games: names of players, problems found while reading, and encodings.
#pragma once

#include "record/pgnreader.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the name of the player who has this side in the record. Returns an empty text if the name is unknown ("?").
[[nodiscard]] QString playerIn(const GameTree& tree, const SideSpec& side);
/// Returns the message about a problem, with its place: "Line 4, column 12: Ke3 is an illegal move. ...".
[[nodiscard]] QString of(const PgnFinding& finding);
/// Returns a sentence about the encoding of a file, which Rokada keeps when saving. Returns an empty text for UTF-8.
[[nodiscard]] QString of(Encoding encoding);
/// Returns the name of an encoding, for example "Windows-1251".
[[nodiscard]] QString nameOf(Encoding encoding);
/// Returns why a game cannot be saved in its encoding. `letter` is the first letter that the encoding lacks.
[[nodiscard]] QString notEncoded(Encoding encoding, const QString& letter);

}  // namespace rokada::ui::texts
