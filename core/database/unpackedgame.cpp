#include "database/unpackedgame.h"

#include "rules/movegen.h"

#include <algorithm>
#include <optional>

namespace rokada {

namespace {

/// Returns the legal move with this packed form. Returns nullopt if there is none, or more than one.
std::optional<Move> moveOf(const PackedRules& rules, const Position& position, std::span<const std::uint8_t> packed) {
    constexpr std::size_t PlainSize = 2;
    const bool plain = packed.size() == PlainSize;
    std::optional<Move> found;
    for (const Move move : legalMoves(position)) {
        if (plain && (move.from() != Square(packed[0]) || move.to() != Square(packed[1]))) continue;
        if (!std::ranges::equal(packedMove(rules, position, move), packed)) continue;
        if (found) return std::nullopt;
        found = move;
    }
    return found;
}

/// Returns the number of bytes of the first packed move; 0 if the bytes are damaged.
std::size_t sizeOfFirst(const PackedRules& rules, std::span<const std::uint8_t> moves) {
    PackedHead head;
    return PackedReplay(rules, {head, moves}).coming().size();
}

}  // namespace

bool isWholeWhenPacked(const GameTree& tree) {
    const Rulebook& book = tree.book();
    if (book.sides() != 2 || book.towers() || !book.reserveKinds().empty()) return false;
    std::size_t moves = 0;
    if (!tree.remarks(Node::Root).empty()) return false;
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node), ++moves) {
        if (!tree.remarks(node).empty() || tree.move(node).forced()) return false;
    }
    return moves == tree.size();
}

bool appendPacked(GameTree& tree, const PackedRules& rules, bool usual, std::span<const std::uint8_t> moves) {
    // An unusual start position is stored as a first move, which the tree does not have.
    if (!usual) moves = moves.subspan(sizeOfFirst(rules, moves));
    Node node = Node::Root;
    Position position = tree.start();
    while (!moves.empty()) {
        const std::size_t size = sizeOfFirst(rules, moves);
        const auto move = size == 0 ? std::nullopt : moveOf(rules, position, moves.first(size));
        if (!move) return false;
        node = tree.append(node, *move);
        advance(position, *move);
        moves = moves.subspan(size);
    }
    return true;
}

}  // namespace rokada
