#include "rules/paths.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

const SideSpec& sideSpecOf(const Position& position, Square square) {
    return position.book().variant().sideSpecs[sideOf(position[square])];
}

const Movement& movementOf(const Position& position, Square square) {
    return position.book().variant().kinds[kindOf(position[square])].movement;
}

/// Returns true if the piece on `from` can move onto the piece of its own side on `square`. Only variants with towers
/// (stacks of pieces) allow such moves.
bool mayStackOn(const Position& position, Square from, Square square) {
    const Piece met = position[square];
    const Side side = sideOf(position[from]);
    return position.book().towers() && piecesOf(side).has(met) && square != position.king(side);
}

/// Returns true if a rule option lets the double step of a pawn pass over the tower of its own side on `square`.
bool stepsOver(const Position& position, const MoveAtom& atom, Square from, Square square) {
    const Rulebook& book = position.book();
    const bool doubleStep = book.towers() && atom.mode == Mode::Quiet && atom.firstReach > atom.reach;
    return doubleStep && book.variant().towers->stepsOverOwn && mayStackOn(position, from, square);
}

/// Returns the path from `from` to `to` with both squares. `atom` is one element of the movement of the piece. Returns
/// an empty path if the atom does not lead to `to` or is blocked.
Path openPath(const Position& position, const MoveAtom& atom, Square from, Square to) {
    const auto squares = squaresOf(position.book().geometry(), atom, from, sideSpecOf(position, from).quarterTurns,
                                   reachOf(position, atom, from));
    Path path{from};
    for (const Square s : squares) {
        path.push_back(s);
        if (s == to) return path;
        if (!position.empty(s) && !stepsOver(position, atom, from, s)) return {};
    }
    return {};
}

Path straight(const Geometry& board, Square from, Square to) {
    Path path{from};
    const Delta towards = directionBetween(board, from, to);
    while (path.back() != to) path.push_back(board.step(path.back(), towards));
    return path;
}

/// Collects the targets of one piece. Each square occurs once.
class Looker {
public:
    Looker(const Position& position, Square from) : position_(position), from_(from), side_(sideOf(position[from])) {
        if (side_ == position.turn()) legalMoves(position, moves_);
    }

    std::vector<PseudoLegalTarget> look() {
        for (const MoveAtom& atom : movementOf(position_, from_)) follow(atom);
        for (const Move move : moves_) {
            if (move.from() == from_ && move.type() == MoveType::Castle)
                note(position_.book().shownTarget(move), Reach::Quiet);
        }
        for (PseudoLegalTarget& target : found_) complete(target);
        return found_;
    }

private:
    void follow(const MoveAtom& atom) {
        const auto squares = squaresOf(position_.book().geometry(), atom, from_,
                                       sideSpecOf(position_, from_).quarterTurns, reachOf(position_, atom, from_));
        for (const Square s : squares) {
            const Piece met = position_[s];
            const bool prey = position_.book().prey(side_).has(met);
            if (mayStackOn(position_, from_, s)) {
                if (atom.mode != Mode::Capture) note(s, Reach::Quiet);
                if (!stepsOver(position_, atom, from_, s)) return;
                continue;
            }
            if (met != NoPiece && (!prey || atom.mode == Mode::Quiet)) return;
            note(s, atom.mode == Mode::Both ? Reach::Both : atom.mode == Mode::Quiet ? Reach::Quiet : Reach::Capture);
            if (met != NoPiece) return;
        }
    }

    void note(Square square, Reach reach) {
        const auto known = std::ranges::find(found_, square, &PseudoLegalTarget::square);
        if (known == found_.end()) {
            found_.push_back({square, reach, false, position_.book().prey(side_).has(position_[square])});
        } else if (known->reach != reach) {
            known->reach = Reach::Both;
        }
    }

    void complete(PseudoLegalTarget& target) const {
        for (const Move move : moves_) {
            if (move.type() == MoveType::Drop || move.from() != from_) continue;
            if (position_.book().shownTarget(move) != target.square) continue;
            target.legal = true;
            if (move.type() == MoveType::EnPassant) target.capture = true;
        }
        const Rulebook& book = position_.book();
        for (const auto list : {book.targets(position_[from_], from_), book.captures(position_[from_], from_),
                                book.quiets(position_[from_], from_)}) {
            for (const Target& t : list) {
                const Arrival& arrival = book.arrival(t.arrival);
                if (t.square != target.square || arrival.count != 1) continue;
                target.becomes = arrival.kinds[0];
                target.bonus = arrival.type == MoveType::Bonus;
            }
        }
    }

    const Position& position_;
    Square from_;
    Side side_;
    MoveList moves_;
    std::vector<PseudoLegalTarget> found_;
};

}  // namespace

