#include "ai/evaluation/matecount.h"

#include "rules/movegen.h"
#include "rules/rulebook.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

namespace {

/// Counts the turns of the side to move in `root` within a number of plies.
class Count {
public:
    Count(const Position& root, int plies) : position_(root), side_(root.turn()), left_(plies) {}

    int along(std::span<const Move> line) {
        auto next = line.begin();
        while (left_ > 0) {
            const MoveList moves = legalMoves(position_);
            if (moves.empty()) break;
            const bool forced = moves[0].forced();
            if (!forced && (next == line.end() || std::ranges::find(moves, *next) == moves.end())) break;
            if (!forced && position_.turn() == side_) ++turns_;
            Undo undo;
            position_.make(forced ? moves[0] : *next++, undo);
            --left_;
        }
        return turns_ + rest();
    }

private:
    /// Counts the turns after the end of the line. In variants with elimination, the last ply is the elimination of the
    /// mated side, so no side moves in it.
    [[nodiscard]] int rest() const {
        const Rulebook& book = position_.book();
        const std::uint8_t living = position_.state().living;
        int turns = 0;
        Side turn = position_.turn();
        for (int left = left_ - (book.variant().elimination ? 1 : 0); left > 0; --left) {
            if (turn == side_) ++turns;
            turn = book.next(turn, living);
        }
        return turns;
    }

    Position position_;
    Side side_;
    int left_;
    int turns_ = 0;
};

}  // namespace

int turnsToMate(const Position& root, Score score, std::span<const Move> line) {
    if (!isMate(score)) return 0;
    const int turns = std::max(1, Count(root, pliesToMate(score)).along(line));
    return score > 0 ? turns : -turns;
}

/// Several scores can have the same number of turns. If the team mates, returns the score with the fewest plies: the
/// mate comes with the last counted turn, or with a partner's move soon after it. If the team is mated, returns the
/// score with the most plies, because an enemy mates after the last counted turn.
Score mateScore(const Position& root, int turns) {
    Score found = turns > 0 ? mateIn(1) : matedIn(2);
    for (int plies = 1; plies < 2 * MaxPly; ++plies) {
        const Score score = turns > 0 ? mateIn(plies) : matedIn(plies);
        const int counted = std::abs(turnsToMate(root, score));
        if (counted > std::abs(turns)) break;
        found = score;
        if (turns > 0 && counted == turns) break;
    }
    return found;
}

}  // namespace rokada
