// Rulebooks made once and kept, so that positions made from them in passing stay valid.
#pragma once

#include "diagram.h"

#include <map>

namespace rokada::test {

/// The rules of a game with options as "name=value name=value", the same object every time.
inline const RulebookPtr& kept(std::string_view variant, std::string_view options = "") {
    static std::map<std::pair<std::string, std::string>, RulebookPtr> books;
    RulebookPtr& book = books[{std::string(variant), std::string(options)}];
    if (!book) book = rules(variant, options);
    return book;
}

}  // namespace rokada::test
