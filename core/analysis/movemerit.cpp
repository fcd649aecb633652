#include "analysis/movemerit.h"

#include "ai/evaluation/matecount.h"
#include "record/gametree.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the positions before all moves of a variation and the position after the last move.
std::vector<Position> positionsAlong(Position position, std::span<const Move> line) {
    std::vector<Position> all{position};
    for (const Move move : line) {
        if (!isOrdinaryMove(position, move)) break;
        advance(position, move);
        all.push_back(position);
    }
    return all;
}

class Judge {
public:
    Judge(const MotifFinder& motifs, const Position& position, std::span<const Move> line)
        : motifs_(motifs),
          before_(position),
          book_(position.book()),
          side_(position.turn()),
          positions_(positionsAlong(position, line)),
          line_(line.first(std::min(line.size(), positions_.size() - 1))) {
        for (std::size_t i = 0; i < book_.sides(); ++i) {
            if (book_.allied(side_, Side(i))) own_ = own_ | piecesOf(Side(i));
        }
    }

    [[nodiscard]] MoveMerit answer(std::optional<Score> score) const;

private:
    [[nodiscard]] bool own(std::size_t ply) const { return book_.allied(side_, positions_[ply].turn()); }
    [[nodiscard]] bool attacked(std::size_t at, Square square) const {
        return positions_[at].attacked(square, book_.hostile(side_));
    }
    [[nodiscard]] bool recapturable(std::size_t ply, std::size_t length) const;
    [[nodiscard]] bool exchanging(std::size_t length) const;
    [[nodiscard]] int losesNext(std::size_t length) const;
    [[nodiscard]] std::optional<MaterialTrade> won() const;
    [[nodiscard]] Square originOf(std::size_t ply, Square square) const;
    [[nodiscard]] std::vector<Square> placesOf(const std::vector<Kind>& won) const;
    [[nodiscard]] std::optional<MoveReason> saved() const;
    [[nodiscard]] bool captures(Square square) const;
    [[nodiscard]] bool leaves(Square square, bool own) const;
    [[nodiscard]] bool uses(const FoundMotif& found) const;
    [[nodiscard]] bool isTrue(const MoveReason& reason) const;

    const MotifFinder& motifs_;
    const Position& before_;
    const Rulebook& book_;
    Side side_;
    std::vector<Position> positions_;
    std::span<const Move> line_;
    PieceSet own_;
};

/// Returns true if the mover's team captures in this ply, and an enemy that has not moved since the capture could
/// recapture after `length` plies.
bool Judge::recapturable(std::size_t ply, std::size_t length) const {
    if (!own(ply) || victimOf(positions_[ply], line_[ply]) == NoSquare) return false;
    PieceSet done;
    for (std::size_t later = ply + 1; later < length; ++later) done = done | piecesOf(positions_[later].turn());
    const PieceSet waiting{book_.hostile(side_).bits & ~done.bits};
    return positions_[length].attacked(line_[ply].to(), waiting);
}

/// Returns true if an exchange is still in progress after `length` plies. The material balance at that point would be
/// misleading.
bool Judge::exchanging(std::size_t length) const {
    const std::size_t round = std::min(length, book_.sides() - 1);
    for (std::size_t ply = length - round; ply < length; ++ply) {
        if (recapturable(ply, length)) return true;
    }
    return false;
}

/// Returns the material, in centipawns, that the next enemy can win at once after `length` plies. Returns 0 if the
/// mover's team is to move.
int Judge::losesNext(std::size_t length) const {
    if (own(length)) return 0;
    const PositionAnalysis analysis(motifs_.evaluator(), positions_[length]);
    const std::vector<CaptureGain>& captureGains = analysis.captureGains(positions_[length].turn());
    return captureGains.empty() ? 0 : captureGains.front().gain;
}

/// Returns the material that the variation wins in completed exchanges. Returns nullopt if the win is smaller than
/// `MaterialCounter::Telling`.
std::optional<MaterialTrade> Judge::won() const {
    const MaterialCounter counter(book_);
    std::size_t length = counter.along(before_, line_).plies;
    while (length > 0 && exchanging(length)) --length;
    const Exchanged sum = counter.along(before_, line_.first(length));
    if (sum.balance < MaterialCounter::Telling || sum.balance - losesNext(length) < MaterialCounter::Telling)
        return std::nullopt;
    return counter.settled(sum.won, sum.lost);
}

/// Returns the square on which a piece stood before the variation. `square` is its square at this ply. Returns NoSquare
/// if the piece did not exist before the variation.
Square Judge::originOf(std::size_t ply, Square square) const {
    const Piece piece = positions_[ply][square];
    while (ply-- > 0) {
        if (line_[ply].to() == square) square = line_[ply].from();
    }
    return square != NoSquare && before_[square] == piece ? square : NoSquare;
}

std::vector<Square> Judge::placesOf(const std::vector<Kind>& won) const {
    std::vector<std::pair<Kind, Square>> captured;
    for (std::size_t ply = 0; ply < line_.size(); ++ply) {
        const Square victim = own(ply) ? victimOf(positions_[ply], line_[ply]) : NoSquare;
        const Square origin = victim == NoSquare ? NoSquare : originOf(ply, victim);
        if (origin != NoSquare) captured.emplace_back(kindOf(before_[origin]), origin);
    }
    std::vector<Square> places;
    for (const Kind kind : won) {
        const auto found = std::ranges::find_if(captured, [kind](const auto& each) { return each.first == kind; });
        if (found == captured.end()) continue;
        places.push_back(found->second);
        captured.erase(found);
    }
    return places;
}

