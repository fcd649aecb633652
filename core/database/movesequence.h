// Moves that follow one another in a game, as people write them: "Bxh7 Kxh7 Ng5", "*" for any move, "..." for any
// number of moves between.
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
    std::vector<WrittenMove> readings;  ///< one of them fits; none: any move
    bool later = false;                 ///< any number of moves may come before it

    [[nodiscard]] bool any() const { return readings.empty(); }
};

using MoveSequence = std::vector<SequenceStep>;

/// Letters of any of these languages; move numbers are passed over. Errors: EmptyMove, NotAMove with the place of the
/// word in bytes.
[[nodiscard]] Parsed<MoveSequence> parseSequence(const Rulebook& book, std::string_view text,
                                                 std::span<const Letters> languages);

class SequenceScan {
public:
    /// All must outlive it.
    SequenceScan(const PackedRules& rules, const Rulebook& book, const MoveSequence& sequence)
        : rules_(rules), book_(book), sequence_(sequence) {}

    /// The number of moves before the first place where the sequence begins.
    [[nodiscard]] std::optional<int> find(const PackedView& game) const;

private:
    [[nodiscard]] bool fits(const PlainMove& move, const SequenceStep& step) const;
    [[nodiscard]] bool fits(const PlainMove& move, const WrittenMove& written) const;

    const PackedRules& rules_;
    const Rulebook& book_;
    const MoveSequence& sequence_;
};

}  // namespace rokada
