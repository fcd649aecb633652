// What is made of outside text or of an attempt, or one line about what is wrong with it.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace rokada::match {

template <class T>
using Answer = tl::expected<T, std::string>;

[[nodiscard]] inline auto wrong(std::string what) { return tl::make_unexpected(std::move(what)); }

}  // namespace rokada::match
