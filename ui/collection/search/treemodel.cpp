#include "search/treemodel.h"

#include "book/booktexts.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

QString bookShareText(const TreeRow& row) { return row.share ? shareText(*row.share) : QString(); }

QString scoreText(const TreeRow& row) {
    return row.decided() > 0
               ? shareText(static_cast<double>(2 * row.wins + row.draws) / static_cast<double>(2 * row.decided()))
               : QString();
}

QString countText(std::int64_t count) { return count > 0 ? QLocale().toString(qint64{count}) : QString(); }

QString yearsText(const TreeRow& row) {
    if (row.lastYear == 0) return {};
    if (row.firstYear == 0 || row.firstYear == row.lastYear) return QString::number(row.lastYear);
    return QStringLiteral("%1\u2013%2").arg(row.firstYear).arg(row.lastYear);
}

/// Returns the percentages of wins, draws and losses as a sentence. Returns an empty text if no game has a result.
QString resultWords(const TreeRow& row) {
    if (row.decided() == 0) return {};
    const auto part = [&](std::int64_t count) {
        return shareText(static_cast<double>(count) / static_cast<double>(row.decided()));
    };
    //: %1 to %3: shares in per cent, for example "43 %"
    return TreeModel::tr("wins %1, draws %2, losses %3").arg(part(row.wins), part(row.draws), part(row.losses));
}

QString cellText(const TreeRow& row, int column) {
    switch (column) {
        case TreeModel::Games: return countText(row.games);
        case TreeModel::Share: return bookShareText(row);
        case TreeModel::Score: return scoreText(row);
        case TreeModel::Rating: return row.rating > 0 ? QString::number(row.rating) : QString();
        case TreeModel::Years: return yearsText(row);
        case TreeModel::Own: return countText(row.own.value_or(0));
        default: return {};
    }
}

QString headerText(int column) {
    switch (column) {
        case TreeModel::Text: return TreeModel::tr("Move");
        case TreeModel::Games: return TreeModel::tr("Games");
        //: column of the shares of moves in the opening book, in per cent
        case TreeModel::Share: return TreeModel::tr("Book");
        //: column of White's points, in per cent
        case TreeModel::Score: return TreeModel::tr("Score");
        //: column of the mean rating of the players
        case TreeModel::Rating: return TreeModel::tr("Elo");
        //: column of the years in which a move was played
        case TreeModel::Years: return TreeModel::tr("Years");
        //: column of the numbers of the user's own games
        case TreeModel::Own: return TreeModel::tr("Mine");
        default: return {};
    }
}

QString headerTip(int column) {
    switch (column) {
        case TreeModel::Share: return TreeModel::tr("Share of the move in the opening book");
        case TreeModel::Score: return TreeModel::tr("Results of White or White's team");
        case TreeModel::Rating: return TreeModel::tr("Mean rating of the players");
        case TreeModel::Years: return TreeModel::tr("Years of the first and the last game");
        case TreeModel::Own: return TreeModel::tr("Number of your own games with this move");
        default: return {};
    }
}

}  // namespace

void TreeModel::setRows(const Position& position, std::vector<TreeRow> rows, NotationStyle style) {
    beginResetModel();
    rows_ = std::move(rows);
    texts_.clear();
    for (const TreeRow& row : rows_) texts_ << spoken(moveText(position, row.move, style));
    endResetModel();
}

void TreeModel::clear() {
    beginResetModel();
    rows_.clear();
    texts_.clear();
    endResetModel();
}

bool TreeModel::isEmpty(int column) const {
    if (column == Text) return rows_.empty();
    return std::ranges::all_of(rows_, [column](const TreeRow& row) { return cellText(row, column).isEmpty(); });
}

int TreeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TreeModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

/// Returns all values of a row as one text, for the tool tip and for screen readers, which read only the first cell.
QString TreeModel::wordsOf(int row) const {
    const TreeRow& move = rows_[static_cast<std::size_t>(row)];
    QStringList parts{texts_[row]};
    const auto add = [&parts](const QString& value, const QString& words) {
        if (!value.isEmpty()) parts << words.arg(value);
    };
    add(countText(move.games), tr("games: %1"));
    add(bookShareText(move), tr("share in the book: %1"));
    add(scoreText(move), tr("White's score: %1"));
    if (!resultWords(move).isEmpty()) parts << resultWords(move);
    add(cellText(move, Rating), tr("mean rating: %1"));
    add(yearsText(move), tr("years: %1"));
    add(cellText(move, Own), tr("my games: %1"));
    return parts.join(QStringLiteral(", "));
}

QVariant TreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) return {};
    const TreeRow& row = rows_[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
        case Qt::TextAlignmentRole:
            return column == Text || column == Score ? QVariant() : int{Qt::AlignRight | Qt::AlignVCenter};
        case ResultsRole:
            return column == Score ? QVariantList{qint64{row.wins}, qint64{row.draws}, qint64{row.losses}} : QVariant();
        case Qt::AccessibleTextRole: return column == Text ? wordsOf(index.row()) : QVariant();
        case Qt::ToolTipRole: return wordsOf(index.row());
        case Qt::DisplayRole: return column == Text ? texts_[index.row()] : cellText(row, column);
        default: return {};
    }
}

QVariant TreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole) return headerTip(section);
    return role == Qt::DisplayRole ? headerText(section) : QVariant();
}

}  // namespace rokada::ui
