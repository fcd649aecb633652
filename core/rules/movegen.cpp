#include "rules/movegen.h"

#include "rules/towergenerator.h"
#include "rules/walk.h"

#include <algorithm>
#include <cassert>

namespace rokada {

namespace {

// Sinks that receive the generated moves. If `done` returns true, the generator stops.
struct Writer {
    Move* next;
    void add(Move move) { *next++ = move; }
    static constexpr bool done() { return false; }
};
struct Counter {
    std::uint64_t count = 0;
    void add(Move) { ++count; }
    static constexpr bool done() { return false; }
};
struct Finder {
    bool found = false;
    void add(Move) { found = true; }
    [[nodiscard]] bool done() const { return found; }
};
struct Matcher {
    Move wanted;
    bool found = false;
    void add(Move move) { found |= move == wanted; }
    [[nodiscard]] bool done() const { return found; }
};

/// Generates the ordinary moves of the side to move: all except drops and forced moves. A move is legal if the mover's
/// king is not attacked after it. Tests legality only for king moves, for all moves in check, and for pieces that alone
/// block an attack on the king. Does not use pin rays, double checks or interposition, because they are unreliable on a
/// board that wraps (torus).
template <class Sink, bool Wraps, Part Wanted = Part::All>
class Generator {
    static constexpr bool Noisy = Wanted != Part::Quiet;
    static constexpr bool Quiet = Wanted != Part::Noisy;

public:
    Generator(const Position& position, Sink& sink)
        : position_(position),
          book_(position.book()),
          sink_(sink),
          us_(position.turn()),
          them_(book_.hostile(us_)),
          prey_(book_.prey(us_)),
          king_(position.king(us_)) {}

    void generate() {
        assert(king_ != NoSquare);
        lookFromKing();
        if (check_ || anyExposed_) {
            pieces<true>();
        } else {
            pieces<false>();
        }
        if (sink_.done()) return;
        kingSteps();
        if (Noisy && position_.state().enPassantLegal) enPassant();
        if (Quiet && !check_) castlings();
    }

    /// Generates only the moves of the piece on `from`.
    void generateFrom(Square from) {
        lookFromKing();
        if (from == king_) {
            kingSteps();
            if (!check_) castlings();
            return;
        }
        if (check_ || exposed_.test(from)) {
            onePiece<true>(position_[from], from);
        } else {
            onePiece<false>(position_[from], from);
        }
        if (position_.state().enPassantLegal) enPassant(from);
    }

    /// Generates only moves of the same piece and of the same type as `move`.
    void generateLike(Move move) {
        lookFromKing();
        if (move.type() == MoveType::Castle) {
            if (!check_) castlings();
        } else if (move.type() == MoveType::EnPassant) {
            if (position_.state().enPassantLegal) enPassant();
        } else if (move.from() == king_) {
            kingSteps();
        } else {
            onePiece<true>(position_[move.from()], move.from());
        }
    }

private:
    void lookFromKing() {
        walk(book_.attacks(king_), [&](const Attack& a) {
            const Piece met = position_[a.square];
            if (met == NoPiece) return Walk::On;
            if (them_.has(met)) {
                check_ |= book_.attackers(a.by).has(met);
            } else {
                lookBehind(a);
            }
            return Walk::Over;
        });
    }

    void lookBehind(const Attack& shield) {
        walk(std::span(&shield + 1, shield.hides - 1u), [&](const Attack& b) {
            const Piece met = position_[b.square];
            if (met == NoPiece) return Walk::On;
            if ((book_.attackers(b.by) & them_).has(met)) {
                anyExposed_ = true;
                exposed_.set(shield.square);
            }
            return Walk::Stop;
        });
    }

    template <bool Guarded>
    void pieces() {
        for (const Square from : position_.pieces(us_)) {
            const Piece piece = position_[from];
            if (from == king_) continue;
            if (Guarded && (check_ || exposed_.test(from))) {
                onePiece<true>(piece, from);
            } else {
                onePiece<false>(piece, from);
            }
            if (sink_.done()) return;
        }
    }

    // Forced inlining makes perft 6 to 13 % faster in every variant.
    template <bool Guarded>
    [[gnu::always_inline]] inline void onePiece(Piece piece, Square from) {
        SquareSet seen;
        const Rulebook::Targets lists = book_.targetLists(piece);
        if (lists == Rulebook::Targets::Plain) {
            bothModes<Guarded, true>(book_.targets(piece, from), from, seen);
        } else {
            if (lists == Rulebook::Targets::All) bothModes<Guarded, false>(book_.targets(piece, from), from, seen);
            if constexpr (Noisy) {
                for (const Target& t : book_.captures(piece, from)) {
                    if (prey_.has(position_[t.square])) add<Guarded, false>(from, t, seen);
                }
            }
            quietOnly<Guarded>(book_.quiets(piece, from), from, seen);
        }
    }

