#include "slowrules/tavreli.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "slowrules/movement.h"

namespace slow {

namespace {

using Tower = std::vector<Piece>;

const std::string identities = "RNBQHBNR";

Tower towerOn(const State& state, Square square) {
    Tower tower = state.under[cellOf(square)];
    if (state.at(square)) tower.push_back(state.at(square));
    return tower;
}

void setTower(State& state, Square square, Tower tower) {
    state.at(square) = tower.empty() ? Piece{} : tower.back();
    if (!tower.empty()) tower.pop_back();
    state.under[cellOf(square)] = tower;
}

bool onLastRank(char side, Square square) { return square.y == (side == 'w' ? 7 : 0); }

bool pawn(Piece piece) { return piece.kind == 'P'; }
bool promoted(Piece piece) { return piece.identity != 0 && !pawn(piece); }

/// Promotes the top piece of a square if it is a pawn of either side on its last rank. Returns true if it was promoted.
bool promoteTop(State& state, Square square) {
    Piece& top = state.at(square);
    if (!pawn(top) || !onLastRank(top.side, square)) return false;
    top.kind = top.identity;
    return true;
}

/// Returns a piece as it is after `above` has been put on it. A promoted piece becomes a pawn again. With the option
/// `demotionByEnemy`, this happens only under an enemy piece.
Piece turnedBack(const Rules& rules, Piece piece, Piece above) {
    const bool turns = !rules.demotionByEnemy || above.side != piece.side;
    if (promoted(piece) && turns) piece.kind = 'P';
    return piece;
}

/// Moves the top `n` pieces of a tower to another square. Returns true if a piece was promoted.
bool shift(State& state, Square from, Square to, std::size_t n) {
    Tower left = towerOn(state, from);
    Tower there = towerOn(state, to);
    const auto cut = left.end() - static_cast<std::ptrdiff_t>(n);
    const Tower part(cut, left.end());
    left.erase(cut, left.end());
    if (!there.empty()) there.back() = turnedBack(state.rules, there.back(), part.front());
    there.insert(there.end(), part.begin(), part.end());
    setTower(state, from, left);
    setTower(state, to, there);
    const bool uncovered = promoteTop(state, from);
    return promoteTop(state, to) || uncovered;
}

Square ahead(char side, Square square, int steps) { return {square.x, square.y + (side == 'w' ? steps : -steps)}; }

class Finder {
public:
    Finder(const State& state, std::vector<Move>& moves) : state_(state), moves_(moves) {}

    void ofSquare(Square from) {
        from_ = from;
        if (pawn(state_.at(from))) return ofPawn();
        for (const MoveAtom& atom : atomsOf(state_.rules, state_.at(from))) {
            walk(state_, from, atom, [&](Square to) {
                if (!state_.at(to) || own(to) || enemy(to)) add({.from = from_, .to = to});
            });
        }
    }

private:
    bool own(Square square) const { return state_.at(square).side == state_.turn && state_.at(square).kind != 'K'; }
    bool enemy(Square square) const {
        return state_.at(square).side == opponent(state_.turn) && state_.at(square).kind != 'K';
    }

    void add(Move move) {
        const std::size_t height = towerOn(state_, move.from).size();
        for (std::size_t n = 1; n <= height; ++n) {
            move.pieces = static_cast<int>(n);
            move.divides = n < height;
            moves_.push_back(move);
        }
    }

    void ofPawn() {
        const char side = state_.turn;
        const Square one = ahead(side, from_, 1);
        const Square two = ahead(side, from_, 2);
        if (exists(state_.rules, one) && (!state_.at(one) || own(one))) add({.from = from_, .to = one});
        const bool passes = exists(state_.rules, one) && (!state_.at(one) || (state_.rules.stepsOverOwn && own(one)));
        if (passes && neverMoved(state_, from_) && (!state_.at(two) || own(two)))
            add({.from = from_, .to = two, .doubleStep = !state_.at(one)});
        for (const Square prey : pawnPrey(state_.rules, side, from_)) {
            if (enemy(prey)) add({.from = from_, .to = prey});
            if (state_.passed == prey) add({.from = from_, .to = prey, .enPassant = true});
        }
    }

