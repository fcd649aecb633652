// Table model of the moves that an opening book has in a position: move, probability, and results of games.
#pragma once

#include "book/openingbook.h"
#include "texts/notations.h"

#include <QAbstractTableModel>

namespace rokada::ui {

class BookMovesModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Text, Share, Results, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces all rows by these book moves of `position`. `style` is their notation.
    void setMoves(const Position& position, std::vector<BookMove> moves, NotationStyle style);
    void clear();
    [[nodiscard]] const std::vector<BookMove>& moves() const { return moves_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<BookMove> moves_;
    QStringList texts_;
    qint64 sum_ = 0;  ///< sum of all weights
};

}  // namespace rokada::ui
