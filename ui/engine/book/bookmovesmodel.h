// The moves of an opening book in a position as a table: their share, and how games went with them.
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

    /// In this position.
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
    qint64 sum_ = 0;  ///< of all weights
};

}  // namespace rokada::ui
