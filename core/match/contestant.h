// A player of a match: an engine of others in a process of its own, or ours in this one.
#pragma once

#include "ai/levels/level.h"
#include "book/openingbook.h"
#include "match/engines.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>

namespace rokada::match {

struct ContestantSpec {
    EngineSpec engine;           ///< of ours only its name and its limit
    std::optional<Level> level;  ///< ours, of this level
    int megabytes = 16;          ///< of ours, for its table; holds a move of some seconds
    int threads = 1;             ///< of ours
    /// Of ours, by rules: it plays its openings from these, if its level has learnt any.
    std::map<RulebookPtr, BookPtr> openingBooks = {};
};

/// Used by one thread.
class Contestant {
public:
    /// `number` tells players of the same name apart in traces. `seed`: of ours, for its first game.
    static std::unique_ptr<Contestant> make(const ContestantSpec& spec, Circumstances& around, int number,
                                            std::uint64_t seed);
    virtual ~Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;

    [[nodiscard]] virtual const EngineSpec& spec() const = 0;
    /// How much later than its limit it may be.
    [[nodiscard]] virtual Milliseconds margin() const = 0;
    /// Makes sure that it is ready for a game from `game`.
    virtual Answer<void> prepare(const Game& game, const std::stop_token& stop) = 0;
    /// A move in a game that has every turn since `prepare`.
    virtual Reply think(const Game& game, const Clocks& clocks, const std::stop_token& stop) = 0;
    /// Ends its process.
    virtual void dismiss() {}
    virtual void kill() {}

protected:
    Contestant() = default;
};

}  // namespace rokada::match
