// Move with the positions before and after it, as input of the motif finders.
#pragma once

#include "motifs/motif.h"
#include "motifs/positionanalysis.h"

namespace rokada {

/// Facts about the game that the position does not contain.
struct MotifContext {
    Square lastCapture = NoSquare;  ///< square of the enemy's last capture, or NoSquare
};

/// Legal move with the analysis of the positions before and after it.
struct MoveAnalysis {
    const PositionAnalysis& before;
    const PositionAnalysis& after;
    Move move;
    Side side;        ///< side that moves
    Square captured;  ///< square of the captured piece, or NoSquare
    bool mates;
    bool checks;
    MotifContext context;

    [[nodiscard]] const Rulebook& book() const { return before.book(); }
    [[nodiscard]] bool moved() const { return move.from() != NoSquare && move.type() != MoveType::Castle; }
    /// Returns true if the enemies can capture the moved piece and win more than the piece has captured.
    [[nodiscard]] bool lost() const {
        const auto danger = after.dangerOn(side, move.to());
        const int won = captured == NoSquare ? 0 : before.worth(captured);
        return danger && danger->gain > won + after.least() / 2;
    }
};

using FoundMotifs = std::vector<FoundMotif>;

// Each function `find...` appends the motifs of its kind to `found`.
void findMates(const MoveAnalysis& analysis, FoundMotifs& found);
void findStalemates(const MoveAnalysis& analysis, FoundMotifs& found);
void findChecks(const MoveAnalysis& analysis, FoundMotifs& found);
void findDoubleAttacks(const MoveAnalysis& analysis, FoundMotifs& found);
void findTrapped(const MoveAnalysis& analysis, FoundMotifs& found);
void findLines(const MoveAnalysis& analysis, FoundMotifs& found);
void findExchanges(const MoveAnalysis& analysis, FoundMotifs& found);
void findOffers(const MoveAnalysis& analysis, FoundMotifs& found);
void findGuards(const MoveAnalysis& analysis, FoundMotifs& found);
/// Uses the motifs in `found`. Call it after all other functions except `findDangers`.
void findSacrifice(const MoveAnalysis& analysis, FoundMotifs& found);
void findDangers(const MoveAnalysis& analysis, FoundMotifs& found);
void findPawns(const MoveAnalysis& analysis, FoundMotifs& found);
void findBorders(const MoveAnalysis& analysis, FoundMotifs& found);

/// Sorts squares by the value of their pieces, highest first.
void byWorth(const PositionAnalysis& analysis, std::vector<Square>& squares);

}  // namespace rokada
