#include "tables/tablestore.h"

#include <utility>

namespace rokada::ui {

void TableStore::set(std::shared_ptr<const SyzygyTables> tables) {
    const std::lock_guard lock(lock_);
    tables_ = std::move(tables);
}

std::shared_ptr<const SyzygyTables> TableStore::tables() const {
    const std::lock_guard lock(lock_);
    return tables_;
}

}  // namespace rokada::ui
