// A move with the board before and after it, for those who look for motifs in it; and what they find.
#pragma once

#include "motifs/motif.h"
#include "motifs/sight.h"

namespace rokada {

/// What a position does not say.
struct MotifContext {
    Square lastCapture = NoSquare;  ///< where the enemy has just captured
};

struct MoveSight {
    const Sight& before;
    const Sight& after;
    Move move;
    Side side;        ///< who moves
    Square captured;  ///< where the captured piece stood, or NoSquare
    bool mates;
    bool checks;
    MotifContext context;

    [[nodiscard]] const Rulebook& book() const { return before.book(); }
    [[nodiscard]] bool moved() const { return move.from() != NoSquare && move.type() != MoveType::Castle; }
    /// The enemies can capture the moved piece with profit, beyond what it has captured.
    [[nodiscard]] bool lost() const {
        const auto danger = after.dangerOn(side, move.to());
        const int won = captured == NoSquare ? 0 : before.worth(captured);
        return danger && danger->gain > won + after.least() / 2;
    }
};

using FoundMotifs = std::vector<FoundMotif>;

// Each adds what it finds.
void findMates(const MoveSight& sight, FoundMotifs& found);
void findStalemates(const MoveSight& sight, FoundMotifs& found);
void findChecks(const MoveSight& sight, FoundMotifs& found);
void findDoubleAttacks(const MoveSight& sight, FoundMotifs& found);
void findTrapped(const MoveSight& sight, FoundMotifs& found);
void findLines(const MoveSight& sight, FoundMotifs& found);
void findExchanges(const MoveSight& sight, FoundMotifs& found);
void findOffers(const MoveSight& sight, FoundMotifs& found);
void findGuards(const MoveSight& sight, FoundMotifs& found);
/// After all the others but `findDangers`: what they have found decides.
void findSacrifice(const MoveSight& sight, FoundMotifs& found);
void findDangers(const MoveSight& sight, FoundMotifs& found);
void findPawns(const MoveSight& sight, FoundMotifs& found);
void findBorders(const MoveSight& sight, FoundMotifs& found);

/// Several at once, by value.
void byWorth(const Sight& sight, std::vector<Square>& squares);

}  // namespace rokada