    const State& state_;
    std::vector<Move>& moves_;
    Square from_;
};

bool standsAlone(const State& state, Square square) { return towerOn(state, square).size() == 1; }

void dropLowest(State& state, Square left) {
    for (const Castling*& right : state.rights)
        if (right && (left == right->kingFrom || left == right->rookFrom)) right = nullptr;
    for (const char side : {'w', 'b'}) {
        if (left == frontSquare(side, left.x))
            state.unmoved[side == 'w' ? 0 : 1][static_cast<std::size_t>(left.x)] = false;
    }
}

std::string letters(Piece piece) {
    const char letter = piece.side == 'w' ? piece.kind : static_cast<char>(std::tolower(piece.kind));
    return std::string(1, letter) + (promoted(piece) && piece.kind != 'H' ? "~" : "");
}

/// Removes a piece letter and its promotion mark '~' from the front of the text, and returns the piece. The caller sets
/// the promotion kind of pawns.
Piece takeLetter(std::string& text) {
    if (text.empty()) return {};
    const char letter = text[0];
    const char kind = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    if (std::string("KQRBNHP").find(kind) == std::string::npos) return {};
    Piece piece{kind == letter ? 'w' : 'b', kind};
    text.erase(0, 1);
    if (kind == 'H') piece.identity = 'H';
    if (text.empty() || text[0] != '~') return piece;
    if (std::string("QRBN").find(kind) == std::string::npos) return {};
    piece.identity = kind;
    text.erase(0, 1);
    return piece;
}

bool takeTower(Tower& tower, std::string& text) {
    while (!text.empty() && text[0] != ')') {
        Piece piece = takeLetter(text);
        if (!piece) return false;
        if (pawn(piece)) {
            const bool named = !text.empty() && std::string("rnbqh").find(text[0]) != std::string::npos;
            if (!named) return false;
            piece.identity = static_cast<char>(std::toupper(text[0]));
            text.erase(0, 1);
        }
        tower.push_back(piece);
    }
    if (text.empty() || tower.empty()) return false;
    text.erase(0, 1);
    return true;
}

bool properTower(const Rules& rules, Square square, const Tower& tower) {
    if (tower.empty()) return true;
    for (std::size_t i = 0; i + 1 < tower.size(); ++i) {
        if (tower[i].kind == 'K') return false;
        if (promoted(tower[i]) && !rules.demotionByEnemy) return false;
    }
    return !(pawn(tower.back()) && onLastRank(tower.back().side, square));
}

}  // namespace

Piece lowest(const State& state, Square square) {
    const Tower tower = towerOn(state, square);
    return tower.empty() ? Piece{} : tower.front();
}

bool neverMoved(const State& state, Square square) {
    const bool flag = state.unmoved[state.turn == 'w' ? 0 : 1][static_cast<std::size_t>(square.x)];
    return flag && square == frontSquare(state.turn, square.x) && towerOn(state, square).size() == 1;
}

char identityOfFile(int file) { return identities[static_cast<std::size_t>(file)]; }

std::vector<Move> towerMoves(const State& state) {
    std::vector<Move> moves;
    Finder finder(state, moves);
    for (const Square from : squaresOfSide(state, state.turn)) finder.ofSquare(from);
    for (const Castling* right : state.rights) {
        if (!right || right->side != state.turn) continue;
        const bool alone = standsAlone(state, right->kingFrom) && standsAlone(state, right->rookFrom);
        if (alone && mayCastle(state, *right))
            moves.push_back({.from = right->kingFrom, .to = right->kingTo, .pieces = 1, .castling = right});
    }
    return moves;
}

State towerMoved(const State& before, const Move& move) {
    State state = before;
    state.passed.reset();
    const Piece piece = before.at(move.from);
    const bool captures = move.enPassant || before.at(move.to).side == opponent(piece.side);
    if (move.enPassant) shift(state, ahead(opponent(piece.side), move.to, 1), move.to, 1);
    bool promotes = shift(state, move.from, move.to, static_cast<std::size_t>(move.pieces));
    if (!move.divides) dropLowest(state, move.from);
    if (move.castling) {
        promotes = shift(state, move.castling->rookFrom, move.castling->rookTo, 1) || promotes;
        dropLowest(state, move.castling->rookFrom);
    }
    state.clock = captures || promotes || pawn(piece) ? 0 : before.clock + 1;
    if (move.doubleStep) state.passed = ahead(piece.side, move.from, 1);
    return state;
}

std::string cellText(const State& state, Square square) {
    const Tower tower = towerOn(state, square);
    const Piece top = tower.back();
    const bool plain = !pawn(top) || top.identity == identityOfFile(square.x);
    if (tower.size() == 1 && plain) return letters(top);
    std::string text;
    for (const Piece piece : tower) {
        text += letters(piece);
        if (pawn(piece)) text += static_cast<char>(std::tolower(piece.identity));
    }
    return "(" + text + ")";
}

bool takeCell(State& state, Square square, std::string& text) {
    Tower tower;
    if (text[0] == '(') {
        text.erase(0, 1);
        if (!takeTower(tower, text)) return false;
    } else {
        Piece piece = takeLetter(text);
        if (!piece) return false;
        if (pawn(piece)) piece.identity = identityOfFile(square.x);
        tower = {piece};
    }
    setTower(state, square, tower);
    return true;
}

bool hasProperTowers(const State& state) {
    for (const char side : {'w', 'b'}) {
        int kings = 0;
        int pieces = 0;
        for (const Square square : allSquares(state.rules)) {
            for (const Piece piece : towerOn(state, square)) {
                pieces += piece.side == side ? 1 : 0;
                kings += piece.side == side && piece.kind == 'K' ? 1 : 0;
            }
        }
        if (kings != 1 || pieces > 16) return false;
    }
    const auto squares = allSquares(state.rules);
    return std::ranges::all_of(squares,
                               [&](Square square) { return properTower(state.rules, square, towerOn(state, square)); });
}

void dropIdleTowerRights(State& state) {
    for (const Castling*& right : state.rights) {
        const bool home = right && towerOn(state, right->kingFrom) == Tower{{right->side, 'K'}} &&
                          lowest(state, right->rookFrom) == Piece{right->side, 'R'};
        if (!home) right = nullptr;
    }
    for (const char side : {'w', 'b'}) {
        for (int file = 0; file < 12; ++file) {
            const bool there =
                file < 8 && lowest(state, frontSquare(side, file)) == Piece{side, 'P', identityOfFile(file)};
            if (!there) state.unmoved[side == 'w' ? 0 : 1][static_cast<std::size_t>(file)] = false;
        }
    }
    if (!state.passed) return;
    const char mover = opponent(state.turn);
    const Square passed = *state.passed;
    const Square start = ahead(mover, passed, -1);
    const Square end = ahead(mover, passed, 1);
    const bool stands = start == frontSquare(mover, passed.x) && !state.at(passed) && !state.at(start) &&
                        state.at(end) == Piece{mover, 'P', identityOfFile(passed.x)};
    if (!stands) state.passed.reset();
}

bool onlyKingsAnywhere(const State& state) {
    std::size_t pieces = 0;
    for (const Square square : allSquares(state.rules)) pieces += towerOn(state, square).size();
    return pieces == 2;
}

}  // namespace slow
