// Description of a variant as a value. Each variant has one source file with a function that makes the description from
// the rule options. Rules that data cannot describe override virtual functions of `Rules`.
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

/// Kind of piece. `name` is an identifier, for example "queen", by which pictures and texts are found.
struct KindSpec {
    std::string_view name;
    char letter = 0;  ///< upper-case letter in position text and in short notation
    Movement movement;
    bool royal = false;
    /// True for pawns: they reset the half-move clock, have no letter in short notation and can capture en passant.
    bool pawn = false;
    char identity = 0;      ///< for pawns in variants with towers: letter of the kind to which the pawn promotes
    bool promoted = false;  ///< in variants with towers: true if the piece becomes a pawn again when it is covered
};

/// Side of a variant, with its team and its direction of play.
struct SideSpec {
    std::string_view name;  ///< identifier, for example "white"
    char letter = 0;        ///< letter in position text, for example 'w'
    int team = 0;
    int quarterTurns = 0;    ///< rotation of the forward direction in clockwise quarter turns; 0 if forward is up
    SquareSet firstSquares;  ///< squares from which a pawn can make its longer first move
    SquareSet home;          ///< squares on which reserve pieces can be placed
};

/// Promotion of pieces of these kinds that arrive on these squares. If there is only one target kind, the player has no
/// choice and the move text has no letter.
struct Promotion {
    Side side{};
    std::string_view kinds;
    SquareSet squares;
    std::string_view into;
    bool bonus = false;  ///< true if the arrival has further effects; see `Rules::after`
};

/// Castling as the moves of king and rook. All squares that they pass or reach must be empty except for the king and
/// the rook. The king's path must not be attacked.
struct Castling {
    Side side{};
    char letter = 0;  ///< 'K' or 'Q', as written in the rights of the position text
    Square kingFrom{}, kingTo{}, rookFrom{}, rookTo{};

    /// Returns true for castling to the king's side.
    [[nodiscard]] bool isShort() const { return letter == 'K'; }
};

/// Parses castlings. Each text has the letter of the side, the letter of the right and the squares kingFrom, kingTo,
/// rookFrom and rookTo, for example "wKe1g1h1f1". Sides are numbered in the order in which their letters occur first.
[[nodiscard]] std::vector<Castling> castlings(const Geometry& board, std::initializer_list<std::string_view> written);

/// Material of two sides without kings, as piece letters. One of the sides, White or Black, has `one`, and its opponent
/// has `other`. '?' is any single piece, 'p' is a pawn one step before promotion.
struct Material {
    std::string_view one, other;
};

/// Rules of variants with towers (stacks of pieces). Only the top piece of a tower can move. Each pawn has an identity:
/// the kind to which it promotes. A promoted piece becomes its pawn again when it is covered; see `keepsUnderOwn`.
struct TowerLaws {
    std::string_view identities;  ///< identities of the pawns, as piece letters by file from the left
    bool keepsUnderOwn = false;   ///< true if a promoted piece stays promoted when a piece of its own side covers it
    bool stepsOverOwn = false;    ///< true if a double step can pass over a tower of its own side
};

/// Draw rules that count positions, plies or material. A count of 0 disables its rule.
struct DrawLaws {
    int repetitionClaim = 3;      ///< number of occurrences of a position after which a player can claim a draw
    int repetitionAutomatic = 5;  ///< number of occurrences of a position after which the game is drawn
    /// Number of plies without a capture or pawn move after which a player can claim a draw.
    int fiftyMoveClaim = 100;
    /// Number of plies without a capture or pawn move after which the game is drawn.
    int fiftyMoveAutomatic = 150;
    std::vector<Material> insufficient;
    /// Letter of a kind. If all pieces except the kings are of this kind and on squares of one colour, the position is
    /// dead. 0 disables the rule.
    char oneColour = 0;
    /// True if positions are drawn when blocked pawns make them dead; see `blockedForGood`.
    bool blockedPawns = false;
    /// Material with which a fifty-move claim needs `fiftyMoveClaimLong` plies.
    std::vector<Material> longEndings;
    int fiftyMoveClaimLong = 0;
};

/// Numbered start positions of a variant that has many of them.
struct NumberedStarts {
    int count = 0;  ///< number of start positions; they are numbered from 0
    std::string (*text)(int number) = nullptr;
};

/// Laws by which the arbiter decides: the current FIDE Laws, or the tournament rules of the twentieth century.
enum class Code : std::uint8_t { Fide, Classic };

/// Rule option with its possible values. The first value is the default.
struct Option {
    std::string_view name;
    std::vector<std::string_view> values;
};

/// Chosen values of rule options, by the name of the option.
using Choices = std::map<std::string, std::string, std::less<>>;

/// Variant as data. docs/howto-add-a-variant.md describes how to add a variant.
struct Variant {
    std::string_view id;
    Geometry geometry;
    std::vector<KindSpec> kinds;
    std::vector<SideSpec> sideSpecs;
    std::string start;  ///< position text of the start position
    std::optional<NumberedStarts> numberedStarts;
    std::vector<Promotion> promotions;
    std::vector<Castling> castlings;
    std::string_view reserveKinds;  ///< letters of the kinds of reserve pieces, which a side places before it moves
    /// Letters of kinds with a limited number of pieces, for example "NN": a pawn cannot promote to a knight if its
    /// side has two. Empty if there are no limits.
    std::string_view promotionLimits;
    /// True if castling rooks can start on any file. Coordinate notation then writes castling as the squares of king
    /// and rook.
    bool rooksOnAnyFile = false;
    /// Rule options that turn this variant into one with rooks on any file (Chess960). Empty if there are none.
    Choices anyRookChoices;
    bool enPassant = false;
    bool tracksFirstMoves = false;  ///< true if first moves are rights, which field 7 of the position text stores
    bool promotionResetsClock = false;
    bool elimination = false;  ///< true if a checkmated side is eliminated and the last team wins
    std::optional<TowerLaws> towers;
    DrawLaws draws;
    Code code = Code::Fide;  ///< laws for the penalties of incorrect claims and illegal moves
    Choices choices;         ///< rule options of this description, with default values included
    std::shared_ptr<const Rules> rules = std::make_shared<Rules>();

    [[nodiscard]] std::size_t sides() const { return sideSpecs.size(); }
    /// Returns the first kind with this upper-case letter, or NoKind if there is none.
    [[nodiscard]] Kind kindOf(char letter) const;
    /// Returns the side with this letter, or NoSide if there is none.
    [[nodiscard]] Side sideOf(char letter) const;
};

/// Available variant with its rule options. Call `makeVariant` instead of `describe`, because `describe` needs a value
/// for every option.
struct VariantInfo {
    std::string_view id;
    std::vector<Option> options;
    Variant (*describe)(const Choices& choices);
    bool offered = true;  ///< true if users can choose the variant, because pictures for its pieces exist
};

/// Parses a rule option "name=value". Returns UnknownOption, MissingEquals or UnknownValue with its position.
[[nodiscard]] Parsed<Choices::value_type> parseChoice(const VariantInfo& info, std::string_view text);
/// Makes the description of a variant. Missing options get their default values. Returns UnknownOption or UnknownValue.
[[nodiscard]] Parsed<Variant> makeVariant(const VariantInfo& info, Choices choices);

}  // namespace rokada
