#include "learn/remarks.h"

#include "learn/captures.h"
#include "rules/judgement.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

/// Node limit of a search that must be quick, because the learner is waiting for the verdict.
constexpr std::uint64_t QuickNodes = 40000;

/// Finds the remarks on one move. The most serious remarks are added first.
class RemarkFinder {
public:
    RemarkFinder(const GoalJudge& judge, const AskedMove& asked, const Position& before, Move move)
        : judge_(judge), asked_(asked), before_(before), move_(move), outcome_(outcomeOf(before, move)) {}

    std::vector<Remark> remarks() {
        gravest();
        goal();
        alsoGood();
        forced();
        danger();
        if (remarks_.empty()) listed();
        return std::move(remarks_);
    }

private:
    Remark& add(RemarkType type, std::vector<Square> squares = {}, std::vector<Move> moves = {}) {
        return remarks_.emplace_back(
            Remark{.type = type, .squares = std::move(squares), .moves = std::move(moves), .illegal = {}});
    }

    [[nodiscard]] const Goal& goalOf() const { return asked_.step.goal; }

    void gravest() {
        if (outcome_.stalemate && goalOf().type != GoalType::Stalemate) add(RemarkType::Stalemates);
        if (outcome_.mate && goalOf().type != GoalType::Mate) add(RemarkType::OtherMate);
    }

    /// Adds a remark if the move misses the goal of the step.
    void goal() {
        if (asked_.step.type == StepType::Play || judge_.reached(goalOf(), before_, move_)) return;
        switch (goalOf().type) {
            case GoalType::None: break;
            case GoalType::Capture: capture(); break;
            case GoalType::Check: add(RemarkType::NoCheck); break;
            case GoalType::Mate: mate(); break;
            case GoalType::Stalemate: stillMoves(); break;
            case GoalType::Escape: add(RemarkType::NoEscape); break;
            case GoalType::Win: winsNothing(); break;
            case GoalType::Promote: promotion(); break;
            case GoalType::Reach: add(RemarkType::NotThere, {move_.to()}); break;
            case GoalType::Castle: add(RemarkType::NoCastling); break;
            case GoalType::EnPassant: add(RemarkType::NoEnPassant); break;
            case GoalType::Safe: break;       // `danger` reports hanging pieces
            case GoalType::Perpetual: break;  // `PerpetualCheck` judges such moves
        }
    }

    void capture() {
        const Square square = captureOf(before_, move_);
        if (square == NoSquare) {
            add(RemarkType::NoCapture);
        } else {
            add(RemarkType::OtherCapture, {square});
        }
    }

    void mate() {
        if (!outcome_.check) {
            add(RemarkType::NoCheck);
        } else if (const auto escape = firstMove(outcome_.position)) {
            add(RemarkType::NoMate, {escape->from(), escape->to()}, {*escape});
        }
    }

    void stillMoves() {
        if (const auto left = firstMove(outcome_.position)) add(RemarkType::StillMoves, {}, {*left});
    }

    void promotion() {
        if (move_.becomes() == NoKind) {
            add(RemarkType::NoPromotion);
        } else if (goalOf().kind != NoKind && goalOf().kind != move_.becomes()) {
            add(RemarkType::OtherPromotion).piece = pieceOf(before_.turn(), move_.becomes());
        }
    }

    /// Adds a remark if the move reaches the goal, or wins as much as the listed moves.
    void alsoGood() {
        if (asked_.step.type != StepType::Play && reachesAsWell()) return void(add(RemarkType::AlsoReaches));
        const GoalType aim = asked_.step.aim;
        const bool material = aim == GoalType::None || aim == GoalType::Win;
        const bool free = asked_.step.type != StepType::Find && goalOf().type == GoalType::None && material;
        if (free && !listedWithOtherNumber() && gainsAsMuch()) add(RemarkType::AlsoWins);
    }

    /// Returns true if the move reaches the goal too. Excludes the goal Safe, which passive moves reach, and the goal
    /// Escape, which every legal move reaches.
    [[nodiscard]] bool reachesAsWell() const {
        const GoalType type = goalOf().type;
        if (type == GoalType::None || type == GoalType::Safe || type == GoalType::Escape) return false;
        return judge_.reached(goalOf(), before_, move_);
    }

    [[nodiscard]] bool gainsAsMuch() const {
        const Gains& gains = judge_.gains();
        const Score gain = gains.after(before_, move_);
        if (gain < gains.least()) return false;
        const auto asMuch = [&](Move listed) {
            const Score wanted = gains.after(before_, listed);
            return wanted >= gains.least() && gain >= wanted;
        };
        return !asked_.listed.empty() && std::ranges::all_of(asked_.listed, asMuch);
    }

    void winsNothing() {
        const Score gain = judge_.gains().after(before_, move_);
        if (gain > -judge_.gains().least()) {
            if (gain < judge_.gains().least()) add(RemarkType::WinsNothing);
        } else if (gain > -MateBound / 2) {
            add(RemarkType::LosesMaterial).number = -gain;
        }
    }

