#include "library/librarymodel.h"

#include "texts/names.h"
#include "variants/variants.h"

#include <QDate>
#include <QLocale>

#include <utility>

namespace rokada::ui {

namespace {

/// A whole date in the format of the locale; parts of one as they are.
QString shown(const QString& date) {
    const QDate day = QDate::fromString(date, Qt::ISODate);
    if (!day.isValid()) return date;
    // Some locales write two digits of the year, which say nothing of old games.
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return QLocale().toString(day, format);
}

}  // namespace

void LibraryModel::setRows(std::vector<LibraryRow> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    openings_.assign(rows_.size(), QString());
    endResetModel();
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    // Qt 6.4 copies from lists without a current row.
    if (!index.isValid() || !checkIndex(index)) return {};
    if (role == Qt::TextAlignmentRole && (index.column() == Moves || index.column() == Hints))
        return int{Qt::AlignRight | Qt::AlignVCenter};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const LibraryRow& row = this->row(index.row());
    switch (index.column()) {
        case Date: return shown(row.date);
        case Players: return row.players;
        case Result: return row.result;
        case Game: return variantName(row.game.toStdString());
        case Moves: return row.plies;
        case Hints: return row.hints > 0 ? QVariant(row.hints) : QVariant();
        case Event: return row.event;
        default: return opening(index.row());
    }
}

QString LibraryModel::opening(int place) const {
    const LibraryRow& row = this->row(place);
    QString& shown = openings_[static_cast<std::size_t>(place)];
    if (!shown.isEmpty() || row.opening.isEmpty()) return shown;
    const VariantInfo* info = findVariant(row.game.toStdString());
    if (info == nullptr) return row.opening;
    RulebookPtr& book = books_[row.game];
    if (!book) book = Rulebook::compile(*makeVariant(*info, {}));
    return shown = openingShown(*book, row.opening, style_);
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
    switch (section) {
        case Date: return tr("Date");
        case Players: return tr("Players");
        case Result: return tr("Result");
        case Game: return tr("Variant");
        case Moves: return tr("Half-moves");
        case Hints: return tr("Hints");
        case Event: return tr("Event");
        default: return tr("First moves");
    }
}

}  // namespace rokada::ui
