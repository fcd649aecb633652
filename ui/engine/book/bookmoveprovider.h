// Move provider that plays moves of an opening book, and otherwise the moves of another provider.
#pragma once

#include "book/bookstore.h"
#include "session/moveprovider.h"

#include <memory>

namespace rokada::ui {

/// Returns a provider that plays book moves as long as the level knows them (see `playsFromBooks`). It asks `other` for
/// later moves, and if the book has no move.
[[nodiscard]] std::shared_ptr<MoveProvider> bookMoveProvider(std::shared_ptr<BookStore> books,
                                                             std::shared_ptr<MoveProvider> other);

}  // namespace rokada::ui
