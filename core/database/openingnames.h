// Names of openings by position, so that transpositions have the same name, and the parser of their list.
// docs/formats.md describes the format.
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
    BadNumber,  ///< more moves than the previous line has
    BadMove,    ///< `why` is the reason
    Twice,      ///< the position already has a name
};

/// Error of the list. Line and column (in bytes) count from 1.
struct OpeningError {
    int line = 0, column = 0;
    OpeningErrorCode what{};
    std::optional<ParseError> why;
};

/// Opening names of one variant, by position.
class OpeningNames {
public:
    /// Parses a list for the variant of this rulebook.
    [[nodiscard]] static tl::expected<OpeningNames, OpeningError> parse(const Rulebook& book, std::string_view text);

    /// Returns nullptr if the position has no name.
    [[nodiscard]] const OpeningName* find(const Position& position) const;
    /// Returns the last name along the path to this node, or nullptr.
    [[nodiscard]] const OpeningName* last(const GameTree& tree, Node node) const;
    [[nodiscard]] const std::vector<OpeningName>& names() const { return names_; }

private:
    struct Reader;

    std::vector<OpeningName> names_;
    std::unordered_map<Key, std::uint32_t> byPosition_;
    std::bitset<65536> known_;  ///< filter by the low bits of the key: most positions have no name
};

}  // namespace rokada
