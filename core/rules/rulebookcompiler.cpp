#include "rules/rulebookcompiler.h"

#include "base/scrambled.h"
#include "rules/towers.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace rokada {

void RulebookCompiler::compile() {
    book_.size_ = book_.geometry().size();
    findKinds();
    findTeams();
    findIdentities();
    planCastlings();
    grantFirstMoves();
    listArrivals();
    listTargets();
    listAttacks();
    listEnPassantPawns();
    drawHashNumbers();
}

void RulebookCompiler::findKinds() {
    const Variant& variant = book_.variant();
    assert(variant.kinds.size() <= MaxKinds && variant.sides() <= MaxSides);
    for (std::size_t k = 0; k < variant.kinds.size(); ++k) {
        const KindSpec& spec = variant.kinds[k];
        if (spec.royal) book_.royal_ = Kind(k);
        if (spec.pawn && book_.pawn_ == NoKind) book_.pawn_ = Kind(k);
        const bool together =
            std::ranges::all_of(spec.movement, [](const MoveAtom& atom) { return atom.mode == Mode::Both; });
        const bool promotes = std::ranges::any_of(variant.promotions, [&](const Promotion& p) {
            return p.kinds.find(spec.letter) != std::string_view::npos;
        });
        const bool split =
            std::ranges::none_of(spec.movement, [](const MoveAtom& atom) { return atom.mode == Mode::Both; });
        const auto lists = together && !promotes ? Rulebook::Targets::Plain
                           : split               ? Rulebook::Targets::Split
                                                 : Rulebook::Targets::All;
        for (std::size_t side = 0; side < variant.sides(); ++side) {
            book_.targetLists_[pieceOf(Side(side), Kind(k))] = lists;
        }
    }
    assert(book_.royal_ != NoKind && book_.pawn_ != NoKind && variant.reserveKinds.size() <= 4);
    for (const char letter : variant.reserveKinds) book_.reserveKinds_.push_back(variant.kindOf(letter));
    for (const Material& few : variant.draws.insufficient) {
        book_.maxInsufficient_ = std::max(book_.maxInsufficient_, few.one.size() + few.other.size() + variant.sides());
    }
}

void RulebookCompiler::findTeams() {
    const std::size_t sides = book_.sides();
    for (std::size_t a = 0; a < sides; ++a) {
        const PieceGroup others = book_.allied(Side(a), Side(0)) ? PieceGroup::FirstTeam : PieceGroup::SecondTeam;
        for (std::size_t kind = 0; kind < book_.variant().kinds.size(); ++kind) {
            const bool pawn = book_.variant().kinds[kind].pawn;
            if (pawn) book_.pawns_.add(pieceOf(Side(a), Kind(kind)));
            book_.parts_[pieceOf(Side(a), Kind(kind))] = pawn ? PieceGroup::Pawns : others;
        }
        for (std::size_t b = 0; b < sides; ++b) {
            if (!book_.allied(Side(a), Side(b))) book_.hostile_[a] = book_.hostile_[a] | piecesOf(Side(b));
        }
    }
    PieceSet kings;
    for (std::size_t s = 0; s < sides; ++s) kings.add(pieceOf(Side(s), book_.royal_));
    for (std::size_t s = 0; s < sides; ++s) book_.prey_[s] = {book_.hostile_[s].bits & ~kings.bits};
    for (std::size_t living = 0; living < 16; ++living) {
        std::size_t teams = 0;
        for (std::size_t s = 0; s < sides; ++s) {
            if ((living >> s & 1) != 0) teams |= std::size_t{1} << book_.variant().sideSpecs[s].team;
            std::size_t next = (s + 1) % sides;
            while (next != s && (living >> next & 1) == 0) next = (next + 1) % sides;
            book_.next_[living][s] = Side(next);
        }
        book_.decided_[living] = std::popcount(teams) < 2;
    }
}

void RulebookCompiler::findIdentities() {
    const Variant& variant = book_.variant();
    book_.style_ = variant.towers             ? Rulebook::Style::Towers
                   : variant.geometry.wraps() ? Rulebook::Style::Wraps
                                              : Rulebook::Style::Flat;
    for (std::size_t p = 0; p < 64; ++p) book_.promoted_[p] = book_.demoted_[p] = Piece(p);
    if (!variant.towers) return;
    assert(static_cast<std::size_t>(book_.size_) <= Towers::Room);
    for (std::size_t side = 0; side < variant.sides(); ++side) {
        for (const Promotion& p : variant.promotions) {
            if (p.side == Side(side)) book_.lastRank_[side] |= p.squares;
        }
        for (std::size_t pawn = 0; pawn < variant.kinds.size(); ++pawn) {
            for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) {
                const KindSpec& spec = variant.kinds[kind];
                if (!spec.promoted || spec.letter != variant.kinds[pawn].identity) continue;
                book_.promoted_[pieceOf(Side(side), Kind(pawn))] = pieceOf(Side(side), Kind(kind));
                book_.demoted_[pieceOf(Side(side), Kind(kind))] = pieceOf(Side(side), Kind(pawn));
            }
        }
    }
}

