// Defines the result of an operation that can fail with an error message of one line.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace rokada::external {

template <class T>
using Answer = tl::expected<T, std::string>;

/// Returns the error message `what` as a failed `Answer`.
[[nodiscard]] inline auto wrong(std::string what) { return tl::make_unexpected(std::move(what)); }

}  // namespace rokada::external
