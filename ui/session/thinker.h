// What finds the moves of a session's computers, on a thread of theirs.
#pragma once

#include "ai/search/engine.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace rokada::ui {

class Thinker {
public:
    using Told = std::function<void(const Report&)>;

    virtual ~Thinker() = default;
    /// Answers with a legal move, or with none to give up, when it is content or asked to stop. On any thread; one
    /// thinks at a time.
    virtual rokada::SearchResult think(const Task& task, const std::stop_token& stop, const Told& told) = 0;
    /// A stop follows, and the best move so far is wanted then. One that has none yet may look for it until `unwanted`.
    virtual void hurry(std::stop_token /*unwanted*/) {}  // NOLINT(performance-unnecessary-value-param): others keep it
    /// The game of the next question, for those that want its moves too. While nothing is thought about.
    virtual void hear(const Game&) {}
    /// Another game begins; no search is running.
    virtual void forget() {}
};

/// The engine of core. It takes its memory when it is asked for the first time.
[[nodiscard]] std::shared_ptr<Thinker> engineThinker();

}  // namespace rokada::ui
