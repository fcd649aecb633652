// Tactical motifs as data. A motif is an effect of a move or a pattern on the board.
#pragma once

#include "base/move.h"

#include <string_view>
#include <vector>

namespace rokada {

/// Motifs in order of importance. `StalemateDanger` and the motifs after it are not reasons for a move.
enum class Motif : std::uint8_t {
    SmotheredMate,    ///< checkmate by a leaper of a king that is surrounded by its own pieces
    BackRankMate,     ///< checkmate of a king on its first rank, blocked by its own pieces
    Mate,             ///< any other checkmate
    BaresKing,        ///< wins by capturing the last enemy piece except the king
    StalemateTrick,   ///< offers a piece; its capture would stalemate the offering side
    Stalemates,       ///< stalemates the enemy
    DoubleCheck,      ///< check by two pieces
    TwoWayCheck,      ///< check by one piece along two lines
    DiscoveredCheck,  ///< check by a piece that did not move
    Zwischenzug,      ///< plays an intermediate move that is stronger than the recapture
    /// Offers a piece. By capturing it, an enemy piece gives up the guard of a square.
    Deflection,
    /// Offers a piece. By capturing it, an enemy piece comes to a bad square.
    Decoy,
    Sacrifice,           ///< gives up material for visible compensation
    Underpromotion,      ///< promotes to a kind that is not the most valuable one
    Fork,                ///< attacks two or more pieces with one piece
    Skewer,              ///< attacks a valuable piece that stands in front of another one
    Pin,                 ///< attacks a piece that shields a more valuable piece behind it
    DiscoveredAttack,    ///< moves a piece and so opens a line of another piece
    Overload,            ///< captures a piece whose only defender must also defend another piece
    RemovesDefender,     ///< captures the defender of another piece
    Interference,        ///< moves between a defender and the piece that it defends
    TrappedPiece,        ///< attacks a piece that has no safe square
    MateThreat,          ///< threatens mate in one
    AroundSeam,          ///< captures or gives check across the edge of a board that wraps
    CapturesUndefended,  ///< captures an undefended piece
    WinningExchange,     ///< captures a defended piece with profit
    Desperado,           ///< captures material with a piece that is lost anyway
    BonusArrival,        ///< moves to a square that brings a bonus piece (Bolyar chess)
    Promotion,           ///< promotes to the most valuable kind, or to the only possible kind
    UnstoppablePawn,     ///< moves a pawn that cannot be stopped
    PromotionRace,       ///< moves an unstoppable pawn in a race with an unstoppable enemy pawn
    GateClosed,          ///< blocks an enemy line through a gate, an opening in a fortress wall
    Interposition,       ///< blocks the line of an attack
    Rescue,              ///< moves a piece out of danger
    StalemateDanger,     ///< another legal move would have stalemated the weaker enemy
    LosingExchange,      ///< captures a piece and loses more material in return
    LeavesHanging,       ///< leaves a piece of its side that can be captured with profit
    AllowsMate,          ///< allows mate in one
};
inline constexpr std::size_t Motifs = static_cast<std::size_t>(Motif::AllowsMate) + 1;

/// Returns the identifier of a motif in files, for example "fork".
[[nodiscard]] std::string_view idOf(Motif motif);

/// Motif with the squares and pieces that show it.
struct FoundMotif {
    Motif motif{};
    /// Squares of the pieces: the acting piece first, then the pieces that it acts on, in order of value. The pieces of
    /// a pin or skewer are in their order on the line.
    std::vector<Square> squares;
    int value = 0;  ///< material in centipawns; `UnstoppablePawn`: number of moves to promotion; `PromotionRace`: own
                    ///< moves minus enemy moves to promotion
    Move move{};    ///< move that follows, for example the threatened mate or capture
    /// Piece for each square. For a capture, it is the captured piece, not the capturing one.
    std::vector<Piece> pieces{};

    friend bool operator==(const FoundMotif&, const FoundMotif&) = default;
};

}  // namespace rokada
