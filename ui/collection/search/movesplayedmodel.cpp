#include "search/movesplayedmodel.h"

#include <QLocale>

#include <utility>

namespace rokada::ui {

namespace {

/// Returns the percentages of wins, draws and losses as a text for tool tips and screen readers. Returns an empty text
/// if no game has a result.
QString scoreWords(const MoveCount& move) {
    const auto decided = move.wins + move.draws + move.losses;
    if (decided == 0) return {};
    const auto percent = [&](std::int64_t part) { return QString::number((part * 100 + decided / 2) / decided); };
    return MovesPlayedModel::tr("wins %1 %, draws %2 %, losses %3 %")
        .arg(percent(move.wins), percent(move.draws), percent(move.losses));
}

}  // namespace

void MovesPlayedModel::setMoves(const Position& position, std::vector<MoveCount> moves, NotationStyle style) {
    beginResetModel();
    moves_ = std::move(moves);
    texts_.clear();
    for (const MoveCount& move : moves_) texts_ << moveText(position, move.move, style);
    endResetModel();
}

void MovesPlayedModel::clear() {
    beginResetModel();
    moves_.clear();
    texts_.clear();
    endResetModel();
}

int MovesPlayedModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(moves_.size());
}

int MovesPlayedModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant MovesPlayedModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) return {};
    const MoveCount& move = moves_[static_cast<std::size_t>(index.row())];
    const auto known = [](int number) { return number > 0 ? QVariant(number) : QVariant(); };
    if (role == Qt::TextAlignmentRole && index.column() != Text) return int{Qt::AlignRight | Qt::AlignVCenter};
    if (role == ResultsRole && index.column() == Score)
        return QVariantList{qint64{move.wins}, qint64{move.draws}, qint64{move.losses}};
    if ((role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) && index.column() == Score) return scoreWords(move);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case Text: return texts_[index.row()];
        case Games: return QLocale().toString(qint64{move.games});
        case Rating: return known(move.meanRating());
        case Year: return known(move.lastYear);
        default: return {};
    }
}

QVariant MovesPlayedModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
    switch (section) {
        case Text: return tr("Move");
        case Games: return tr("Games");
        case Score: return tr("Result");
        //: column of the mean rating of the players
        case Rating: return tr("Elo");
        //: column of the year in which a move was played last
        case Year: return tr("Year");
        default: return {};
    }
}

}  // namespace rokada::ui
