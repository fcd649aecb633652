// Player of a match: an external engine in its own process, or Rokada's engine in the process of the program.
#pragma once

#include "ai/levels/level.h"
#include "book/openingbook.h"
#include "match/engines.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>

namespace rokada::match {

/// Description of a player: an external engine, or Rokada's own engine at some level.
struct ContestantSpec {
    EngineSpec engine;           ///< external engine; for Rokada's engine, only name and limit are used
    std::optional<Level> level;  ///< level of Rokada's engine; nullopt for an external engine
    int megabytes = 16;          ///< hash size of Rokada's engine in megabytes
    int threads = 1;             ///< threads of Rokada's engine
    /// Opening books of Rokada's engine by rulebook. They are used only if its level plays from books.
    std::map<RulebookPtr, BookPtr> openingBooks = {};
};

/// Player of a match. Call all functions from one thread.
class Contestant {
public:
    /// Creates a player. `number` distinguishes players of the same name in traces. Rokada's engine uses the random
    /// seed `seed` + 1 in its first game, and the next number in each further game.
    static std::unique_ptr<Contestant> make(const ContestantSpec& spec, MatchContext& context, int number,
                                            std::uint64_t seed);
    virtual ~Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;

    [[nodiscard]] virtual const EngineSpec& spec() const = 0;
    /// Returns the time by which the player can exceed its limit without losing.
    [[nodiscard]] virtual Milliseconds margin() const = 0;
    /// Prepares the player for a game that continues `game`.
    virtual Answer<void> prepare(const Game& game, const std::stop_token& stop) = 0;
    /// Returns the player's move. `game` must be the prepared game with all turns since `prepare`.
    virtual Reply think(const Game& game, const Clocks& clocks, const std::stop_token& stop) = 0;
    /// Ends the process of the player.
    virtual void dismiss() {}
    virtual void kill() {}

protected:
    Contestant() = default;
};

}  // namespace rokada::match
