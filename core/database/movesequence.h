// Searches for a sequence of moves in games, as users write it: "Bxh7 Kxh7 Ng5", "*" for any move, "..." for any number
// of moves in between.
#pragma once

#include "base/parseerror.h"
#include "database/packedgame.h"
#include "text/notation.h"
#include "text/writtenmove.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rokada {

/// One move of a sequence.
struct SequenceStep {
    std::vector<WrittenMove> readings;  ///< alternatives, one of which must match; empty for any move
    bool later = false;                 ///< any number of moves can come before it

    [[nodiscard]] bool any() const { return readings.empty(); }
};

using MoveSequence = std::vector<SequenceStep>;

/// Parses a sequence with piece letters of any of these languages. Ignores move numbers. Errors: EmptyMove, NotAMove,
/// with the byte position of the word.
[[nodiscard]] Parsed<MoveSequence> parseSequence(const Rulebook& book, std::string_view text,
                                                 std::span<const Letters> languages);

/// Searches games for one sequence.
class SequenceScan {
public:
    /// All arguments must outlive this object.
    SequenceScan(const PackedRules& rules, const Rulebook& book, const MoveSequence& sequence)
        : rules_(rules), book_(book), sequence_(sequence) {}

    /// Returns the number of moves before the first match, or nullopt.
    [[nodiscard]] std::optional<int> find(const PackedView& game) const;

private:
    [[nodiscard]] bool fits(const PlainMove& move, const SequenceStep& step) const;
    [[nodiscard]] bool fits(const PlainMove& move, const WrittenMove& written) const;

    const PackedRules& rules_;
    const Rulebook& book_;
    const MoveSequence& sequence_;
};

}  // namespace rokada