    // The loops of this function and the next one do not use `walk` (walk.h), because it needs 2 to 4 % more
    // instructions in perft.
    template <bool Guarded, bool Plain>
    void bothModes(std::span<const Target> list, Square from, SquareSet& seen) {
        for (const Target *t = list.data(), *end = t + list.size(); t != end;) {
            const Piece met = position_[t->square];
            if (met == NoPiece) {
                if (wanted<Plain>(*t)) add<Guarded, Plain>(from, *t, seen);
                ++t;
                continue;
            }
            if (Noisy && prey_.has(met)) add<Guarded, Plain>(from, *t, seen);
            t += t->hides;
        }
    }

    template <bool Guarded>
    void quietOnly(std::span<const Target> list, Square from, SquareSet& seen) {
        for (const Target *t = list.data(), *end = t + list.size(); t != end;) {
            const bool open = position_.empty(t->square) && (!t->firstMoveOnly || hasFirstMove(from));
            if (open && wanted<false>(*t)) add<Guarded, false>(from, *t, seen);
            t += open ? 1 : t->hides;
        }
    }

    /// Returns true if a move to an empty square belongs to the wanted subset of moves.
    template <bool Plain>
    [[nodiscard]] static bool wanted(const Target& t) {
        if constexpr (Wanted == Part::All) return true;
        return !Plain && t.arrival != 0 ? Noisy : Quiet;
    }

    [[nodiscard]] bool hasFirstMove(Square from) const {
        return (position_.state().rights & book_.firstMoveRight(us_, from)) != 0;
    }

    template <bool Guarded, bool Plain>
    void add(Square from, const Target& t, SquareSet& seen) {
        if constexpr (Wraps) {
            if (t.duplicate && seen.test(t.square)) return;
            seen.set(t.square);
        }
        if (Guarded && position_.attackedAfter(king_, them_, {.left = from, .captured = t.square})) return;
        if constexpr (!Plain) {
            if (t.arrival != 0) return arrive(from, t);
            if (t.opensEnPassant) return sink_.add(Move(from, t.square, MoveType::DoubleStep));
        }
        sink_.add(Move(from, t.square));
    }

    void arrive(Square from, const Target& t) {
        const Arrival& arrival = book_.arrival(t.arrival);
        for (std::size_t i = 0; i < arrival.count; ++i) {
            if (allowed(arrival.kinds[i])) sink_.add(Move(from, t.square, arrival.type, arrival.kinds[i]));
        }
    }

    // In Great Shatranj with promotion=limited, a pawn can promote only to a kind with fewer pieces than the limit. The
    // pieces are counted before the move.
    [[nodiscard]] bool allowed(Kind kind) const {
        const std::string_view limits = book_.variant().promotionLimits;
        if (limits.empty()) return true;
        const auto limit = std::ranges::count(limits, book_.variant().kinds[kind].letter);
        const auto pieces = position_.pieces(us_);
        const Piece piece = pieceOf(us_, kind);
        return limit == 0 || std::ranges::count_if(pieces, [&](Square s) { return position_[s] == piece; }) < limit;
    }

    void kingSteps() {
        for (const Target& t : book_.targets(position_[king_], king_)) {
            const Piece met = position_[t.square];
            if (met == NoPiece ? !Quiet : !Noisy || !prey_.has(met)) continue;
            if (!position_.attackedWithout(t.square, them_, king_)) sink_.add(Move(king_, t.square));
        }
    }

    /// Generates the en passant captures of all pawns. If `only` is a square, generates only those of the pawn there.
    void enPassant(Square only = NoSquare) {
        const Piece pawn = pieceOf(us_, book_.pawnKind());
        const State& state = position_.state();
        for (const Square from : book_.enPassantPawns(us_, state.enPassant)) {
            if (position_[from] != pawn || (only != NoSquare && from != only)) continue;
            if (position_.attackedAfter(king_, them_, {from, state.victim, state.enPassant})) continue;
            sink_.add(Move(from, state.enPassant, MoveType::EnPassant));
        }
    }

    void castlings() {
        if ((position_.state().rights & book_.castlingRightsOf(us_)) == 0) return;
        position_.eachCastling(us_, [this](const CastlingPlan& plan) {
            if (mayCastle(plan)) sink_.add(plan.move);
        });
    }

    [[nodiscard]] bool mayCastle(const CastlingPlan& plan) const {
        const Castling& c = plan.journey;
        for (const Square s : plan.empty) {
            if (!position_.empty(s)) return false;
        }
        for (const Square s : plan.passed) {
            if (position_.attacked(s, them_)) return false;
        }
        // Tests again after castling, because the rook can have blocked an attack on the king along its rank.
        return !position_.attackedAfter(c.kingTo, them_, {c.kingFrom, c.rookFrom, c.rookTo});
    }

