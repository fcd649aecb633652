// Opening book of the engine program: the book of Rokada or a book from a file.
#pragma once

#include "book/openingbook.h"
#include "protocol/settings.h"

#include <stop_token>
#include <string>

namespace rokada::engine {

/// Reads a book from a file. Returns an error message of one line on failure, or if a stop is requested meanwhile.
[[nodiscard]] tl::expected<BookPtr, std::string> readBookFile(const Rulebook& rules, const std::string& file,
                                                              const std::stop_token& stop = {});

/// Loads a book at its first use and keeps it until another book is needed.
class OwnBook {
public:
    /// Returns the book that these settings name for these rules, or nullptr if there is none. A request through `stop`
    /// ends the reading of a file; the next call then tries again.
    [[nodiscard]] BookPtr of(const protocol::Settings& settings, const RulebookPtr& rules,
                             const std::stop_token& stop = {});
    /// Returns the error of the book file the first time it is called, then an empty string.
    [[nodiscard]] std::string complaint();

private:
    RulebookPtr rules_;
    std::string file_, complaint_;
    BookPtr book_;
};

}  // namespace rokada::engine
