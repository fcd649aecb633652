// Player in a match between playing strengths: a level of the computer, the one-ply player, or full strength with a
// fixed number of nodes per move.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada::ladder {

/// Player in a match, with a name such as "level 3", "level 10.20", "one-ply" or "full 300000".
struct Contender {
    enum class Type : std::uint8_t { Level, OnePly, Full };

    Type type = Type::Level;
    Level level = Level(Level::Lowest);
    std::uint64_t nodes = 0;  ///< number of nodes per move; only for full strength
    bool styled = true;       ///< false to leave out the style of the level

    [[nodiscard]] std::string name() const;
};

/// Parses "7", "10.20", "oneply" or "full:300000". Returns nullopt for other texts.
[[nodiscard]] std::optional<Contender> parseContender(std::string_view text);

/// Returns the rating in a text such as "fixed:1500", which stands for a program of another author. Returns nullopt for
/// other texts.
[[nodiscard]] std::optional<int> fixedRating(std::string_view text);

/// Player that chooses moves with an engine of its own.
class Mind {
public:
    explicit Mind(const Contender& contender) : contender_(contender) {}

    /// Prepares a new game. Call it before each game.
    void begin(std::uint64_t seed);
    /// Returns the player's move. Precondition: the game is not over.
    [[nodiscard]] Move choose(const Game& game);

    [[nodiscard]] const Contender& contender() const { return contender_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }  ///< number of nodes searched for all moves
    [[nodiscard]] std::uint64_t moves() const { return moves_; }

private:
    Contender contender_;
    Engine engine_{4, 1};
    std::uint64_t seed_ = 0;
    std::uint64_t nodes_ = 0, moves_ = 0;
};

}  // namespace rokada::ladder
