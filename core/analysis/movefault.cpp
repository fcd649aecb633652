#include "analysis/movefault.h"

#include "ai/evaluation/matecount.h"
#include "analysis/materialcounter.h"
#include "analysis/movemerit.h"
#include "analysis/threat.h"
#include "motifs/positionanalysis.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace rokada {

namespace {

constexpr int Telling = MaterialCounter::Telling;

MoveCost priced(CostType type, const MaterialTrade& trade) {
    return {.type = type, .gone = trade.gone, .come = trade.come, .worth = trade.worth};
}

/// Returns the number of turns to the mate, without a sign for the mating team.
int turnsTo(const Position& position, Score score, std::span<const Move> line) {
    return std::abs(turnsToMate(position, static_cast<Score>(forFirstTeam(position, score)), line));
}

/// Returns the points of a result in half points. The fifty-move rule makes a win or a loss a draw.
int halfPoints(TableResult result) { return result == TableResult::Win ? 2 : result == TableResult::Loss ? 0 : 1; }

void addResults(const ReviewedMove& move, std::vector<MoveCost>& costs) {
    if (!move.tables) return;
    const int before = halfPoints(move.tables->before), after = halfPoints(move.tables->after);
    if (after >= before) return;
    costs.push_back({.type = before == 2 ? CostType::GivesAwayWin : CostType::GivesAwayDraw});
}

void addMates(const Position& before, const ReviewedMove& move, std::vector<MoveCost>& costs) {
    const auto own = [&](Score forFirst) { return forFirstTeam(before, forFirst); };
    const Score could = own(move.before);
    const Score is = move.after ? own(*move.after) : 0;
    if (isMate(is) && is < 0 && !(isMate(could) && could < 0)) {
        costs.push_back(
            {.type = CostType::AllowsMate, .turns = turnsTo(afterMove(before, move.played), *move.after, move.answer)});
    }
    if (isMate(could) && could > 0 && !(isMate(is) && is > 0))
        costs.push_back({.type = CostType::MissesMate, .turns = turnsTo(before, move.before, move.better)});
}

/// Adds the material costs that show in the first `plies` plies of the played and of the better variation.
void addMaterial(const MaterialCounter& counter, const Position& before, const ReviewedMove& move, std::size_t plies,
                 std::vector<MoveCost>& costs) {
    std::vector<Move> line{move.played};
    line.insert(line.end(), move.answer.begin(), move.answer.end());
    const Exchanged is = counter.along(before, line, plies);
    const Exchanged could = counter.along(before, move.better, plies);
    if (could.balance - is.balance < Telling) return;
    const std::size_t known = costs.size();
    if (-is.balance >= Telling) costs.push_back(priced(CostType::Loses, counter.settled(is.lost, is.won)));
    if (could.balance >= Telling) costs.push_back(priced(CostType::Misses, counter.settled(could.won, could.lost)));
    std::stable_sort(costs.begin() + static_cast<std::ptrdiff_t>(known), costs.end(),
                     [](const MoveCost& a, const MoveCost& b) { return a.worth > b.worth; });
}

/// Returns true for motifs of an enemy reply that explain what the reply wins.
bool telling(Motif motif) {
    switch (motif) {
        case Motif::DoubleCheck:
        case Motif::TwoWayCheck:
        case Motif::DiscoveredCheck:
        case Motif::MateThreat: return true;
        default: return winsByCapture(motif);
    }
}

/// Returns true if the first move of a variation captures a piece of one of these kinds.
bool capturesOneOf(const Position& before, std::span<const Move> line, const std::vector<Kind>& kinds) {
    if (line.empty() || !isOrdinaryMove(before, line.front())) return false;
    const Square victim = victimOf(before, line.front());
    return victim != NoSquare && std::ranges::find(kinds, kindOf(before[victim])) != kinds.end();
}

/// Returns the motif of the better move that explains the cost. Missed material is explained by the motif that the
/// better variation uses. A missed mate is explained only by a mating motif.
std::optional<FoundMotif> shownByBetter(const MotifFinder& motifs, const Position& before, const ReviewedMove& move,
                                        const MoveCost& cost) {
    if (move.better.empty()) return std::nullopt;
    if (cost.type == CostType::Misses) {
        const auto found = meritOf(motifs, before, move.better).motif;
        // If the better move captures one of the pieces at once, its mate threat does not explain the gain.
        const bool aside = found && found->motif == Motif::MateThreat && capturesOneOf(before, move.better, cost.gone);
        return aside ? std::nullopt : found;
    }
    const auto found = motifs.merit(before, move.better.front());
    return found && found->motif <= Motif::Mate ? found : std::nullopt;
}

/// Returns the motif that explains the cost. A loss is explained by a motif of the enemy's reply, if the reply has one
/// that is more than a plain capture. Otherwise it is explained by the piece that the move leaves hanging.
std::optional<FoundMotif> shownBy(const MotifFinder& motifs, const Position& before, const ReviewedMove& move,
                                  const MoveCost& cost) {
    if (cost.type == CostType::MissesMate || cost.type == CostType::Misses)
        return shownByBetter(motifs, before, move, cost);
    auto left = motifs.fault(before, move.played);
    if (cost.type == CostType::AllowsMate && left && left->motif == Motif::AllowsMate) return left;
    Position after = before;
    advance(after, move.played);
    if (!move.answer.empty() && isOrdinaryMove(after, move.answer.front())) {
        auto answer = motifs.merit(after, move.answer.front());
        if (answer && telling(answer->motif)) return answer;
    }
    if (!left || left->motif != Motif::LeavesHanging || left->pieces.empty()) return std::nullopt;
    const bool same = std::ranges::find(cost.gone, kindOf(left->pieces.front())) != cost.gone.end();
    return same ? left : std::nullopt;
}

}  // namespace

