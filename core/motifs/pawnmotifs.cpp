// Finds promotions, unstoppable pawns and pawn races.
#include "motifs/moveanalysis.h"

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
int stepsOf(const PositionAnalysis& analysis, Square square, Square& arrival) {
    const Position& position = analysis.position();
    const Piece pawn = position[square];
    const Side side = sideOf(pawn);
    Square at = square;
    for (int steps = 1; steps <= LongestRun; ++steps) {
        const auto quiet = analysis.book().quiets(pawn, at);
        const auto next = std::ranges::find_if(quiet, [](const Target& t) { return !t.firstMoveOnly; });
        if (next == quiet.end() || !position.empty(next->square)) return 0;
        at = next->square;
        PieceSet stopping = analysis.book().hostile(side);
        for (std::size_t s = 0; s < analysis.book().sides(); ++s)
            stopping.bits &= ~(std::uint64_t{1} << pieceOf(Side(s), analysis.book().royalKind()));
        if (position.attackedWithout(at, stopping, square)) return 0;
        if (promotes(analysis.book(), pawn, *next)) {
            arrival = at;
            return steps;
        }
    }
    return 0;
}

/// Returns the number of moves that the king on `from` needs to reach `to` on an empty board.
int kingSteps(const PositionAnalysis& analysis, Square from, Square to) {
    if (from == NoSquare) return MaxPly;
    const Piece king = analysis.position()[from];
    std::vector<int> steps(static_cast<std::size_t>(analysis.book().size()), -1);
    std::deque<Square> queue{from};
    steps[from] = 0;
    while (!queue.empty()) {
        const Square at = queue.front();
        queue.pop_front();
        if (at == to) return steps[at];
        for (const Target& t : analysis.book().targets(king, at)) {
            if (steps[t.square] >= 0) continue;
            steps[t.square] = steps[at] + 1;
            queue.push_back(t.square);
        }
    }
    return MaxPly;
}

/// Pawn on its way to promotion, with its number of moves to promotion.
struct Runner {
    Square pawn = NoSquare;
    int steps = 0;
};

/// Returns the pawn that promotes soonest among those that no enemy king can catch, or nullopt if there is none.
/// `toMove` is true if `side` moves next.
std::optional<Runner> runnerOf(const PositionAnalysis& analysis, Side side, bool toMove) {
    std::optional<Runner> best;
    for (const Square square : analysis.position().pieces(side)) {
        if (!analysis.book().pawns().has(analysis.position()[square])) continue;
        Square arrival = NoSquare;
        const int steps = stepsOf(analysis, square, arrival);
        if (steps == 0 || (best && best->steps <= steps)) continue;
        bool caught = false;
        for (std::size_t s = 0; s < analysis.book().sides(); ++s) {
            if (analysis.book().allied(Side(s), side) || !analysis.position().living(Side(s))) continue;
            const int theirs = kingSteps(analysis, analysis.position().king(Side(s)), arrival);
            caught = caught || theirs <= steps + (toMove ? 0 : 1);
        }
        if (!caught) best = Runner{square, steps};
    }
    return best;
}

void findRuns(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.checks || analysis.before.position()[analysis.move.from()] == NoPiece) return;
    const auto mine = runnerOf(analysis.after, analysis.side, false);
    if (!mine || mine->pawn != analysis.move.to()) return;
    for (std::size_t s = 0; s < analysis.book().sides(); ++s) {
        if (analysis.book().allied(Side(s), analysis.side)) continue;
        const auto theirs = runnerOf(analysis.after, Side(s), true);
        if (!theirs) continue;
        found.push_back({Motif::PromotionRace, {mine->pawn, theirs->pawn}, mine->steps - theirs->steps, {}});
        return;
    }
    found.push_back({Motif::UnstoppablePawn, {mine->pawn}, mine->steps, {}});
}

void findPromotion(const MoveAnalysis& analysis, FoundMotifs& found) {
    MoveList moves;
    ordinaryMovesFrom(analysis.before.position(), analysis.move.from(), moves);
    const Evaluator& evaluator = analysis.before.evaluator();
    const int value = evaluator.value(analysis.move.becomes());
    const bool less = std::ranges::any_of(moves, [&](Move m) {
        return m.to() == analysis.move.to() && m.becomes() != NoKind && evaluator.value(m.becomes()) > value;
    });
    found.push_back({less ? Motif::Underpromotion : Motif::Promotion, {analysis.move.to()}, value, analysis.move});
}

}  // namespace

void findPawns(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (!analysis.moved()) return;
    if (analysis.move.type() == MoveType::Bonus)
        found.push_back({Motif::BonusArrival, {analysis.move.to()}, 0, analysis.move});
    if (analysis.move.becomes() != NoKind) {
        findPromotion(analysis, found);
    } else if (!analysis.mates && analysis.book().pawns().has(analysis.before.position()[analysis.move.from()])) {
        findRuns(analysis, found);
    }
}

}  // namespace rokada