/// Returns a reason if the move saves a piece: an enemy could capture it with profit before the move, but not after it.
std::optional<MoveReason> Judge::saved() const {
    const PositionAnalysis now(motifs_.evaluator(), before_), then(motifs_.evaluator(), positions_[1]);
    const Move move = line_.front();
    MoveReason best;
    int most = now.least() - 1;
    for (const Square square : before_.pieces(side_)) {
        const auto danger = now.dangerOn(side_, square);
        if (!danger || danger->gain <= most) continue;
        const bool moves = square == move.from();
        if (then.dangerOn(side_, moves ? move.to() : square)) continue;
        most = danger->gain;
        best = {moves ? MoveReasonType::Saves : MoveReasonType::Guards, before_[square], square};
    }
    const bool lost = MaterialCounter(book_).along(before_, line_).balance <= -MaterialCounter::Telling;
    if (best.type == MoveReasonType::None || lost) return std::nullopt;
    return best;
}

/// Returns true if the mover's team captures on `square` later in the variation.
bool Judge::captures(Square square) const {
    for (std::size_t ply = 1; ply < line_.size(); ++ply) {
        if (own(ply) && victimOf(positions_[ply], line_[ply]) == square) return true;
    }
    return false;
}

/// Returns true if the piece on `square` moves away later in the variation. With `own`, only moves of the mover's team
/// count, otherwise only moves of its enemies.
bool Judge::leaves(Square square, bool own) const {
    for (std::size_t ply = 1; ply < line_.size(); ++ply) {
        if (this->own(ply) == own && line_[ply].from() == square) return true;
    }
    return false;
}

bool Judge::uses(const FoundMotif& found) const {
    if (winsByCapture(found.motif) || found.motif == Motif::Sacrifice) {
        // The first square of a motif is that of the acting piece. The other squares are its targets.
        return std::any_of(found.squares.begin() + 1, found.squares.end(), [&](Square s) { return captures(s); });
    }
    switch (found.motif) {
        case Motif::MateThreat: return true;
        case Motif::AroundSeam:
        // For the following motifs, a `MoveReason` gives the same explanation, so the motif is not used.
        case Motif::CapturesUndefended:
        case Motif::WinningExchange:
        case Motif::Desperado:
        case Motif::BonusArrival:
        case Motif::Promotion:
        case Motif::Rescue: return false;
        default: return isMerit(found.motif);
    }
}

bool Judge::isTrue(const MoveReason& reason) const {
    switch (reason.type) {
        case MoveReasonType::Attacks: return captures(reason.about) || leaves(reason.about, false);
        case MoveReasonType::Opens: return leaves(reason.about, true);
        case MoveReasonType::Covers: return attacked(std::min<std::size_t>(2, line_.size()), reason.about);
        case MoveReasonType::None:
        case MoveReasonType::Frees:
        case MoveReasonType::Denies:
        case MoveReasonType::Reach:
        case MoveReasonType::Room:
        case MoveReasonType::Hinders: return false;
        default: return true;
    }
}

MoveMerit Judge::answer(std::optional<Score> score) const {
    if (line_.empty()) return {};
    const MoveReason plain = moveReasonFor(before_, line_.front());
    if (plain.type == MoveReasonType::Only || plain.type == MoveReasonType::Mate)
        return {.type = MeritType::Reason, .reason = plain};
    if (score && isMate(*score) && *score > 0) {
        return {.type = MeritType::Mates, .turns = turnsToMate(before_, *score, line_)};
    }
    const auto found = motifs_.merit(before_, line_.front());
    const bool used = found && uses(*found);
    if (const auto trade = won()) {
        MoveMerit merit{.type = MeritType::Wins, .trade = *trade, .wonOn = placesOf(trade->gone)};
        if (used) merit.motif = found;
        return merit;
    }
    const bool urgent = answersCheck(plain.type) || plain.type == MoveReasonType::PreventsMate;
    if (urgent) return {.type = MeritType::Reason, .reason = plain};
    if (const auto rescue = saved()) return {.type = MeritType::Reason, .reason = *rescue};
    if (used) return {.type = MeritType::Motif, .motif = found};
    if (isTrue(plain)) return {.type = MeritType::Reason, .reason = plain};
    return {};
}

bool same(const MoveReason& a, const MoveReason& b) { return a.type == b.type && a.about == b.about; }

bool shared(const MoveMerit& merit, const MoveMerit& other) {
    if (merit.type != other.type) return false;
    switch (merit.type) {
        case MeritType::Value:
        case MeritType::Mates: return true;
        case MeritType::Wins: return merit.trade.gone == other.trade.gone && merit.trade.come == other.trade.come;
        case MeritType::Motif: return merit.motif->motif == other.motif->motif;
        case MeritType::Reason: return same(merit.reason, other.reason);
    }
    return false;
}

}  // namespace

MoveMerit meritOf(const MotifFinder& motifs, const Position& position, std::span<const Move> line,
                  std::optional<Score> score) {
    if (line.empty() || line.front().forced()) return {};
    return Judge(motifs, position, line).answer(score);
}

MoveMerit meritOver(const MotifFinder& motifs, const Position& position, std::span<const Move> better,
                    std::span<const Move> played) {
    MoveMerit merit = meritOf(motifs, position, better);
    if (played.empty() || shared(merit, meritOf(motifs, position, played))) return {};
    if (merit.type == MeritType::Reason && same(merit.reason, moveReasonFor(position, played.front()))) return {};
    return merit;
}

}  // namespace rokada
