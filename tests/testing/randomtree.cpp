#include "randomtree.h"

#include <array>

namespace rokada::test {

namespace {

std::size_t below(Random& random, std::size_t n) { return static_cast<std::size_t>(random() % n); }

std::string comment(Random& random) {
    constexpr std::array<std::string_view, 8> words{"better", "is", "\"e4\"", "(why?)", "\\o/", "[sic]", "Кf3", "$5;%"};
    std::string text;
    for (std::size_t i = 1 + below(random, 30); i > 0; --i) {
        text += (text.empty() ? "" : " ") + std::string(words[below(random, words.size())]);
    }
    return text;
}

/// Adds one or two comments. Some of them contain a PGN command such as [%csl Ra1]. Sometimes adds an escaped line (PGN
/// "%").
void addComments(std::vector<Annotation>& remarks, Random& random) {
    for (std::size_t i = 1 + below(random, 8) / 6; i > 0; --i) {
        std::string text = comment(random);
        if (below(random, 6) == 0) text += " [%csl Ra1] " + comment(random);
        remarks.push_back({Annotation::Type::Comment, std::move(text)});
    }
    if (below(random, 16) == 0) remarks.push_back({Annotation::Type::Escape, "escaped [%] }"});
}

void remark(GameTree& tree, Node node, Random& random) {
    Remarks& remarks = tree.remarks(node);
    if (below(random, 6) == 0) remarks.nags.push_back(static_cast<std::uint8_t>(1 + below(random, 255)));
    if (below(random, 8) == 0) addComments(remarks.after, random);
    if (below(random, 5) == 0) remarks.setCommand("clk", "0:" + std::to_string(below(random, 60)) + ":12");
    const bool startsVariation = tree.children(tree.parent(node)).front() != node;
    if (startsVariation && below(random, 4) == 0) addComments(remarks.before, random);
}

/// Adds text that the PGN reader cannot interpret, but that readers and writers must keep: a variation beside the move,
/// or the rest of the movetext.
void unread(GameTree& tree, Node node, Random& random) {
    auto& after = tree.remarks(node).after;
    if (below(random, 12) == 0) after.push_back({Annotation::Type::Aside, "(1. Kz99 e5 {why} (2. e4))"});
    if (tree.children(node).empty() && below(random, 6) == 0)
        after.push_back({Annotation::Type::Rest, "7. Kz99! e5 {} (7... d5\n{oh}) ; no\n8. Q"});
}

Move anyMove(const Position& position, Random& random) {
    const MoveList moves = legalMoves(position);
    return moves.empty() ? Move::pass() : moves[below(random, moves.size())];
}

/// Adds up to `plies` moves after `node`. Also adds some variations, and variations within them.
void grow(GameTree& tree, Node node, Position position, Random& random, int plies, int depth) {
    for (; plies > 0; --plies) {
        const Move move = anyMove(position, random);
        if (move.forced()) break;
        const Node next = tree.append(node, move);
        remark(tree, next, random);
        const Move other = anyMove(position, random);
        // The move of the variation may equal the move of the main line, because such variations occur in real files.
        if (depth < 3 && below(random, 8) == 0) {
            const Node side = tree.append(node, other);
            remark(tree, side, random);
            Position after = position;
            advance(after, other);
            grow(tree, side, after, random, plies / 4, depth + 1);
        }
        advance(position, move);
        node = next;
    }
    if (node != Node::Root) unread(tree, node, random);
}

}  // namespace

GameTree randomTree(const RulebookPtr& book, Random& random, int plies) {
    GameTree tree(book);
    tree.setTag("Event", comment(random));
    tree.setTag("White", "Ångström, \"A.\"");
    if (below(random, 2) == 0) tree.setTag("Result", "1-0");
    if (below(random, 2) == 0) addComments(tree.remarks(Node::Root).after, random);
    grow(tree, Node::Root, tree.start(), random, plies, 0);
    return tree;
}

}  // namespace rokada::test
