// Form in which a collection stores the record of a game, before compression. A record is PGN text, or the tags of a
// game with its packed moves. Packed moves need a third of the space of PGN text, and no time for writing the text.
#pragma once

#include "database/packedgame.h"
#include "record/gametree.h"

#include <QByteArray>

#include <optional>

namespace rokada::ui {

/// Returns the record of `tree`: packed moves if they contain the whole game (see `isWholeWhenPacked`), otherwise PGN
/// text. `packed` is the same game, packed by the rules of `packedBoard`.
[[nodiscard]] QByteArray recordOf(const GameTree& tree, const PackedGame& packed);
/// Returns PGN text as a record.
[[nodiscard]] QByteArray recordOfText(const QByteArray& pgn);
/// Returns the PGN text of a record: the text of `pgnText`, byte for byte. Returns nullopt if the record is damaged.
[[nodiscard]] std::optional<QByteArray> pgnOf(const QByteArray& record);
/// Returns the PGN text in a value of the column `pgn`, which is a compressed record (compression.h). Returns nullopt
/// if the value is damaged.
[[nodiscard]] std::optional<QByteArray> storedPgn(const QByteArray& stored);
/// Returns the part of the record that a search for words reads: the tags and the comments.
[[nodiscard]] QByteArray wordsOf(const QByteArray& record);

}  // namespace rokada::ui
