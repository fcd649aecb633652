// Table model of the book moves in a position: move, share and results of games.
#pragma once

#include "book/openingbook.h"
#include "texts/notations.h"

#include <QAbstractTableModel>

namespace rokada::ui {

/// Table model with one row for each book move.
class BookMovesModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Text, Share, Results, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows these book moves of `position` in the notation `style`.
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
