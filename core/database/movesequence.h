// Searches games for a sequence of moves such as "Bxh7 Kxh7 Ng5". In a sequence, "*" stands for any move, and "..." for
// any number of moves.
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

/// One move of a sequence, or "*" for any move.
struct SequenceStep {
    /// Possible meanings of the written move, one of which must match; empty for "*".
    std::vector<WrittenMove> readings;
    bool later = false;  ///< true after "...": the game can have other moves between the previous step and this one

    [[nodiscard]] bool any() const { return readings.empty(); }
};

using MoveSequence = std::vector<SequenceStep>;

/// Parses a sequence whose piece letters can be from any of `languages`. Ignores move numbers. Returns NotAMove with
/// the byte position of a word that is not a move, and EmptyMove if the sequence has no moves or more than 64.
[[nodiscard]] Parsed<MoveSequence> parseSequence(const Rulebook& book, std::string_view text,
                                                 std::span<const Letters> languages);

/// Searches games for one sequence.
class SequenceScan {
public:
    /// The arguments must outlive this object.
    SequenceScan(const PackedRules& rules, const Rulebook& book, const MoveSequence& sequence)
        : rules_(rules), book_(book), sequence_(sequence) {}

    /// Returns the number of plies before the first move of the first match, or nullopt if the sequence does not occur.
    [[nodiscard]] std::optional<int> find(const PackedView& game) const;

private:
    [[nodiscard]] bool fits(const PlainMove& move, const SequenceStep& step) const;
    [[nodiscard]] bool fits(const PlainMove& move, const WrittenMove& written) const;

    const PackedRules& rules_;
    const Rulebook& book_;
    const MoveSequence& sequence_;
};

}  // namespace rokada