void RulebookCompiler::planCastlings() {
    book_.kept_.fill(~0u);
    book_.keptBy_.fill(~0u);
    std::size_t rights = 0;
    for (const Castling& c : book_.variant().castlings) {
        const auto sameRook = std::ranges::find_if(book_.castlings_, [&](const CastlingPlan& p) {
            return p.journey.side == c.side && p.journey.rookFrom == c.rookFrom;
        });
        const std::uint32_t right = sameRook == book_.castlings_.end() ? 1u << rights++ : sameRook->right;
        assert(rights <= 32 && book_.castlings_.size() < 256);
        book_.kept_[c.rookFrom] &= ~right;
        book_.keptBy_[pieceOf(c.side, book_.royal_)] &= ~right;
        book_.rightsOf_[c.side] |= right;
        book_.castlingsOf_[c.side] |= right;
        auto& count = book_.castlingCount_[c.side][c.kingFrom];
        auto& first = book_.firstCastling_[c.side][c.kingFrom];
        if (count++ == 0) first = static_cast<std::uint8_t>(book_.castlings_.size());
        assert(first + count == static_cast<int>(book_.castlings_.size()) + 1);
        book_.castlings_.push_back(planOf(c, right));
    }
    castlingRights_ = rights;
}

/// Computes the squares that must be empty for a castling: all that king and rook pass or reach, except their own start
/// squares. Also computes the squares of the king's path, which must not be attacked.
CastlingPlan RulebookCompiler::planOf(const Castling& c, std::uint32_t right) const {
    const auto pathOf = [&](Square from, Square to) {
        std::vector<Square> path;
        const Delta towards = directionBetween(book_.geometry(), from, to);
        for (Square s = from; s != to;) path.push_back(s = book_.geometry().step(s, towards));
        return path;
    };
    const int which = book_.towers()                   ? WholeTower
                      : book_.variant().rooksOnAnyFile ? book_.geometry().column(c.rookFrom)
                                                       : 0;
    CastlingPlan plan{.journey = c,
                      .move = Move(c.kingFrom, c.kingTo, MoveType::Castle, NoKind, which),
                      .right = right,
                      .empty = {},
                      .passed = pathOf(c.kingFrom, c.kingTo)};
    plan.empty = plan.passed;
    for (const Square s : pathOf(c.rookFrom, c.rookTo)) {
        if (std::ranges::find(plan.empty, s) == plan.empty.end()) plan.empty.push_back(s);
    }
    std::erase_if(plan.empty, [&](Square s) { return s == c.kingFrom || s == c.rookFrom; });
    return plan;
}

void RulebookCompiler::grantFirstMoves() {
    const Geometry& board = book_.geometry();
    std::size_t bit = castlingRights_;
    for (auto& squares : book_.passed_) squares.fill(NoSquare);
    for (auto& squares : book_.victim_) squares.fill(NoSquare);
    for (std::size_t side = 0; side < book_.sides(); ++side) {
        const SideSpec& sideSpec = book_.variant().sideSpecs[side];
        const Delta ahead = Delta{0, 1}.turned(sideSpec.quarterTurns);
        for (int s = 0; s < book_.size(); ++s) {
            const auto square = Square(s);
            if (!sideSpec.firstSquares.test(square)) continue;
            if (book_.variant().enPassant) {
                const Square passed = board.step(square, ahead);
                book_.passed_[side][square] = passed;
                book_.victim_[side][passed] = board.step(passed, ahead);
            }
            if (!book_.variant().tracksFirstMoves) continue;
            assert(bit < 32);
            const std::uint32_t right = 1u << bit++;
            book_.firstMove_[side][square] = right;
            book_.kept_[square] &= ~right;
            book_.rightsOf_[side] |= right;
        }
    }
}

void RulebookCompiler::listArrivals() {
    const Variant& variant = book_.variant();
    book_.arrivals_.emplace_back();  // arrival number 0 means no promotion and no bonus
    for (const Promotion& p : variant.promotions) {
        assert(p.into.size() <= Arrival().kinds.size());
        Arrival arrival{.type = p.bonus ? MoveType::Bonus : MoveType::Normal};
        for (const char letter : p.into) arrival.kinds[arrival.count++] = variant.kindOf(letter);
        book_.arrivals_.push_back(arrival);
    }
    assert(book_.arrivals_.size() < 256);
}

std::uint8_t RulebookCompiler::arrivalOf(Side side, Kind kind, Square square) const {
    const Variant& variant = book_.variant();
    for (std::size_t i = 0; i < variant.promotions.size(); ++i) {
        const Promotion& p = variant.promotions[i];
        const bool concerned = p.side == side && p.kinds.find(variant.kinds[kind].letter) != std::string_view::npos;
        if (concerned && p.squares.test(square)) return static_cast<std::uint8_t>(i + 1);
    }
    return 0;
}

void RulebookCompiler::listTargets() {
    lines_.resize(static_cast<std::size_t>(book_.size()));
    for (std::size_t piece = 0; piece < 16 * book_.sides(); ++piece) {
        for (int s = 0; s < book_.size(); ++s) {
            listTargets(Side(piece / 16), Kind(piece % 16), Square(s));
        }
    }
}

