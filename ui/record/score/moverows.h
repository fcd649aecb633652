// Row layout of the list of moves: a row for each full move, and rows for comments and variations. Contains no texts.
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

/// Comment of a move that another panel shows. It is equal only to a comment with the same text on the same move.
struct ToldComment {
    Node node = Node::None;
    std::string text;

    friend bool operator==(const ToldComment&, const ToldComment&) = default;
};

/// Options that determine which rows exist.
struct RowChoice {
    Node last = Node::None;           ///< last visible move of the main line; None if all moves are visible
    bool asides = false;              ///< true if evaluations and clocks are shown beside the moves
    std::vector<ToldComment> told{};  ///< comments that another panel shows

    friend bool operator==(const RowChoice&, const RowChoice&) = default;
};

/// Returns the comment after a move, without embedded commands such as [%clk]. If `asides` is true, returns an empty
/// text for a comment that contains only engine data, because the list shows these data beside the move.
[[nodiscard]] std::string commentAfter(const GameTree& tree, Node node, bool asides);
/// Returns the comment before a move, without embedded commands such as [%clk].
[[nodiscard]] std::string commentBefore(const GameTree& tree, Node node);

class MoveRows {
public:
    enum class Type : std::uint8_t { Moves, Before, After, Variation };
    struct Row {
        Type type = Type::Moves;
        /// `Moves`: index of the first cell; `Before`, `After`: node of the commented move; `Variation`: index of this
        /// part of the variation
        std::uint32_t index = 0;
    };
    /// Cell of a row of moves: a move (`Move`), or a consequence of the move at `node` for another side. The other side
    /// is eliminated (`Out`) or has no legal move (`Passed`).
    struct Cell {
        enum class Type : std::uint8_t { Move, Out, Passed };
        Node node = Node::None;
        Side side{};
        Type type = Type::Move;
        bool beginsRow = false;
    };
    /// Number of items (moves and brackets) of a variation after which it continues in the next row.
    static constexpr int LongestPart = 120;
    static constexpr std::uint32_t NoRow = 0xFFFFFFFF;

    /// Updates the rows after a change of the game or of the options. Keeps the data of unchanged moves at the
    /// beginning of the main line.
    void lay(const GameTree& tree, TreePositions& positions, RowChoice choice);
    void clear();

    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    [[nodiscard]] const Row& operator[](std::size_t row) const { return rows_[row]; }
    [[nodiscard]] std::span<const Cell> cells(const Row& row) const;
    [[nodiscard]] Node commented(const Row& row) const { return Node(row.index); }
    [[nodiscard]] VariationCursor part(const Row& row) const { return parts_[row.index]; }
    /// Returns true if a row of a variation that already has `items` items must end at this place.
    [[nodiscard]] static bool partEnds(const GameTree& tree, const VariationCursor& at, int items) {
        return at.atEnd() || (items >= LongestPart && at.mayPause(tree));
    }
    /// Returns the row that contains a move, in the main line or in a variation. Returns nullopt if no row contains it.
    [[nodiscard]] std::optional<std::size_t> rowOf(Node node) const;
    /// Sets the current node of the game in progress, or None if there is no such game. Moves of the main line that do
    /// not lead to `live` are undone moves.
    void setLive(const GameTree& tree, Node live);
    [[nodiscard]] bool undone(const Cell& cell) const { return placeOf(cell) >= played_; }
    /// Returns the number of consequences between the cell of a move and `cell`, which is another consequence of this
    /// move. Returns 0 for the cell of a move.
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
