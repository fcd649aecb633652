#include "analysis/otheranalyst.h"

#include "engines/enginelog.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

OtherAnalyst::OtherAnalyst(EngineEntry entry, const external::Patience& patience)
    : entry_(std::move(entry)), patience_(patience) {}

/// Returns the parameters to start the engine. Options that the user has set replace `variations` and the limits.
external::EngineSpec OtherAnalyst::specFor(int variations) const {
    external::EngineSpec spec = specOf(entry_);
    spec.memory = room_.megabytes;
    const std::pair<const char*, int> wishes[] = {
        {"MultiPV", variations}, {"Hash", room_.megabytes}, {"Threads", room_.threads}};
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

rokada::SearchResult OtherAnalyst::think(const Task& task, const std::stop_token& stop, const Told& told) {
    external::EngineSpec spec = specFor(task.limits.variations);
    if (!thinker_ || spec.options != running_.options || spec.memory != running_.memory) {
        running_ = spec;
        thinker_ =
            std::make_unique<ExternalThinker>(std::move(spec), patience_, EngineLog::all().listener(entry_.name));
    }
    if (game_) thinker_->hear(*game_);
    return thinker_->think(task, stop, told);
}

}  // namespace rokada::ui
