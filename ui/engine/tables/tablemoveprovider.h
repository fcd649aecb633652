// Move provider that gives endgame tables to the searches of another provider.
#pragma once

#include "session/moveprovider.h"
#include "tables/tablestore.h"

#include <memory>

namespace rokada::ui {

/// Returns a provider that lets `other` search. Each search uses the tables that `store` contains when the search
/// starts.
[[nodiscard]] std::shared_ptr<MoveProvider> tableMoveProvider(std::shared_ptr<TableStore> store,
                                                              std::shared_ptr<MoveProvider> other);

}  // namespace rokada::ui
