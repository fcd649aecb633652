// Player of the ladder: a level, the one-ply player, or full strength with a fixed number of nodes.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada::ladder {

/// Contender with a name such as "level 3", "one-ply", "full 300000".
struct Contender {
    enum class Type : std::uint8_t { Level, OnePly, Full };

    Type type = Type::Level;
    int level = 1;
    std::uint64_t nodes = 0;  ///< nodes of full strength

    [[nodiscard]] std::string name() const;
};

/// Parses "7", "oneply" or "full:300000".
[[nodiscard]] std::optional<Contender> parseContender(std::string_view text);

/// Contender in a game, with its own engine.
class Mind {
public:
    explicit Mind(const Contender& contender) : contender_(contender) {}

    /// Call before each game.
    void begin(std::uint64_t seed);
    /// Returns a move. Precondition: the game is not over.
    [[nodiscard]] Move choose(const Game& game);

    [[nodiscard]] const Contender& contender() const { return contender_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }  ///< searched for all moves
    [[nodiscard]] std::uint64_t moves() const { return moves_; }

private:
    Contender contender_;
    Engine engine_{4, 1};
    std::uint64_t seed_ = 0;
    std::uint64_t nodes_ = 0, moves_ = 0;
};

}  // namespace rokada::ladder
