// Move provider that gives the Syzygy endgame tables to the searches of another provider.
#pragma once

#include "session/moveprovider.h"
#include "tables/tablestore.h"

#include <memory>

namespace rokada::ui {

/// Returns a provider that asks `other`, with the tables that `store` has at the start of the search.
[[nodiscard]] std::shared_ptr<MoveProvider> tableMoveProvider(std::shared_ptr<const TableStore> store,
                                                              std::shared_ptr<MoveProvider> other);

}  // namespace rokada::ui