MoveFault faultOf(const MotifFinder& motifs, const Position& before, const ReviewedMove& move) {
    MoveFault fault{.node = move.node};
    addResults(move, fault.costs);
    addMates(before, move, fault.costs);
    const bool mated = std::ranges::count(fault.costs, CostType::AllowsMate, &MoveCost::type) > 0;
    // Material costs are not reported for a side that is going to be mated.
    const MaterialCounter counter(before.book());
    if (!mated) addMaterial(counter, before, move, MaterialCounter::Believed, fault.costs);
    // A blunder needs an explanation, so a cost at the end of the shown variation is reported too.
    if (fault.costs.empty() && move.grade == MoveGrade::Blunder)
        addMaterial(counter, before, move, MaterialCounter::Shown, fault.costs);
    if (!fault.costs.empty()) fault.shown = shownBy(motifs, before, move, fault.costs.front());
    return fault;
}

std::optional<Kind> pieceGivenAway(const MotifFinder& motifs, const Position& before, const ReviewedMove& move) {
    const auto left = motifs.fault(before, move.played);
    if (!left || left->motif != Motif::LeavesHanging || left->pieces.empty()) return std::nullopt;
    const Kind kind = kindOf(left->pieces.front());
    if (before.book().variant().kinds[kind].pawn) return std::nullopt;
    Position position = before;
    advance(position, move.played);
    for (const Move answer : move.answer) {
        if (position.turn() == before.turn() || !isOrdinaryMove(position, answer)) break;
        if (victimOf(position, answer) == left->squares.front()) return kind;
        advance(position, answer);
    }
    return std::nullopt;
}

std::vector<MoveFault> faultsOf(const GameTree& tree, const Review& review) {
    const MotifFinder motifs(tree.book());
    std::vector<MoveFault> faults;
    for (const ReviewedMove& move : review.moves) {
        if (move.grade == MoveGrade::Sound || move.better.empty()) continue;
        faults.push_back(faultOf(motifs, positionAt(tree, tree.parent(move.node)), move));
    }
    return faults;
}

}  // namespace rokada
