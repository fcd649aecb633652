// Whole numbers in the bytes of files, in either order, and the checksum of such bytes.
#pragma once

#include "base/scrambled.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rokada {

/// The number that begins at this place, lowest byte first. All of it must be there.
template <class Number>
[[nodiscard]] constexpr Number lowFirst(std::string_view bytes, std::size_t at) {
    Number number = 0;
    for (std::size_t i = sizeof(Number); i-- > 0;)
        number = static_cast<Number>(number << 8 | static_cast<unsigned char>(bytes[at + i]));
    return number;
}

/// The same, highest byte first.
template <class Number>
[[nodiscard]] constexpr Number highFirst(std::string_view bytes, std::size_t at) {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        number = static_cast<Number>(number << 8 | static_cast<unsigned char>(bytes[at + i]));
    return number;
}

/// Adds the number, lowest byte first.
template <class Number>
void addLowFirst(std::string& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFF);
}

/// All bytes, eight at a time, scrambled one after another.
[[nodiscard]] inline std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = bytes.size();
    std::size_t at = 0;
    for (; at + 8 <= bytes.size(); at += 8) sum = scrambled(sum ^ lowFirst<std::uint64_t>(bytes, at));
    for (; at < bytes.size(); ++at) sum = scrambled(sum ^ static_cast<unsigned char>(bytes[at]));
    return sum;
}

}  // namespace rokada
