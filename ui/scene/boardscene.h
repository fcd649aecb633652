// What is to be seen on the board, as plain data: men, marks and lines, computed from a game by core's questions.
#pragma once

#include "game/game.h"
#include "rules/paths.h"

#include <QString>

#include <utility>
#include <vector>

namespace rokada::ui {

/// The words of one seat's plate.
struct SeatPicture {
    QString name;
    QString note;   ///< a second, smaller line
    QString brief;  ///< the same in fewer words, where there is no room; may be empty
    bool human = true;
};

/// What a seat's clock shows.
struct ClockFace {
    QString digits;  ///< empty: the seat has no clock
    QString word;    ///< beside them: that there is little time, or that it waits to be pressed
    bool running = false;
    bool warns = false;  ///< with a thicker frame

    friend bool operator==(const ClockFace&, const ClockFace&) = default;
};

/// A square that a selected or inspected man's movement touches.
struct TargetMark {
    /// Beyond going there.
    enum class Extra { None, Castling, Choice };

    Square square = NoSquare;
    Reach reach = Reach::Both;
    bool target = false;   ///< the man may really go there (an inspected man: by its own movement)
    bool capture = false;  ///< somebody is taken
    Extra extra = Extra::None;
    Kind becomes = NoKind;     ///< what a compulsory promotion makes of the man
    Square victim = NoSquare;  ///< who is taken, if he stands elsewhere
    bool losesCheck = false;   ///< as what he becomes he gives no check, as he is he would
};

/// A turn that was played: its squares and the way between them.
struct PlayedLine {
    Side side = NoSide;
    Square from = NoSquare;  ///< NoSquare for a deployment
    Square to = NoSquare;
    Path path;
    double strength = 1;
};

/// What is said to people who do not sit below: it is shown on their plates, turned towards them.
struct PlayerMessage {
    QString prompt;    ///< to whoever is to move
    QString reason;    ///< the same, as long as it has to be read
    QString question;  ///< to `asked`
    Side asked = NoSide;
};

/// A seat as it is drawn.
struct SeatScene {
    SeatPicture words;
    QString message;  ///< covers its plate; empty where it is read at the foot of the window
    ClockFace clock;
    bool toMove = false;
    bool out = false;
    std::vector<std::pair<Kind, int>> reservePieces;  ///< kinds still to be deployed, and how many
    std::vector<std::pair<Piece, int>> captured;      ///< whom it has taken, and how many, the most valuable first
    int lead = 0;                                     ///< of its team, in pawns
};

/// What the position says: everything that stays while a person thinks.
struct BoardScene {
    std::vector<Piece> pieces;  ///< by square
    std::vector<SeatScene> seats;
    Side turn = NoSide;              ///< NoSide when the game is over
    std::vector<PlayedLine> played;  ///< the latest first
    std::vector<Path> checks;
    std::vector<Square> checkedKings;
    SquareSet lit;           ///< where reserves may be put now; empty if nobody deploys
    bool byReach = false;    ///< marks tell three sorts of reach apart
    bool manySides = false;  ///< more than two: each man carries its army's emblem
};

/// Some man that is no pawn moves in one way and takes in another: marks tell the sorts apart.
[[nodiscard]] bool tellsReachesApart(const Variant& variant);
/// The words of `seats` may be fewer than there are sides.
[[nodiscard]] BoardScene sceneOf(const Game& game, const std::vector<SeatPicture>& seats);
/// The marks of the man on `square`. Of a man of the side to move only what is legal is a target; of any other what
/// its own movement allows.
[[nodiscard]] std::vector<TargetMark> marksOf(const Game& game, Square square);
/// The marks of a reserve that waits to be deployed.
[[nodiscard]] std::vector<TargetMark> dropMarks(const Game& game, Kind reserve);

}  // namespace rokada::ui
