// Analysis by an external engine.
#pragma once

#include "analysis/analyst.h"
#include "engines/enginelist.h"
#include "engines/externalmoveprovider.h"

#include <memory>
#include <optional>

namespace rokada::ui {

/// Analyses with an external engine. Throws exceptions with messages for the user. The engine process starts with the
/// first search and ends with this object. It is restarted if the number of variations or the limits change.
class ExternalAnalyst final : public Analyst {
public:
    explicit ExternalAnalyst(EngineEntry entry, const external::EngineTimeouts& timeouts = interactiveTimeouts());

    void use(EngineLimits limits) override { limits_ = limits; }
    /// Sets the game that led to the next position, because engines that cannot set up a position need its moves.
    void setGame(const Game& game) override { game_ = game; }
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) override;

private:
    [[nodiscard]] external::EngineSpec specFor(int variations) const;

    EngineEntry entry_;
    external::EngineTimeouts timeouts_;
    EngineLimits limits_;
    std::optional<Game> game_;
    external::EngineSpec running_;
    std::unique_ptr<ExternalMoveProvider> provider_;
};

}  // namespace rokada::ui
