// The found games as a table.
#pragma once

#include "librarygame.h"

#include <QAbstractTableModel>

namespace rokada::ui {

class LibraryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Date, Players, Result, Game, Moves, Hints, Event, Opening, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<LibraryRow> rows);
    [[nodiscard]] const LibraryRow& row(int place) const { return rows_[static_cast<std::size_t>(place)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<LibraryRow> rows_;
};

}  // namespace rokada::ui
