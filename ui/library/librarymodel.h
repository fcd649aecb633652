// The found games as a table.
#pragma once

#include "library/librarygame.h"

#include <QAbstractTableModel>

#include <map>

namespace rokada::ui {

class LibraryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Date, Players, Result, Game, Moves, Hints, Event, Opening, Columns };

    /// Moves are shown in this notation.
    LibraryModel(NotationStyle style, QObject* parent) : QAbstractTableModel(parent), style_(style) {}

    void setRows(std::vector<LibraryRow> rows);
    [[nodiscard]] const LibraryRow& row(int place) const { return rows_[static_cast<std::size_t>(place)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString opening(int place) const;

    NotationStyle style_;
    std::vector<LibraryRow> rows_;
    // Moves are computed again only for rows that are shown.
    mutable std::vector<QString> openings_;
    mutable std::map<QString, RulebookPtr> books_;
};

}  // namespace rokada::ui
