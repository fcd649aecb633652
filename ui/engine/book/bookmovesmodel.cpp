#include "book/bookmovesmodel.h"

#include <QLocale>

#include <utility>

namespace rokada::ui {

void BookMovesModel::setMoves(const Position& position, std::vector<BookMove> moves, NotationStyle style) {
    beginResetModel();
    moves_ = std::move(moves);
    texts_.clear();
    sum_ = 0;
    for (const BookMove& one : moves_) {
        texts_ << moveText(position, one.move, style);
        sum_ += one.weight;
    }
    endResetModel();
}

void BookMovesModel::clear() {
    beginResetModel();
    moves_.clear();
    texts_.clear();
    endResetModel();
}

int BookMovesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(moves_.size());
}

int BookMovesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant BookMovesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) return {};
    if (role == Qt::TextAlignmentRole && index.column() != Text) return int{Qt::AlignRight | Qt::AlignVCenter};
    const BookMove& one = moves_[static_cast<std::size_t>(index.row())];
    // Show the weight as a tool tip, because the panel has no space for another column.
    //: %1: weight of a book move, a number that determines how often the move is chosen
    if (role == Qt::ToolTipRole && index.column() == Share) return tr("Weight: %1").arg(QLocale().toString(one.weight));
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case Text: return texts_[index.row()];
        //: %1: probability of a book move, in per cent
        case Share: return sum_ == 0 ? QVariant() : tr("%1 %").arg((100 * qint64{one.weight} + sum_ / 2) / sum_);
        case Results:
            if (one.wins + one.draws + one.losses == 0) return {};
            return QStringLiteral("+%1 =%2 \u2212%3").arg(one.wins).arg(one.draws).arg(one.losses);
        default: return {};
    }
}

QVariant BookMovesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == Results)
        return tr("Results of the games from which the book was made: wins, draws and losses of White or White's team");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Text: return tr("Book Move");
        //: column of the probabilities of book moves, in per cent
        case Share: return tr("Chance");
        case Results: return tr("Games");
        default: return {};
    }
}

}  // namespace rokada::ui
