// Stores packed games (see packedgame.h) in a block of bytes: a checksum, then for each game a header of 40 bytes and
// its moves.
#pragma once

#include "database/packedgame.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Builds a block from packed games.
class PackedWriter {
public:
    PackedWriter();

    void add(const PackedView& game);
    void add(const PackedGame& game) { add(PackedView{game.head, game.moves}); }
    [[nodiscard]] std::size_t games() const { return games_; }
    /// Returns the complete block with its checksum. Valid until the next call of `add`.
    [[nodiscard]] const std::string& finished();

private:
    std::string bytes_;
    std::size_t games_ = 0;
};

/// Reads the games of a block. The bytes must outlive the reader.
class PackedReader {
public:
    /// Returns true if the checksum of the block is correct.
    [[nodiscard]] static bool whole(std::string_view block);
    /// Starts with the first game of the block. Precondition: `whole(block)`.
    explicit PackedReader(std::string_view block);

    /// Reads the next game into `game`, whose moves point into the block. Returns false at the end of the block or if
    /// the rest is too short for a game.
    bool next(PackedView& game);

private:
    std::string_view rest_;
};

}  // namespace rokada
