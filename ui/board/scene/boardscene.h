// What is to be seen on the board, as plain data: pieces, marks and lines, computed from a game by core's questions.
#pragma once

#include "game/game.h"
#include "paint/avatar.h"
#include "rules/paths.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace rokada::ui {

/// What a click can mean: a square, or a reserve piece on the player panel of the side to move.
struct Spot {
    Square square = NoSquare;
    Kind reserve = NoKind;

    [[nodiscard]] bool nowhere() const { return square == NoSquare && reserve == NoKind; }
    friend bool operator==(const Spot&, const Spot&) = default;
};

/// The words of one player panel.
struct SeatPicture {
    QString name;
    QString note;   ///< a second, smaller line
    QString brief;  ///< the same in fewer words, where there is no room; may be empty
    bool human = true;
    Avatar avatar = {};   ///< without the side that is played
    QString points = {};  ///< what the game has brought, when it is over
    bool won = false;
    std::optional<int> accuracy = {};  ///< in percent; takes the place of clock and points
    bool secret = false;               ///< this side places alone: the board does not have the pieces of the others

    friend bool operator==(const SeatPicture&, const SeatPicture&) = default;
};

/// What a player's clock shows.
struct ClockFace {
    QString digits;  ///< empty: the player has no clock
    QString word;    ///< beside them: time trouble, or that it waits to be pressed
    bool running = false;
    bool warns = false;    ///< with a thicker frame
    bool hurries = false;  ///< in red: seconds are left, or none

    friend bool operator==(const ClockFace&, const ClockFace&) = default;
};

/// A square that a selected or inspected piece's movement touches.
struct TargetMark {
    /// Beyond going there.
    enum class Extra { None, Castling, Choice };

    Square square = NoSquare;
    Reach reach = Reach::Both;
    bool target = false;   ///< the piece may really go there (an inspected piece: by its own movement)
    bool capture = false;  ///< a piece is captured
    Extra extra = Extra::None;
    Kind becomes = NoKind;     ///< what a compulsory promotion makes of the piece
    Square victim = NoSquare;  ///< what is captured, if it stands elsewhere
    bool losesCheck = false;   ///< it gives no check as what it becomes, but would as it is
};

/// A turn that was played: its squares and the path between them.
struct PlayedLine {
    Side side = NoSide;
    Square from = NoSquare;  ///< NoSquare for a placement
    Square to = NoSquare;
    Path path;  ///< on a board that wraps, where it may have gone over an edge; else empty
};

/// A king that was mated by the last turn, and all lines that attack it.
struct Mate {
    Square king = NoSquare;
    std::vector<Path> lines;
};

/// Messages to players who do not sit below: shown on their player panels, turned towards them.
struct PlayerMessage {
    QString prompt;  ///< to the player to move
    QString reason;  ///< the same, as long as it has to be read

    friend bool operator==(const PlayerMessage&, const PlayerMessage&) = default;
};

/// A question to a player, shown in the same way.
struct PlayerQuestion {
    Side asked = NoSide;  ///< NoSide for none
    QString words;

    friend bool operator==(const PlayerQuestion&, const PlayerQuestion&) = default;
};

/// A player as shown on the panel.
struct SeatScene {
    SeatPicture words;
    QString message;  ///< covers the player panel; empty where it is read at the foot of the window
    ClockFace clock;
    bool toMove = false;
    bool out = false;
    std::vector<std::pair<Kind, int>> reservePieces;  ///< kinds still to be placed, and how many
    std::vector<std::pair<Piece, int>> captured;      ///< what was captured, and how many, the most valuable first
    int lead = 0;                                     ///< of its team, in pawns; 0 if a partner's panel says it
    bool teamLead = false;                            ///< there are partners whose pieces count too
};

/// What the position says: everything that stays during a turn.
struct BoardScene {
    std::vector<Piece> pieces;  ///< by square; of towers the top
    /// By square, what stands below the top, from there down. Empty in variants without towers.
    std::vector<std::vector<Piece>> below;
    std::vector<SeatScene> seats;
    Side turn = NoSide;              ///< NoSide when the game is over
    std::vector<PlayedLine> played;  ///< the latest first
    std::vector<Path>
        checks;  ///< lines of those that may surprise: from afar, over a seam, discovered, several at once
    std::vector<Square> checkedKings;
    std::vector<Mate> mates;  ///< also of sides that are eliminated by it and gone
    SquareSet lit;            ///< where reserve pieces may be placed now; empty if it is no time for that
    bool byReach = false;     ///< marks tell three types of reach apart
    bool manySides = false;   ///< more than two: each piece carries its side's emblem

    /// All pieces of a square, the top one first.
    [[nodiscard]] std::vector<Piece> tower(Square square) const;
    [[nodiscard]] bool isTower(Square square) const { return !below.empty() && !below[square].empty(); }
};

/// Some piece other than a pawn captures unlike it moves: marks tell the types apart.
[[nodiscard]] bool tellsReachesApart(const Variant& variant);
/// Where rules eliminate a mated side at once and the game ends by that: the mate, which is seen instead of the game's
/// position.
[[nodiscard]] std::optional<Position> finalMate(const Game& game);
/// The words of `seats` may be fewer than there are sides.
[[nodiscard]] BoardScene sceneOf(const Game& game, const std::vector<SeatPicture>& seats);
/// Of the last turn.
[[nodiscard]] std::vector<Mate> matesOf(const Game& game);
/// The marks of the piece on `square`. Of a piece of the side to move only what is legal is a target; of any other what
/// its own movement allows. Of a tower the upper `pieces` move; 0: any number.
[[nodiscard]] std::vector<TargetMark> marksOf(const Game& game, Square square, int pieces = 0);
/// The marks of a reserve piece to be placed.
[[nodiscard]] std::vector<TargetMark> dropMarks(const Game& game, Kind reserve);

}  // namespace rokada::ui
