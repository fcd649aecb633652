// Damages files as in transfer: adds contents, and cuts or overwrites bytes. Seeded.
#pragma once

#include "writtengames.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada::test {

/// Adds comments, blanks, byte order marks and foreign lines between tokens. Returns the texts that must be found
/// again.
[[nodiscard]] std::vector<std::string> addThings(WrittenFile& file, Random& random);

/// Bytes replaced by others; cut if `instead` is empty.
struct Damage {
    std::size_t at = 0, length = 0;
    std::string instead;

    [[nodiscard]] std::string applied(std::string text) const { return text.replace(at, length, instead); }
};
[[nodiscard]] Damage randomCut(std::string_view file, Random& random);
[[nodiscard]] Damage randomOverwriting(std::string_view file, Random& random);

}  // namespace rokada::test
