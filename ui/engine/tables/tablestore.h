// Holds the endgame tables of the window. All users of tables share one object.
#pragma once

#include "ai/endgame/computedtables.h"
#include "ai/syzygy/syzygytables.h"

#include <functional>
#include <memory>
#include <mutex>

namespace rokada::ui {

/// Holder of the endgame tables: Syzygy tables for orthodox chess, and computed tables for other rules. Keeps computed
/// tables for one set of rules only. Thread-safe.
class TableStore {
public:
    /// `onComputed` is called on a background thread whenever another computed table can be used.
    explicit TableStore(std::function<void()> onComputed = {}) : onComputed_(std::move(onComputed)) {}
    /// Never calls `onComputed` again after this function has returned.
    void stopTelling();

    /// Replaces the Syzygy tables; nullptr for none. Searches that have begun keep the old tables.
    void setSyzygy(std::shared_ptr<const SyzygyTables> tables);
    /// Returns the current Syzygy tables; nullptr if there are none or if they are still being read.
    [[nodiscard]] std::shared_ptr<const SyzygyTables> syzygy() const;
    /// Returns the tables for these rules; nullptr if there are none.
    [[nodiscard]] std::shared_ptr<const Tablebase> tables(const RulebookPtr& rules);
    /// Returns true if the table of this position is being computed.
    [[nodiscard]] bool isComputing(const Position& position) const;

private:
    std::function<void()> onComputed_;
    mutable std::mutex mutex_;
    std::shared_ptr<const SyzygyTables> syzygy_;
    std::shared_ptr<ComputedTables> computed_;
};

}  // namespace rokada::ui
