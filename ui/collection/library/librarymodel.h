// The found games as a table: all of them, however many; rows come when they are looked at.
#pragma once

#include "collection/librarygame.h"

#include <QAbstractTableModel>

#include <map>
#include <set>

namespace rokada::ui {

/// A whole date in the format of the locale; parts of one as they are.
[[nodiscard]] QString dayShown(const QString& date);

class LibraryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    /// In the order of `LibraryOrder`.
    enum Column {
        White,
        WhiteRating,
        Black,
        BlackRating,
        Result,
        Date,
        Event,
        Round,
        Eco,
        Named,
        Opening,
        Moves,
        Game,
        Hints,
        Columns
    };
    /// The id of a game's variant; empty if the program does not know it.
    static constexpr int VariantRole = Qt::UserRole;

    /// Moves are shown in this notation.
    LibraryModel(NotationStyle style, QObject* parent) : QAbstractTableModel(parent), style_(style) {}

    /// Moves are shown in another notation from now on.
    void setNotation(NotationStyle style);
    /// In place of what was there.
    void setFound(LibraryPage page);
    /// Rows that were wanted; others than those of the games that were found last do not count.
    void addRows(int page, std::vector<LibraryRow> rows);
    /// The numbers of all games.
    [[nodiscard]] const std::vector<qint64>& ids() const { return ids_; }
    [[nodiscard]] std::vector<qint64> idsOf(int page) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Some known row has something in this column.
    [[nodiscard]] bool says(int column) const;
    /// The row at this place; nullptr while it is on its way.
    [[nodiscard]] const LibraryRow* row(int place) const;
    /// Asks for the games in another order.
    void sort(int column, Qt::SortOrder order) override;
    [[nodiscard]] LibraryOrder order() const { return order_; }
    [[nodiscard]] bool descending() const { return descending_; }

signals:
    /// Rows of this page are looked at and not there.
    void pageWanted(int page) const;
    void orderChanged();

private:
    [[nodiscard]] QVariant shown(const LibraryRow& row, int column) const;
    [[nodiscard]] QString opening(const LibraryRow& row) const;
    [[nodiscard]] QString sentence(const LibraryRow& row) const;

    NotationStyle style_;
    LibraryOrder order_ = LibraryOrder::Date;
    bool descending_ = true;
    std::vector<qint64> ids_;
    std::map<int, std::vector<LibraryRow>> pages_;
    mutable std::set<int> wanted_;
    // Moves are computed again only for rows that are shown.
    mutable std::map<qint64, QString> openings_;
    mutable std::map<QString, RulebookPtr> books_;
};

}  // namespace rokada::ui
