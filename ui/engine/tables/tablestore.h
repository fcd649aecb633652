// Holds the Syzygy endgame tables of the window. All users of tables share one object.
#pragma once

#include "ai/syzygy/syzygytables.h"

#include <memory>
#include <mutex>

namespace rokada::ui {

/// Holder of the current tables. Thread-safe.
class TableStore {
public:
    /// Replaces the tables; nullptr for none. Searches that have begun keep the old tables.
    void set(std::shared_ptr<const SyzygyTables> tables);
    /// Returns the current tables; nullptr if there are none or if they are still being read.
    [[nodiscard]] std::shared_ptr<const SyzygyTables> tables() const;

private:
    mutable std::mutex lock_;
    std::shared_ptr<const SyzygyTables> tables_;
};

}  // namespace rokada::ui