int reachOf(const Position& position, const MoveAtom& atom, Square from) {
    const Rulebook& book = position.book();
    const Side side = sideOf(position[from]);
    const bool home = sideSpecOf(position, from).firstSquares.test(from);
    const bool first =
        !book.variant().tracksFirstMoves || (position.state().rights & book.firstMoveRight(side, from)) != 0;
    const bool alone = position.height(from) <= 1;
    return home && first && alone ? atom.firstReach : atom.reach;
}

std::vector<Path> pathsOf(const Position& position, Move move) {
    std::vector<Path> paths;
    if (move.forced() || move.type() == MoveType::Drop) return paths;
    if (move.type() == MoveType::Castle)
        return {straight(position.book().geometry(), move.from(), position.book().shownTarget(move))};
    for (const MoveAtom& atom : movementOf(position, move.from())) {
        const bool capture = position.hostile(move.to()) || move.type() == MoveType::EnPassant;
        if (atom.mode == (capture ? Mode::Quiet : Mode::Capture)) continue;
        Path path = openPath(position, atom, move.from(), move.to());
        if (!path.empty()) paths.push_back(std::move(path));
    }
    std::ranges::stable_sort(paths, [](const Path& a, const Path& b) { return a.size() < b.size(); });
    return paths;
}

std::vector<Path> attacksOn(const Position& position, Square square, Side defender) {
    std::vector<Path> paths;
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        if (position.book().allied(Side(side), defender)) continue;
        for (const Square from : position.pieces(Side(side))) {
            for (const MoveAtom& atom : movementOf(position, from)) {
                if (atom.mode == Mode::Quiet) continue;
                Path path = openPath(position, atom, from, square);
                if (!path.empty()) paths.push_back(std::move(path));
            }
        }
    }
    return paths;
}

std::vector<Path> checks(const Position& position, Side side) {
    return position.king(side) == NoSquare ? std::vector<Path>() : attacksOn(position, position.king(side), side);
}

bool newlyInCheck(const Position& before, const Position& after, Side side) {
    if (!after.inCheck(side)) return false;
    if (!before.inCheck(side)) return true;
    const auto old = checks(before, side);
    const auto isOld = [&](const Path& line) {
        return std::ranges::any_of(old, [&](const Path& other) { return other.front() == line.front(); });
    };
    const auto now = checks(after, side);
    return !std::ranges::all_of(now, isOld);
}

bool arrivalLosesCheck(const Position& position, Move move) {
    if (move.forced() || move.type() == MoveType::Drop) return false;
    const Piece piece = position[move.from()];
    Position after = afterMove(position, move);
    if (after[move.to()] == piece) return false;
    const auto givesCheck = [&] {
        for (std::size_t side = 0; side < after.book().sides(); ++side) {
            if (after.book().allied(Side(side), sideOf(piece))) continue;
            for (const Path& line : checks(after, Side(side))) {
                if (line.front() == move.to()) return true;
            }
        }
        return false;
    };
    if (givesCheck()) return false;
    after.remove(move.to());
    after.put(piece, move.to());
    return givesCheck();
}

std::vector<LameLeap> walledLameLeaps(const Position& position, Square square) {
    std::vector<LameLeap> lameLeaps;
    const Geometry& board = position.book().geometry();
    if (board.walls().empty() || square == NoSquare || position.empty(square)) return lameLeaps;
    for (const MoveAtom& atom : movementOf(position, square)) {
        if (!atom.lame || !atom.from.test(square)) continue;
        const Delta delta = atom.delta.turned(sideSpecOf(position, square).quarterTurns);
        const auto [straight, diagonal] = lameLeapSteps(delta);
        std::vector<LameLeap> both;
        for (const auto& [first, second] : {std::pair(straight, diagonal), std::pair(diagonal, straight)}) {
            const Square between = board.displaced(square, first);
            const Square to = board.displaced(square, delta);
            if (between == NoSquare || to == NoSquare) continue;
            const int steps = board.step(square, first) == NoSquare     ? 0
                              : board.step(between, second) == NoSquare ? 1
                                                                        : 2;
            both.push_back({{square, between, to}, steps});
        }
        const bool walled = std::ranges::any_of(both, [](const LameLeap& lameLeap) { return lameLeap.open < 2; });
        if (walled) lameLeaps.insert(lameLeaps.end(), both.begin(), both.end());
    }
    return lameLeaps;
}

std::vector<PseudoLegalTarget> pseudoLegalTargets(const Position& position, Square square) {
    const bool noPiece = square == NoSquare || position.empty(square);
    return noPiece ? std::vector<PseudoLegalTarget>() : Looker(position, square).look();
}

}  // namespace rokada