    [[nodiscard]] static std::optional<Move> firstMove(const Position& position) {
        const MoveList list = legalMoves(position);
        if (list.empty()) return std::nullopt;
        return list[0];
    }

    /// Adds a remark if the goal needs several moves and this move delays or misses it.
    void forced() {
        if (asked_.step.type != StepType::Play) return;
        if (goalOf().type == GoalType::None) return scripted();
        GoalSolver& solver = asked_.solver;
        const bool later = solver.forces(before_, move_, asked_.movesLeft + 1);
        if (later || solver.exhausted()) {
            add(RemarkType::TooSlow).number = later ? 1 : 0;
        } else if (!outcome_.over && outcome_.position.turn() != before_.turn()) {
            const Move reply = solver.reply(outcome_.position, std::max(1, asked_.movesLeft - 1));
            add(RemarkType::DefenceEscapes, {reply.from(), reply.to()}, {reply});
        } else {
            add(RemarkType::TooSlow);
        }
    }

    /// Explains a move that leaves the listed line of a step without a goal. Uses the aim of the step, or calls
    /// `listed` if there is no aim.
    void scripted() {
        switch (asked_.step.aim) {
            case GoalType::Mate: asked_.movesLeft == 1 ? mate() : mateLater(); break;
            case GoalType::Win: winsNothing(); break;
            default: break;
        }
        if (asked_.step.aim == GoalType::None) listed();
    }

    /// Adds a remark if the move mates too, or if the defence escapes. Adds none if a short search does not decide it.
    void mateLater() {
        const Goal mating{.type = GoalType::Mate, .squares = {}, .kind = NoKind, .place = {}};
        GoalSolver quick(judge_, mating, before_.turn(), QuickNodes);
        if (outcome_.over || outcome_.position.turn() == before_.turn()) return;
        if (quick.forces(before_, move_, asked_.movesLeft)) return void(add(RemarkType::AlsoMates));
        if (quick.exhausted()) return;
        const Move reply = quick.reply(outcome_.position, asked_.movesLeft - 1);
        if (!quick.exhausted()) add(RemarkType::DefenceEscapes, {reply.from(), reply.to()}, {reply});
    }

    /// Reports the replies by which an enemy mates or wins a piece.
    void danger() {
        if (outcome_.over) return;
        if (const auto mate = matingReply()) add(RemarkType::AllowsMate, {mate->from(), mate->to()}, {*mate});
        const auto capture = judge_.gains().capture(outcome_.position, before_.turn());
        if (!capture) return;
        add(RemarkType::PieceHangs, {capturedBy(*capture), capture->from()}, {*capture});
    }

    [[nodiscard]] Square capturedBy(Move move) const {
        return move.type() == MoveType::EnPassant ? outcome_.position.state().victim : move.to();
    }

    [[nodiscard]] std::optional<Move> matingReply() const {
        const Position& after = outcome_.position;
        if (before_.book().allied(after.turn(), before_.turn())) return std::nullopt;
        const MoveList list = legalMoves(after);
        for (const Move reply : list) {
            const Outcome then = outcomeOf(after, reply);
            if (then.mate && mated(then.position)) return reply;
        }
        return std::nullopt;
    }

    /// Returns true if the side of the learner was mated, not its partner.
    [[nodiscard]] bool mated(const Position& position) const {
        const Side side = before_.turn();
        return position.book().variant().elimination ? !position.living(side) : position.turn() == side;
    }

    [[nodiscard]] bool samePiece(Move listed) const {
        return listed.from() == move_.from() && (listed.from() != NoSquare || listed.becomes() == move_.becomes());
    }
    [[nodiscard]] bool sameWay(Move listed) const { return samePiece(listed) && listed.to() == move_.to(); }
    [[nodiscard]] bool listedWithOtherNumber() const {
        return std::ranges::any_of(asked_.listed, [&](Move m) { return sameWay(m) && m.pieces() != move_.pieces(); });
    }

    /// Adds a remark on the difference between the move and the listed moves.
    void listed() {
        const std::vector<Move>& right = asked_.listed;
        if (listedWithOtherNumber()) {
            add(RemarkType::OtherNumber);
        } else if (asked_.step.type == StepType::Play) {
            add(RemarkType::NotInTheLine);
        } else if (move_.becomes() != NoKind && std::ranges::any_of(right, [&](Move m) { return sameWay(m); })) {
            add(RemarkType::OtherPromotion).piece = pieceOf(before_.turn(), move_.becomes());
        } else if (std::ranges::any_of(right, [&](Move m) { return samePiece(m); })) {
            add(RemarkType::AnotherSquare, {move_.to()});
        } else {
            add(RemarkType::AnotherPiece, {move_.from() == NoSquare ? move_.to() : move_.from()});
        }
    }

    const GoalJudge& judge_;
    const AskedMove& asked_;
    const Position& before_;
    Move move_;
    Outcome outcome_;
    std::vector<Remark> remarks_;
};

}  // namespace

std::vector<Remark> remarksOn(const GoalJudge& judge, const AskedMove& asked, const Position& before, Move move) {
    return RemarkFinder(judge, asked, before, move).remarks();
}

}  // namespace rokada
