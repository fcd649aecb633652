// Recorded game: a tree of moves with comments, NAGs and clock times, with tags, rules and a start position. Games are
// values that are cheap to copy.
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

/// Identifier of a move in its tree. `Root` is the start position, and `None` is no move. An identifier is valid until
/// its variation is removed.
enum class Node : std::uint32_t { Root = 0, None = 0xFFFFFFFF };

/// Tag of a game, written as [Name "value"].
struct Tag {
    std::string name, value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

/// Returns true for the tags that rules and start position determine: Variant, Rules, SetUp and FEN.
[[nodiscard]] bool isDerivedTag(std::string_view name);

/// Tree of moves of a recorded game. Copies share unchanged blocks of nodes, so they are cheap.
class GameTree {
public:
    /// Creates a game from the default start position.
    explicit GameTree(const RulebookPtr& book);
    /// Creates a game from `start`, which must be a position of `book`.
    GameTree(RulebookPtr book, const Position& start);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const Position& start() const { return start_; }

    /// Returns the tags in the order in which they were read or set. Derived tags (see `isDerivedTag`) are included as
    /// the file had them. Writing the game adds missing derived tags and corrects wrong ones.
    [[nodiscard]] const std::vector<Tag>& tags() const { return tags_; }
    [[nodiscard]] const std::string* tag(std::string_view name) const;
    /// Replaces all tags. Precondition: all names differ.
    void setTags(std::vector<Tag> tags) { tags_ = std::move(tags); }
    void setTag(std::string_view name, std::string value);
    void removeTag(std::string_view name);

    [[nodiscard]] Move move(Node node) const { return entry(node).move; }
    [[nodiscard]] Node parent(Node node) const { return entry(node).parent; }
    /// Returns the moves after `node`, the main move first. The span is valid until the tree changes.
    [[nodiscard]] std::span<const Node> children(Node node) const;
    /// Returns the main move after `node`, or `Node::None`.
    [[nodiscard]] Node next(Node node) const { return entry(node).next; }
    [[nodiscard]] Node child(Node node, Move move) const;
    [[nodiscard]] const Remarks& remarks(Node node) const;
    /// Returns the remarks of a node for writing. Do not write through the reference after the tree has been copied:
    /// the copy shares the remarks and would change too. Call this function again instead.
    [[nodiscard]] Remarks& remarks(Node node);

    /// Appends a move to the children of `node`, even if they already contain it. In a file, several variations can
    /// begin with the same move and continue differently. Does not test whether the move is legal.
    Node append(Node node, Move move);
    /// Returns the first child of `node` with this move. Appends the move if there is none. `Move::elimination` stands
    /// for a resignation or flag fall after which the game continues.
    Node add(Node node, Move move);
    /// Moves the variation that contains this move up by one place. Returns false if the move is on the main line.
    bool promote(Node node);
    /// Removes the move and all moves after it. Has no effect on the root.
    void remove(Node node);

    /// Returns true if the tree contains the node. Returns false after its variation was removed.
    [[nodiscard]] bool has(Node node) const;
    /// Returns the nodes from the first move to this one, without the root.
    [[nodiscard]] std::vector<Node> path(Node node) const;
    /// Returns the last node that is reached from `node` by main moves.
    [[nodiscard]] Node variationEnd(Node node) const;
    /// Returns the first move of the innermost variation that contains `node`. Returns the root if `node` is on the
    /// main line.
    [[nodiscard]] Node variationStart(Node node) const;
    [[nodiscard]] int plies(Node node) const;
    /// Returns the number of moves in the tree, without the root.
    [[nodiscard]] std::size_t size() const { return size_; }
    /// Returns the number of nodes ever created, removed ones included. All node numbers are below this number.
    [[nodiscard]] std::size_t places() const { return entries_.size(); }

    /// Returns true if one tree is a copy of the other and neither has changed since, except in its tags. Does not
    /// compare single moves, so it is fast.
    [[nodiscard]] bool sameCopy(const GameTree& other) const;
    /// Returns the number below which every node has the same move and the same parent in both trees.
    [[nodiscard]] std::size_t placesInCommon(const GameTree& other) const;

    /// Returns true if rules, start position, moves, remarks and all tags except derived ones are equal.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    static constexpr std::uint32_t Nothing = 0xFFFFFFFF;

    /// Node of a tree, 16 bytes. Remarks and variations are stored in `More`, because most nodes have none.
    struct Entry {
        Node parent = Node::None;
        Node next = Node::None;  ///< main move after this one
        Move move;
        std::uint32_t more = Nothing;  ///< index in `more_`; `Nothing` if the node has no `More`
    };
    struct More {
        std::vector<Node> children;  ///< all moves after this one; empty if there are fewer than two
        Remarks remarks;
    };
    [[nodiscard]] const Entry& entry(Node node) const { return entries_[static_cast<std::size_t>(node)]; }
    [[nodiscard]] Entry& ownEntry(Node node) { return entries_.own(static_cast<std::size_t>(node)); }
    [[nodiscard]] More& ownMore(Node node);
    [[nodiscard]] std::size_t weight(Node node) const;

    RulebookPtr book_;
    Position start_;
    std::vector<Tag> tags_;
    /// Nodes of the tree. Removed moves keep their entries, so that the numbers of other nodes stay valid. Each move
    /// has a higher number than its parent.
    SharedBlocks<Entry> entries_;
    SharedBlocks<More> more_;
    std::size_t size_ = 0;
};

/// Returns the elimination of a side at `node`, with its cause. Precondition: the move is an elimination. Earlier
/// versions of Rokada recorded all eliminations as resignations. A recorded resignation is therefore read as a flag
/// fall if the clock of the move is 0, or if it is the last move and the tag Ending says that the flag fell.
[[nodiscard]] Move eliminationAt(const GameTree& tree, Node node);
/// Plays a move and the forced moves (eliminations and passes) that follow it.
void advance(Position& position, Move move);
/// Returns the position after the move of `node`.
[[nodiscard]] Position positionAt(const GameTree& tree, Node node);
/// Returns the game from the start position up to `node`, ready to be continued. The game is shorter if the rules end
/// it before.
[[nodiscard]] Game gameAt(const GameTree& tree, Node node);

}  // namespace rokada
