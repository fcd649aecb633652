#include "explain/typedmove.h"

#include "explain/typedspelling.h"
#include "rules/movegen.h"

#include <algorithm>
#include <bit>

namespace rokada {

namespace {

/// Move that the text can mean, legal or not. `from` is NoSquare for a drop.
struct Wish {
    Square from = NoSquare, to = NoSquare;
    bool withoutFile = false;     ///< true if the text does not name the file of a pawn that captures
    std::uint16_t promotion = 0;  ///< set of kinds that the pawn can become; 0 if no promotion was written
    bool castling = false;        ///< true for castling; `to` is the rook's square, or NoSquare if the right is lost
    char wing = 0;                ///< wing of the castling, 'K' or 'Q'; 0 for other moves

    friend bool operator==(Wish, Wish) = default;
};

template <class T>
void addOnce(std::vector<T>& all, T one) {
    if (std::ranges::find(all, one) == all.end()) all.push_back(one);
}

void addCastlings(const Position& position, const WrittenMove& written, std::vector<Wish>& wishes) {
    if (position.book().castlings().empty()) return;
    const char wing = written.type == WrittenMove::Type::CastleShort ? 'K' : 'Q';
    Wish wish{.from = position.king(position.turn()), .castling = true, .wing = wing};
    position.eachCastling(position.turn(), [&](const CastlingPlan& plan) {
        if (plan.journey.letter == wing) wish.to = plan.journey.rookFrom;
    });
    addOnce(wishes, wish);
}

/// Adds a `Wish` for each piece and reserve piece of the side to move that the text can mean. If the text names the
/// start square completely, this square can also be empty or hold an enemy piece.
void addWishes(const Position& position, const WrittenMove& written, std::vector<Wish>& wishes) {
    if (written.type != WrittenMove::Type::Normal) return addCastlings(position, written, wishes);
    if (written.to == NoSquare) return;
    const Rulebook& book = position.book();
    const Side us = position.turn();
    for (int s = 0; s < book.size(); ++s) {
        const auto from = Square(s);
        if (written.drops || !written.from(book.geometry(), from)) continue;
        const bool own = !position.empty(from) && sideOf(position[from]) == us;
        if (written.coordinates() || (own && written.names(kindOf(position[from]))))
            addOnce(wishes, {from, written.to, written.withoutFile(), written.promotion});
    }
    if (written.promotes) return;
    const auto reservePieces = book.reserveKinds();
    for (std::size_t i = 0; i < reservePieces.size(); ++i) {
        const bool free = written.file == 0 && written.rank == WrittenMove::NoRank;
        if (free && written.names(reservePieces[i]) && position.reserve(us, i) > 0)
            addOnce(wishes, {NoSquare, written.to});
    }
}

/// Splits off the number of pieces that leave a tower, for example "(2)". Must run first, because later steps ignore
/// all brackets and colons.
PartedText<char> partedTyped(const Position& position, std::string_view text) {
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return position.book().towers() ? withoutPart(text) : PartedText<char>{.text = std::string(text)};
}

/// All moves that a text can mean, in any language and spelling.
struct Wishes {
    std::vector<Wish> all;
    Kind missing = NoKind;
    bool pawn = false;  ///< true if the text can be a pawn move; "bxd5" then does not report a missing bishop
};

/// Returns true if the side to move has a piece that `written` names, on the board or in its reserve.
bool hasAny(const Position& position, const WrittenMove& written) {
    const Rulebook& book = position.book();
    const Side us = position.turn();
    const auto onBoard = position.pieces(us);
    if (std::ranges::any_of(onBoard, [&](Square s) { return written.names(kindOf(position[s])); })) return true;
    const auto kinds = book.reserveKinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (written.names(kinds[i]) && position.reserve(us, i) > 0) return true;
    }
    return false;
}

/// Updates `missing` and `pawn` of `wishes` from one reading of the text.
void noteMissing(const Position& position, const WrittenMove& written, Wishes& wishes) {
    if (written.type != WrittenMove::Type::Normal || written.to == NoSquare) return;
    const Geometry& board = position.book().geometry();
    if (!written.named) {
        for (int s = 0; s < position.book().size() && !wishes.pawn; ++s) wishes.pawn = written.from(board, Square(s));
        return;
    }
    if (wishes.missing == NoKind && !hasAny(position, written)) wishes.missing = Kind(std::countr_zero(written.pieces));
}

Wishes wishesIn(const Position& position, std::string_view text, std::span<const Letters> languages) {
    Wishes wishes;
    readTyped(partedTyped(position, text).text, languages,
              [&](std::span<const MoveAlphabet> alphabets, const Spelling& spelling, std::u32string_view typed) {
                  eachReading(position.book(), alphabets, spelling, typed, [&](const WrittenMove& written) {
                      addWishes(position, written, wishes.all);
                      noteMissing(position, written, wishes);
                  });
                  return !wishes.all.empty();
              });
    if (wishes.pawn || !wishes.all.empty()) wishes.missing = NoKind;
    return wishes;
}

bool becomesOneOf(Move move, std::uint16_t kinds) {
    return move.becomes() != NoKind && (kinds >> move.becomes() & 1) != 0;
}

/// Adds the legal moves that fit `wish` to `answer`. Pawn captures written without the file of the pawn go to
/// `withoutFile`. Returns false if no legal move has these squares.
bool addMoves(const Position& position, const MoveList& moves, Wish wish, TypedWish& answer) {
    bool any = false;
    for (const Move move : moves) {
        const bool drops = move.type() == MoveType::Drop;
        const bool castles = move.type() == MoveType::Castle &&
                             position.book().meansCastling(position.book().castling(position.turn(), move), wish.to);
        if (castles && move.from() == wish.from) addOnce(answer.moves, move);
        any |= castles;
        if (castles || wish.castling || move.to() != wish.to || drops != (wish.from == NoSquare) ||
            (!drops && move.from() != wish.from))
            continue;
        any = true;
        const bool captures = move.type() == MoveType::EnPassant || position.hostile(move.to());
        const bool unnamed = wish.withoutFile && captures;
        // If a promotion is written, only promotions fit. Promotions to other kinds fit too, so that the user can
        // choose one. For a pawn capture written without its file, the kind must be the written one.
        if (wish.promotion != 0 && (unnamed ? !becomesOneOf(move, wish.promotion) : move.becomes() == NoKind)) continue;
        addOnce(unnamed ? answer.withoutFile : answer.moves, move);
    }
    return any;
}

/// Adds the legal promotions to the written kind that the same pawn has on any square.
void addPromotions(const MoveList& moves, Wish wish, TypedWish& answer) {
    for (const Move move : moves) {
        if (move.from() == wish.from && becomesOneOf(move, wish.promotion)) addOnce(answer.promotions, move);
    }
}

IllegalMove illegalMoveOf(const Position& position, Wish wish) {
    if (wish.castling && wish.to == NoSquare) return whyNoCastling(position, wish.wing);
    if (wish.from != NoSquare) return whyIllegal(position, wish.from, wish.to);
    return whyIllegalDrop(position, wish.to);
}

}  // namespace

