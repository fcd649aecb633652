// Stores packed games in a block, as in a file: a checksum, then for each game a head of 40 bytes and its moves.
#pragma once

#include "database/packedgame.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Builds a block.
class PackedWriter {
public:
    PackedWriter();

    void add(const PackedView& game);
    void add(const PackedGame& game) { add(PackedView{game.head, game.moves}); }
    [[nodiscard]] std::size_t games() const { return games_; }
    /// Returns the complete block.
    [[nodiscard]] const std::string& finished();

private:
    std::string bytes_;
    std::size_t games_ = 0;
};

/// Reads a block. The bytes must outlive the reader.
class PackedReader {
public:
    /// Returns false if the checksum does not match.
    [[nodiscard]] static bool whole(std::string_view block);
    /// Precondition: `whole(block)`.
    explicit PackedReader(std::string_view block);

    /// Returns false at the end.
    bool next(PackedView& game);

private:
    std::string_view rest_;
};

}  // namespace rokada
