#include "ai/endgame/retrograde.h"

#include <algorithm>
#include <cstring>

namespace rokada {

namespace {

constexpr std::uint8_t Never = 255;
constexpr std::uint8_t MaxPlies = 252;
/// Number of positions after which the stop token is read again.
constexpr std::size_t BetweenStops = 1 << 12;

using Placement = SolvedEndings::Placement;

/// Best results of the captures and promotions of a position, which lead to positions of other tables. Results are
/// codes (see `EndingTable`) from the view of the moving side.
class Outlook {
public:
    void add(std::uint8_t child) {
        if (child == EndingTable::Impossible) return;
        if (child == 0) return draw();
        if (child % 2 == 1) {
            win_ = win_ == 0 ? child + 1 : std::min(win_, child + 1);
        } else {
            loss_ = std::max(loss_, child + 1);
        }
    }
    void draw() { draws_ = true; }
    [[nodiscard]] int win() const { return win_; }
    [[nodiscard]] bool saves() const { return draws_ || win_ != 0; }
    [[nodiscard]] int loss() const { return loss_; }

private:
    bool draws_ = false;
    int win_ = 0;
    int loss_ = 0;
};

/// Finds the captures and promotions of one endgame position and their results.
class ForwardMoves {
public:
    ForwardMoves(const SolvedEndings& endgames, const EndingNumbers& numbers, const EndgamePosition& endgamePosition)
        : endgames_(endgames),
          retroMoves_(endgames.retroMoves()),
          numbers_(numbers),
          endgamePosition_(endgamePosition) {
        for (std::size_t i = 0; i < numbers_.pieces(); ++i) occupied_.set(endgamePosition_.at[i]);
    }

    Outlook look() {
        for (std::size_t slot = 0; slot < numbers_.pieces(); ++slot) {
            if (sideOf(numbers_.piece(slot)) != endgamePosition_.turn) continue;
            captures(slot);
            for (const RetroMove& retroMove : retroMoves_.changes(numbers_.piece(slot), endgamePosition_.at[slot])) {
                if (!occupied_.test(retroMove.end) && !retroMove.between.meets(occupied_))
                    arrive(slot, retroMove, NothingCaptured);
            }
        }
        return outlook_;
    }

private:
    static constexpr std::size_t NothingCaptured = 9;

    void captures(std::size_t slot) {
        for (std::size_t victim = 2; victim < numbers_.pieces(); ++victim) {
            if (sideOf(numbers_.piece(victim)) == endgamePosition_.turn) continue;
            for (const RetroMove& retroMove :
                 retroMoves_.attacks(numbers_.piece(slot), endgamePosition_.at[slot], endgamePosition_.at[victim])) {
                if (!retroMove.between.meets(occupied_)) arrive(slot, retroMove, victim);
            }
        }
    }

    void arrive(std::size_t slot, const RetroMove& retroMove, std::size_t victim) {
        if (retroMove.arrival == 0) return child(slot, retroMove.end, numbers_.piece(slot), victim);
        const Arrival& arrival = retroMoves_.arrival(retroMove);
        if (arrival.type == MoveType::Bonus) return outlook_.draw();
        for (std::size_t i = 0; i < arrival.count; ++i) {
            if (allowed(arrival.kinds[i]))
                child(slot, retroMove.end, pieceOf(endgamePosition_.turn, arrival.kinds[i]), victim);
        }
    }

    [[nodiscard]] bool allowed(Kind kind) const {
        const Variant& variant = retroMoves_.book().variant();
        const auto limit = std::ranges::count(variant.promotionLimits, variant.kinds[kind].letter);
        if (limit == 0) return true;
        int held = 0;
        for (std::size_t i = 2; i < numbers_.pieces(); ++i)
            held += numbers_.piece(i) == pieceOf(endgamePosition_.turn, kind);
        return held < limit;
    }

