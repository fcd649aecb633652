// Row layout of the list of moves: one row for each full move, and rows for comments and variations. Contains no texts.
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

/// Comment of a move that another panel shows. A different text on the same move is a different comment.
struct ToldComment {
    Node node = Node::None;
    std::string text;

    friend bool operator==(const ToldComment&, const ToldComment&) = default;
};

/// Options that decide which rows exist.
struct RowChoice {
    Node last = Node::None;           ///< last visible move of the main line; None if all moves are visible
    bool asides = false;              ///< true if evaluations and clocks are shown beside the moves
    std::vector<ToldComment> told{};  ///< comments that another panel shows

    friend bool operator==(const RowChoice&, const RowChoice&) = default;
};

/// Returns the comment after a move. If `asides` is true, omits the evaluations and clocks shown beside the move.
[[nodiscard]] std::string commentAfter(const GameTree& tree, Node node, bool asides);
/// Returns the comment before a move, without embedded commands such as [%clk].
[[nodiscard]] std::string commentBefore(const GameTree& tree, Node node);

class MoveRows {
public:
    enum class Type : std::uint8_t { Moves, Before, After, Variation };
    struct Row {
        Type type = Type::Moves;
        /// index of the first cell, node of the commented move, or index of the place where this part of a variation
        /// starts
        std::uint32_t index = 0;
    };
    /// Cell of the list: a move, or a consequence for a side that did not move (it is eliminated or has no legal move).
    struct Cell {
        enum class Type : std::uint8_t { Move, Out, Passed };
        Node node = Node::None;
        Side side{};
        Type type = Type::Move;
        bool beginsRow = false;
    };
    /// Maximum number of items of a variation in one row. A longer variation continues in the next row.
    static constexpr int LongestPart = 120;
    static constexpr std::uint32_t NoRow = 0xFFFFFFFF;

    /// Updates the rows that are affected by a change of the game.
    void lay(const GameTree& tree, TreePositions& positions, RowChoice choice);
    void clear();

    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    [[nodiscard]] const Row& operator[](std::size_t row) const { return rows_[row]; }
    [[nodiscard]] std::span<const Cell> cells(const Row& row) const;
    [[nodiscard]] Node commented(const Row& row) const { return Node(row.index); }
    [[nodiscard]] VariationCursor part(const Row& row) const { return parts_[row.index]; }
    /// Returns true if a row with part of a variation must end at this place.
    [[nodiscard]] static bool partEnds(const GameTree& tree, const VariationCursor& at, int items) {
        return at.atEnd() || (items >= LongestPart && at.mayPause(tree));
    }
    /// Returns the row of a move. For a move of a variation, it is the row of the part that contains the move.
    [[nodiscard]] std::optional<std::size_t> rowOf(Node node) const;
    /// Sets the node of the game in progress. Moves that do not lead to `live` are undone moves. `live` is None if no
    /// game is in progress.
    void setLive(const GameTree& tree, Node live);
    [[nodiscard]] bool undone(const Cell& cell) const { return placeOf(cell) >= played_; }
    /// Returns the number of cells between the cell of a move and `cell`, which is a consequence of this move.
    [[nodiscard]] std::size_t forcedBefore(const Cell& cell) const;

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
    std::vector<std::uint32_t> rowOf_;  ///< row of each node
    std::size_t played_ = 0;            ///< number of cells before the first undone move
    std::size_t followed_ = 0;
};

}  // namespace rokada::ui
