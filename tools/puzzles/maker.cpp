#include "maker.h"

#include "base/scrambled.h"
#include "questions.h"
#include "randomendings.h"
#include "rules/forced.h"
#include "rules/judgement.h"
#include "themes.h"

#include <algorithm>

namespace rokada::tools {

namespace {

/// Share of each kind in all puzzles, in per cent. If a variant lacks a kind, other kinds fill its share.
constexpr std::array<int, AllPuzzleKinds.size()> Shares{44, 26, 8, 3, 4, 6, 6, 3};
constexpr std::array<int, 5> MateShares{0, 16, 16, 8, 4};
constexpr int MaxMoves = 4;
constexpr int MaxTurns = 4;
/// Maximum number of puzzles from one game. Puzzles of one game resemble each other.
constexpr int MaxOfOneGame = 6;
constexpr int PliesApart = 9;
/// About one in this many puzzles about winning material can be a plain capture: a single move that wins at least two
/// pawns at once.
constexpr int PlainOneIn = 7;
constexpr int EndingsPerGame = 120;
constexpr std::uint64_t QuickNodes = 600;

std::size_t indexOf(PuzzleKind kind) { return static_cast<std::size_t>(kind); }

}  // namespace

Maker::Maker(RulebookPtr book, MakerPlan plan, Written write)
    : book_(std::move(book)),
      plan_(plan),
      write_(std::move(write)),
      games_(book_, plan.seed),
      prover_({plan.proofNodes, 300'000}),
      motifs_(*book_) {
    for (std::size_t i = 0; i < Shares.size(); ++i) wanted_[i] = plan.wanted * Shares[i] / 100;
    for (std::size_t i = 0; i < MateShares.size(); ++i) matesWanted_[i] = plan.wanted * MateShares[i] / 100;
}

int Maker::total() const {
    int sum = 0;
    for (const int made : made_) sum += made;
    return sum;
}

bool Maker::late() const { return played_ >= plan_.games; }

bool Maker::open(PuzzleKind kind) const {
    if (total() >= plan_.wanted) return false;
    return late() || made_[indexOf(kind)] < wanted_[indexOf(kind)];
}

bool Maker::openMate(int turns) const {
    const auto at = static_cast<std::size_t>(turns);
    return open(PuzzleKind::Mate) && (late() || matesMade_[at] < matesWanted_[at]);
}

void Maker::run() {
    while (total() < plan_.wanted) {
        const int before = total();
        int apart = 0;
        for (const GamePosition& at : games_.next()) {
            if (total() - before >= MaxOfOneGame) break;
            if (apart-- > 0) continue;
            const int known = total();
            examine(at);
            apart = total() > known ? PliesApart : 0;
        }
        seekEndings();
        ++played_;
    }
}

void Maker::keep(Puzzle puzzle, Square lastCapture) {
    puzzle.position.setCounters(0, 1);
    if (total() >= plan_.wanted || !seen_.insert(puzzle.id()).second) return;
    findThemes(motifs_, puzzle, lastCapture);
    puzzle.level = rater_.levelOf(book_, puzzle);
    ++made_[indexOf(puzzle.kind)];
    if (puzzle.kind == PuzzleKind::Mate) ++matesMade_[static_cast<std::size_t>(puzzle.moves)];
    write_(puzzle);
}

// --- mates

void Maker::offer(const Position& position, int turns) {
    if (turns > MaxTurns || !openMate(turns)) return;
    if (turns > 1 && prover_.solver().mates(position, turns - 1).value_or(true)) return;
    const auto line = prover_.mateLine(position, turns);
    if (!line) return;
    Puzzle puzzle(position);
    puzzle.kind = PuzzleKind::Mate;
    puzzle.moves = turns;
    puzzle.line = *line;
    Position last = position;
    for (std::size_t i = 0; i + 1 < line->size(); ++i) {
        settle(last);
        Undo undo;
        last.make((*line)[i], undo);
    }
    settle(last);
    puzzle.lastMoves = matesIn(last);
    keep(std::move(puzzle));
}

bool Maker::seekMate(const Position& position, const Outlook& first) {
    if (first.score <= MateBound) return false;
    const int turns = (pliesToMate(first.score) + 1) / 2;
    const int before = made_[indexOf(PuzzleKind::Mate)];
    if (turns >= 1 && turns <= MaxTurns && (turns > 1 || matesIn(position).size() <= 3)) offer(position, turns);
    return made_[indexOf(PuzzleKind::Mate)] > before;
}

// --- lines of moves

/// Adds moves to the solution as long as only one move is right. Stops when the gain of material is safe.
void Maker::extend(Puzzle& puzzle) {
    const Side side = puzzle.position.turn();
    const int start = balanceOf(motifs_.evaluator(), puzzle.position, side);
    Position position = puzzle.position;
    std::vector<Move> line = puzzle.line;
    while (puzzle.moves < MaxMoves) {
        Undo undo;
        position.make(line.back(), undo);
        settle(position);
        if (judge(position)) return;
        if (position.turn() == side) {
            const PositionAnalysis now(motifs_.evaluator(), position);
            const Outlook next = prover_.look(book_, position, plan_.proofNodes);
            Demands demands = demandsOf(puzzle.kind);
            demands.gain = -MateScore;
            if (!meets(next, demands, pawnOf(*book_, motifs_.evaluator()), 0)) return;
            line.push_back(next.best);
            puzzle.line = line;
            ++puzzle.moves;
        } else {
            const bool settled = balanceOf(motifs_.evaluator(), position, side) >= start + 150;
            const PositionAnalysis now(motifs_.evaluator(), position);
            if (settled && now.captureGains(position.turn()).empty()) return;
            line.push_back(prover_.look(book_, position, plan_.proofNodes).best);
        }
    }
}

bool Maker::seek(PuzzleKind kind, const Position& position, Square lastCapture) {
    const Evaluator& evaluator = motifs_.evaluator();
    const Outlook proof = prover_.look(book_, position, plan_.proofNodes);
    if (!meets(proof, demandsOf(kind), pawnOf(*book_, evaluator), evaluator.evaluate(position))) return false;
    Puzzle puzzle(position);
    puzzle.kind = kind;
    puzzle.line = {proof.best};
    if (kind == PuzzleKind::Win) extend(puzzle);
    puzzle.lastMoves = {puzzle.line.back()};
    if (kind == PuzzleKind::Stalemate && !savesByStalemate(puzzle)) return false;
    if (kind == PuzzleKind::Promotion && proof.best.becomes() == NoKind) return false;
    const bool plain = puzzle.moves == 1 && gainOf(evaluator, position, proof.best) >= 2 * pawnOf(*book_, evaluator);
    if (kind == PuzzleKind::Win && plain && plain_ * PlainOneIn > made_[indexOf(kind)]) return false;
    plain_ += plain && kind == PuzzleKind::Win ? 1 : 0;
    keep(std::move(puzzle), lastCapture);
    return true;
}

bool Maker::seekGain(const GamePosition& at, const Outlook& first) {
    const Evaluator& evaluator = motifs_.evaluator();
    const int pawn = pawnOf(*book_, evaluator);
    const Score atSight = evaluator.evaluate(at.position);
    const bool mate = first.score > MateBound;
    // A recapture would be too obvious for a puzzle.
    const bool recapture = at.lastCapture != NoSquare && first.best.to() == at.lastCapture;
    if (recapture || first.best.from() == NoSquare) return false;
    if (!mate && open(PuzzleKind::Win) && meets(first, demandsOf(PuzzleKind::Win), pawn, atSight))
        return seek(PuzzleKind::Win, at.position, at.lastCapture);
    if (open(PuzzleKind::Promotion) && first.best.becomes() != NoKind && !mate &&
        meets(first, demandsOf(PuzzleKind::Promotion), pawn, atSight))
        return seek(PuzzleKind::Promotion, at.position, at.lastCapture);
    const bool defends = open(PuzzleKind::Defend) && meets(first, demandsOf(PuzzleKind::Defend), pawn, atSight);
    return defends && !mate && first.score < 250 && countMoves(at.position) > 2 && threatened(at.position) &&
           seek(PuzzleKind::Defend, at.position, at.lastCapture);
}

/// Returns true if the side to move is in check, or an enemy threatens mate or a gain.
bool Maker::threatened(const Position& position) {
    if (position.inCheck(position.turn())) return true;
    for (std::size_t s = 0; s < book_->sides(); ++s) {
        if (!book_->allied(Side(s), position.turn()) && motifs_.threatOf(position, Side(s))) return true;
    }
    return false;
}

bool Maker::savesByStalemate(const Puzzle& puzzle) const {
    const auto all = motifs_.ofMove(puzzle.position, puzzle.line.front());
    return std::ranges::any_of(all, [](const FoundMotif& f) {
        return f.motif == Motif::StalemateTrick || f.motif == Motif::StalemateDanger || f.motif == Motif::Stalemates;
    });
}

// --- puzzles about squares

bool Maker::askSquares(const Position& position) {
    for (const PuzzleKind kind : {PuzzleKind::Checks, PuzzleKind::Where, PuzzleKind::Way}) {
        if (!open(kind) || games_.random() % 12 != 0) continue;
        Position plain = position;
        plain.setCounters(0, 1);
        auto puzzle = questionIn(plain, kind, games_.random());
        if (!puzzle || (kind == PuzzleKind::Where && puzzle->piece == askedLast_)) continue;
        if (kind == PuzzleKind::Where) askedLast_ = puzzle->piece;
        keep(std::move(*puzzle));
        return true;
    }
    return false;
}

void Maker::examine(const GamePosition& at) {
    if (judge(at.position) || !hasMoves(at.position) || countMoves(at.position) < 2) return;
    GamePosition plain = at;
    plain.position.setCounters(0, 1);
    if (askSquares(plain.position)) return;
    const Outlook quick = prover_.look(book_, plain.position, QuickNodes);
    if (quick.score - quick.second < 80) return;
    const Outlook first = prover_.look(book_, plain.position, plan_.findNodes);
    if (!seekMate(plain.position, first)) seekGain(plain, first);
}

void Maker::seekEndings() {
    for (int i = 0; i < EndingsPerGame; ++i) {
        const bool promotion = i % 2 == 0;
        if (!open(promotion ? PuzzleKind::Promotion : PuzzleKind::Stalemate)) continue;
        const auto position = randomEnding(*book_, promotion, games_.random());
        if (!position) continue;
        const Outlook first = prover_.look(book_, *position, QuickNodes);
        const Evaluator& evaluator = motifs_.evaluator();
        const PuzzleKind kind = promotion ? PuzzleKind::Promotion : PuzzleKind::Stalemate;
        if (!meets(first, demandsOf(kind), pawnOf(*book_, evaluator), evaluator.evaluate(*position))) continue;
        if (first.score > MateBound || (promotion && first.best.becomes() == NoKind)) continue;
        seek(kind, *position, NoSquare);
    }
}

}  // namespace rokada::tools
