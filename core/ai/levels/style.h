// Styles of computer opponents, as numbers that change the choice between moves which look about equally good.
#pragma once

namespace rokada {

/// Preferences of an opponent. Each bonus is added to the score of a root move in centipawns, so an opponent follows
/// its style only where this costs little. A negative bonus makes the opponent avoid such moves. 0 is neutral.
struct Style {
    int checks = 0;     ///< bonus of a move that gives check
    int storm = 0;      ///< bonus of a pawn move that comes closer to an enemy king
    int offers = 0;     ///< bonus of a move after which the enemy can win material by an exchange
    int exchanges = 0;  ///< bonus of a capture that can be answered by a capture on the same square
    int leapers = 0;  ///< bonus of moving a leaping piece such as a knight; if positive, the opponent notices leaps as
                      ///< easily as other moves
    int gamble = 0;   ///< additional range in the opening within which root moves count as equally good, in centipawns
    int pace = 100;   ///< thinking time that is shown, in percent of the usual time

    friend bool operator==(const Style&, const Style&) = default;
};

}  // namespace rokada
