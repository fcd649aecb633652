// Recorded game: a tree of moves with comments, NAGs and clock readings, with tags, rules and start position. A value
// that is cheap to copy.
#pragma once

#include "base/sharedblocks.h"
#include "game/game.h"
#include "record/remarks.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Identifies a move in its tree. Valid until its variation is removed.
enum class Node : std::uint32_t { Root = 0, None = 0xFFFFFFFF };

/// Tag of a game: [Name "value"].
struct Tag {
    std::string name, value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

/// Returns true for tags that follow from rules and start position: Variant, Rules, SetUp, FEN.
[[nodiscard]] bool isDerivedTag(std::string_view name);

/// Tree of moves of a recorded game. Copies share unchanged blocks.
class GameTree {
public:
    /// Creates a game from the default start position.
    explicit GameTree(const RulebookPtr& book);
    /// Creates a game from any position of this rulebook.
    GameTree(RulebookPtr book, const Position& start);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const Position& start() const { return start_; }

    /// Returns the tags in the order in which they were read or set. Derived tags (see `isDerivedTag`) are included as
    /// they were in the file; missing or wrong ones are supplied on writing.
    [[nodiscard]] const std::vector<Tag>& tags() const { return tags_; }
    [[nodiscard]] const std::string* tag(std::string_view name) const;
    /// Replaces all tags. Precondition: all names differ.
    void setTags(std::vector<Tag> tags) { tags_ = std::move(tags); }
    void setTag(std::string_view name, std::string value);
    void removeTag(std::string_view name);

    [[nodiscard]] Move move(Node node) const { return entry(node).move; }
    [[nodiscard]] Node parent(Node node) const { return entry(node).parent; }
    /// Returns the moves after `node`, main move first. Valid until the tree changes.
    [[nodiscard]] std::span<const Node> children(Node node) const;
    /// Returns the main move after `node`, or None.
    [[nodiscard]] Node next(Node node) const { return entry(node).next; }
    [[nodiscard]] Node child(Node node, Move move) const;
    [[nodiscard]] const Remarks& remarks(Node node) const;
    /// Returns the remarks for writing. Later copies of the tree contain the changes.
    [[nodiscard]] Remarks& remarks(Node node);

    /// Appends a move to the children of `node`, even if it is already among them: a file can have one move in several
    /// variations with different continuations. Does not test whether the move is legal.
    Node append(Node node, Move move);
    /// Returns the first child of `node` with this move, and appends one if there is none. `Move::elimination`
    /// represents a resignation or flag fall after which the game continues.
    Node add(Node node, Move move);
    /// Moves the variation of this move up by one. Returns false if it is the main one.
    bool promote(Node node);
    /// Removes the move and everything after it. Has no effect on the root.
    void remove(Node node);

    /// Returns false if the variation of the node was removed.
    [[nodiscard]] bool has(Node node) const;
    /// Returns the nodes from the start to this move.
    [[nodiscard]] std::vector<Node> path(Node node) const;
    /// Returns the last node of the main line after `node`.
    [[nodiscard]] Node variationEnd(Node node) const;
    /// Returns the first move of the variation of `node`, or the root for the main line.
    [[nodiscard]] Node variationStart(Node node) const;
    [[nodiscard]] int plies(Node node) const;
    /// Returns the number of moves in the tree, without the root.
    [[nodiscard]] std::size_t size() const { return size_; }
    /// Returns the exclusive upper bound of node numbers, removed moves included.
    [[nodiscard]] std::size_t places() const { return entries_.size(); }

    /// Returns true if one tree is a copy of the other and neither has changed since, except for tags. Fast.
    [[nodiscard]] bool sameCopy(const GameTree& other) const;
    /// Returns a bound: all nodes below it are the same moves in both trees.
    [[nodiscard]] std::size_t placesInCommon(const GameTree& other) const;

    /// Compares rules, start, moves and remarks, and all tags except derived ones.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    static constexpr std::uint32_t Nothing = 0xFFFFFFFF;

    /// Node without remarks and variations, which most nodes of a large game are: sixteen bytes.
    struct Entry {
        Node parent = Node::None;
        Node next = Node::None;  ///< main child
        Move move;
        std::uint32_t more = Nothing;  ///< index in `more_`
    };
    struct More {
        std::vector<Node> children;  ///< empty if there are fewer than two
        Remarks remarks;
    };
    [[nodiscard]] const Entry& entry(Node node) const { return entries_[static_cast<std::size_t>(node)]; }
    [[nodiscard]] Entry& ownEntry(Node node) { return entries_.own(static_cast<std::size_t>(node)); }
    [[nodiscard]] More& ownMore(Node node);
    [[nodiscard]] std::size_t weight(Node node) const;

    RulebookPtr book_;
    Position start_;
    std::vector<Tag> tags_;
    /// Removed moves keep their entries, so that other numbers stay valid. A move has a higher number than its parent.
    SharedBlocks<Entry> entries_;
    SharedBlocks<More> more_;
    std::size_t size_ = 0;
};

/// Returns the `Move::elimination` of `node`. Earlier versions wrote all of them as resignations; an empty clock, or
/// the tag Ending after the last one, shows that it was a flag fall.
[[nodiscard]] Move eliminationAt(const GameTree& tree, Node node);
/// Plays a move and the forced moves after it.
void advance(Position& position, Move move);
/// Returns the position after the move of `node`.
[[nodiscard]] Position positionAt(const GameTree& tree, Node node);
/// Returns the game up to this move, ready to be continued. It ends earlier if the rules end it.
[[nodiscard]] Game gameAt(const GameTree& tree, Node node);

}  // namespace rokada
