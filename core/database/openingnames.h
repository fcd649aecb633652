// Names of openings by position, so that another order of moves has the same name; and the reader of their list. The
// format is in docs/formats.md.
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
    std::string code;  ///< ECO: "B20"
    std::string name;  ///< English

    friend bool operator==(const OpeningName&, const OpeningName&) = default;
};

enum class OpeningErrorCode : std::uint8_t {
    MissingField,
    BadCode,    ///< no letter and two digits
    BadNumber,  ///< more moves than the line before has
    BadMove,    ///< `why` says what is wrong with it
    Twice,      ///< the position has a name already
};

/// Line and column (in bytes) from 1.
struct OpeningError {
    int line = 0, column = 0;
    OpeningErrorCode what{};
    std::optional<ParseError> why;
};

class OpeningNames {
public:
    /// For positions of this rulebook's variant.
    [[nodiscard]] static tl::expected<OpeningNames, OpeningError> parse(const Rulebook& book, std::string_view text);

    /// nullptr if it has none.
    [[nodiscard]] const OpeningName* find(const Position& position) const;
    /// The last name that a position of the path to this node has.
    [[nodiscard]] const OpeningName* last(const GameTree& tree, Node node) const;
    [[nodiscard]] const std::vector<OpeningName>& names() const { return names_; }

private:
    struct Reader;

    std::vector<OpeningName> names_;
    std::unordered_map<Key, std::uint32_t> byPosition_;
    std::bitset<65536> known_;  ///< most positions have no name, and are not looked up for long: by the end of the key
};

}  // namespace rokada
