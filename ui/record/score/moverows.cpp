#include "score/moverows.h"

#include "record/enginecomment.h"
#include "rules/forced.h"

#include <algorithm>

namespace rokada::ui {

std::string commentBefore(const GameTree& tree, Node node) { return readableText(tree.remarks(node).before); }

std::string commentAfter(const GameTree& tree, Node node, bool asides) {
    const Remarks& remarks = tree.remarks(node);
    if (remarks.after.empty()) return {};
    return asides && engineComment(remarks.comment()) ? std::string() : readableText(remarks.after);
}

void MoveRows::clear() {
    cells_.clear();
    rows_.clear();
    parts_.clear();
    rowOf_.clear();
    played_ = 0;
}

void MoveRows::lay(const GameTree& tree, TreePositions& positions, RowChoice choice) {
    follow(tree, positions, choice.last);
    rows_.clear();
    parts_.clear();
    rowOf_.assign(tree.places(), NoRow);
    addBeside(tree, Node::Root, choice);
    addMoves(tree, choice);
}

/// Updates the cells of the main line up to the node `last`, or up to the end if `last` is None. Keeps the cells before
/// the first changed move.
void MoveRows::follow(const GameTree& tree, TreePositions& positions, Node last) {
    const std::size_t same = positions.setTree(tree);
    Node node = Node::Root;
    std::size_t known = 0;
    while (known < cells_.size()) {
        const Node next = node == last ? Node::None : tree.next(node);
        if (cells_[known].node != next || static_cast<std::size_t>(next) >= same) break;
        node = next;
        while (known < cells_.size() && cells_[known].node == node) ++known;
    }
    cells_.resize(known);
    followed_ = 0;
    if (node == last || tree.next(node) == Node::None) return;
    Position position = positions.after(node);
    while (node != last && (node = tree.next(node)) != Node::None) {
        addCells(tree, node, position);
        if (++followed_ % TreePositions::Distance == 0) positions.keep(node, position);
    }
}

/// Adds a cell for the move, and one for each consequence: an eliminated side, or a side that passes. Plays the move
/// and its consequences in `position`.
void MoveRows::addCells(const GameTree& tree, Node node, Position& position) {
    const Move move = tree.move(node);
    const bool leaves = move.type() == MoveType::Elimination;
    cells_.push_back({node, leaves ? move.eliminated() : position.turn(), Cell::Type::Move});
    Undo undo;
    position.make(move, undo);
    if (!tree.book().variant().elimination) return;
    Position walk = position;
    std::vector<Move> forced;
    settle(position, &forced);
    for (const Move each : forced) {
        const bool eliminates = each.type() == MoveType::Elimination;
        // The cell is in the column of the eliminated side, or of the side that would have moved.
        cells_.push_back(
            {node, eliminates ? each.eliminated() : walk.turn(), eliminates ? Cell::Type::Out : Cell::Type::Passed});
        walk.make(each, undo);
    }
}

/// Adds the rows of moves, comments and variations. A new row of moves starts after a comment or variation, and if the
/// column of the next cell is not to the right of the last cell.
void MoveRows::addMoves(const GameTree& tree, const RowChoice& choice) {
    constexpr int All = MaxSides;
    int column = All;
    for (std::size_t i = 0; i < cells_.size();) {
        const Node node = cells_[i].node;
        // The row of a comment before a move comes after the variations of the previous move.
        if (!commentBefore(tree, node).empty()) {
            rows_.push_back({Type::Before, static_cast<std::uint32_t>(node)});
            column = All;
        }
        for (; i < cells_.size() && cells_[i].node == node; ++i) {
            Cell& cell = cells_[i];
            cell.beginsRow = static_cast<int>(cell.side) <= column;
            if (cell.beginsRow) rows_.push_back({Type::Moves, static_cast<std::uint32_t>(i)});
            column = cell.side;
            if (cell.type == Cell::Type::Move)
                rowOf_[static_cast<std::size_t>(node)] = static_cast<std::uint32_t>(rows_.size() - 1);
        }
        const std::size_t rows = rows_.size();
        addBeside(tree, node, choice);
        if (rows_.size() > rows) column = All;
    }
}

/// Adds rows for the comment after a move of the main line, and for the variations that start beside the move.
void MoveRows::addBeside(const GameTree& tree, Node node, const RowChoice& choice) {
    const bool told =
        !choice.told.empty() &&
        std::ranges::find(choice.told, ToldComment{node, tree.remarks(node).comment()}) != choice.told.end();
    if (!told && !commentAfter(tree, node, choice.asides).empty())
        rows_.push_back({Type::After, static_cast<std::uint32_t>(node)});
    if (node == Node::Root) return;
    const auto siblings = tree.children(tree.parent(node));
    for (std::size_t i = 1; i < siblings.size(); ++i) addVariation(tree, siblings[i]);
}

void MoveRows::addVariation(const GameTree& tree, Node first) {
    VariationCursor at(first);
    while (!at.atEnd()) {
        const auto row = static_cast<std::uint32_t>(rows_.size());
        rows_.push_back({Type::Variation, static_cast<std::uint32_t>(parts_.size())});
        parts_.push_back(at);
        for (int items = 0; !partEnds(tree, at, items); ++items) {
            const VariationCursor::Item item = at.take(tree);
            if (item.type == VariationCursor::Type::Move) rowOf_[static_cast<std::size_t>(item.node)] = row;
        }
    }
}

std::span<const MoveRows::Cell> MoveRows::cells(const Row& row) const {
    std::size_t end = row.index + std::size_t{1};
    while (end < cells_.size() && !cells_[end].beginsRow) ++end;
    return {&cells_[row.index], end - row.index};
}

std::optional<std::size_t> MoveRows::rowOf(Node node) const {
    const auto index = static_cast<std::size_t>(node);
    if (index >= rowOf_.size() || rowOf_[index] == NoRow) return std::nullopt;
    return rowOf_[index];
}

void MoveRows::setLive(const GameTree& tree, Node live) {
    played_ = cells_.size();
    if (live == Node::None) return;
    const auto isMain = [this](Node node) {
        const auto row = rowOf(node);
        return row && rows_[*row].type == Type::Moves;
    };
    while (live != Node::Root && !isMain(live)) live = tree.parent(live);
    if (live == Node::Root) return void(played_ = 0);
    played_ = rows_[*rowOf(live)].index;
    while (cells_[played_].node != live) ++played_;
    while (played_ < cells_.size() && cells_[played_].node == live) ++played_;
}

std::size_t MoveRows::forcedBefore(const Cell& cell) const {
    std::size_t first = placeOf(cell);
    while (cells_[first].type != Cell::Type::Move) --first;
    return cell.type == Cell::Type::Move ? 0 : placeOf(cell) - first - 1;
}

}  // namespace rokada::ui
