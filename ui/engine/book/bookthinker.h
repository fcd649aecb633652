// Plays openings from a book, and leaves everything else to another thinker.
#pragma once

#include "book/bookstore.h"
#include "session/thinker.h"

#include <memory>

namespace rokada::ui {

/// Levels below `FirstBookLevel` hear nothing of the books.
[[nodiscard]] std::shared_ptr<Thinker> bookThinker(std::shared_ptr<BookStore> books, std::shared_ptr<Thinker> other);

}  // namespace rokada::ui
