// Table model of the games found by a search. It contains the ids of all games. Their rows are loaded in pages of
// `LibraryPage::Rows` when they are shown.
#pragma once

#include "collection/librarygame.h"

#include <QAbstractTableModel>

#include <map>
#include <set>

namespace rokada::ui {

/// Returns an ISO date in the short format of the locale, with a year of four digits. Returns an incomplete date
/// unchanged.
[[nodiscard]] QString dayShown(const QString& date);

class LibraryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Columns of the model. Their order is that of `LibraryOrder`.
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
    /// Role that returns the id of the variant; empty if the variant is unknown.
    static constexpr int VariantRole = Qt::UserRole;

    /// `style` is the notation in which the model shows moves.
    LibraryModel(NotationStyle style, QObject* parent) : QAbstractTableModel(parent), style_(style) {}

    /// Sets the notation in which the model shows moves.
    void setNotation(NotationStyle style);
    /// Replaces all games by the results of a search.
    void setFound(LibraryPage page);
    /// Adds the rows of a page that was requested by `pageWanted`. Ignores them if the page has another number of
    /// games.
    void addRows(int page, std::vector<LibraryRow> rows);
    /// Returns the ids of all games, in the order of the list.
    [[nodiscard]] const std::vector<qint64>& ids() const { return ids_; }
    /// Returns the ids of the games on a page. The first page is 0.
    [[nodiscard]] std::vector<qint64> idsOf(int page) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Returns true if at least one loaded row has a text in this column.
    [[nodiscard]] bool says(int column) const;
    /// Returns the row at `place` in the list. If it is not loaded, requests its page by `pageWanted` and returns
    /// nullptr.
    [[nodiscard]] const LibraryRow* row(int place) const;
    /// Sets the order and emits `orderChanged`. The receiver must search again; the list keeps its order until
    /// `setFound` is called.
    void sort(int column, Qt::SortOrder order) override;
    [[nodiscard]] LibraryOrder order() const { return order_; }
    [[nodiscard]] bool descending() const { return descending_; }

signals:
    /// Emitted when the rows of a page are needed. The receiver must load them and call `addRows`.
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
    // Cache of the first moves in the current notation, by game id. Filled when rows are shown.
    mutable std::map<qint64, QString> openings_;
    mutable std::map<QString, RulebookPtr> books_;
};

}  // namespace rokada::ui
