// Findings of the PGN reader about a game: text that was ignored, added or kept unread. They are shown to the user
// whenever games are read.
#pragma once

#include "base/parseerror.h"
#include "record/pgnsplitter.h"
#include "text/pieceletters.h"
#include "text/positiontext.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada {

/// Deviations from the PGN standard. The user interface has a message for each of them.
enum class PgnFindingCode : std::uint8_t {
    // Ignored text.
    ForeignLine,   ///< line outside of games
    StrayBracket,  ///< bracket without its partner
    // Added or corrected text.
    IncompleteTag,      ///< quotation marks or a bracket were missing
    UnclosedComment,    ///< the closing brace was missing
    UnclosedVariation,  ///< the closing bracket was missing
    ResultOfMoves,      ///< the tag Result holds no result; the result after the moves was used
    OtherLetters,       ///< the piece letters are those of another language, `language`
    StartMended,        ///< the start position was inexact; `remark` is the correction
    // Text that was kept unread.
    ForeignText,  ///< line between the tags, which became a comment
    UnknownWord,  ///< word that is not a move, which became a comment
    BadMove,      ///< `word` is not a legal move because of `why`; the rest of the variation is kept unread
    /// The move number after an unknown word does not fit. The text from this word on is kept unread.
    LostMove,
    TooDeep,         ///< variation that is nested too deeply
    StrayVariation,  ///< variation before the first move
    /// The tag Result differs from `word` after the moves. The tag has priority.
    ResultsDiffer,
    UnknownVariant,  ///< `word` is the value of the tag Variant; the game is kept as text
    BadRules,        ///< `word` is the value of the tag Rules; the game is kept as text
    BadStart,        ///< `word` is the start position, `why` is its error; the game is kept as text
    TooLong,         ///< the game was truncated
};

/// Returns true if moves were not read because of the finding.
[[nodiscard]] bool losesMoves(PgnFindingCode code);

struct PgnFinding {
    PgnFindingCode what{};
    TextPlace place;
    std::string word;  ///< start of the text that the finding is about
    std::optional<ParseError> why;
    std::optional<PositionRemark> remark;
    PieceLanguage language = PieceLanguage::English;
};

/// Findings of one game, in the order of the text.
class PgnReport {
public:
    /// Maximum number of stored findings; further ones are only counted.
    static constexpr std::size_t Max = 1000;

    void add(PgnFinding finding);
    void addUncounted(std::size_t more) { count_ += more; }
    [[nodiscard]] const std::vector<PgnFinding>& findings() const { return findings_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    /// Returns the first finding because of which moves were not read, or nullptr.
    [[nodiscard]] const PgnFinding* firstLoss() const;

private:
    std::vector<PgnFinding> findings_;
    std::size_t count_ = 0;
    std::optional<PgnFinding> loss_;  ///< first finding with lost moves, even if it came too late to be stored
};

/// Converts offsets in a text to lines and columns. Each offset must be at least as large as the previous one.
class TextPlaces {
public:
    TextPlaces(std::string_view text, TextPlace first) : text_(text), place_(first) {}
    [[nodiscard]] TextPlace at(std::size_t offset);

private:
    std::string_view text_;
    std::size_t at_ = 0;
    TextPlace place_;
};

}  // namespace rokada
