// The numbers by which a search prunes, extends, reduces and learns. Which are best depends on the game and on how well
// its positions are valued, so a game can have its own, found by games of the engine against itself.
#pragma once

#include <string_view>

namespace rokada {

/// Those of any game that has none of its own. Of reductions 100 are a ply; values are in centipawns.
struct SearchParameters {
    // Pruning of nodes.
    int reverseFutility = 80;    ///< by so much for each ply the value must be above beta
    int razoring = 250;          ///< by so much for each ply the value must be below alpha
    int nullMove = 300;          ///< reduction after a null move,
    int nullMoveDepth = 34;      ///< more for each ply of depth,
    int nullMoveSurplus = 200;   ///< and a ply more for each such surplus over beta
    int quiescenceMargin = 180;  ///< a capture that brings less than what is missing and this is not tried
    int roughMargin = 450;       ///< so far outside the window a rough value of a quiet position will do
    // Pruning of moves.
    int lateMoves = 40;       ///< tenths: how many are tried at depth 0 of a search whose first position
    int lateMovesShare = 70;  ///< has so many moves; of one with more, more; twice as many while the side improves
    int futility = 100;       ///< a quiet move cannot bring so much,
    int futilityDepth = 90;   ///< and this for each ply left
    int lossOfCapture = 100;  ///< that a capture may lose for each ply
    int lossOfQuiet = 25;     ///< that a quiet move may lose, times the square of the plies left
    // Extension.
    int singularDepth = 8;  ///< plies: the least depth at which a singular move is looked for
    int singular = 20;      ///< tenths: for each ply, by how much all other moves are worse than a singular one
    // Reduction of late moves.
    int reduction = 444;      ///< thousandths of a ply for each unit of ln(depth) * ln(number of the move)
    int notPv = 100;          ///< more outside the principal variation
    int notImproving = 100;   ///< more while the side does not improve
    int cutNode = 0;          ///< more where a cutoff is expected
    int historyOfPly = 9000;  ///< a ply less or more for so good or bad a history
    // Learning.
    int bonusSquare = 16;     ///< of history, times the square of the depth
    int bonus = 32;           ///< and times the depth,
    int mostBonus = 1600;     ///< at most
    int mostCorrection = 96;  ///< of a static value
    int correction = 40;      ///< tenths: of an error, times the depth, is what correction history learns
    // The root.
    int aspiration = 16;  ///< half of the first window

    bool operator==(const SearchParameters&) const = default;
};

/// Of a variant, by its name.
[[nodiscard]] SearchParameters searchParameters(std::string_view id);

}  // namespace rokada
