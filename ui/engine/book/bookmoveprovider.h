// Move provider that plays book moves. It asks another provider for all other moves.
#pragma once

#include "book/bookstore.h"
#include "session/moveprovider.h"

#include <memory>

namespace rokada::ui {

/// Returns a provider that plays book moves for levels from `FirstBookLevel` on. If the book has no move, or for lower
/// levels, it asks `other`.
[[nodiscard]] std::shared_ptr<MoveProvider> bookMoveProvider(std::shared_ptr<BookStore> books,
                                                             std::shared_ptr<MoveProvider> other);

}  // namespace rokada::ui