    void child(std::size_t slot, Square to, Piece piece, std::size_t victim) {
        Placement after{.turn = Side(endgamePosition_.turn ^ 1)};
        std::size_t count = 0;
        for (std::size_t i = 0; i < numbers_.pieces(); ++i) {
            if (i == victim) continue;
            const Square square = i == slot ? to : endgamePosition_.at[i];
            if (i < 2) {
                after.kings[i] = square;
            } else {
                after.pieces[count++] = {i == slot ? piece : numbers_.piece(i), square};
            }
        }
        outlook_.add(endgames_.code(after));
    }

    const SolvedEndings& endgames_;
    const RetroMoves& retroMoves_;
    const EndingNumbers& numbers_;
    const EndgamePosition& endgamePosition_;
    SquareSet occupied_;
    Outlook outlook_;
};

}  // namespace

Retrograde::Retrograde(const SolvedEndings& endgames, EndingPieces pieces, bool endsItself)
    : endgames_(endgames),
      retroMoves_(endgames.retroMoves()),
      numbers_(retroMoves_, pieces),
      endsItself_(endsItself),
      codes_(numbers_.total(), EndingTable::Impossible),
      open_(numbers_.total(), 0) {
    for (std::size_t i = 0; i < numbers_.pieces(); ++i) slotsOf_[sideOf(numbers_.piece(i))].push_back(i);
}

std::unique_ptr<EndingTable> Retrograde::table() {
    return std::make_unique<EndingTable>(std::move(numbers_), std::move(codes_));
}

/// Calls `visit` with the numbers of all positions, possible or not, from which a move leads to this one. Captures and
/// promotions do not count.
template <class Visit>
inline void Retrograde::eachParent(const EndgamePosition& endgamePosition, Visit visit) const {
    SquareSet occupied;
    for (std::size_t i = 0; i < numbers_.pieces(); ++i) occupied.set(endgamePosition.at[i]);
    const auto mover = Side(endgamePosition.turn ^ 1);
    EndgamePosition parent = endgamePosition;
    parent.turn = mover;
    const std::size_t here = numbers_.number(parent);
    for (const std::size_t slot : slotsOf_[mover]) {
        const Square to = endgamePosition.at[slot];
        const std::size_t stride = numbers_.stride(slot);
        const std::size_t origin = here - to * stride;
        for (const RetroMove& retroMove : retroMoves_.into(numbers_.piece(slot), to)) {
            if (occupied.test(retroMove.end) || retroMove.between.meets(occupied)) continue;
            if (slot > 0) {
                visit(origin + retroMove.end * stride);
            } else {
                parent.at[0] = retroMove.end;
                visit(numbers_.number(parent));
            }
        }
    }
}

/// Calls `visit(endgamePosition, number)` for all positions with this side to move, until a stop is requested.
template <class Visit>
inline void Retrograde::eachUntilStopped(Side turn, const std::stop_token& stop, Visit visit) const {
    if (stop.stop_requested()) return;
    numbers_.eachWhile(turn, [&](const EndgamePosition& endgamePosition, std::size_t number) {
        if (number % BetweenStops == 0 && stop.stop_requested()) return false;
        visit(endgamePosition, number);
        return true;
    });
}

bool Retrograde::possible(const EndgamePosition& endgamePosition) const {
    for (std::size_t i = 0; i < numbers_.pieces(); ++i) {
        if (retroMoves_.closed(numbers_.piece(i), endgamePosition.at[i])) return false;
        for (std::size_t j = 0; j < i; ++j) {
            if (endgamePosition.at[i] == endgamePosition.at[j]) return false;
        }
    }
    return !kingAttacked(retroMoves_, numbers_, endgamePosition, Side(endgamePosition.turn ^ 1));
}

void Retrograde::findPossible(Side turn, const std::stop_token& stop) {
    eachUntilStopped(turn, stop, [this](const EndgamePosition& endgamePosition, std::size_t n) {
        if (possible(endgamePosition)) codes_[n] = 0;
    });
}

void Retrograde::countMoves(Side turn, const std::stop_token& stop) {
    eachUntilStopped(turn, stop, [this](const EndgamePosition& endgamePosition, std::size_t n) {
        if (codes_[n] == EndingTable::Impossible) return;
        eachParent(endgamePosition, [this](std::size_t parent) { ++open_[parent]; });
    });
}

void Retrograde::lookAhead(Side turn, const std::stop_token& stop) {
    eachUntilStopped(turn, stop, [this](const EndgamePosition& endgamePosition, std::size_t n) {
        if (codes_[n] != EndingTable::Impossible) {
            lookAhead(endgamePosition, n);
        } else {
            open_[n] = Never;
        }
    });
}

void Retrograde::lookAhead(const EndgamePosition& endgamePosition, std::size_t number) {
    const Outlook outlook = ForwardMoves(endgames_, numbers_, endgamePosition).look();
    // If all captures and promotions lose, the code is preliminary. The loss is final when all other moves lose too.
    const int code = outlook.win() != 0 ? outlook.win() : outlook.saves() ? 0 : outlook.loss();
    const bool stuck = open_[number] == 0 && code == 0 && !outlook.saves();
    if (stuck && kingAttacked(retroMoves_, numbers_, endgamePosition, endgamePosition.turn)) {
        codes_[number] = 1;
        return;
    }
    if (outlook.saves() || stuck || endsItself_) open_[number] = Never;
    if (endsItself_) return;
    codes_[number] = static_cast<std::uint8_t>(code);
    highest_ = std::max(highest_, codes_[number]);
}

void Retrograde::lostHere(const EndgamePosition& endgamePosition, std::uint8_t level) {
    const auto code = static_cast<std::uint8_t>(level + 1);
    eachParent(endgamePosition, [&](std::size_t parent) {
        std::uint8_t& before = codes_[parent];
        const bool known = before != 0 && before % 2 == 0 && before <= code;
        if (known || before == EndingTable::Impossible) return;
        before = code;
        open_[parent] = Never;
        highest_ = std::max(highest_, code);
    });
}

void Retrograde::wonHere(const EndgamePosition& endgamePosition, std::uint8_t level) {
    const auto code = static_cast<std::uint8_t>(level + 1);
    eachParent(endgamePosition, [&](std::size_t parent) {
        if (open_[parent] == Never || --open_[parent] != 0) return;
        std::uint8_t& before = codes_[parent];
        if (before < code) before = code;  // the longest defence counts; it can be a capture or promotion
        highest_ = std::max(highest_, before);
    });
}

void Retrograde::settleLevel(std::uint8_t level, const std::stop_token& stop) {
    std::size_t settled = 0;
    const std::uint8_t* const begin = codes_.data();
    const std::uint8_t* const end = begin + codes_.size();
    for (const std::uint8_t* next = begin; next != end; ++next) {
        next = static_cast<const std::uint8_t*>(std::memchr(next, level, static_cast<std::size_t>(end - next)));
        if (next == nullptr) return;
        if (++settled % BetweenStops == 0 && stop.stop_requested()) return;
        const auto n = static_cast<std::size_t>(next - begin);
        const EndgamePosition endgamePosition = numbers_.endgamePosition(n);
        if (level % 2 == 0) {
            wonHere(endgamePosition, level);
        } else if (open_[n] == 0) {
            lostHere(endgamePosition, level);
        }
    }
}

bool Retrograde::solve(const std::stop_token& stop) {
    const std::array sides{Side(0), Side(1)};
    for (const Side side : sides) findPossible(side, stop);
    for (const Side side : sides) countMoves(side, stop);
    for (const Side side : sides) lookAhead(side, stop);
    for (std::uint8_t level = 1; !endsItself_ && level <= highest_ && level <= MaxPlies; ++level) {
        if (stop.stop_requested()) return false;
        settleLevel(level, stop);
    }
    if (stop.stop_requested()) return false;
    for (std::size_t n = 0; n < codes_.size(); ++n) {
        const bool loss = codes_[n] != EndingTable::Impossible && codes_[n] % 2 == 1;
        if (loss && open_[n] != 0) codes_[n] = 0;
    }
    return true;
}

}  // namespace rokada
