// Result of an operation, or an error message of one line.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace rokada::external {

template <class T>
using Answer = tl::expected<T, std::string>;

/// Returns an error for an `Answer`.
[[nodiscard]] inline auto wrong(std::string what) { return tl::make_unexpected(std::move(what)); }

}  // namespace rokada::external
