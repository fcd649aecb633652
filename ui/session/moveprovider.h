// Interface of engines that choose moves on a worker thread.
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
    /// Returns the result of a search with a legal move, or without a move if the engine gives up. Runs until the
    /// search is complete or `stop` is requested. Passes interim reports to `told`. Can be called on any thread, one
    /// call at a time.
    virtual rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) = 0;
    /// Announces that `think` will be asked to stop and must then return its best move. If `think` has no move yet, it
    /// may continue until a stop of `unwanted` is requested.
    virtual void hurry(std::stop_token /*unwanted*/) {}  // NOLINT(performance-unnecessary-value-param): others keep it
    /// Passes the game of the next `think` to engines that need all its moves. Not called during a search.
    virtual void setGame(const Game&) {}
    /// Clears data of the previous game. Not called during a search.
    virtual void forget() {}
};

/// Creates the built-in engine. It allocates its memory at the first search.
[[nodiscard]] std::shared_ptr<MoveProvider> engineMoveProvider();

}  // namespace rokada::ui
