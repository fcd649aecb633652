#include "record/gametree.h"

#include "game/clocktext.h"
#include "rules/forced.h"
#include "rules/samerules.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace rokada {

namespace {

template <class Named>
auto findNamed(Named& list, std::string_view name) {
    return std::ranges::find_if(list, [&](const auto& entry) { return entry.name == name; });
}

template <class Named>
void setNamed(Named& list, std::string_view name, std::string value) {
    const auto old = findNamed(list, name);
    if (old == list.end()) {
        list.push_back({std::string(name), std::move(value)});
    } else {
        old->value = std::move(value);
    }
}

std::vector<Tag> withoutDerived(std::vector<Tag> tags) {
    std::erase_if(tags, [](const Tag& tag) { return isDerivedTag(tag.name); });
    return tags;
}

bool sameVariations(const GameTree& a, const GameTree& b) {
    std::vector<std::pair<Node, Node>> open{{Node::Root, Node::Root}};
    while (!open.empty()) {
        const auto [one, other] = open.back();
        open.pop_back();
        const auto mine = a.children(one);
        const auto theirs = b.children(other);
        if (mine.size() != theirs.size() || a.move(one) != b.move(other) || a.remarks(one) != b.remarks(other)) {
            return false;
        }
        for (std::size_t i = 0; i < mine.size(); ++i) open.emplace_back(mine[i], theirs[i]);
    }
    return true;
}

}  // namespace

bool isDerivedTag(std::string_view name) {
    constexpr std::array<std::string_view, 4> derived{"Variant", "Rules", "SetUp", "FEN"};
    return std::ranges::find(derived, name) != derived.end();
}

GameTree::GameTree(const RulebookPtr& book) : GameTree(book, startPosition(*book)) {}

GameTree::GameTree(RulebookPtr book, const Position& start) : book_(std::move(book)), start_(start) {
    assert(&start.book() == book_.get());
    entries_.push_back({.move = Move::pass()});
    settle(start_);
}

const std::string* GameTree::tag(std::string_view name) const {
    const auto found = findNamed(tags_, name);
    return found == tags_.end() ? nullptr : &found->value;
}

void GameTree::setTag(std::string_view name, std::string value) { setNamed(tags_, name, std::move(value)); }

void GameTree::removeTag(std::string_view name) {
    std::erase_if(tags_, [&](const Tag& tag) { return tag.name == name; });
}

std::span<const Node> GameTree::children(Node node) const {
    const Entry& from = entry(node);
    if (from.more != Nothing) {
        if (const auto& all = more_[from.more].children; !all.empty()) return all;
    }
    return {&from.next, from.next == Node::None ? std::size_t{0} : std::size_t{1}};
}

GameTree::More& GameTree::ownMore(Node node) {
    if (entry(node).more == Nothing) {
        ownEntry(node).more = static_cast<std::uint32_t>(more_.size());
        more_.push_back({});
    }
    return more_.own(entry(node).more);
}

const Remarks& GameTree::remarks(Node node) const {
    static const Remarks none;
    const std::uint32_t more = entry(node).more;
    return more == Nothing ? none : more_[more].remarks;
}

Remarks& GameTree::remarks(Node node) { return ownMore(node).remarks; }

Node GameTree::child(Node node, Move move) const {
    const auto after = children(node);
    const auto same = std::ranges::find_if(after, [&](Node n) { return entry(n).move == move; });
    return same == after.end() ? Node::None : *same;
}

Node GameTree::add(Node node, Move move) {
    const Node old = child(node, move);
    return old == Node::None ? append(node, move) : old;
}

Node GameTree::append(Node node, Move move) {
    const auto added = Node(entries_.size());
    entries_.push_back({.parent = node, .move = move});
    ++size_;
    if (const Node first = entry(node).next; first == Node::None) {
        ownEntry(node).next = added;
    } else {
        auto& children = ownMore(node).children;
        if (children.empty()) children.push_back(first);
        children.push_back(added);
    }
    return added;
}

bool GameTree::promote(Node node) {
    const Node first = variationStart(node);
    if (first == Node::Root) return false;
    const Node before = parent(first);
    auto& siblings = ownMore(before).children;
    const auto place = std::ranges::find(siblings, first);
    std::iter_swap(place, place - 1);
    ownEntry(before).next = siblings.front();
    return true;
}

