// The description of a variant: a value made by one function in one file, with the rule options as its argument. What
// data cannot say is an override of one of the virtual functions of `Rules`.
#pragma once

#include "base/movement.h"
#include "base/parseerror.h"
#include "rules/rules.h"

#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// A kind of pieces. `name` is an identifier ("queen"), by which pictures and words are found.
struct KindSpec {
    std::string_view name;
    char letter = 0;  ///< upper case; in position text and in short notation
    Movement movement;
    bool royal = false;
    bool pawn = false;      ///< resets the half-move clock, has no letter in short notation, knows en passant
    char identity = 0;      ///< with towers, of a pawn: the letter of the piece that it becomes on its last rank
    bool promoted = false;  ///< with towers: is a pawn again as soon as it is covered
};

/// One side.
struct SideSpec {
    std::string_view name;  ///< identifier: "white"
    char letter = 0;        ///< in position text: 'w'
    int team = 0;
    int quarterTurns = 0;    ///< clockwise, from "forward is up"
    SquareSet firstSquares;  ///< where a pawn has its first, longer move
    SquareSet home;          ///< where reserve pieces may be placed
};

/// Pieces of these kinds that arrive on these squares become another kind. With one kind to become there is no choice
/// and the move text carries no letter.
struct Promotion {
    Side side{};
    std::string_view kinds;
    SquareSet squares;
    std::string_view into;
    bool bonus = false;  ///< the arrival has consequences: `Rules::after`
};

/// A castling as the moves of king and rook. The squares that both pass and reach must be empty but for these two, the
/// king's path unattacked.
struct Castling {
    Side side{};
    char letter = 0;  ///< 'K' or 'Q' in the rights of the position text
    Square kingFrom{}, kingTo{}, rookFrom{}, rookTo{};

    /// On the king's side.
    [[nodiscard]] bool isShort() const { return letter == 'K'; }
};

/// Castlings from their written form: side letter, right letter, then the squares kingFrom kingTo rookFrom rookTo, as
/// in "wKe1g1h1f1". Sides are numbered in the order in which their letters first occur.
[[nodiscard]] std::vector<Castling> castlings(const Geometry& board, std::initializer_list<std::string_view> written);

/// Material of the two sides besides their kings, as kind letters; either side may be the first. '?' is any one piece,
/// 'p' a pawn one step before its promotion.
struct Material {
    std::string_view one, other;
};

/// Of variants in which pieces stand on one another. Only the top piece of a tower counts for play; pawns have
/// identities, and become what they are to be, and pawns again, as they are uncovered and covered.
struct TowerLaws {
    std::string_view identities;  ///< of the pawns that start on the files from the left
    bool keepsUnderOwn = false;   ///< a promoted piece stays promoted under a piece of its own side
    bool stepsOverOwn = false;    ///< a double step may pass over an own tower
};

/// Draws by counting. A count of 0 means that the rule does not exist.
struct DrawLaws {
    int repetitionClaim = 3;       ///< occurrences
    int repetitionAutomatic = 5;   ///< occurrences
    int fiftyMoveClaim = 100;      ///< plies without capture or pawn move
    int fiftyMoveAutomatic = 150;  ///< plies
    std::vector<Material> insufficient;
    /// Kings and any number of these pieces, all on squares of one colour, are a dead position; 0 for none.
    char oneColour = 0;
    /// A position that blocked pawns make dead is a draw, see `blockedForGood`.
    bool blockedPawns = false;
    /// Material for which a claim needs `fiftyMoveClaimLong` plies.
    std::vector<Material> longEndings;
    int fiftyMoveClaimLong = 0;
};

/// Of variants with many start positions, each of which has a number.
struct NumberedStarts {
    int count = 0;  ///< the numbers are 0 to count - 1
    std::string (*text)(int number) = nullptr;
};

/// The arbiter's laws: today's, or the tournament code of the last century.
enum class Code : std::uint8_t { Fide, Classic };

/// A rule option: the first value is the default.
struct Option {
    std::string_view name;
    std::vector<std::string_view> values;
};

/// Chosen values of rule options.
using Choices = std::map<std::string, std::string, std::less<>>;

/// A variant as data. See docs/design.md for how to add one.
struct Variant {
    std::string_view id;
    Geometry geometry;
    std::vector<KindSpec> kinds;
    std::vector<SideSpec> sideSpecs;
    std::string start;  ///< position text
    std::optional<NumberedStarts> numberedStarts;
    std::vector<Promotion> promotions;
    std::vector<Castling> castlings;
    std::string_view reserveKinds;     ///< letters of the kinds that may be reserve pieces
    std::string_view promotionLimits;  ///< "NN": no promotion to a kind beyond that many of it; empty: no limits
    /// Castling rooks may start on any file: coordinates name a castling by the squares of king and rook.
    bool rooksOnAnyFile = false;
    /// The rule options with which they do, in a variant whose rooks start on fixed files; may be none.
    Choices anyRookChoices;
    bool enPassant = false;
    bool tracksFirstMoves = false;  ///< first moves are rights, kept in field 7 of the position text
    bool promotionResetsClock = false;
    bool elimination = false;  ///< a mated side is eliminated; the last team wins
    std::optional<TowerLaws> towers;
    DrawLaws draws;
    Code code = Code::Fide;  ///< what a wrong claim or an illegal move costs
    Choices choices;         ///< with which it was made, defaults included
    std::shared_ptr<const Rules> rules = std::make_shared<Rules>();

    [[nodiscard]] std::size_t sides() const { return sideSpecs.size(); }
    /// The kind of that letter (upper case), the first if there are several, or NoKind.
    [[nodiscard]] Kind kindOf(char letter) const;
    /// The side of that letter, or NoSide.
    [[nodiscard]] Side sideOf(char letter) const;
};

/// An available variant: id, options, and the function that describes it, which wants a value for every option: use
/// `makeVariant`.
struct VariantInfo {
    std::string_view id;
    std::vector<Option> options;
    Variant (*describe)(const Choices& choices);
    bool offered = true;  ///< to people: its pieces can be drawn
};

/// A rule option as text, "name=value". Errors: UnknownOption, MissingEquals, UnknownValue with their places.
[[nodiscard]] Parsed<Choices::value_type> parseChoice(const VariantInfo& info, std::string_view text);
/// Makes a description. Missing options get their defaults; choices that the variant does not know are an UnknownOption
/// or an UnknownValue.
[[nodiscard]] Parsed<Variant> makeVariant(const VariantInfo& info, Choices choices);

}  // namespace rokada
