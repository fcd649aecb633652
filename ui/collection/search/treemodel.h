// Table model of the opening tree: the moves of a position, with the number of games, results, ratings and years.
#pragma once

#include "search/treerows.h"
#include "texts/notations.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace rokada::ui {

class TreeModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    /// `Share` is the share of a move in the opening book. `Own` is the number of games in the user's own collection.
    enum Column { Text, Games, Share, Score, Rating, Years, Own, Columns };
    /// Role that returns, for the column `Score`, a list of the numbers of wins, draws and losses of the first team.
    static constexpr int ResultsRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces all rows by these moves of `position`. `style` is their notation.
    void setRows(const Position& position, std::vector<TreeRow> rows, NotationStyle style);
    void clear();
    [[nodiscard]] const std::vector<TreeRow>& rows() const { return rows_; }
    /// Returns true if no row has a value in this column.
    [[nodiscard]] bool isEmpty(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString wordsOf(int row) const;

    std::vector<TreeRow> rows_;
    QStringList texts_;
};

}  // namespace rokada::ui
