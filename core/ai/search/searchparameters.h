// Parameters of pruning, extension, reduction and history. The best values depend on the variant and its evaluation, so
// a variant can have its own parameters, tuned by self-play.
#pragma once

#include <string_view>

namespace rokada {

/// Default parameters. Reductions are in units of 1/100 ply and scores in centipawns unless stated otherwise.
struct SearchParameters {
    // Pruning of nodes.
    int reverseFutility = 80;    ///< margin above beta for each ply
    int razoring = 250;          ///< margin below alpha for each ply
    int nullMove = 300;          ///< basic reduction of a null move search
    int nullMoveDepth = 34;      ///< additional reduction for each ply of depth
    int nullMoveSurplus = 200;   ///< score above beta that adds one ply to the reduction, at most 3 plies
    int quiescenceMargin = 180;  ///< delta pruning margin: maximum gain of a capture beyond the captured piece
    /// Minimum distance of a lazy evaluation from the window. If it is closer, the quiescence search computes the full
    /// evaluation.
    int roughMargin = 450;
    // Pruning of moves.
    /// Number of moves tried before late move pruning, in tenths, at depth 0. The square of the depth is added.
    int lateMoves = 40;
    /// Number of legal moves to which `lateMoves` refers. The number of moves tried is multiplied by the usual number
    /// of legal moves and divided by this parameter. While the side is improving, half of the parameter is used, which
    /// doubles the number of moves tried.
    int lateMovesShare = 70;
    int futility = 100;          ///< futility margin of a quiet move
    int futilityDepth = 90;      ///< additional futility margin for each ply left
    int captureSeeMargin = 100;  ///< maximum static exchange loss of a capture for each ply
    int quietSeeMargin = 25;     ///< maximum static exchange loss of a quiet move, times the square of the plies left
    // Extension.
    int singularDepth = 8;  ///< minimum depth in plies to test for a singular move
    /// Margin of a singular move over all other moves for each ply of depth, in tenths of a centipawn.
    int singular = 20;
    // Reduction of late moves.
    int reduction = 444;      ///< basic reduction in thousandths of a ply, for each unit of ln(depth) * ln(move number)
    int notPv = 100;          ///< reduction added in nodes that are not PV nodes
    int notImproving = 100;   ///< reduction added while the side is not improving
    int cutNode = 0;          ///< reduction added in expected cut nodes
    int historyOfPly = 9000;  ///< amount of history score that changes the reduction by one ply
    // History and correction history.
    int bonusSquare = 16;    ///< factor of the square of the depth in a history bonus
    int bonus = 32;          ///< factor of the depth in a history bonus
    int maxBonus = 1600;     ///< maximum history bonus
    int maxCorrection = 96;  ///< maximum correction of a static evaluation
    int correction = 40;     ///< weight of an evaluation error for each ply of depth, in tenths
    // The root.
    int aspiration = 16;  ///< distance from the last score to both ends of the first aspiration window

    bool operator==(const SearchParameters&) const = default;
};

/// Returns the parameters of the variant with this id: its own tuned parameters, or else the defaults.
[[nodiscard]] SearchParameters searchParameters(std::string_view id);

}  // namespace rokada
