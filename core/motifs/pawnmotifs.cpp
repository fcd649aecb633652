// Finds promotions, unstoppable pawns and pawn races.
#include "motifs/movesight.h"

#include <algorithm>
#include <deque>

namespace rokada {

namespace {

/// Maximum number of steps of a pawn to its promotion in a pawn race.
constexpr int LongestRun = 6;

/// Returns true if the step promotes the pawn, either at an arrival square or automatically on top of a tower.
bool promotes(const Rulebook& book, Piece pawn, const Target& step) {
    return book.arrival(step.arrival).count > 0 || (book.towers() && book.onTop(pawn, step.square) != pawn);
}

/// Returns the number of moves until the pawn promotes. It moves straight ahead over empty squares that no enemy piece
/// except a king attacks. Returns 0 if the pawn cannot promote in this way.
int stepsOf(const Sight& sight, Square square, Square& arrival) {
    const Position& position = sight.position();
    const Piece pawn = position[square];
    const Side side = sideOf(pawn);
    Square at = square;
    for (int steps = 1; steps <= LongestRun; ++steps) {
        const auto quiet = sight.book().quiets(pawn, at);
        const auto next = std::ranges::find_if(quiet, [](const Target& t) { return !t.firstMoveOnly; });
        if (next == quiet.end() || !position.empty(next->square)) return 0;
        at = next->square;
        PieceSet stopping = sight.book().hostile(side);
        for (std::size_t s = 0; s < sight.book().sides(); ++s)
            stopping.bits &= ~(std::uint64_t{1} << pieceOf(Side(s), sight.book().royalKind()));
        if (position.attackedWithout(at, stopping, square)) return 0;
        if (promotes(sight.book(), pawn, *next)) {
            arrival = at;
            return steps;
        }
    }
    return 0;
}

/// Returns the number of moves that the king on `from` needs to reach `to` on an empty board.
int kingSteps(const Sight& sight, Square from, Square to) {
    if (from == NoSquare) return MaxPly;
    const Piece king = sight.position()[from];
    std::vector<int> steps(static_cast<std::size_t>(sight.book().size()), -1);
    std::deque<Square> queue{from};
    steps[from] = 0;
    while (!queue.empty()) {
        const Square at = queue.front();
        queue.pop_front();
        if (at == to) return steps[at];
        for (const Target& t : sight.book().targets(king, at)) {
            if (steps[t.square] >= 0) continue;
            steps[t.square] = steps[at] + 1;
            queue.push_back(t.square);
        }
    }
    return MaxPly;
}

struct Runner {
    Square pawn = NoSquare;
    int steps = 0;
};

/// Returns the pawn that promotes soonest among those that no enemy king can catch, or nullopt if there is none.
std::optional<Runner> runnerOf(const Sight& sight, Side side, bool toMove) {
    std::optional<Runner> best;
    for (const Square square : sight.position().pieces(side)) {
        if (!sight.book().pawns().has(sight.position()[square])) continue;
        Square arrival = NoSquare;
        const int steps = stepsOf(sight, square, arrival);
        if (steps == 0 || (best && best->steps <= steps)) continue;
        bool caught = false;
        for (std::size_t s = 0; s < sight.book().sides(); ++s) {
            if (sight.book().allied(Side(s), side) || !sight.position().living(Side(s))) continue;
            const int theirs = kingSteps(sight, sight.position().king(Side(s)), arrival);
            caught = caught || theirs <= steps + (toMove ? 0 : 1);
        }
        if (!caught) best = Runner{square, steps};
    }
    return best;
}

void findRuns(const MoveSight& sight, FoundMotifs& found) {
    if (sight.checks || sight.before.position()[sight.move.from()] == NoPiece) return;
    const auto mine = runnerOf(sight.after, sight.side, false);
    if (!mine || mine->pawn != sight.move.to()) return;
    for (std::size_t s = 0; s < sight.book().sides(); ++s) {
        if (sight.book().allied(Side(s), sight.side)) continue;
        const auto theirs = runnerOf(sight.after, Side(s), true);
        if (!theirs) continue;
        found.push_back({Motif::PromotionRace, {mine->pawn, theirs->pawn}, mine->steps - theirs->steps, {}});
        return;
    }
    found.push_back({Motif::FreePawn, {mine->pawn}, mine->steps, {}});
}

void findPromotion(const MoveSight& sight, FoundMotifs& found) {
    MoveList moves;
    ordinaryMovesFrom(sight.before.position(), sight.move.from(), moves);
    const Evaluator& evaluator = sight.before.evaluator();
    const int value = evaluator.value(sight.move.becomes());
    const bool less = std::ranges::any_of(moves, [&](Move m) {
        return m.to() == sight.move.to() && m.becomes() != NoKind && evaluator.value(m.becomes()) > value;
    });
    found.push_back({less ? Motif::Underpromotion : Motif::Promotion, {sight.move.to()}, value, sight.move});
}

}  // namespace

void findPawns(const MoveSight& sight, FoundMotifs& found) {
    if (!sight.moved()) return;
    if (sight.move.type() == MoveType::Bonus) found.push_back({Motif::BonusArrival, {sight.move.to()}, 0, sight.move});
    if (sight.move.becomes() != NoKind) {
        findPromotion(sight, found);
    } else if (!sight.mates && sight.book().pawns().has(sight.before.position()[sight.move.from()])) {
        findRuns(sight, found);
    }
}

}  // namespace rokada