void RulebookCompiler::listTargets(Side side, Kind kind, Square from) {
    const bool exists = kind < book_.variant().kinds.size();
    for (const Mode mode : {Mode::Both, Mode::Capture, Mode::Quiet}) {
        if (exists) addTargets(side, kind, from, mode);
        book_.targets_.close();
    }
    if (!exists) return;
    const SideSpec& sideSpec = book_.variant().sideSpecs[side];
    for (const MoveAtom& atom : book_.variant().kinds[kind].movement) {
        if (atom.mode == Mode::Quiet) continue;
        noteAttack(pieceOf(side, kind), from,
                   squaresOf(book_.geometry(), atom, from, sideSpec.quarterTurns, atom.reach));
    }
}

void RulebookCompiler::addTargets(Side side, Kind kind, Square from, Mode mode) {
    const Variant& variant = book_.variant();
    const SideSpec& sideSpec = variant.sideSpecs[side];
    SquareSet seen;
    for (const MoveAtom& atom : variant.kinds[kind].movement) {
        if (atom.mode != mode) continue;
        const int reach = sideSpec.firstSquares.test(from) ? atom.firstReach : atom.reach;
        const auto squares = squaresOf(variant.geometry, atom, from, sideSpec.quarterTurns, reach);
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const bool first = atom.reach < atom.firstReach && static_cast<int>(i) >= atom.reach;
            book_.targets_.data().push_back({.square = squares[i],
                                             .hides = static_cast<std::uint8_t>(squares.size() - i),
                                             .arrival = arrivalOf(side, kind, squares[i]),
                                             .duplicate = seen.test(squares[i]),
                                             .firstMoveOnly = first && variant.tracksFirstMoves,
                                             .opensEnPassant = first && variant.enPassant});
            seen.set(squares[i]);
        }
    }
}

void RulebookCompiler::noteAttack(Piece piece, Square from, const std::vector<Square>& squares) {
    for (std::size_t i = 0; i < squares.size(); ++i) {
        std::vector<Square> back(squares.rend() - static_cast<std::ptrdiff_t>(i), squares.rend());
        back.push_back(from);
        extend(lines_[squares[i]], back, piece);
    }
}

// Merges attack lines with the same beginning, so that a scan from the target outwards visits each square once.
void RulebookCompiler::extend(std::vector<Line>& lines, const std::vector<Square>& back, Piece piece) {
    auto line = std::ranges::find_if(lines, [&](const Line& l) {
        const auto common = static_cast<std::ptrdiff_t>(std::min(l.squares.size(), back.size()));
        return std::equal(back.begin(), back.begin() + common, l.squares.begin());
    });
    if (line == lines.end()) line = lines.insert(lines.end(), Line{});
    if (line->squares.size() < back.size()) {
        line->squares = back;
        line->by.resize(back.size());
    }
    line->by[back.size() - 1].add(piece);
}

void RulebookCompiler::listAttacks() {
    for (auto& lines : lines_) {
        std::ranges::stable_sort(lines,
                                 [](const Line& a, const Line& b) { return a.squares.size() > b.squares.size(); });
        for (const Line& line : lines) {
            for (std::size_t i = 0; i < line.squares.size(); ++i) {
                const auto [it, fresh] =
                    attackerNumbers_.try_emplace(line.by[i].bits, static_cast<std::uint8_t>(attackerNumbers_.size()));
                if (fresh) book_.attackers_.push_back(line.by[i]);
                const auto hides = static_cast<std::uint8_t>(line.squares.size() - i);
                book_.attacks_.data().push_back({line.squares[i], hides, it->second});
            }
        }
        book_.attacks_.close();
    }
    assert(book_.attackers_.size() <= 256);
}

void RulebookCompiler::listEnPassantPawns() {
    for (std::size_t side = 0; side < book_.sides(); ++side) {
        const Piece pawn = pieceOf(Side(side), book_.pawn_);
        for (int s = 0; s < book_.size(); ++s) {
            for (const Attack& a : book_.attacks(Square(s))) {
                if (book_.attackers(a.by).has(pawn)) book_.enPassantPawns_.data().push_back(a.square);
            }
            book_.enPassantPawns_.close();
        }
    }
}

void RulebookCompiler::drawHashNumbers() {
    std::uint64_t seed = 0x526F6B616461;  // "Rokada" in ASCII; any fixed number would do
    const auto draw = [&seed] { return scrambled(++seed); };
    book_.pieceKeys_.resize(64 * static_cast<std::size_t>(book_.size()));
    std::ranges::generate(book_.pieceKeys_, draw);
    std::ranges::generate(book_.turnKeys_, draw);
    std::ranges::generate(book_.rightKeys_, draw);
    std::ranges::generate(book_.enPassantKeys_, draw);
    std::ranges::generate(book_.livingKeys_, draw);
}

std::shared_ptr<const Rulebook> Rulebook::compile(Variant variant) {
    std::shared_ptr<Rulebook> book(new Rulebook(std::move(variant)));
    RulebookCompiler(*book).compile();
    return book;
}

}  // namespace rokada
