#include "analysis/externalanalyst.h"

#include "engines/enginelog.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

ExternalAnalyst::ExternalAnalyst(EngineEntry entry, const external::EngineTimeouts& timeouts)
    : entry_(std::move(entry)), timeouts_(timeouts) {}

/// Returns the parameters to start the engine. `variations` and the limits set the UCI options MultiPV, Hash and
/// Threads, unless the user has set them in the engine settings.
external::EngineSpec ExternalAnalyst::specFor(int variations) const {
    external::EngineSpec spec = specOf(entry_);
    spec.memory = limits_.megabytes;
    const std::pair<const char*, int> wishes[] = {
        {"MultiPV", variations}, {"Hash", limits_.megabytes}, {"Threads", limits_.threads}};
    for (const external::UciOption& offer : entry_.offers) {
        const bool chosen = entry_.options.contains(QString::fromUtf8(offer.name.c_str()));
        for (const auto& [name, value] : wishes) {
            if (entry_.protocol != external::Protocol::Uci || chosen || offer.name != name) continue;
            spec.options.emplace_back(
                name, std::to_string(std::clamp(value, offer.least, std::max(offer.least, offer.most))));
        }
    }
    return spec;
}

rokada::SearchResult ExternalAnalyst::think(const Task& task, const std::stop_token& stop, const ReportCallback& told) {
    external::EngineSpec spec = specFor(task.limits.variations);
    if (!provider_ || spec.options != running_.options || spec.memory != running_.memory) {
        running_ = spec;
        provider_ =
            std::make_unique<ExternalMoveProvider>(std::move(spec), timeouts_, EngineLog::all().listener(entry_.name));
    }
    if (game_) provider_->setGame(*game_);
    return provider_->think(task, stop, told);
}

}  // namespace rokada::ui
