// Session with a user interface in some protocol, line by line.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/engine.h"
#include "base/parseerror.h"
#include "protocol/settings.h"
#include "record/rulebookcache.h"
#include "rules/position.h"

#include <cstdint>
#include <iosfwd>
#include <map>
#include <memory>
#include <string_view>

namespace rokada::engine {

/// Engine, rulebooks and evaluators of a session. Successive sessions can share them.
class Resources {
public:
    /// `mostNodes` limits the nodes of each search; 0 leaves the limits of the search as they are.
    explicit Resources(const protocol::Settings& settings, std::uint64_t mostNodes = 0)
        : mostNodes_(mostNodes), engine_(settings.hash, settings.threads) {}

    [[nodiscard]] Engine& engine() { return engine_; }
    /// Returns the rulebook of this variant with these options. Precondition: the variant has them.
    [[nodiscard]] RulebookPtr rulebook(const VariantInfo& variant, const Choices& choices) {
        return *rulebooks_.book(variant, choices);
    }
    /// Prepares the engine for a task. Preconditions: the engine is idle, and the rulebook of the task comes from these
    /// resources.
    void prepare(Task& task);

private:
    const std::uint64_t mostNodes_;
    Engine engine_;
    RulebookCache rulebooks_;
    RulebookPtr evaluated_;  ///< rulebook of the engine's current evaluator
    std::map<RulebookPtr, std::shared_ptr<const Evaluator>> evaluators_;
};

/// Session with a user interface. `handle` is called on the reading thread.
class Session {
public:
    Session() = default;
    virtual ~Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Handles a line. Returns false after the last one.
    virtual bool handle(std::string_view line) = 0;
    /// Answers a line that exceeds the maximum length.
    virtual void refuseLongLine() = 0;
};

/// Returns the default options for this machine.
[[nodiscard]] protocol::Settings machineSettings();

/// Returns the given resources, cleared of earlier games, or new ones.
[[nodiscard]] std::shared_ptr<Resources> startResources(const protocol::Settings& settings,
                                                        std::shared_ptr<Resources> given);

/// Returns the engine name reported to the user interface.
[[nodiscard]] std::string_view engineName();

/// Returns an unpredictable number, used if no seed is set.
[[nodiscard]] std::uint64_t anySeed();

/// Reads lines until the session or the input ends.
void talk(std::istream& in, Session& session);

}  // namespace rokada::engine
