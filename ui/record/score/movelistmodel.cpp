#include "score/movelistmodel.h"

#include "kit/latin.h"
#include "rules/forced.h"
#include "score/movewords.h"
#include "texts/names.h"

#include <QGuiApplication>
#include <QIcon>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace rokada::ui {

namespace {

/// Size of an emblem beside the name of a side, in pixels.
constexpr int EmblemPixels = 16;

/// Maximum number of rows in the cache of texts. It is much larger than the number of visible rows.
constexpr std::size_t MaxWritten = 1000;

/// Returns the position before the event in a cell: a move, or a consequence of the move (an elimination or a pass).
/// `position` is the position before the move. For a consequence, plays the move and the first `earlier` consequences
/// of this move.
Position positionOf(const GameTree& tree, const MoveRows::Cell& cell, std::size_t earlier, Position position) {
    if (cell.type == MoveRows::Cell::Type::Move) return position;
    Undo undo;
    position.make(tree.move(cell.node), undo);
    Position settled = position;
    std::vector<Move> forced;
    settle(settled, &forced);
    for (std::size_t i = 0; i < earlier; ++i) position.make(forced[i], undo);
    return position;
}

}  // namespace

void MoveListModel::show(const GameTree* tree, Node shown, Node live) {
    const RowChoice choice{ended_ ? shown : Node::None, asides_, told_};
    forgetWordsOf(shown_);
    shown_ = shown;
    live_ = live;
    const bool sameRows = tree && tree_ && tree_->sameCopy(*tree) && choice == choice_;
    if (sameRows && tree_->tags() == tree->tags()) {
        forgetWordsOf(shown_);
        rows_.setLive(*tree_, live_);
        if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    forgetWords();
    tree_.reset();
    if (tree) tree_ = *tree;
    choice_ = choice;
    if (tree_) {
        rows_.lay(*tree_, positions_, choice_);
        rows_.setLive(*tree_, live_);
    } else {
        rows_.clear();
    }
    endResetModel();
}

void MoveListModel::setNotation(NotationStyle style) {
    style_ = style;
    forgetWords();
}

void MoveListModel::retranslate() {
    beginResetModel();
    forgetWords();
    endResetModel();
}

void MoveListModel::forgetWords() { words_.clear(); }

void MoveListModel::forgetWordsOf(Node node) {
    if (const auto row = rows_.rowOf(node)) words_.erase(static_cast<int>(*row));
}

const MoveListModel::Words& MoveListModel::wordsOf(int row) const {
    if (const auto known = words_.find(row); known != words_.end()) return known->second;
    if (words_.size() >= MaxWritten) words_.clear();
    return words_.emplace(row, writtenRow(this->row(row))).first->second;
}

MoveListModel::Words MoveListModel::writtenRow(const MoveRows::Row& row) const {
    const MoveWording wording{style_, asides_, shown_};
    switch (row.type) {
        case MoveRows::Type::Moves: return writtenMoves(row);
        case MoveRows::Type::Before: return {.text = commentHtml(commentBefore(*tree_, rows_.commented(row)))};
        case MoveRows::Type::After: return {.text = commentHtml(commentAfter(*tree_, rows_.commented(row), asides_))};
        case MoveRows::Type::Variation: return {.text = variationHtml(*tree_, rows_.part(row), positions_, wording)};
    }
    return {};
}

MoveListModel::Words MoveListModel::writtenMoves(const MoveRows::Row& row) const {
    Words words;
    words.cells.resize(tree_->book().sides());
    words.asides.resize(words.cells.size());
    for (const MoveRows::Cell& cell : rows_.cells(row)) {
        const Position before = positions_.before(cell.node);
        if (&cell == rows_.cells(row).data()) words.number = numberText(cell, before);
        QString& text = words.cells[cell.side];
        switch (cell.type) {
            case MoveRows::Cell::Type::Move:
                text = moveWords(*tree_, cell.node, before, style_);
                if (asides_) words.asides[cell.side] = asideOf(*tree_, cell.node, before.turn());
                break;
            case MoveRows::Cell::Type::Out: text = outWords(); break;
            case MoveRows::Cell::Type::Passed: text = passWords(); break;
        }
    }
    return words;
}

QString MoveListModel::numberText(const MoveRows::Cell& cell, const Position& before) const {
    const int number = numberOf(positionOf(*tree_, cell, rows_.forcedBefore(cell), before));
    return number > 0 ? QString::number(number) : QStringLiteral("·");
}

QModelIndex MoveListModel::cellOf(Node node) const {
    const auto found = rows_.rowOf(node);
    if (!found) return {};
    const MoveRows::Row& at = rows_[*found];
    int column = 0;
    if (at.type == MoveRows::Type::Moves) {
        for (const MoveRows::Cell& cell : rows_.cells(at)) {
            if (cell.node == node && cell.type == MoveRows::Cell::Type::Move) column = cell.side;
        }
    }
    return index(static_cast<int>(*found), column);
}

const MoveRows::Cell* MoveListModel::cellAt(const QModelIndex& index) const {
    if (isText(index.row())) return nullptr;
    for (const MoveRows::Cell& cell : rows_.cells(row(index.row()))) {
        if (static_cast<int>(cell.side) == index.column()) return &cell;
    }
    return nullptr;
}

Node MoveListModel::nodeAt(const QModelIndex& index) const {
    const MoveRows::Cell* cell = cellAt(index);
    return cell ? cell->node : Node::None;
}

bool MoveListModel::isText(int row) const { return this->row(row).type != MoveRows::Type::Moves; }

QString MoveListModel::variationText(int row) const { return isText(row) ? wordsOf(row).text : QString(); }

int MoveListModel::rowCount(const QModelIndex& parent) const {
    constexpr std::size_t Max = std::numeric_limits<int>::max();
    return parent.isValid() ? 0 : static_cast<int>(std::min(rows_.size(), Max));
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !tree_ ? 0 : static_cast<int>(tree_->book().sides());
}

/// Returns the text of a row without HTML tags.
QString MoveListModel::plainText(int row) const {
    static const QRegularExpression marks(QStringLiteral("<[^>]*>"));
    QString text = variationText(row);
    return text.replace(QLatin1String("<br>"), QLatin1String(" ")).remove(marks).trimmed();
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    const bool asked =
        role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == AsideRole || role == UndoneRole;
    if (!asked || !index.isValid() || !checkIndex(index)) return {};
    const auto column = static_cast<std::size_t>(index.column());
    if (role == UndoneRole) {
        const MoveRows::Cell* cell = cellAt(index);
        return cell && rows_.undone(*cell);
    }
    QString text;
    if (!isText(index.row())) {
        const Words& words = wordsOf(index.row());
        if (role == AsideRole) return words.asides[column];
        text = words.cells[column];
    } else if (role != AsideRole && column == 0) {
        text = plainText(index.row());
    }
    return role == Qt::AccessibleTextRole ? spoken(text) : text;
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!tree_) return {};
    if (orientation == Qt::Horizontal) {
        const std::string_view side = tree_->book().variant().sideSpecs[static_cast<std::size_t>(section)].name;
        if (role == Qt::DecorationRole) return QIcon(art_.emblem(side, EmblemPixels, qApp->devicePixelRatio()));
        return role == Qt::DisplayRole ? sideName(side) : QVariant();
    }
    if (role != Qt::DisplayRole) return {};
    return isText(section) ? QString() : wordsOf(section).number;
}

}  // namespace rokada::ui
