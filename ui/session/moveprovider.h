// Interface of engines that choose the moves of computer players on a worker thread.
#pragma once

#include "ai/search/engine.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace rokada::ui {

class MoveProvider {
public:
    using ReportCallback = std::function<void(const Report&)>;

    virtual ~MoveProvider() = default;
    /// Returns a result with a legal move. A result without a move means that the engine gives up. Runs until the
    /// search is complete or `stop` is requested. May be called on any thread, one call at a time.
    virtual rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) = 0;
    /// Announces a stop request, after which the best move found so far is needed. A search that has no move yet may
    /// continue until `unwanted` is requested.
    virtual void hurry(std::stop_token /*unwanted*/) {}  // NOLINT(performance-unnecessary-value-param): others keep it
    /// Passes the game of the next question, for engines that need its moves. Not called during a search.
    virtual void setGame(const Game&) {}
    /// Prepares for another game. Not called during a search.
    virtual void forget() {}
};

/// Returns the built-in engine. It allocates its memory at the first search.
[[nodiscard]] std::shared_ptr<MoveProvider> engineMoveProvider();

}  // namespace rokada::ui
