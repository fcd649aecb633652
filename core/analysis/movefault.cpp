#include "analysis/movefault.h"

#include "analysis/threat.h"
#include "explain/piecevalues.h"
#include "rules/movegen.h"

#include <algorithm>
#include <span>

namespace rokada {

namespace {

/// Variations are believed so far, and one more ply as long as there are captures.
constexpr std::size_t Believed = 6, Longest = 12;
/// Less than this, in centipawns, is no loss of material.
constexpr int Telling = 80;

/// What is captured along a variation, by the team of its first mover and from it.
struct Exchanged {
    std::vector<Kind> won, lost;
    int balance = 0;  ///< for that team, in centipawns
};

class Accountant {
public:
    explicit Accountant(const Rulebook& book) : values_(pieceValues(book)) {}

    [[nodiscard]] int worth(Kind kind) const { return values_[kind].mean(); }
    [[nodiscard]] Exchanged along(Position position, std::span<const Move> moves) const;
    /// What is left of both when equals are struck off.
    [[nodiscard]] MoveCost cost(CostType type, std::vector<Kind> gone, std::vector<Kind> come) const;

private:
    std::vector<PieceValue> values_;
};

Square victimOf(const Position& position, Move move) {
    if (move.type() == MoveType::EnPassant) return position.state().victim;
    const bool arrives = move.from() != NoSquare && move.type() != MoveType::Castle;
    return arrives && position.hostile(move.to()) ? move.to() : NoSquare;
}

/// Where nothing is captured any more the account is drawn up: in the middle of an exchange it would be wrong.
Exchanged Accountant::along(Position position, std::span<const Move> moves) const {
    Exchanged sum;
    const Rulebook& book = position.book();
    const Side mover = position.turn();
    for (std::size_t ply = 0; ply < std::min(moves.size(), Longest); ++ply) {
        if (!isOrdinaryMove(position, moves[ply])) break;
        const Square victim = victimOf(position, moves[ply]);
        if (victim == NoSquare && ply >= Believed) break;
        if (victim != NoSquare) {
            const Kind kind = kindOf(position[victim]);
            const bool own = book.allied(mover, sideOf(position[victim]));
            (own ? sum.lost : sum.won).push_back(kind);
            sum.balance += own ? -worth(kind) : worth(kind);
        }
        advance(position, moves[ply]);
    }
    return sum;
}

MoveCost Accountant::cost(CostType type, std::vector<Kind> gone, std::vector<Kind> come) const {
    for (auto each = gone.begin(); each != gone.end();) {
        const auto equal = std::find(come.begin(), come.end(), *each);
        const bool exchanged = equal != come.end();
        if (exchanged) come.erase(equal);
        each = exchanged ? gone.erase(each) : each + 1;
    }
    const auto dearer = [this](Kind a, Kind b) { return worth(a) > worth(b); };
    std::stable_sort(gone.begin(), gone.end(), dearer);
    std::stable_sort(come.begin(), come.end(), dearer);
    MoveCost cost{.type = type, .gone = std::move(gone), .come = std::move(come)};
    for (const Kind kind : cost.gone) cost.worth += worth(kind);
    for (const Kind kind : cost.come) cost.worth -= worth(kind);
    return cost;
}

int turnsTo(const Position& position, Score score) {
    const int sides = static_cast<int>(position.book().sides());
    return (pliesToMate(score) + sides - 1) / sides;
}

void addMates(const Position& before, const ReviewedMove& move, std::vector<MoveCost>& costs) {
    const auto own = [&](Score forFirst) { return forFirstTeam(before, forFirst); };
    const Score could = own(move.before);
    const Score is = move.after ? own(*move.after) : 0;
    if (isMate(is) && is < 0 && !(isMate(could) && could < 0))
        costs.push_back({.type = CostType::AllowsMate, .turns = turnsTo(before, is)});
    if (isMate(could) && could > 0 && !(isMate(is) && is > 0))
        costs.push_back({.type = CostType::MissesMate, .turns = turnsTo(before, could)});
}

void addMaterial(const Accountant& accountant, const Position& before, const ReviewedMove& move,
                 std::vector<MoveCost>& costs) {
    std::vector<Move> line{move.played};
    line.insert(line.end(), move.answer.begin(), move.answer.end());
    const Exchanged is = accountant.along(before, line);
    const Exchanged could = accountant.along(before, move.better);
    if (could.balance - is.balance < Telling) return;
    const std::size_t known = costs.size();
    if (-is.balance >= Telling) costs.push_back(accountant.cost(CostType::Loses, is.lost, is.won));
    if (could.balance >= Telling) costs.push_back(accountant.cost(CostType::Misses, could.won, could.lost));
    std::stable_sort(costs.begin() + static_cast<std::ptrdiff_t>(known), costs.end(),
                     [](const MoveCost& a, const MoveCost& b) { return a.worth > b.worth; });
}

/// Says how a reply of the enemies wins what it wins.
bool telling(Motif motif) {
    switch (motif) {
        case Motif::DoubleCheck:
        case Motif::TwoWayCheck:
        case Motif::DiscoveredCheck:
        case Motif::Deflection:
        case Motif::Decoy:
        case Motif::Fork:
        case Motif::Skewer:
        case Motif::Pin:
        case Motif::DiscoveredAttack:
        case Motif::Overload:
        case Motif::RemovesDefender:
        case Motif::Interference:
        case Motif::TrappedPiece:
        case Motif::MateThreat: return true;
        default: return false;
    }
}

/// Behind a loss: what the answer does if that is more than to capture; else what the move has left to be captured.
std::optional<FoundMotif> shownBy(const MotifFinder& motifs, const Position& before, const ReviewedMove& move,
                                  const MoveCost& cost) {
    if (cost.type == CostType::MissesMate || cost.type == CostType::Misses)
        return move.better.empty() ? std::nullopt : motifs.merit(before, move.better.front());
    const auto left = motifs.fault(before, move.played);
    if (cost.type == CostType::AllowsMate && left && left->motif == Motif::AllowsMate) return left;
    Position after = before;
    advance(after, move.played);
    if (!move.answer.empty() && isOrdinaryMove(after, move.answer.front())) {
        const auto answer = motifs.merit(after, move.answer.front());
        if (answer && telling(answer->motif)) return answer;
    }
    if (!left || left->motif != Motif::LeavesHanging || left->pieces.empty()) return std::nullopt;
    const bool same = std::find(cost.gone.begin(), cost.gone.end(), kindOf(left->pieces.front())) != cost.gone.end();
    return same ? left : std::nullopt;
}

}  // namespace

MoveFault faultOf(const MotifFinder& motifs, const Position& before, const ReviewedMove& move) {
    MoveFault fault{.node = move.node};
    addMates(before, move, fault.costs);
    const bool mated = !fault.costs.empty() && fault.costs.front().type == CostType::AllowsMate;
    // Whoever is mated loses no material.
    if (!mated) addMaterial(Accountant(before.book()), before, move, fault.costs);
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