std::vector<Move> typedMoves(const Position& position, std::string_view text, std::span<const Letters> languages) {
    const MoveList moves = legalMoves(position);
    std::vector<Move> found;
    const PartedText<char> parted = partedTyped(position, text);
    readTyped(parted.text, languages,
              [&](std::span<const MoveAlphabet> alphabets, const Spelling& spelling, std::u32string_view typed) {
                  eachReading(position.book(), alphabets, spelling, typed, [&](WrittenMove written) {
                      written.part = parted.part;
                      for (const Move move : moves) {
                          const bool elsewhere = written.to != NoSquare && move.to() != written.to;
                          if ((!elsewhere || move.type() == MoveType::Castle) && fits(position, move, written))
                              addOnce(found, move);
                      }
                  });
                  return !found.empty();
              });
    return found;
}

TypedWish typedWish(const Position& position, std::string_view text, std::span<const Letters> languages) {
    TypedWish answer;
    const MoveList moves = legalMoves(position);
    const Wishes wishes = wishesIn(position, text, languages);
    answer.missing = wishes.missing;
    bool known = false;
    int unlike = 0;
    for (const Wish wish : wishes.all) {
        if (addMoves(position, moves, wish, answer)) {
            known = true;
            continue;
        }
        const IllegalMove illegalMove = illegalMoveOf(position, wish);
        if (illegalMove.reason != IllegalReason::NotAPieceMove) addPromotions(moves, wish, answer);
        if (illegalMove.reason == IllegalReason::NotAPieceMove && ++unlike > 1) answer.unreached = wish.to;
        // `NotAPieceMove` is the least specific reason, so a more specific one replaces it.
        if (!answer.illegalMove || answer.illegalMove->reason == IllegalReason::NotAPieceMove)
            answer.illegalMove = illegalMove;
    }
    // If the squares match a legal move but the promotion does not, reasons about other pieces would mislead.
    if (known && answer.moves.empty() && answer.withoutFile.empty()) answer.illegalMove.reset();
    if (!answer.illegalMove || answer.illegalMove->reason != IllegalReason::NotAPieceMove) answer.unreached = NoSquare;
    return answer;
}

}  // namespace rokada
