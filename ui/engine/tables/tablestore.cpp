#include "tables/tablestore.h"

#include <system_error>
#include <utility>

namespace rokada::ui {

void TableStore::stopTelling() {
    const std::lock_guard lock(mutex_);
    onComputed_ = {};
    if (computed_) computed_->stopTelling();
}

void TableStore::setSyzygy(std::shared_ptr<const SyzygyTables> tables) {
    const std::lock_guard lock(mutex_);
    syzygy_ = std::move(tables);
}

std::shared_ptr<const SyzygyTables> TableStore::syzygy() const {
    const std::lock_guard lock(mutex_);
    return syzygy_;
}

std::shared_ptr<const Tablebase> TableStore::tables(const RulebookPtr& rules) {
    if (allowsSyzygy(*rules)) return syzygy();
    if (!ComputedTables::canCompute(*rules)) return nullptr;
    std::shared_ptr<ComputedTables> old;  // destroyed after the mutex is unlocked, because this stops a thread
    const std::lock_guard lock(mutex_);
    if (computed_ && computed_->allows(*rules)) return computed_;
    try {
        old = std::exchange(computed_, std::make_shared<ComputedTables>(rules, onComputed_));
    } catch (const std::system_error&) {
        return nullptr;  // The system has no more threads. The search works without tables too.
    }
    if (old) old->stopTelling();
    return computed_;
}

bool TableStore::isComputing(const Position& position) const {
    const std::lock_guard lock(mutex_);
    return computed_ && computed_->allows(position.book()) && computed_->isComputing(position);
}

}  // namespace rokada::ui
