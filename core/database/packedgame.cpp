#include "database/packedgame.h"

#include <algorithm>
#include <cstring>

namespace rokada {

namespace {

struct Change {
    std::uint8_t place, content;
};

/// Places that a move changes, in ascending order. Needs no memory allocation, because an import makes such a list for
/// each move.
class Changes {
public:
    /// Compares two boards. Each change has the content that the place has in `after`.
    Changes(const Places& before, const Places& after) {
        // Compares eight places at once, because most moves change only two of about 200.
        constexpr std::size_t AtOnce = 8;
        static_assert(MaxPlaces % AtOnce == 0);
        for (std::size_t first = 0; first < MaxPlaces; first += AtOnce) {
            if (std::memcmp(&before[first], &after[first], AtOnce) == 0) continue;
            for (std::size_t place = first; place < first + AtOnce; ++place) {
                if (before[place] != after[place]) room_[size_++] = {static_cast<std::uint8_t>(place), after[place]};
            }
        }
    }

    [[nodiscard]] std::span<const Change> all() const { return {room_.data(), size_}; }
    /// Returns the bit set of the changed places (bit = place modulo 64).
    [[nodiscard]] std::uint64_t touched() const {
        std::uint64_t touched = 0;
        for (const Change& change : all()) touched |= std::uint64_t{1} << (change.place % 64);
        return touched;
    }

private:
    std::array<Change, MaxPlaces> room_{};
    std::size_t size_ = 0;
};

/// Returns true if the two changes are those of a piece that moves between two squares without changing its kind. Such
/// a move is stored in two bytes.
bool isPlain(std::size_t squares, const Places& before, const Change& left, const Change& entered) {
    return left.content == NoPiece && entered.place < squares && left.place < squares &&
           entered.content == before[left.place] && entered.content != NoPiece;
}

void appendListed(PackedBytes& bytes, std::uint8_t turn, std::span<const Change> changes) {
    bytes.push_back(PackedReplay::Listed);
    bytes.push_back(turn);
    bytes.push_back(static_cast<std::uint8_t>(changes.size()));
    for (const Change& change : changes) {
        bytes.push_back(change.place);
        bytes.push_back(change.content);
    }
}

/// Returns the place that a move comes from: the origin square, or the reserve place of the piece that is placed.
std::size_t origin(const Rulebook& book, Side mover, Move move) {
    if (move.type() != MoveType::Drop) return move.from();
    const auto kinds = book.reserveKinds();
    const auto kind = std::ranges::find(kinds, move.becomes());
    return reservePlace(mover, static_cast<std::size_t>(kind - kinds.begin()));
}

/// Returns the content of `PackedReplay::Carried` for a move: the number of tower pieces that move, with a flag for the
/// whole tower. Returns 0 if a single piece moves.
std::uint8_t carriedOf(const Position& position, Move move) {
    if (move.pieces() == 0 || position.height(move.from()) <= 1) return 0;
    const auto pieces = static_cast<std::uint8_t>(position.carried(move));
    return move.pieces() == WholeTower ? pieces | PackedReplay::WholeCarried : pieces;
}

/// Appends a listed move (see `PackedReplay::Listed`): the changes of origin and destination first, then all other
/// changes.
void appendMoved(PackedBytes& bytes, const Position& position, const PackedState& before, const PackedState& after,
                 std::span<const Change> all, Move move) {
    const std::size_t from = origin(position.book(), before.turn, move), to = move.to();
    std::vector<Change> changes(all.begin(), all.end());
    std::erase_if(changes, [&](const Change& change) { return change.place == from || change.place == to; });
    changes.insert(changes.begin(), {{static_cast<std::uint8_t>(from), after.places[from]},
                                     {static_cast<std::uint8_t>(to), after.places[to]}});
    if (const std::uint8_t carried = carriedOf(position, move)) changes.push_back({PackedReplay::Carried, carried});
    unsigned turn = after.turn | PackedReplay::Moved;
    if (move.type() == MoveType::EnPassant) turn |= PackedReplay::EnPassant;
    if (move.type() == MoveType::Castle) {
        const bool isShort = position.book().castling(before.turn, move).journey.isShort();
        turn |= isShort ? PackedReplay::ShortCastling : PackedReplay::LongCastling;
    }
    appendListed(bytes, static_cast<std::uint8_t>(turn), changes);
}

/// Returns the index of a castling in `PackedRules::castlings`, or -1 if it is not one of them.
int castlingOf(const PackedRules& rules, const Castling& path) {
    for (std::size_t i = 0; i < rules.castlings().size(); ++i) {
        const auto& usual = rules.castlings()[i];
        if (usual.kingFrom == path.kingFrom && usual.kingTo == path.kingTo && usual.rookFrom == path.rookFrom &&
            usual.rookTo == path.rookTo)
            return static_cast<int>(i);
    }
    return -1;
}

/// Appends one move in its shortest form. `position` is the position before the move; `before` and `after` are the
/// boards, and `changes` are their differences.
void appendMove(PackedBytes& bytes, const PackedRules& rules, const Position& position, const PackedState& before,
                const PackedState& after, std::span<const Change> changes, Move move) {
    const bool inOrder = after.turn == rules.after(before.turn);
    const bool castles = move.type() == MoveType::Castle;
    const int castling = castles ? castlingOf(rules, position.book().castling(before.turn, move).journey) : -1;
    if (inOrder && castling >= 0 && changes.size() == 4) {
        bytes.push_back(static_cast<std::uint8_t>(PackedReplay::FirstCastling + castling));
        return;
    }
    if (inOrder && !castles && changes.size() == 2) {
        for (const auto& [left, entered] : {std::pair(changes[0], changes[1]), std::pair(changes[1], changes[0])}) {
            if (!isPlain(rules.squares(), before.places, left, entered)) continue;
            bytes.push_back(left.place);
            bytes.push_back(entered.place);
            return;
        }
    }
    move.forced() ? appendListed(bytes, after.turn, changes)
                  : appendMoved(bytes, position, before, after, changes, move);
}

void countPieces(const PackedRules& rules, const Places& places, PackedHead& head) {
    for (std::size_t s = 0; s < rules.squares(); ++s) {
        const auto piece = Piece(places[s]);
        if (piece == NoPiece) continue;
        ++head.pieces[sideOf(piece)];
        if (rules.pawns().has(piece)) ++head.pawns[sideOf(piece)];
    }
    for (std::size_t side = 0; side < MaxSides; ++side) {
        for (std::size_t index = 0; index < 4; ++index) head.pieces[side] += places[reservePlace(side, index)];
    }
}

}  // namespace

PackedBytes packedMove(const PackedRules& rules, const Position& before, Move move) {
    Position after = before;
    advance(after, move);
    PackedBytes bytes;
    const PackedState from = stateOf(before), to = stateOf(after);
    appendMove(bytes, rules, before, from, to, Changes(from.places, to.places).all(), move);
    return bytes;
}

PackedGame packed(const PackedRules& rules, const GameTree& tree) {
    constexpr std::uint16_t MaxPlies = 65535;
    PackedGame game;
    Position position = tree.start();
    PackedState state = stateOf(position);
    game.head.usual = tree.book().variant().choices == rules.choices() && state == rules.start();
    if (!game.head.usual) {
        const Changes changes(rules.start().places, state.places);
        game.head.touched = changes.touched();
        appendListed(game.moves, state.turn, changes.all());
    }
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node)) {
        const Position before = position;
        advance(position, tree.move(node));
        const PackedState after = stateOf(position);
        const Changes changes(state.places, after.places);
        appendMove(game.moves, rules, before, state, after, changes.all(), tree.move(node));
        game.head.touched |= changes.touched();
        state = after;
        if (game.head.plies < MaxPlies) ++game.head.plies;
    }
    countPieces(rules, state.places, game.head);
    return game;
}

