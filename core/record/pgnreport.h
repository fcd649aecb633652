// What the reader of PGN passed over, supplied or kept as text: a list for each game, shown by everything that reads
// games.
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

/// What was found in a game's text that the standard does not allow. The user interface has the sentences.
enum class PgnFindingCode : std::uint8_t {
    // passed over
    ForeignLine,   ///< outside of games
    StrayBracket,  ///< without its partner
    // supplied
    IncompleteTag,      ///< quotation marks or a bracket were missing
    UnclosedComment,    ///< its brace was missing
    UnclosedVariation,  ///< its bracket was missing
    ResultOfMoves,      ///< the tag Result knew none
    OtherLetters,       ///< the pieces have the letters of another language: `language`
    StartMended,        ///< the start position is not exact: `remark` says what was supplied or dropped
    // kept as text
    ForeignText,     ///< a line between the tags, which is a comment now
    UnknownWord,     ///< a word that is no move, which is a comment now
    BadMove,         ///< `word` is no legal move, see `why`: the rest of the variation is kept as it stands
    LostMove,        ///< the move number behind an unknown word does not fit: so is the rest from that word on
    TooDeep,         ///< variations nested too deeply
    StrayVariation,  ///< a variation in front of the first move
    ResultsDiffer,   ///< the tag Result and the moves: the tag counts, `word` is what the moves have
    UnknownVariant,  ///< `word` is the value of the tag Variant: the game is kept as text
    BadRules,        ///< `word` is the value of the tag Rules: the same
    BadStart,        ///< `word` is the start position, `why` what is wrong with it: the same
    TooLong,         ///< the game is cut
};

/// Whether moves of the game were not read.
[[nodiscard]] bool losesMoves(PgnFindingCode code);

struct PgnFinding {
    PgnFindingCode what{};
    TextPlace place;
    std::string word;  ///< the beginning of the text that it is about
    std::optional<ParseError> why;
    std::optional<PositionRemark> remark;
    PieceLanguage language = PieceLanguage::English;
};

/// The findings of one game, in the order of the text.
class PgnReport {
public:
    /// More are counted and not kept.
    static constexpr std::size_t Most = 1000;

    void add(PgnFinding finding);
    void addUncounted(std::size_t more) { count_ += more; }
    [[nodiscard]] const std::vector<PgnFinding>& findings() const { return findings_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    /// The first finding that cost moves, or nullptr.
    [[nodiscard]] const PgnFinding* firstLoss() const;

private:
    std::vector<PgnFinding> findings_;
    std::size_t count_ = 0;
    std::optional<PgnFinding> loss_;  ///< also if it came too late to be kept
};

/// Turns offsets in a text, which do not decrease, into places.
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
