// Motifs of tactics: what a move does, or what stands on the board, as data.
#pragma once

#include "base/move.h"

#include <string_view>
#include <vector>

namespace rokada {

/// The most telling first.
enum class Motif : std::uint8_t {
    SmotheredMate,       ///< a leaper mates a king that its own pieces shut in
    BackRankMate,        ///< on the edge of the board, behind its own pieces
    Mate,                ///< any other
    BaresKing,           ///< wins because only the enemy's king is left
    StalemateTrick,      ///< the offered piece must not be captured: the own side would be stalemated
    Stalemates,          ///< the enemy has no move
    DoubleCheck,         ///< by two pieces at once
    TwoWayCheck,         ///< by one piece along two lines
    DiscoveredCheck,     ///< by a piece that did not move
    Zwischenzug,         ///< something stronger before a recapture
    Deflection,          ///< the piece that captures leaves its duty
    Decoy,               ///< the piece that captures stands badly there
    Sacrifice,           ///< gives up material, and something can be seen for it
    Underpromotion,      ///< to less than the most valuable kind
    Fork,                ///< one piece attacks two or more
    Skewer,              ///< a valuable piece, and another one behind it
    Pin,                 ///< a piece must not move because of what stands behind it
    DiscoveredAttack,    ///< the moving piece opens the line of another
    Overload,            ///< one defender has two duties
    RemovesDefender,     ///< the captured piece was a defender
    Interference,        ///< stands between a defender and what it defends
    TrappedPiece,        ///< a piece has no safe square left
    MateThreat,          ///< mate would come next
    AroundSeam,          ///< captures or gives check over the edge of the drawing
    CapturesUndefended,  ///< for nothing
    WinningExchange,     ///< captures a defended piece and wins
    Desperado,           ///< a lost piece captures what it can
    BonusArrival,        ///< arrives where there is a bonus
    Promotion,           ///< becomes the most valuable kind, or has no choice
    FreePawn,            ///< a pawn cannot be stopped any more
    PromotionRace,       ///< both sides have such a pawn
    GateClosed,          ///< an enemy's line through a gate
    Interposition,       ///< stands in the line of an attack
    Rescue,              ///< the moving piece was in danger
    StalemateDanger,     ///< another move would stalemate the enemy, who is behind
    LosingExchange,      ///< captures, and loses more
    LeavesHanging,       ///< an own piece can be captured with profit
    AllowsMate,          ///< the enemy mates next
};
inline constexpr std::size_t Motifs = static_cast<std::size_t>(Motif::AllowsMate) + 1;

/// The identifier of a motif in files: "fork".
[[nodiscard]] std::string_view idOf(Motif motif);

/// One motif with what shows it.
struct FoundMotif {
    Motif motif{};
    /// The piece that does it first, then those that it is about, in order of value; of lines, the line.
    std::vector<Square> squares;
    int value = 0;  ///< what is at stake, in centipawns; of races, own moves less the enemy's
    Move move{};    ///< that would follow: the mate that is threatened, the capture that is feared
    /// Who stands or stood on the squares, by square: what is captured by the move rather than what captures it.
    std::vector<Piece> pieces{};

    friend bool operator==(const FoundMotif&, const FoundMotif&) = default;
};

}  // namespace rokada
