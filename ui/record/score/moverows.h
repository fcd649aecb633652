// Which row of the score sheet shows what: a row for each full move, and rows of their own for comments and variations.
// Knows no words: those of a row are made when it is looked at.
#pragma once

#include "record/treepositions.h"
#include "score/variationcursor.h"

#include <QtGlobal>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rokada::ui {

/// A comment on a move. Another one on the same move is another comment.
struct ToldComment {
    Node node = Node::None;
    std::string text;

    friend bool operator==(const ToldComment&, const ToldComment&) = default;
};

/// What the rows depend on beside the game.
struct RowChoice {
    Node last = Node::None;           ///< of the moves that are shown, in the main variation; None for all of them
    bool asides = false;              ///< what engines write stands beside the moves
    std::vector<ToldComment> told{};  ///< is read elsewhere

    friend bool operator==(const RowChoice&, const RowChoice&) = default;
};

/// A comment behind a move as it is read there, but for what engines write if that stands beside the move.
[[nodiscard]] std::string commentAfter(const GameTree& tree, Node node, bool asides);
/// A comment in front of a move, without what is in it for programs.
[[nodiscard]] std::string commentBefore(const GameTree& tree, Node node);

class MoveRows {
public:
    enum class Type : std::uint8_t { Moves, Before, After, Variation };
    struct Row {
        Type type = Type::Moves;
        /// The first of its cells, the move that is commented on, or the place where the variation is gone on with.
        std::uint32_t index = 0;
    };
    /// A move, or what followed from it for a side without a move of its own.
    struct Cell {
        enum class Type : std::uint8_t { Move, Out, Passed };
        Node node = Node::None;
        Side side{};
        Type type = Type::Move;
        bool beginsRow = false;
    };
    /// Items of a variation in one row: a longer one goes on in the next.
    static constexpr int LongestPart = 120;
    static constexpr std::uint32_t NoRow = 0xFFFFFFFF;

    /// Lays the rows out again, as far as the game has changed.
    void lay(const GameTree& tree, TreePositions& positions, RowChoice choice);
    void clear();

    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    [[nodiscard]] const Row& operator[](std::size_t row) const { return rows_[row]; }
    [[nodiscard]] std::span<const Cell> cells(const Row& row) const;
    [[nodiscard]] Node commented(const Row& row) const { return Node(row.index); }
    [[nodiscard]] VariationCursor part(const Row& row) const { return parts_[row.index]; }
    /// Where the part ends that begins there.
    [[nodiscard]] static bool partEnds(const GameTree& tree, const VariationCursor& at, int items) {
        return at.atEnd() || (items >= LongestPart && at.mayPause(tree));
    }
    /// Of the move in the main variation or of the part that it stands in.
    [[nodiscard]] std::optional<std::size_t> rowOf(Node node) const;
    /// Where a game that is played stands: moves that do not lead there were undone. None if no game is played.
    void setLive(const GameTree& tree, Node live);
    [[nodiscard]] bool undone(const Cell& cell) const { return placeOf(cell) >= played_; }
    /// How many others did not move themselves between the move of the cell and this one.
    [[nodiscard]] std::size_t forcedBefore(const Cell& cell) const;
    /// Moves whose place in the turn was worked out the last time; others were known.
    [[nodiscard]] std::size_t followed() const { return followed_; }

private:
    [[nodiscard]] std::size_t placeOf(const Cell& cell) const {
        return static_cast<std::size_t>(&cell - cells_.data());
    }
    void follow(const GameTree& tree, TreePositions& positions, Node last);
    void addCells(const GameTree& tree, Node node, Position& position);
    void addMoves(const GameTree& tree, const RowChoice& choice);
    void addBeside(const GameTree& tree, Node node, const RowChoice& choice);
    void addVariation(const GameTree& tree, Node first);

    std::vector<Cell> cells_;
    std::vector<Row> rows_;
    std::vector<VariationCursor> parts_;
    std::vector<std::uint32_t> rowOf_;  ///< by node
    std::size_t played_ = 0;            ///< cells in front of the first move that was undone
    std::size_t followed_ = 0;
};

}  // namespace rokada::ui
