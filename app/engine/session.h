// Defines a session of the engine program with a user interface, for any protocol. A session handles one line at a
// time.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/search/engine.h"
#include "ai/syzygy/syzygytables.h"
#include "base/parseerror.h"
#include "protocol/settings.h"
#include "readahead.h"
#include "record/rulebookcache.h"
#include "rules/position.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

namespace rokada::engine {

/// Engine, rulebooks and evaluators of a session. A later session can use them again.
class Resources {
public:
    /// `maxNodes` limits the nodes of each search. If it is 0, only the limits of the search itself apply.
    explicit Resources(const protocol::Settings& settings, std::uint64_t maxNodes = 0)
        : maxNodes_(maxNodes), engine_(settings.hash, settings.threads) {}

    [[nodiscard]] Engine& engine() { return engine_; }
    /// Returns the rulebook of a variant with these rule options. Precondition: the variant has these options.
    [[nodiscard]] RulebookPtr rulebook(const VariantInfo& variant, const Choices& choices) {
        return *rulebooks_.book(variant, choices);
    }
    /// Opens the endgame tables of these folders for the following searches; none if `folders` is empty. Returns an
    /// error message of one line, or an empty string. After an error, there are no tables. A request through `stop`
    /// ends the reading of the files. Precondition: the engine is idle.
    [[nodiscard]] std::string openTables(const std::string& folders, const std::stop_token& stop = {});
    /// Prepares the engine for a task: limits its nodes and sets its evaluator and its endgame tables. Preconditions:
    /// the engine is idle, and the rulebook of the task comes from this object.
    void prepare(Task& task);

private:
    const std::uint64_t maxNodes_;
    Engine engine_;
    RulebookCache rulebooks_;
    RulebookPtr evaluated_;  ///< rulebook to which the engine's current evaluator belongs
    std::map<RulebookPtr, std::shared_ptr<const Evaluator>> evaluators_;
    std::shared_ptr<const SyzygyTables> tables_;
};

/// Session with a user interface. `handle` is called on the thread that reads lines.
class Session {
public:
    Session() = default;
    virtual ~Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Handles a line. Returns false if the session ends with it.
    virtual bool handle(std::string_view line) = 0;
    /// Reports an error for a line that is longer than `MaxLine`.
    virtual void refuseLongLine() = 0;
    /// Sets the stop token for the line that is handled next. A stop request ends the reading of a file that this line
    /// needs, such as an opening book.
    void setHurry(std::stop_token hurry) { hurry_ = std::move(hurry); }

protected:
    [[nodiscard]] const std::stop_token& hurry() const { return hurry_; }

private:
    std::stop_token hurry_;
};

/// Returns the default settings, with the number of threads of this machine.
[[nodiscard]] protocol::Settings machineSettings();

/// Returns `given` after clearing the data of earlier games and opening the endgame tables of `settings`. If `given` is
/// nullptr, creates new resources.
[[nodiscard]] std::shared_ptr<Resources> startResources(const protocol::Settings& settings,
                                                        std::shared_ptr<Resources> given);

/// Returns the name of the engine that user interfaces show.
[[nodiscard]] std::string_view engineName();

/// Returns an unpredictable random seed, for sessions whose seed is not set.
[[nodiscard]] std::uint64_t anySeed();

/// Handles lines until the session or the input ends. If `first` is set, handles it before the others.
void talk(ReadAhead& lines, Session& session, std::optional<ReadAhead::Line> first = {});

}  // namespace rokada::engine
