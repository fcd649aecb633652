// Cache of rulebooks that lasts as long as the program, so that positions made from them stay valid.
#pragma once

#include "diagram.h"

#include <map>

namespace rokada::test {

/// Returns the rules of a variant with options "name=value name=value". Equal arguments always return the same object.
inline const RulebookPtr& kept(std::string_view variant, std::string_view options = "") {
    static std::map<std::pair<std::string, std::string>, RulebookPtr> books;
    RulebookPtr& book = books[{std::string(variant), std::string(options)}];
    if (!book) book = rules(variant, options);
    return book;
}

/// Rules that are compiled on first use. Every test runs in its own process, and few tests need all rules of their
/// file.
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
