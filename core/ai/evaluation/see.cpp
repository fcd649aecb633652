#include "ai/evaluation/see.h"

#include "rules/walk.h"

#include <algorithm>

namespace rokada {

namespace {

/// Finds the pieces that can capture on one square, from near to far.
class StaticExchangeEvaluation {
public:
    StaticExchangeEvaluation(const Evaluator& evaluator, const Position& position, Square square)
        : evaluator_(evaluator), position_(position), book_(position.book()), list_(book_.attacks(square)) {
        used_.set(square);
    }

    /// Removes the piece on `from` from the exchange, which opens the line behind it. Precondition: `lookAround` has
    /// not been called yet.
    void leave(Square from) { used_.set(from); }

    void lookAround() { look(list_); }

    /// Removes the least valuable attacker of a team and returns its value in centipawns. Returns -1 if the team has no
    /// attacker.
    [[nodiscard]] Score take(PieceSet team) {
        std::size_t best = Room;
        Score least = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            const Piece piece = position_[list_[seen_[i]].square];
            if (!team.has(piece) || used_.test(list_[seen_[i]].square)) continue;
            const Score value = evaluator_.value(piece);
            if (best != Room && value >= least) continue;
            best = i;
            least = value;
        }
        if (best == Room) return -1;
        open(list_[seen_[best]].square);
        return least;
    }

    [[nodiscard]] bool any(PieceSet team) const {
        for (std::size_t i = 0; i < count_; ++i) {
            const Square s = list_[seen_[i]].square;
            if (team.has(position_[s]) && !used_.test(s)) return true;
        }
        return false;
    }

private:
    static constexpr std::size_t Room = 64;

    /// Records the nearest attacker on each line of the list. A piece that does not attack the target square blocks its
    /// line for the whole exchange.
    void look(std::span<const Attack> entries) {
        walk(entries, [&](const Attack& a) {
            const Piece met = position_[a.square];
            if (met == NoPiece || used_.test(a.square)) return Walk::On;
            if (count_ < Room && book_.attackers(a.by).has(met))
                seen_[count_++] = static_cast<std::uint16_t>(&a - list_.data());
            return Walk::Over;
        });
    }

    /// Removes the piece on `square` from the exchange and looks for attackers behind it. On a board with joined edges,
    /// one piece can attack along several lines.
    void open(Square square) {
        used_.set(square);
        for (std::size_t i = 0, end = count_; i < end; ++i) {
            const std::size_t entry = seen_[i];
            if (list_[entry].square == square) look(list_.subspan(entry + 1, list_[entry].hides - 1u));
        }
    }

    const Evaluator& evaluator_;
    const Position& position_;
    const Rulebook& book_;
    std::span<const Attack> list_;
    SquareSet used_;
    std::size_t count_ = 0;
    std::array<std::uint16_t, Room> seen_;
};

}  // namespace

bool seeAtLeast(const Evaluator& evaluator, const Position& position, Move move, Score least) {
    if (move.type() != MoveType::Normal && move.type() != MoveType::DoubleStep) return least <= 0;
    const Piece piece = position[move.from()];
    Score balance = evaluator.captureValue(position, move) - least;
    Score atStake = evaluator.value(piece);
    if (move.becomes() != NoKind) {
        balance += evaluator.value(move.becomes()) - atStake;
        atStake = evaluator.value(move.becomes());
    }
    if (balance < 0) return false;        // the move gains too little even if nothing is recaptured
    if (balance >= atStake) return true;  // the move gains enough even if the piece is lost without compensation
    const Rulebook& book = position.book();
    const PieceSet them = book.hostile(position.turn());
    const PieceSet teams[2] = {{~them.bits}, them};
    StaticExchangeEvaluation see(evaluator, position, move.to());
    see.leave(move.from());
    see.lookAround();
    // From here on, `balance` is the gain of the moving team minus `least`. Either team can stop capturing.
    for (std::size_t team = 1;; team ^= 1) {
        const Score value = see.take(teams[team]);
        if (value < 0) return team == 1;
        const bool royal = value >= evaluator.value(book.royalKind());
        if (royal && see.any(teams[team ^ 1])) return team == 1;  // a king cannot capture a guarded piece
        balance += team == 1 ? -atStake : atStake;
        atStake = value;
        // The team that has just captured wins the exchange if it stays ahead even after a recapture.
        if (team == 1 ? balance + atStake < 0 : balance - atStake >= 0) return team == 0;
    }
}

}  // namespace rokada
