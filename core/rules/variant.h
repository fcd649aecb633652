// Description of a variant as a value, made by one function in one file from the rule options. Rules that data cannot
// describe override virtual functions of `Rules`.
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

/// Kind of piece. `name` is an identifier ("queen") used to look up pictures and texts.
struct KindSpec {
    std::string_view name;
    char letter = 0;  ///< upper case; used in position text and in short notation
    Movement movement;
    bool royal = false;
    bool pawn = false;      ///< resets the half-move clock, has no letter in short notation, can capture en passant
    char identity = 0;      ///< pawns in variants with towers: letter of the kind that the pawn promotes to
    bool promoted = false;  ///< with towers: becomes a pawn again when it is covered
};

/// One side of the game.
struct SideSpec {
    std::string_view name;  ///< identifier: "white"
    char letter = 0;        ///< in position text: 'w'
    int team = 0;
    int quarterTurns = 0;    ///< clockwise from the orientation in which forward is up
    SquareSet firstSquares;  ///< squares from which a pawn can make its longer first move
    SquareSet home;          ///< squares on which reserve pieces can be placed
};

/// Pieces of these kinds change their kind when they arrive on these squares. With a single target kind there is no
/// choice and the move text has no letter.
struct Promotion {
    Side side{};
    std::string_view kinds;
    SquareSet squares;
    std::string_view into;
    bool bonus = false;  ///< the arrival has consequences; see `Rules::after`
};

/// Castling as the moves of king and rook. All squares that they pass or reach must be empty except for these two
/// pieces, and the king's path must not be attacked.
struct Castling {
    Side side{};
    char letter = 0;  ///< 'K' or 'Q', as written in the rights of the position text
    Square kingFrom{}, kingTo{}, rookFrom{}, rookTo{};

    /// Returns true for castling on the king's side.
    [[nodiscard]] bool isShort() const { return letter == 'K'; }
};

/// Parses castlings written as side letter, right letter, and the squares kingFrom kingTo rookFrom rookTo, for example
/// "wKe1g1h1f1". Sides are numbered in the order in which their letters first occur.
[[nodiscard]] std::vector<Castling> castlings(const Geometry& board, std::initializer_list<std::string_view> written);

/// Material of both sides without kings, as kind letters; either side can be the first. '?' is any one piece, 'p' a
/// pawn one step before promotion.
struct Material {
    std::string_view one, other;
};

/// Rules of variants with towers. Only the top piece of a tower plays. Each pawn has an identity, the kind that it
/// promotes to; covered pieces can become pawns again.
struct TowerLaws {
    std::string_view identities;  ///< letters for the pawns that start on the files from the left
    bool keepsUnderOwn = false;   ///< a promoted piece stays promoted when an own piece covers it
    bool stepsOverOwn = false;    ///< a double step may pass over an own tower
};

/// Draw rules based on counts. A count of 0 disables the rule.
struct DrawLaws {
    int repetitionClaim = 3;       ///< occurrences
    int repetitionAutomatic = 5;   ///< occurrences
    int fiftyMoveClaim = 100;      ///< plies without capture or pawn move
    int fiftyMoveAutomatic = 150;  ///< plies
    std::vector<Material> insufficient;
    /// A position with kings and any number of pieces of this kind, all on squares of one colour, is dead; 0 disables
    /// the rule.
    char oneColour = 0;
    /// A position is drawn if blocked pawns make it dead; see `blockedForGood`.
    bool blockedPawns = false;
    /// Material for which a fifty-move claim needs `fiftyMoveClaimLong` plies.
    std::vector<Material> longEndings;
    int fiftyMoveClaimLong = 0;
};

/// Start positions of a variant that has many of them, by number.
struct NumberedStarts {
    int count = 0;  ///< valid numbers are 0 to count - 1
    std::string (*text)(int number) = nullptr;
};

/// Laws that the arbiter applies: the current FIDE Laws, or the tournament code of the twentieth century.
enum class Code : std::uint8_t { Fide, Classic };

/// Rule option. The first value is the default.
struct Option {
    std::string_view name;
    std::vector<std::string_view> values;
};

/// Chosen values of rule options, by option name.
using Choices = std::map<std::string, std::string, std::less<>>;

/// Variant as data. See docs/design.md for how to add one.
struct Variant {
    std::string_view id;
    Geometry geometry;
    std::vector<KindSpec> kinds;
    std::vector<SideSpec> sideSpecs;
    std::string start;  ///< position text
    std::optional<NumberedStarts> numberedStarts;
    std::vector<Promotion> promotions;
    std::vector<Castling> castlings;
    std::string_view reserveKinds;  ///< letters of the kinds that may be reserve pieces
    /// "NN": no promotion to a kind that already has this many pieces; empty: no limits
    std::string_view promotionLimits;
    /// Castling rooks can start on any file. Coordinate notation then names a castling by the squares of king and rook.
    bool rooksOnAnyFile = false;
    /// Rule options that allow such castling, in a variant whose rooks start on fixed files; can be empty.
    Choices anyRookChoices;
    bool enPassant = false;
    bool tracksFirstMoves = false;  ///< first moves are rights, stored in field 7 of the position text
    bool promotionResetsClock = false;
    bool elimination = false;  ///< a mated side is eliminated; the last team wins
    std::optional<TowerLaws> towers;
    DrawLaws draws;
    Code code = Code::Fide;  ///< penalties for incorrect claims and illegal moves
    Choices choices;         ///< options that this description was made with, defaults included
    std::shared_ptr<const Rules> rules = std::make_shared<Rules>();

    [[nodiscard]] std::size_t sides() const { return sideSpecs.size(); }
    /// Returns the first kind with this upper-case letter, or NoKind.
    [[nodiscard]] Kind kindOf(char letter) const;
    /// Returns the side with this letter, or NoSide.
    [[nodiscard]] Side sideOf(char letter) const;
};

/// Available variant: id, options, and the function that describes it. The function needs a value for every option:
/// call `makeVariant` instead.
struct VariantInfo {
    std::string_view id;
    std::vector<Option> options;
    Variant (*describe)(const Choices& choices);
    bool offered = true;  ///< shown to users: pictures for its pieces exist
};

/// Parses a rule option "name=value". Errors: UnknownOption, MissingEquals, UnknownValue with their positions.
[[nodiscard]] Parsed<Choices::value_type> parseChoice(const VariantInfo& info, std::string_view text);
/// Makes a description. Missing options get their defaults. Errors: UnknownOption, UnknownValue.
[[nodiscard]] Parsed<Variant> makeVariant(const VariantInfo& info, Choices choices);

}  // namespace rokada
