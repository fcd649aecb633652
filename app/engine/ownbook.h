// Opening book of the engine program: the shipped one or a file.
#pragma once

#include "book/openingbook.h"
#include "protocol/settings.h"

#include <string>

namespace rokada::engine {

/// Reads a book from a file. Returns an error message of one line on failure.
[[nodiscard]] tl::expected<BookPtr, std::string> readBookFile(const Rulebook& rules, const std::string& file);

/// Loads a book on first use and keeps it until another one is needed.
class OwnBook {
public:
    /// Returns the book that these settings name for these rules, or nullptr if there is none.
    [[nodiscard]] BookPtr of(const protocol::Settings& settings, const RulebookPtr& rules);
    /// Returns the error of the book file the first time it is called, then an empty string.
    [[nodiscard]] std::string complaint();

private:
    RulebookPtr rules_;
    std::string file_, complaint_;
    BookPtr book_;
};

}  // namespace rokada::engine
