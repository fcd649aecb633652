#include "explain/merit.h"

#include "explain/material.h"
#include "rules/movegen.h"
#include "rules/ways.h"

#include <algorithm>
#include <set>

namespace rokada {

namespace {

class Reasoner {
public:
    Reasoner(const Position& position, Move move)
        : before_(position),
          after_(position),
          book_(position.book()),
          move_(move),
          side_(position.turn()),
          worth_(worths(book_)) {
        Undo undo;
        after_.make(move, undo);
        for (std::size_t i = 0; i < book_.sides(); ++i) {
            if (book_.allied(side_, Side(i))) own_ = own_ | menOf(Side(i));
        }
    }

    [[nodiscard]] Reasoning answer() const {
        if (countMoves(before_) == 1) return {Merit::Only};
        if (mates()) return {Merit::Mate};
        if (before_.inCheck(side_)) return {Merit::AnswersCheck};
        using Question = Reasoning (Reasoner::*)() const;
        for (const Question question :
             {&Reasoner::capture, &Reasoner::promotion, &Reasoner::check, &Reasoner::castling, &Reasoner::escape,
              &Reasoner::threat, &Reasoner::help, &Reasoner::reach, &Reasoner::room}) {
            const Reasoning found = (this->*question)();
            if (found.merit != Merit::None) return found;
        }
        return {};
    }

private:
    [[nodiscard]] int worth(Piece man) const { return worth_[kindOf(man)]; }
    [[nodiscard]] PieceSet enemies() const { return book_.hostile(side_); }
    [[nodiscard]] bool onBoard() const { return move_.from() != NoSquare; }

    [[nodiscard]] bool mates() const {
        const Side next = after_.turn();
        return !book_.allied(side_, next) && !after_.deploying(next) && after_.inCheck(next) &&
               !hasOrdinaryMoves(after_);
    }

    [[nodiscard]] Reasoning capture() const {
        if (!onBoard() || move_.sort() == Sort::Castle) return {};
        const Square where = move_.sort() == Sort::EnPassant ? before_.state().victim : move_.to();
        const Piece taken = before_[where];
        if (taken == NoPiece) return {};
        const bool loose = !after_.attacked(move_.to(), enemies());
        const bool worthier = worth(taken) > worth(before_[move_.from()]) && before_[move_.from()] != king();
        return {loose ? Merit::TakesLoose : worthier ? Merit::TakesWorthier : Merit::Takes, taken, where};
    }

    [[nodiscard]] Piece king() const { return pieceOf(side_, book_.royalKind()); }

    [[nodiscard]] Reasoning promotion() const {
        if (!onBoard() || move_.becomes() == NoKind) return {};
        return {Merit::Promotes, pieceOf(side_, move_.becomes()), move_.to()};
    }

    [[nodiscard]] Reasoning check() const {
        Reasoning found;
        for (std::size_t i = 0; i < book_.sides(); ++i) {
            const Side enemy = Side(i);
            if (book_.allied(side_, enemy) || !after_.living(enemy)) continue;
            if (!after_.inCheck(enemy) || before_.inCheck(enemy)) continue;
            std::set<Square> men;
            const std::vector<Path> lines = checks(after_, enemy);
            for (const Path& line : lines) men.insert(line.front());
            if (men.size() < lines.size()) return {Merit::ChecksTwice};
            found.merit = Merit::Checks;
        }
        return found;
    }

    [[nodiscard]] Reasoning castling() const { return {move_.sort() == Sort::Castle ? Merit::Castles : Merit::None}; }

    /// Somebody attacks the own man, and to take him pays.
    [[nodiscard]] bool endangered(const Position& position, Square square) const {
        const Piece man = position[square];
        if (man == pieceOf(sideOf(man), book_.royalKind()) || !position.attacked(square, enemies())) return false;
        if (!position.attacked(square, own_)) return true;
        const std::vector<Path> lines = attacksOn(position, square, sideOf(man));
        return std::any_of(lines.begin(), lines.end(), [&](const Path& line) {
            const Piece attacker = position[line.front()];
            return kindOf(attacker) != book_.royalKind() && worth(attacker) < worth(man);
        });
    }

    [[nodiscard]] Reasoning escape() const {
        if (!onBoard() || !endangered(before_, move_.from()) || endangered(after_, move_.to())) return {};
        return {Merit::Saves, before_[move_.from()], move_.from()};
    }

    /// The dearest enemy that the man attacks from his new place and did not attack before.
    [[nodiscard]] Reasoning threat() const {
        Reasoning best;
        if (endangered(after_, move_.to())) return best;
        std::set<Square> old;
        if (onBoard()) {
            for (const Glance& glance : glances(before_, move_.from())) old.insert(glance.square);
        }
        for (const Glance& glance : glances(after_, move_.to())) {
            const Piece man = after_[glance.square];
            if (!glance.capture || man == NoPiece || old.count(glance.square) != 0) continue;
            const bool loose = !after_.attacked(glance.square, enemies());
            const bool worthier = worth(man) > worth(after_[move_.to()]) && after_[move_.to()] != king();
            const bool dearest = best.man == NoPiece || worth(man) > worth(best.man);
            if ((loose || worthier) && dearest) best = {Merit::Attacks, man, glance.square};
        }
        return best;
    }

    /// The dearest own man who was in danger where he stands.
    [[nodiscard]] Reasoning help() const {
        Reasoning best;
        for (const Square square : before_.men(side_)) {
            const Piece man = before_[square];
            if (after_[square] != man || (best.man != NoPiece && worth(man) <= worth(best.man))) continue;
            if (endangered(before_, square) && !endangered(after_, square)) best = {Merit::Guards, man, square};
        }
        return best;
    }

    [[nodiscard]] static int reachOf(const Position& position, Square square) {
        const std::vector<Glance> all = glances(position, square);
        return static_cast<int>(std::count_if(all.begin(), all.end(), [](const Glance& glance) {
            return glance.capture || glance.reach != rokada::Reach::Capture;
        }));
    }

    [[nodiscard]] Reasoning reach() const {
        const int before = onBoard() ? reachOf(before_, move_.from()) : 0;
        const int after = reachOf(after_, move_.to());
        if (after <= before) return {};
        return {Merit::Reach, after_[move_.to()], move_.to(), before, after};
    }

    [[nodiscard]] int reachOfAll(const Position& position) const {
        int sum = 0;
        for (const Square square : position.men(side_)) sum += reachOf(position, square);
        return sum;
    }

    [[nodiscard]] Reasoning room() const {
        const int before = reachOfAll(before_);
        const int after = reachOfAll(after_);
        if (after <= before) return {};
        return {Merit::Room, NoPiece, NoSquare, before, after};
    }

    const Position& before_;
    Position after_;
    const Rulebook& book_;
    Move move_;
    Side side_;
    std::array<int, MaxKinds> worth_;
    PieceSet own_;
};

}  // namespace

Reasoning reasoningFor(const Position& position, Move move) {
    if (move.forced()) return {};
    return Reasoner(position, move).answer();
}

}  // namespace rokada
