// Findings of the PGN reader: text that it ignored, supplied or kept unread. Each game has a list, which every function
// that reads games shows.
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

/// Deviations from the PGN standard. The user interface turns them into messages.
enum class PgnFindingCode : std::uint8_t {
    // Ignored.
    ForeignLine,   ///< a line outside of games
    StrayBracket,  ///< a bracket without its partner
    // Supplied.
    IncompleteTag,      ///< quotation marks or a bracket were missing
    UnclosedComment,    ///< the closing brace was missing
    UnclosedVariation,  ///< the closing bracket was missing
    ResultOfMoves,      ///< the tag Result had no result, but the moves have
    OtherLetters,       ///< piece letters of another language: `language`
    StartMended,        ///< the start position was inexact: `remark` tells what was supplied or dropped
    // Kept as text.
    ForeignText,     ///< a line between the tags; became a comment
    UnknownWord,     ///< a word that is not a move; became a comment
    BadMove,         ///< `word` is not a legal move, see `why`; the rest of the variation is kept unread
    LostMove,        ///< the move number after an unknown word does not fit; the rest from that word is kept unread
    TooDeep,         ///< variations are nested too deeply
    StrayVariation,  ///< a variation before the first move
    ResultsDiffer,   ///< the tag Result, which counts, differs from `word` after the moves
    UnknownVariant,  ///< `word` is the value of the tag Variant; the game is kept as text
    BadRules,        ///< `word` is the value of the tag Rules; the game is kept as text
    BadStart,        ///< `word` is the start position, `why` its error; the game is kept as text
    TooLong,         ///< the game was truncated
};

/// Returns true if the finding means that moves were not read.
[[nodiscard]] bool losesMoves(PgnFindingCode code);

struct PgnFinding {
    PgnFindingCode what{};
    TextPlace place;
    std::string word;  ///< start of the text concerned
    std::optional<ParseError> why;
    std::optional<PositionRemark> remark;
    PieceLanguage language = PieceLanguage::English;
};

/// Findings of one game, in the order of the text.
class PgnReport {
public:
    /// Maximum number of stored findings; further ones are only counted.
    static constexpr std::size_t Most = 1000;

    void add(PgnFinding finding);
    void addUncounted(std::size_t more) { count_ += more; }
    [[nodiscard]] const std::vector<PgnFinding>& findings() const { return findings_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    /// Returns the first finding that lost moves, or nullptr.
    [[nodiscard]] const PgnFinding* firstLoss() const;

private:
    std::vector<PgnFinding> findings_;
    std::size_t count_ = 0;
    std::optional<PgnFinding> loss_;  ///< also set if it came too late to be stored
};

/// Converts offsets in a text to places. The offsets must not decrease.
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
