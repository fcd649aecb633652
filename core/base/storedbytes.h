// Reads and writes integers of binary files, in either byte order, and computes a checksum of bytes.
#pragma once

#include "base/scrambled.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rokada {

/// Returns the little-endian number at offset `at`. Precondition: all of its bytes exist.
template <class Number>
[[nodiscard]] constexpr Number lowFirst(std::string_view bytes, std::size_t at) {
    Number number = 0;
    for (std::size_t i = sizeof(Number); i-- > 0;)
        number = static_cast<Number>(number << 8 | static_cast<unsigned char>(bytes[at + i]));
    return number;
}

/// Returns the big-endian number at offset `at`. Precondition: all of its bytes exist.
template <class Number>
[[nodiscard]] constexpr Number highFirst(std::string_view bytes, std::size_t at) {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        number = static_cast<Number>(number << 8 | static_cast<unsigned char>(bytes[at + i]));
    return number;
}

/// Appends the number in little-endian order.
template <class Number>
void addLowFirst(std::string& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFF);
}

/// Returns a checksum of all bytes, computed eight bytes at a time with `scrambled`.
[[nodiscard]] inline std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = bytes.size();
    std::size_t at = 0;
    for (; at + 8 <= bytes.size(); at += 8) sum = scrambled(sum ^ lowFirst<std::uint64_t>(bytes, at));
    for (; at < bytes.size(); ++at) sum = scrambled(sum ^ static_cast<unsigned char>(bytes[at]));
    return sum;
}

}  // namespace rokada
