// Damages PGN files at random: inserts text, and cuts or overwrites bytes. Equal seeds cause equal damage.
#pragma once

#include "writtengames.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada::test {

/// Inserts comments, blanks, byte order marks and foreign lines between tokens. Returns the inserted texts that a
/// reader must find.
[[nodiscard]] std::vector<std::string> addThings(WrittenFile& file, Random& random);

/// Replacement of bytes by `instead`. If `instead` is empty, the bytes are cut.
struct Damage {
    std::size_t at = 0, length = 0;
    std::string instead;

    [[nodiscard]] std::string applied(std::string text) const { return text.replace(at, length, instead); }
};
[[nodiscard]] Damage randomCut(std::string_view file, Random& random);
[[nodiscard]] Damage randomOverwriting(std::string_view file, Random& random);

}  // namespace rokada::test
