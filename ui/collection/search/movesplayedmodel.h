// Table model of the opening tree: the moves played in a position, with the number of games, results, mean rating and
// last year.
#pragma once

#include "collection/positionsearch.h"
#include "texts/notations.h"

#include <QAbstractTableModel>

#include <optional>

namespace rokada::ui {

class MovesPlayedModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Text, Games, Score, Rating, Year, Columns };
    /// Role that returns, for the column `Score`, a list of the numbers of wins, draws and losses of the first team.
    static constexpr int ResultsRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces all rows by the moves played in `position`. `style` is their notation.
    void setMoves(const Position& position, std::vector<MoveCount> moves, NotationStyle style);
    void clear();
    [[nodiscard]] const std::vector<MoveCount>& moves() const { return moves_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<MoveCount> moves_;
    QStringList texts_;
};

}  // namespace rokada::ui
