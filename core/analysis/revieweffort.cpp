#include "analysis/revieweffort.h"

#include <algorithm>

namespace rokada {

namespace {

/// In long games, a position before or after a person's move has `PersonalWeight` times the weight of another position.
/// Every position gets at least `nodes` / `MinShare` nodes.
constexpr std::uint64_t PersonalWeight = 4, MinShare = 50;

}  // namespace

bool personsPlay(const Position& position, std::uint8_t persons) {
    return persons == 0 || (position.state().living & persons) != 0;
}

Node lastOfPersons(const GameTree& tree, std::uint8_t persons) {
    Position position = tree.start();
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node)) {
        advance(position, tree.move(node));
        if (tree.next(node) != Node::None && !personsPlay(position, persons)) return node;
    }
    return Node::None;
}

std::vector<std::uint64_t> sharedNodes(std::uint64_t nodes, const std::vector<bool>& personal) {
    std::vector<std::uint64_t> shares(personal.size(), nodes);
    if (personal.size() <= PositionsInFull) return shares;
    const auto own = static_cast<std::uint64_t>(std::ranges::count(personal, true));
    const std::uint64_t weights = own * PersonalWeight + (personal.size() - own);
    std::ranges::transform(personal, shares.begin(), [&](bool person) {
        const std::uint64_t share = nodes * PositionsInFull * (person ? PersonalWeight : 1) / weights;
        return std::clamp(share, std::max<std::uint64_t>(1, nodes / MinShare), nodes);
    });
    return shares;
}

}  // namespace rokada