std::span<const std::uint8_t> PackedReplay::coming() const {
    const auto left = static_cast<std::size_t>(end_ - at_);
    if (left == 0) return {};
    std::size_t size = *at_ < rules_.squares() ? 2 : 1;
    if (*at_ == Listed) size = left < 3 ? left + 1 : 3 + 2 * std::size_t{at_[2]};
    return size <= left ? std::span(at_, size) : std::span<const std::uint8_t>();
}

PlainMove PackedReplay::plainMove() const {
    const auto bytes = coming();
    if (bytes.size() == 1) return plainCastling(static_cast<std::size_t>(bytes[0]) - FirstCastling);
    if (bytes.size() != 2) return plainListed(bytes);
    if (bytes[1] >= rules_.squares()) return {};
    PlainMove move{.from = Square(bytes[0]), .to = Square(bytes[1])};
    move.piece = move.becomes = Piece(state_.places[move.from]);
    move.captures = captured(move.to);
    return move;
}

PlainMove PackedReplay::plainCastling(std::size_t number) const {
    if (number >= rules_.castlings().size()) return {};
    const auto& squares = rules_.castlings()[number];
    const auto king = Piece(state_.places[squares.kingFrom]);
    return {.piece = king, .from = squares.kingFrom, .to = squares.kingTo, .becomes = king, .castling = squares.wing};
}

/// Decodes a listed move, for example en passant, a promotion or a placed reserve piece.
PlainMove PackedReplay::plainListed(std::span<const std::uint8_t> bytes) const {
    constexpr std::size_t Shortest = 7, From = 3, To = 5;
    const bool moved = bytes.size() >= Shortest && (bytes[1] & Moved) != 0;
    if (!moved || bytes[From] >= MaxPlaces || bytes[To] >= rules_.squares()) return {};
    PlainMove move{.to = Square(bytes[To]), .becomes = Piece(bytes[To + 1] & 63)};
    move.captures = captured(move.to) || (bytes[1] & EnPassant) != 0;
    if ((bytes[1] & (ShortCastling | LongCastling)) != 0) {
        move.castling = (bytes[1] & ShortCastling) != 0 ? 'K' : 'Q';
        move.captures = false;
    }
    if (bytes[From] < MaxSquares) {
        move.from = Square(bytes[From]);
        move.piece = Piece(state_.places[move.from]);
    }
    if (move.from == NoSquare) move.piece = move.becomes;
    if (move.becomes == NoPiece) move.becomes = move.piece;
    for (std::size_t i = Shortest; i + 1 < bytes.size(); i += 2) {
        if (bytes[i] != Carried) continue;
        move.pieces = bytes[i + 1] & (WholeCarried - 1);
        move.whole = (bytes[i + 1] & WholeCarried) != 0;
    }
    return move;
}

}  // namespace rokada