    const Position& position_;
    const Rulebook& book_;
    Sink& sink_;
    const Side us_;
    const PieceSet them_;
    const PieceSet prey_;
    const Square king_;
    bool check_ = false;
    bool anyExposed_ = false;
    SquareSet exposed_;
};

[[nodiscard]] bool mayMovePieces(const Position& position) {
    return !position.book().decided(position.state().living) && !position.placing(position.turn());
}

/// Calls `use` with the move generator of the variant. `ordinaryMoves` does not use this function, because it makes
/// perft 1.5 % slower.
template <class Sink, class Use>
void withGenerator(const Position& position, Sink& sink, Use use) {
    switch (position.book().style()) {
        case Rulebook::Style::Flat: return use(Generator<Sink, false>(position, sink));
        case Rulebook::Style::Wraps: return use(Generator<Sink, true>(position, sink));
        case Rulebook::Style::Towers: return use(TowerGenerator<Sink, Part::All>(position, sink));
    }
}

template <class Sink, Part Wanted = Part::All>
void ordinaryMoves(const Position& position, Sink& sink) {
    if (!mayMovePieces(position)) return;
    switch (position.book().style()) {
        case Rulebook::Style::Flat: return Generator<Sink, false, Wanted>(position, sink).generate();
        case Rulebook::Style::Wraps: return Generator<Sink, true, Wanted>(position, sink).generate();
        case Rulebook::Style::Towers: return TowerGenerator<Sink, Wanted>(position, sink).generate();
    }
}

/// Returns true if the generator can produce moves of this form: any move of a piece of the side to move, but no drop,
/// elimination or pass.
[[nodiscard]] bool looksOrdinary(const Position& position, Move move) {
    if (move.type() >= MoveType::Drop && move.type() != MoveType::Bonus) return false;
    if (move.from() >= position.book().size() || move.to() >= position.book().size()) return false;
    const Piece piece = position[move.from()];
    return piece != NoPiece && sideOf(piece) == position.turn();
}

/// Appends drops, or the forced move of a side that has no ordinary move.
void otherMoves(const Position& position, MoveList& moves) {
    if (!position.book().decided(position.state().living)) position.book().rules().addMoves(position, moves);
}

}  // namespace

void legalMoves(const Position& position, MoveList& moves) {
    Writer writer{moves.free()};
    ordinaryMoves(position, writer);
    if (writer.next == moves.end()) return otherMoves(position, moves);
    moves.setEnd(writer.next);
}

MoveList legalMoves(const Position& position) {
    MoveList moves;
    legalMoves(position, moves);
    return moves;
}

void ordinaryMovesFrom(const Position& position, Square from, MoveList& moves) {
    if (!mayMovePieces(position)) return;
    Writer writer{moves.free()};
    withGenerator(position, writer, [from](auto generator) { generator.generateFrom(from); });
    moves.setEnd(writer.next);
}

void noisyMoves(const Position& position, MoveList& moves) {
    Writer writer{moves.free()};
    ordinaryMoves<Writer, Part::Noisy>(position, writer);
    moves.setEnd(writer.next);
}

void quietMoves(const Position& position, MoveList& moves) {
    Writer writer{moves.free()};
    ordinaryMoves<Writer, Part::Quiet>(position, writer);
    moves.setEnd(writer.next);
}

bool isOrdinaryMove(const Position& position, Move move) {
    if (!mayMovePieces(position) || !looksOrdinary(position, move)) return false;
    Matcher matcher{move};
    withGenerator(position, matcher, [move](auto generator) { generator.generateLike(move); });
    return matcher.found;
}

std::uint64_t countMoves(const Position& position) {
    Counter counter;
    ordinaryMoves(position, counter);
    if (counter.count != 0) return counter.count;
    MoveList moves;
    otherMoves(position, moves);
    return moves.size();
}

bool hasOrdinaryMoves(const Position& position) {
    Finder finder;
    ordinaryMoves(position, finder);
    return finder.found;
}

bool hasMoves(const Position& position) {
    if (hasOrdinaryMoves(position)) return true;
    MoveList moves;
    otherMoves(position, moves);
    return !moves.empty();
}

std::uint64_t perft(Position& position, int depth) {
    if (depth <= 0) return 1;
    if (depth == 1) {
        Counter counter;
        ordinaryMoves(position, counter);
        if (counter.count != 0) return counter.count;
    }
    const MoveList moves = legalMoves(position);
    const bool forced = moves.size() == 1 && moves[0].forced();
    if (depth == 1 && !forced) return moves.size();
    std::uint64_t nodes = 0;
    Undo undo;
    for (const Move move : moves) {
        position.make(move, undo);
        nodes += perft(position, forced ? depth : depth - 1);
        position.unmake(move, undo);
    }
    return nodes;
}

}  // namespace rokada
