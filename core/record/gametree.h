// A recorded game: a tree of moves with comments, NAGs and clock readings, its tags, its rules and where it starts. A
// value, and cheap to copy; `Game` knows nothing of it.
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

/// A move's place in its tree. It stays valid until its variation is removed.
enum class Node : std::uint32_t { Root = 0, None = 0xFFFFFFFF };

/// What is said about a game as a whole: [Name "value"].
struct Tag {
    std::string name, value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

/// Tags that say which rules and which start position a game has: Variant, Rules, SetUp, FEN.
[[nodiscard]] bool isDerivedTag(std::string_view name);

class GameTree {
public:
    /// A game from its usual start position.
    explicit GameTree(const RulebookPtr& book);
    /// A game from any position of this very rulebook.
    GameTree(RulebookPtr book, const Position& start);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const Position& start() const { return start_; }

    /// In the order in which they were read or set. Tags that follow from the game (see `isDerivedTag`) are among them
    /// as they stood in a file; where they are missing or do not fit, they are made when the game is written.
    [[nodiscard]] const std::vector<Tag>& tags() const { return tags_; }
    [[nodiscard]] const std::string* tag(std::string_view name) const;
    /// In place of all; no two of one name.
    void setTags(std::vector<Tag> tags) { tags_ = std::move(tags); }
    void setTag(std::string_view name, std::string value);
    void removeTag(std::string_view name);

    [[nodiscard]] Move move(Node node) const { return entry(node).move; }
    [[nodiscard]] Node parent(Node node) const { return entry(node).parent; }
    /// The moves that follow, the main one first. Holds until the tree is changed.
    [[nodiscard]] std::span<const Node> children(Node node) const;
    /// The main move that follows, or None.
    [[nodiscard]] Node next(Node node) const { return entry(node).next; }
    [[nodiscard]] Node child(Node node, Move move) const;
    [[nodiscard]] const Remarks& remarks(Node node) const;
    /// To be written. Copies of the tree that are made later have what is written until then.
    [[nodiscard]] Remarks& remarks(Node node);

    /// Adds a move behind those that follow `node`, also if the same move is among them: files may tell one move in
    /// several variations, each with a continuation of its own. That it is legal is the caller's word.
    Node append(Node node, Move move);
    /// The first such move after `node`; appended if there is none. A resignation or a flag after which the game goes
    /// on is `Move::elimination` with its cause.
    Node add(Node node, Move move);
    /// Moves the variation of the move up by one. False if it is the main one.
    bool promote(Node node);
    /// Removes the move and everything after it. The root stays.
    void remove(Node node);

    /// False once its variation was removed.
    [[nodiscard]] bool has(Node node) const;
    /// From the start to this move.
    [[nodiscard]] std::vector<Node> path(Node node) const;
    /// Where the main variation after `node` ends.
    [[nodiscard]] Node variationEnd(Node node) const;
    /// The first move of the variation that `node` belongs to. The root, in the main variation.
    [[nodiscard]] Node variationStart(Node node) const;
    [[nodiscard]] int plies(Node node) const;
    /// Moves in the tree, without the root.
    [[nodiscard]] std::size_t size() const { return size_; }
    /// All nodes are below this number, those of removed moves included.
    [[nodiscard]] std::size_t places() const { return entries_.size(); }

    /// One is a copy of the other and neither was changed since, but perhaps in its tags. Takes little time.
    [[nodiscard]] bool sameCopy(const GameTree& other) const;
    /// Nodes below this number are the same moves at the same places in both trees.
    [[nodiscard]] std::size_t placesInCommon(const GameTree& other) const;

    /// Same rules, start, moves and remarks, and the same tags but for those that follow from the game.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    static constexpr std::uint32_t Nothing = 0xFFFFFFFF;

    /// Most of a large game are moves with one move after them and nothing said about them: sixteen bytes.
    struct Entry {
        Node parent = Node::None;
        Node next = Node::None;  ///< the main one of those that follow
        Move move;
        std::uint32_t more = Nothing;  ///< its place in `more_`
    };
    struct More {
        std::vector<Node> children;  ///< empty if there are less than two
        Remarks remarks;
    };
    [[nodiscard]] const Entry& entry(Node node) const { return entries_[static_cast<std::size_t>(node)]; }
    [[nodiscard]] Entry& ownEntry(Node node) { return entries_.own(static_cast<std::size_t>(node)); }
    [[nodiscard]] More& ownMore(Node node);
    [[nodiscard]] std::size_t weight(Node node) const;

    RulebookPtr book_;
    Position start_;
    std::vector<Tag> tags_;
    /// Removed moves keep their places, so that others keep their numbers. A move has a higher one than its parent.
    SharedBlocks<Entry> entries_;
    SharedBlocks<More> more_;
    std::size_t size_ = 0;
};

/// The `Move::elimination` of `node`. Earlier versions wrote every one as a resignation: a clock without time, or the
/// tag Ending behind the last one, tells that it was a fallen flag.
[[nodiscard]] Move eliminationAt(const GameTree& tree, Node node);
/// Plays a move and the forced moves after it.
void advance(Position& position, Move move);
/// The position after the move of `node`.
[[nodiscard]] Position positionAt(const GameTree& tree, Node node);
/// The game up to this move, ready to be played on. If the rules ended it earlier, it ends there.
[[nodiscard]] Game gameAt(const GameTree& tree, Node node);

}  // namespace rokada
