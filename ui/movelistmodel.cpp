#include "movelistmodel.h"

#include "movetext.h"
#include "names.h"

#include <algorithm>

namespace rokada::ui {

MoveListModel::Shown MoveListModel::shown(const Turn& turn) {
    Shown shown{.move = turn.move, .key = turn.key, .cells = {}};
    const Position& before = turn.before;
    const int number = before.deploying(before.turn()) ? 0 : before.state().moveNumber;
    if (turn.move.sort() == Sort::Leave) {
        shown.cells.push_back({turn.move.leaver(), Event::Resigned, {}, number});
    } else {
        shown.cells.push_back(
            {before.turn(), Event::Played, QString::fromStdString(shortText(before, turn.move)), number});
    }
    if (turn.forced.empty()) return shown;
    Position position = before;
    Undo undo;
    position.make(turn.move, undo);
    for (const Move move : turn.forced) {
        const bool leaves = move.sort() == Sort::Leave;
        shown.cells.push_back(
            {leaves ? move.leaver() : position.turn(), leaves ? Event::Out : Event::Passed, {}, number});
        position.make(move, undo);
    }
    return shown;
}

void MoveListModel::show(const Game* game) {
    beginResetModel();
    if (!game || game->sharedBook() != book_) turns_.clear();
    book_ = game ? game->sharedBook() : nullptr;
    std::size_t same = 0;
    const std::size_t played = game ? game->played() : 0;
    while (same < std::min(played, turns_.size()) && turns_[same].move == game->turns()[same].move &&
           turns_[same].key == game->turns()[same].key) {
        ++same;
    }
    turns_.resize(same);
    for (std::size_t i = same; i < played; ++i) turns_.push_back(shown(game->turns()[i]));
    layOut();
    endResetModel();
}

void MoveListModel::retranslate() {
    beginResetModel();
    endResetModel();
}

/// A new row begins when a side that has a cell, or an earlier one in the order of turns, comes again.
void MoveListModel::layOut() {
    rows_.clear();
    const std::size_t columns = book_ ? book_->sides() : 0;
    int column = static_cast<int>(columns);
    for (const Shown& turn : turns_) {
        for (const Cell& cell : turn.cells) {
            if (static_cast<int>(cell.side) <= column) rows_.emplace_back(columns, nullptr);
            column = cell.side;
            rows_.back()[cell.side] = &cell;
        }
    }
}

QModelIndex MoveListModel::lastCell() const {
    for (int row = rowCount() - 1; row >= 0; --row) {
        for (int column = columnCount() - 1; column >= 0; --column) {
            const Cell* cell = rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (cell && cell->event == Event::Played) return index(row, column);
        }
    }
    return {};
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !book_ ? 0 : static_cast<int>(book_->sides());
}

QString MoveListModel::words(const Cell& cell) const {
    switch (cell.event) {
        case Event::Played: return cell.text;
        //: in the list of moves: this player has resigned
        case Event::Resigned: return tr("resigns");
        //: in the list of moves: this army is checkmated and removed
        case Event::Out: return tr("out");
        //: in the list of moves: this player had no move
        case Event::Passed: return tr("passes");
    }
    return {};
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    const Cell* cell = rows_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    if (!cell || role != Qt::DisplayRole) return {};
    return words(*cell);
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || !book_) return {};
    if (orientation == Qt::Horizontal) return armyName(book_->variant().armies[static_cast<std::size_t>(section)].name);
    const auto& row = rows_[static_cast<std::size_t>(section)];
    const auto cell = std::find_if(row.begin(), row.end(), [](const Cell* c) { return c != nullptr; });
    return (*cell)->number > 0 ? QString::number((*cell)->number) : QStringLiteral("·");
}

}  // namespace rokada::ui
