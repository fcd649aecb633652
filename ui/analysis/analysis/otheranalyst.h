// Analysis by an external engine.
#pragma once

#include "analysis/analyst.h"
#include "engines/enginelist.h"
#include "engines/externalthinker.h"

#include <memory>
#include <optional>

namespace rokada::ui {

/// Analyses with an external engine. Failures are exceptions with user-readable messages. The engine process starts
/// with the first question and ends with this object. It is restarted if the number of variations or the limits change.
class OtherAnalyst final : public Analyst {
public:
    explicit OtherAnalyst(EngineEntry entry, const external::Patience& patience = patienceAtTable());

    void use(EngineRoom room) override { room_ = room; }
    /// Sets the game of the next question, because engines that cannot set up positions need its moves.
    void hear(const Game& game) override { game_ = game; }
    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const Told& told) override;

private:
    [[nodiscard]] external::EngineSpec specFor(int variations) const;

    EngineEntry entry_;
    external::Patience patience_;
    EngineRoom room_;
    std::optional<Game> game_;
    external::EngineSpec running_;
    std::unique_ptr<ExternalThinker> thinker_;
};

}  // namespace rokada::ui
