// Opening book of the engine program: the book of Rokada or a book from a file.
#pragma once

#include "book/openingbook.h"
#include "protocol/settings.h"

#include <string>

namespace rokada::engine {

/// Reads a book from a file. On failure, returns an error message in one line.
[[nodiscard]] tl::expected<BookPtr, std::string> readBookFile(const Rulebook& rules, const std::string& file);

/// Loads a book at its first use and keeps it until another book is needed.
class OwnBook {
public:
    /// Returns the book that the settings select for these rules. Returns nullptr if there is none or it cannot be
    /// read.
    [[nodiscard]] BookPtr of(const protocol::Settings& settings, const RulebookPtr& rules);
    /// Returns the error of the last book file. Each error is returned once; otherwise the string is empty.
    [[nodiscard]] std::string complaint();

private:
    RulebookPtr rules_;
    std::string file_, complaint_;
    BookPtr book_;
};

}  // namespace rokada::engine
