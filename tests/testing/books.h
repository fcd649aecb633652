// Rulebooks made once and kept, so that positions made from them by the way stay valid.
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

/// Rules that are compiled when a test first asks for them: every test has a process of its own, and few need them all.
class LateRules {
public:
    explicit LateRules(std::string_view variant, std::string_view options = "")
        : variant_(variant), options_(options) {}

    // NOLINTNEXTLINE(google-explicit-constructor): it stands wherever rules may stand
    operator const RulebookPtr&() const { return kept(variant_, options_); }
    [[nodiscard]] const Rulebook& operator*() const { return *kept(variant_, options_); }
    [[nodiscard]] const Rulebook* operator->() const { return kept(variant_, options_).get(); }

private:
    std::string_view variant_, options_;
};

}  // namespace rokada::test
