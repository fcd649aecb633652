// Visible contents of a board as plain data: pieces, marks and lines, computed from a game.
#pragma once

#include "game/game.h"
#include "paint/avatar.h"
#include "rules/paths.h"
#include "rules/variant.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace rokada::ui {

/// Target of a click: a square, or a reserve piece on the panel of the side to move.
struct Spot {
    Square square = NoSquare;
    Kind reserve = NoKind;

    [[nodiscard]] bool nowhere() const { return square == NoSquare && reserve == NoKind; }
    friend bool operator==(const Spot&, const Spot&) = default;
};

/// Contents of one player panel that do not follow from the position.
struct SeatPicture {
    QString name;
    QString note;   ///< second, smaller line, for example the level of the computer
    QString brief;  ///< shorter form of `note` for panels with little room; may be empty
    bool human = true;
    bool alone = true;    ///< true if no other person plays
    Avatar avatar = {};   ///< picture of the player; its member `side` is not used
    QString points = {};  ///< result of the player after the game
    bool won = false;
    /// Accuracy of the moves in per cent, after a review; shown instead of clock and points.
    std::optional<int> accuracy = {};
    /// True if this side places its reserve pieces secretly; its panel then shows no material lead.
    bool secret = false;

    friend bool operator==(const SeatPicture&, const SeatPicture&) = default;
};

/// Display of a player's clock.
struct ClockFace {
    QString digits;  ///< remaining time; empty for no clock
    QString word;    ///< text beside the digits: time trouble, or a request to press the clock
    bool running = false;
    bool warns = false;    ///< true for time trouble, shown by a thicker frame
    bool hurries = false;  ///< true if only seconds or no time is left, shown in red

    friend bool operator==(const ClockFace&, const ClockFace&) = default;
};

/// Mark on one square that the selected or inspected piece reaches. An inspected piece cannot be moved now; only its
/// movement is shown.
struct TargetMark {
    /// Special action of the move. `Choice`: several moves lead to the square, for example promotions.
    enum class Extra { None, Castling, Choice };

    Square square = NoSquare;
    Reach reach = Reach::Both;
    bool target = false;   ///< true if the move is legal; for an inspected piece, if it is pseudo-legal
    bool capture = false;  ///< true if the move captures a piece
    Extra extra = Extra::None;
    Kind becomes = NoKind;     ///< kind after a compulsory promotion
    Square victim = NoSquare;  ///< square of the captured piece if it is not `square`
    bool losesCheck = false;   ///< true if the piece would give check without its promotion, but gives none after it
};

/// Squares and path of a played turn.
struct PlayedLine {
    Side side = NoSide;
    Square from = NoSquare;  ///< square of origin; NoSquare for a placement
    Square to = NoSquare;
    Path path;  ///< path of the move on a board that wraps around, where it may cross an edge; empty on other boards
};

/// King mated by the last turn, with the paths of all its attackers.
struct Mate {
    Square king = NoSquare;
    std::vector<Path> lines;
};

/// Messages on the panel of the player to move. They are used if the panel is turned towards a player who does not sit
/// at the bottom.
struct PlayerMessage {
    QString prompt;  ///< what the player must do
    QString reason;  ///< explanation, for example of an illegal move

    friend bool operator==(const PlayerMessage&, const PlayerMessage&) = default;
};

/// Question to a player, shown on the panel of this player.
struct PlayerQuestion {
    Side asked = NoSide;  ///< side of the asked player; NoSide for no question
    QString words;

    friend bool operator==(const PlayerQuestion&, const PlayerQuestion&) = default;
};

/// Player as shown on the panel.
struct SeatScene {
    SeatPicture words;
    QString message;  ///< message that covers the panel; empty if the window shows it at the bottom
    ClockFace clock;
    bool toMove = false;
    bool out = false;
    /// Kinds of reserve pieces still to be placed, with their numbers.
    std::vector<std::pair<Kind, int>> reservePieces;
    std::vector<std::pair<Piece, int>> captured;  ///< captured pieces with their numbers, most valuable first
    int lead = 0;                                 ///< material lead in pawns; 0 in variants with teams
};

/// Position with everything that the board shows about it. It stays the same during a turn.
struct BoardScene {
    std::vector<Piece> pieces;  ///< pieces by square; for a tower (stack of pieces), the top piece
    /// Pieces below the top piece, by square, from the top down. Empty in variants without towers.
    std::vector<std::vector<Piece>> below;
    std::vector<SeatScene> seats;
    Side turn = NoSide;              ///< side to move; NoSide after the end of the game
    std::vector<PlayedLine> played;  ///< last turns to mark on the board, latest first
    std::vector<Path>
        checks;  ///< checking lines that are easily overlooked: distant, across a torus edge, discovered or multiple
    std::vector<Square> checkedKings;
    std::vector<Mate> mates;  ///< mates of the last turn, also of sides that were eliminated by mate
    SquareSet lit;  ///< squares on which the side to move can place reserve pieces; empty while no pieces are placed
    bool byReach = false;    ///< true if marks distinguish squares to move to, to capture on, and both (`Reach`)
    bool manySides = false;  ///< true with more than two sides: each piece can show the emblem of its side

    /// Returns all pieces of a square, top piece first.
    [[nodiscard]] std::vector<Piece> tower(Square square) const;
    [[nodiscard]] bool isTower(Square square) const { return !below.empty() && !below[square].empty(); }
};

/// Returns true if a piece other than a pawn captures differently from how it moves. Marks must then distinguish moves
/// and captures.
[[nodiscard]] bool tellsReachesApart(const Variant& variant);
/// Returns the position of a mate that ends the game, before the mated side was eliminated. The board shows it instead
/// of the final position. Returns nullopt if no elimination by mate has ended the game.
[[nodiscard]] std::optional<Position> finalMate(const Game& game);
/// Returns the scene of the current position. `seats` may have fewer entries than there are sides. With two sides, the
/// scene marks the last `turns` turns.
[[nodiscard]] BoardScene sceneOf(const Game& game, const std::vector<SeatPicture>& seats, std::size_t turns = 1);
/// Returns the mates given by the last turn.
[[nodiscard]] std::vector<Mate> matesOf(const Game& game);
/// Returns the marks of the piece on `square`. Its targets are legal if its side is to move, and pseudo-legal if not.
/// `pieces` is the number of tower pieces that move; 0 means any number.
[[nodiscard]] std::vector<TargetMark> marksOf(const Game& game, Square square, int pieces = 0);
/// Returns the marks of the squares on which a reserve piece can be placed.
[[nodiscard]] std::vector<TargetMark> dropMarks(const Game& game, Kind reserve);

/// For each square, the number of pieces of one side that can move there.
struct SideReach {
    Side side = NoSide;       ///< counted side; NoSide for no side
    std::vector<int> pieces;  ///< number of pieces that can move to each square

    friend bool operator==(const SideReach&, const SideReach&) = default;
};

/// Returns the counts of a side. Counts legal moves if the side is to move, and pseudo-legal moves if not.
[[nodiscard]] SideReach reachOfSide(const Game& game, Side side);
/// Returns the counts to show after `shown`. The order is: none, the side to move, each other side, none again.
[[nodiscard]] SideReach nextReach(const Game& game, const SideReach& shown);

/// Returns every square that a movement reaches from `square` on an otherwise empty board. `quarterTurns` is the
/// rotation of the piece's forward direction.
[[nodiscard]] SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns);

}  // namespace rokada::ui
