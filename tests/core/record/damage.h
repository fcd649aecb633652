// What happens to files on their way: things are added to them, and bytes are cut or overwritten. Seeded.
#pragma once

#include "writtengames.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada::test {

/// Adds comments, blanks, byte order marks and foreign lines between tokens. Returns the texts that are to be found
/// again.
[[nodiscard]] std::vector<std::string> addThings(WrittenFile& file, Random& random);

/// Bytes that are replaced by others; cut if there are none in their place.
struct Damage {
    std::size_t at = 0, length = 0;
    std::string instead;

    [[nodiscard]] std::string applied(std::string text) const { return text.replace(at, length, instead); }
};
[[nodiscard]] Damage randomCut(std::string_view file, Random& random);
[[nodiscard]] Damage randomOverwriting(std::string_view file, Random& random);

}  // namespace rokada::test
