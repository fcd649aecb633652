// Cache that keeps rulebooks until the program ends. Positions refer to their rulebook, so positions stay valid too.
#pragma once

#include "diagram.h"

#include <map>

namespace rokada::test {

/// Returns the rules of a variant. `options` has the form "name=value name=value". Equal arguments always return the
/// same object.
inline const RulebookPtr& kept(std::string_view variant, std::string_view options = "") {
    static std::map<std::pair<std::string, std::string>, RulebookPtr> books;
    RulebookPtr& book = books[{std::string(variant), std::string(options)}];
    if (!book) book = rules(variant, options);
    return book;
}

/// Rules of a variant that are compiled on first use. Each test runs in its own process, so only the rules that it uses
/// are compiled, even if the test file declares many as constants.
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
