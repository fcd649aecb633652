// Finds the name of an opening by its final position, so that all move orders have the same name. Parses the list of
// names in the format that docs/formats.md describes.
#pragma once

#include "base/parseerror.h"
#include "record/gametree.h"

#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rokada {

struct OpeningName {
    std::string code;  ///< ECO code, for example "B20"
    std::string name;  ///< English name

    friend bool operator==(const OpeningName&, const OpeningName&) = default;
};

enum class OpeningErrorCode : std::uint8_t {
    MissingField,
    BadCode,    ///< not a letter and two digits
    BadNumber,  ///< the number of moves to repeat is not a number, or the previous line has fewer moves
    BadMove,    ///< illegal or unreadable move; `why` is the reason
    Twice,      ///< the position already has a name from an earlier line
};

/// Error in a list of opening names. `line` and `column` (in bytes) count from 1.
struct OpeningError {
    int line = 0, column = 0;
    OpeningErrorCode what{};
    std::optional<ParseError> why;
};

/// Opening names of one variant, stored by position.
class OpeningNames {
public:
    /// Parses a list of opening names for the variant of `book`.
    [[nodiscard]] static tl::expected<OpeningNames, OpeningError> parse(const Rulebook& book, std::string_view text);

    /// Returns the name of the opening that leads to `position`, or nullptr if the position has no name.
    [[nodiscard]] const OpeningName* find(const Position& position) const;
    /// Returns the last opening name on the path from the start position to `node`, or nullptr if there is no name.
    [[nodiscard]] const OpeningName* last(const GameTree& tree, Node node) const;
    [[nodiscard]] const std::vector<OpeningName>& names() const { return names_; }

private:
    struct Reader;

    std::vector<OpeningName> names_;
    std::unordered_map<Key, std::uint32_t> byPosition_;
    std::bitset<65536> known_;  ///< bit `key % 65536` is set if a position with this key has a name; avoids most
                                ///< look-ups, because most positions have no name
};

}  // namespace rokada
