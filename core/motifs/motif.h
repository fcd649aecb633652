// Tactical motifs as data: effects of a move, or patterns on the board.
#pragma once

#include "base/move.h"

#include <string_view>
#include <vector>

namespace rokada {

/// Motifs in order of importance.
enum class Motif : std::uint8_t {
    SmotheredMate,       ///< a leaper mates a king surrounded by its own pieces
    BackRankMate,        ///< mate on the edge of the board, behind own pieces
    Mate,                ///< any other mate
    BaresKing,           ///< wins by capturing the last enemy piece but the king
    StalemateTrick,      ///< capturing the offered piece would stalemate the own side
    Stalemates,          ///< the enemy is stalemated
    DoubleCheck,         ///< check by two pieces
    TwoWayCheck,         ///< check by one piece along two lines
    DiscoveredCheck,     ///< check by a piece that did not move
    Zwischenzug,         ///< an intermediate move that is stronger than the recapture
    Deflection,          ///< the capturing piece leaves its duty
    Decoy,               ///< the capturing piece is badly placed there
    Sacrifice,           ///< gives up material for visible compensation
    Underpromotion,      ///< promotes to less than the most valuable kind
    Fork,                ///< one piece attacks two or more pieces
    Skewer,              ///< attacks a valuable piece with another one behind it
    Pin,                 ///< a piece must not move because of the piece behind it
    DiscoveredAttack,    ///< the moving piece opens a line of another piece
    Overload,            ///< one defender has two duties
    RemovesDefender,     ///< the captured piece was a defender
    Interference,        ///< moves between a defender and the piece that it defends
    TrappedPiece,        ///< a piece has no safe square
    MateThreat,          ///< threatens mate in one
    AroundSeam,          ///< captures or gives check across the edge of the board
    CapturesUndefended,  ///< captures an undefended piece
    WinningExchange,     ///< captures a defended piece with profit
    Desperado,           ///< a lost piece captures as much as it can
    BonusArrival,        ///< moves to a bonus square
    Promotion,           ///< promotes to the most valuable kind, or without a choice
    FreePawn,            ///< an unstoppable pawn
    PromotionRace,       ///< both sides have an unstoppable pawn
    GateClosed,          ///< blocks an enemy line through a gate
    Interposition,       ///< moves onto the line of an attack
    Rescue,              ///< moves a piece out of danger
    StalemateDanger,     ///< another move would stalemate the weaker enemy
    LosingExchange,      ///< captures and loses more material
    LeavesHanging,       ///< leaves an own piece that can be captured with profit
    AllowsMate,          ///< allows mate in one
};
inline constexpr std::size_t Motifs = static_cast<std::size_t>(Motif::AllowsMate) + 1;

/// Returns the identifier of a motif in files, for example "fork".
[[nodiscard]] std::string_view idOf(Motif motif);

/// A motif with the squares and pieces that show it.
struct FoundMotif {
    Motif motif{};
    /// The acting piece first, then the pieces that it acts on, in order of value; for lines, in the order of the line.
    std::vector<Square> squares;
    int value = 0;  ///< material in centipawns; for races, own moves minus those of the enemy
    Move move{};    ///< following move: the threatened mate or capture
    /// Pieces by square: for a capture, the captured piece and not the capturing one.
    std::vector<Piece> pieces{};

    friend bool operator==(const FoundMotif&, const FoundMotif&) = default;
};

}  // namespace rokada
