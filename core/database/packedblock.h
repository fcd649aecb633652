// Packed games one behind the other, as they lie in a file: each a head of 40 bytes and its moves, all behind a check
// sum.
#pragma once

#include "database/packedgame.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Makes a block.
class PackedWriter {
public:
    PackedWriter();

    void add(const PackedView& game);
    void add(const PackedGame& game) { add(PackedView{game.head, game.moves}); }
    [[nodiscard]] std::size_t games() const { return games_; }
    /// The block so far.
    [[nodiscard]] const std::string& finished();

private:
    std::string bytes_;
    std::size_t games_ = 0;
};

/// Reads a block; the bytes must stay where they are.
class PackedReader {
public:
    /// False if the bytes are not as they were written.
    [[nodiscard]] static bool whole(std::string_view block);
    /// Of a whole block.
    explicit PackedReader(std::string_view block);

    /// False at the end.
    bool next(PackedView& game);

private:
    std::string_view rest_;
};

}  // namespace rokada
