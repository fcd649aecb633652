#include "explain/typedmove.h"

#include "explain/typedspelling.h"
#include "rules/movegen.h"

#include <algorithm>
#include <string>

namespace rokada {

namespace {

constexpr std::u32string_view CastleSigns = U"OО0";

/// All spellings of one legal move with the letters of one language.
void addLameLeap(const Position& position, Move move, const Letters& letters, std::size_t what,
                 std::vector<Spelling>& all) {
    const Rulebook& book = position.book();
    const Kind piece = kindOf(position[move.from()]);
    const std::string from = book.geometry().name(move.from()), to = book.geometry().name(move.to());
    const bool pawn = book.variant().kinds[piece].pawn;
    const bool takes = move.type() == MoveType::EnPassant || !position.empty(move.to());
    std::vector<std::string> becomes;
    if (move.becomes() != NoKind) becomes.push_back(letters[move.becomes()]);
    if (!promotionChosen(book, move)) becomes.emplace_back();
    for (const std::string& end : becomes) {
        for (const std::string& origin : {std::string(), from.substr(0, 1), from.substr(1), from}) {
            all.push_back({decoded(letters[piece] + origin + to + end), what});
        }
        all.push_back({decoded(from + to + end), what});
        if (pawn && takes && from[0] != to[0]) all.push_back({decoded(from.substr(0, 1) + to[0] + end), what});
    }
}

void addCastling(bool two, std::size_t what, std::vector<Spelling>& all) {
    for (const char32_t sign : CastleSigns) all.push_back({Letters32(two ? 2 : 3, sign), what});
}

void addSpellings(const Position& position, Move move, const Letters& letters, std::size_t what,
                  std::vector<Spelling>& all) {
    if (move.forced()) return;
    if (move.type() == MoveType::Drop) {
        all.push_back({decoded(letters[move.becomes()] + position.book().geometry().name(move.to())), what});
        return;
    }
    addLameLeap(position, move, letters, what, all);
    if (move.type() != MoveType::Castle) return;
    addCastling(partsOf(position, move).type == MoveParts::Type::CastleShort, what, all);
}

/// A move that may be meant, legal or not. `from` is NoSquare for a drop.
struct Wish {
    Square from = NoSquare, to = NoSquare;
};

/// All moves that a text may mean, and how.
class Wishes {
public:
    Wishes(const Position& position, std::span<const Letters> languages)
        : position_(position), board_(position.book().geometry()), spellings_(languages.size() + 1) {
        for (int s = 0; s < position.book().size(); ++s) names_.push_back(decoded(board_.name(Square(s))));
        for (std::size_t i = 0; i < languages.size(); ++i) addPieces(languages[i], spellings_[i]);
        addSquares(spellings_.back());
        addCastlings(spellings_.back());
    }

    [[nodiscard]] std::vector<Wish> found(std::string_view text) const {
        std::vector<Wish> found;
        for (const std::size_t what : meant(text, spellings_)) found.push_back(wishes_[what]);
        return found;
    }

private:
    std::size_t add(Wish wish) {
        wishes_.push_back(wish);
        return wishes_.size() - 1;
    }

    /// The letter of a piece and where it goes, its own square or a part of it between them.
    void addPieces(const Letters& letters, std::vector<Spelling>& all) {
        const Side us = position_.turn();
        for (const Square from : position_.pieces(us)) {
            const Letters32 letter = decoded(letters[kindOf(position_[from])]);
            for (std::size_t to = 0; to < names_.size(); ++to) {
                const std::size_t what = add({from, Square(to)});
                all.push_back({letter + names_[to], what});
                all.push_back({letter + names_[from][0] + names_[to], what});
                all.push_back({letter + names_[from] + names_[to], what});
            }
        }
        const auto reservePieces = position_.book().reserveKinds();
        for (std::size_t i = 0; i < reservePieces.size(); ++i) {
            if (position_.reserve(us, i) == 0) continue;
            for (std::size_t to = 0; to < names_.size(); ++to)
                all.push_back({decoded(letters[reservePieces[i]]) + names_[to], add({NoSquare, Square(to)})});
        }
    }

    void addSquares(std::vector<Spelling>& all) {
        for (std::size_t from = 0; from < names_.size(); ++from) {
            for (std::size_t to = 0; to < names_.size(); ++to)
                all.push_back({names_[from] + names_[to], add({Square(from), Square(to)})});
        }
    }

    void addCastlings(std::vector<Spelling>& all) {
        for (const CastlingPlan& plan : position_.book().castlings()) {
            const bool own = plan.journey.side == position_.turn();
            if (own) addCastling(plan.journey.letter == 'K', add({plan.journey.kingFrom, plan.journey.kingTo}), all);
        }
    }

    const Position& position_;
    const Geometry& board_;
    std::vector<Letters32> names_;
    std::vector<std::vector<Spelling>> spellings_;
    std::vector<Wish> wishes_;
};

IllegalMove illegalMoveOf(const Position& position, Wish wish) {
    if (wish.from != NoSquare) return whyIllegal(position, wish.from, wish.to);
    return whyIllegalDrop(position, wish.to);
}

}  // namespace

std::vector<Move> typedMoves(const Position& position, std::string_view text, std::span<const Letters> languages) {
    MoveList moves;
    legalMoves(position, moves);
    std::vector<std::vector<Spelling>> spellings(languages.size());
    for (std::size_t i = 0; i < languages.size(); ++i) {
        for (std::size_t m = 0; m < moves.size(); ++m) addSpellings(position, moves[m], languages[i], m, spellings[i]);
    }
    std::vector<Move> found;
    for (const std::size_t m : meant(text, spellings)) found.push_back(moves[m]);
    return found;
}

TypedWish typedWish(const Position& position, std::string_view text, std::span<const Letters> languages) {
    TypedWish answer;
    MoveList moves;
    legalMoves(position, moves);
    for (const Wish wish : Wishes(position, languages).found(text)) {
        const std::size_t before = answer.moves.size();
        for (const Move move : moves) {
            const bool drops = move.type() == MoveType::Drop;
            if (move.to() == wish.to && drops == (wish.from == NoSquare) && (drops || move.from() == wish.from))
                answer.moves.push_back(move);
        }
        if (answer.moves.size() > before) continue;
        const IllegalMove illegalMove = illegalMoveOf(position, wish);
        // That a piece does not move so is the least specific reason.
        if (!answer.illegalMove || answer.illegalMove->reason == IllegalReason::DoesNotMoveSo)
            answer.illegalMove = illegalMove;
    }
    return answer;
}

}  // namespace rokada
