// Converts the texts and error numbers of Windows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Returns UTF-8 text as UTF-16, or nullopt if it is not valid UTF-8.
[[nodiscard]] std::optional<std::wstring> wideText(std::string_view text);
/// Returns UTF-16 text as UTF-8. Unpaired surrogates become U+FFFD.
[[nodiscard]] std::string utf8Text(std::wstring_view text);
/// Returns the `errno` that is closest to an error number of `GetLastError`.
[[nodiscard]] int errnoOf(std::uint32_t error);

}  // namespace rokada
