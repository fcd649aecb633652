// Visible contents of a board as plain data: pieces, marks and lines, computed from a game.
#pragma once

#include "game/game.h"
#include "paint/avatar.h"
#include "rules/paths.h"

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

/// Texts of one player panel.
struct SeatPicture {
    QString name;
    QString note;   ///< second, smaller line
    QString brief;  ///< shorter note for little room; may be empty
    bool human = true;
    bool alone = true;    ///< true if no other person plays
    Avatar avatar = {};   ///< picture of the player, without the disc of the played side
    QString points = {};  ///< result of the player after the game
    bool won = false;
    std::optional<int> accuracy = {};  ///< accuracy in per cent; replaces clock and points
    bool secret = false;  ///< true if this side places secretly: the pieces of other sides are not on the board

    friend bool operator==(const SeatPicture&, const SeatPicture&) = default;
};

/// Display of a player's clock.
struct ClockFace {
    QString digits;  ///< remaining time; empty for no clock
    QString word;    ///< text beside the digits: time trouble, or waiting for a press of the clock
    bool running = false;
    bool warns = false;    ///< true for a thicker frame, which warns of time trouble
    bool hurries = false;  ///< true for red, if only seconds or no time is left

    friend bool operator==(const ClockFace&, const ClockFace&) = default;
};

/// Mark on one square of the movement of a selected or inspected piece.
struct TargetMark {
    /// Special action of the move.
    enum class Extra { None, Castling, Choice };

    Square square = NoSquare;
    Reach reach = Reach::Both;
    bool target = false;   ///< true if the piece can move there; for an inspected piece, by a pseudo-legal move
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
    Path path;  ///< path of the move on a board that wraps around, where it may cross an edge; otherwise empty
};

/// King mated by the last turn, with all attacking lines.
struct Mate {
    Square king = NoSquare;
    std::vector<Path> lines;
};

/// Messages to players who do not sit at the bottom, shown on their panels and turned towards them.
struct PlayerMessage {
    QString prompt;  ///< request to the player to move
    QString reason;  ///< explanation for the player to move

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
    std::vector<std::pair<Kind, int>> reservePieces;  ///< kinds still to be placed, with their numbers
    std::vector<std::pair<Piece, int>> captured;      ///< captured pieces with their numbers, most valuable first
    int lead = 0;                                     ///< lead in pawns; 0 in variants with teams
};

/// Position as it is shown. It stays the same during a turn.
struct BoardScene {
    std::vector<Piece> pieces;  ///< pieces by square; of a tower, only the top piece
    /// Pieces below the top piece, by square, from the top down. Empty in variants without towers.
    std::vector<std::vector<Piece>> below;
    std::vector<SeatScene> seats;
    Side turn = NoSide;              ///< side to move; NoSide after the end of the game
    std::vector<PlayedLine> played;  ///< last turns to show, latest first
    std::vector<Path>
        checks;  ///< checking lines that are easily overlooked: distant, over a seam, discovered or multiple
    std::vector<Square> checkedKings;
    std::vector<Mate> mates;  ///< mates of the last turn, also of sides that the mate has eliminated
    SquareSet lit;            ///< squares on which reserve pieces can be placed; empty if none can be placed
    bool byReach = false;     ///< true if marks distinguish three types of reach
    bool manySides = false;   ///< true with more than two sides: each piece has the emblem of its side

    /// Returns all pieces of a square, top piece first.
    [[nodiscard]] std::vector<Piece> tower(Square square) const;
    [[nodiscard]] bool isTower(Square square) const { return !below.empty() && !below[square].empty(); }
};

/// Returns true if a piece other than a pawn captures differently from how it moves. Marks must then distinguish moves
/// and captures.
[[nodiscard]] bool tellsReachesApart(const Variant& variant);
/// Returns the mate position if rules eliminate a mated side at once and thereby end the game. It is shown instead of
/// the final position. Returns nullopt in other cases.
[[nodiscard]] std::optional<Position> finalMate(const Game& game);
/// Returns the scene of a game. `seats` may have fewer entries than there are sides.
[[nodiscard]] BoardScene sceneOf(const Game& game, const std::vector<SeatPicture>& seats);
/// Returns the mates of the last turn.
[[nodiscard]] std::vector<Mate> matesOf(const Game& game);
/// Returns the marks of the piece on `square`: legal targets for the side to move, otherwise pseudo-legal ones.
/// `pieces` is the number of tower pieces that move; 0 means any number.
[[nodiscard]] std::vector<TargetMark> marksOf(const Game& game, Square square, int pieces = 0);
/// Returns the marks of the squares on which a reserve piece can be placed.
[[nodiscard]] std::vector<TargetMark> dropMarks(const Game& game, Kind reserve);

}  // namespace rokada::ui
