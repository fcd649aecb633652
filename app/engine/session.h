// A session with a user interface in some protocol, line by line.
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

/// What a session works with. Sessions that follow one another may share it, and find what was made of a variant.
class Resources {
public:
    /// Of each search `mostNodes` are searched, or with 0 as many as its limits allow.
    explicit Resources(const protocol::Settings& settings, std::uint64_t mostNodes = 0)
        : mostNodes_(mostNodes), engine_(settings.hash, settings.threads) {}

    [[nodiscard]] Engine& engine() { return engine_; }
    /// The rulebook of this variant with these options, which it has.
    [[nodiscard]] RulebookPtr rulebook(const VariantInfo& variant, const Choices& choices) {
        return *rulebooks_.book(variant, choices);
    }
    /// Prepares the engine, which must be idle, and the task, whose rulebook is one of these.
    void prepare(Task& task);

private:
    const std::uint64_t mostNodes_;
    Engine engine_;
    RulebookCache rulebooks_;
    RulebookPtr evaluated_;  ///< of the engine's evaluator
    std::map<RulebookPtr, std::shared_ptr<const Evaluator>> evaluators_;
};

class Session {
public:
    Session() = default;
    virtual ~Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Answers a line; false if it was the last one.
    virtual bool handle(std::string_view line) = 0;
    /// Answers a line that is too long to be read.
    virtual void refuseLongLine() = 0;
};

/// The defaults of the options on this machine.
[[nodiscard]] protocol::Settings machineSettings();

/// The given ones, which forget the games that were played with them; or new ones.
[[nodiscard]] std::shared_ptr<Resources> startResources(const protocol::Settings& settings,
                                                        std::shared_ptr<Resources> given);

/// What the program reports about itself.
[[nodiscard]] std::string_view engineName();

/// An unpredictable number, in place of a seed that was not set.
[[nodiscard]] std::uint64_t anySeed();

/// Reads lines until the session or the input ends.
void talk(std::istream& in, Session& session);

}  // namespace rokada::engine