std::size_t GameTree::weight(Node node) const {
    std::size_t sum = 0;
    std::vector<Node> open{node};
    while (!open.empty()) {
        const Node each = open.back();
        open.pop_back();
        ++sum;
        open.insert(open.end(), children(each).begin(), children(each).end());
    }
    return sum;
}

void GameTree::remove(Node node) {
    if (node == Node::Root) return;
    size_ -= weight(node);
    const Node before = parent(node);
    if (children(before).size() == 1) {
        ownEntry(before).next = Node::None;
    } else {
        auto& siblings = ownMore(before).children;
        siblings.erase(std::ranges::find(siblings, node));
        ownEntry(before).next = siblings.front();
        if (siblings.size() == 1) siblings.clear();
    }
    if (entry(node).more != Nothing) ownMore(node) = {};
    ownEntry(node) = {};
}

bool GameTree::has(Node node) const {
    if (static_cast<std::size_t>(node) >= entries_.size()) return false;
    while (node != Node::Root && node != Node::None) node = parent(node);
    return node == Node::Root;
}

std::vector<Node> GameTree::path(Node node) const {
    std::vector<Node> nodes;
    for (; node != Node::Root; node = parent(node)) nodes.push_back(node);
    std::ranges::reverse(nodes);
    return nodes;
}

Node GameTree::variationEnd(Node node) const {
    while (next(node) != Node::None) node = next(node);
    return node;
}

Node GameTree::variationStart(Node node) const {
    while (node != Node::Root && children(parent(node)).front() == node) node = parent(node);
    return node;
}

int GameTree::plies(Node node) const {
    int plies = 0;
    for (; node != Node::Root; node = parent(node)) ++plies;
    return plies;
}

bool GameTree::sameCopy(const GameTree& other) const {
    return book_ == other.book_ && entries_.sharesAll(other.entries_) && more_.sharesAll(other.more_) &&
           start_ == other.start_;
}

std::size_t GameTree::placesInCommon(const GameTree& other) const {
    if (book_ != other.book_ || !(start_ == other.start_)) return 0;
    const std::size_t end = std::min(places(), other.places());
    for (std::size_t i = 0; i < end;) {
        if (entries_.shares(other.entries_, i)) {
            i = SharedBlocks<Entry>::blockEnd(i);
            continue;
        }
        const Entry &mine = entries_[i], &theirs = other.entries_[i];
        if (mine.parent != theirs.parent || mine.move != theirs.move) return i;
        ++i;
    }
    return end;
}

bool operator==(const GameTree& a, const GameTree& b) {
    if (a.sameCopy(b)) return withoutDerived(a.tags_) == withoutDerived(b.tags_);
    return sameRules(a.book().variant(), b.book().variant()) && positionText(a.start_) == positionText(b.start_) &&
           withoutDerived(a.tags_) == withoutDerived(b.tags_) && a.size_ == b.size_ && sameVariations(a, b);
}

Move eliminationAt(const GameTree& tree, Node node) {
    const Move move = tree.move(node);
    if (move.cause() != EliminationCause::Resignation) return move;
    const auto clock = tree.remarks(node).command("clk");
    const std::string* ending = tree.tag("Ending");
    const bool last = tree.next(node) == Node::None && tree.variationStart(node) == Node::Root;
    const bool flag = (clock && parseClk(*clock) == Millis(0)) || (last && ending && ending->starts_with("time"));
    return flag ? Move::elimination(move.eliminated(), EliminationCause::Time) : move;
}

void advance(Position& position, Move move) {
    Undo undo;
    position.make(move, undo);
    settle(position);
}

Position positionAt(const GameTree& tree, Node node) {
    Position position = tree.start();
    for (const Node each : tree.path(node)) advance(position, tree.move(each));
    return position;
}

Game gameAt(const GameTree& tree, Node node) {
    Game game(tree.sharedBook(), tree.start());
    for (const Node each : tree.path(node)) {
        const Move move = tree.move(each);
        if (move.type() == MoveType::Elimination) {
            game.leave(eliminationAt(tree, each));
        } else if (!game.play(move)) {
            break;
        }
    }
    return game;
}

}  // namespace rokada
