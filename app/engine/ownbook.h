// The opening book of the engine program: the one that is shipped, or a file.
#pragma once

#include "book/openingbook.h"
#include "protocol/settings.h"

#include <string>

namespace rokada::engine {

/// A book from a file, or one line about what is wrong with it.
[[nodiscard]] tl::expected<BookPtr, std::string> readBookFile(const Rulebook& rules, const std::string& file);

/// Reads a book when it is needed, and keeps it until another one is.
class OwnBook {
public:
    /// The book that these settings name for these rules; nullptr if there is none.
    [[nodiscard]] BookPtr of(const protocol::Settings& settings, const RulebookPtr& rules);
    /// What is wrong with the file, once; empty if nothing is, or it was said.
    [[nodiscard]] std::string complaint();

private:
    RulebookPtr rules_;
    std::string file_, complaint_;
    BookPtr book_;
};

}  // namespace rokada::engine
