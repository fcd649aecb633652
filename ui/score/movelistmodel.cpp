#include "score/movelistmodel.h"

#include "game/clocktext.h"
#include "kit/latin.h"
#include "record/enginecomment.h"
#include "record/pgnwords.h"
#include "rules/forced.h"
#include "scene/emblemhtml.h"
#include "score/graphline.h"
#include "texts/names.h"

#include <algorithm>

namespace rokada::ui {

namespace {

/// Deeper nested variations than this are only hinted at.
constexpr int DeepestShown = 3;

/// "!?" and the like, those of the position with a blank before; NAGs without such a symbol are numbers, as in files.
QString nagText(const Remarks& remarks) {
    QString text;
    for (const std::uint8_t nag : remarks.nags) {
        const std::string_view mark = nagSymbol(nag);
        const bool ofMove = nag <= 6;
        const QString symbol = QString::fromUtf8(mark.data(), static_cast<qsizetype>(mark.size()));
        text += (ofMove ? QString() : QStringLiteral(" ")) + (mark.empty() ? QStringLiteral("$%1").arg(nag) : symbol);
    }
    return text;
}

/// A comment in front of a move, without what is in it for programs.
std::string commentBefore(const GameTree& tree, Node node) { return readableText(tree.remarks(node).before); }

/// A comment as rich text.
QString commentText(const std::string& comment) {
    const QString text = QString::fromStdString(comment).toHtmlEscaped();
    return QStringLiteral("<i>%1</i>").arg(QString(text).replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

int numberOf(const Position& position) { return position.placing(position.turn()) ? 0 : position.state().moveNumber; }

}  // namespace

/// The text of a move costs more than anything else here, so it is kept while the move stays where it is.
QString MoveListModel::wordFor(const Position& position, Node node) {
    const auto index = static_cast<std::size_t>(node);
    if (words_.size() <= index) words_.resize(index + 1);
    Word& word = words_[index];
    const Move move = tree_->move(node);
    if (move.type() == MoveType::Pass) return nagText(tree_->remarks(node));
    if (word.text.isEmpty() || word.move != move || word.key != position.key()) {
        word = {move, moveText(position, move, style_), position.key()};
    }
    return word.text + nagText(tree_->remarks(node));
}

QString MoveListModel::asideOf(Node node, Side mover) const {
    if (!asides_) return {};
    QStringList parts;
    const Remarks& remarks = tree_->remarks(node);
    if (const auto evaluation = recordedValue(remarks, *book_, mover)) parts << evaluationShown(*evaluation);
    if (const auto clock = remarks.command("clk")) parts << clockShown(std::string(*clock));
    return parts.join(QLatin1Char(' '));
}

/// A comment behind a move, but for what engines write there: that stands beside the move.
std::string MoveListModel::commentAfter(Node node) const {
    const Remarks& remarks = tree_->remarks(node);
    return asides_ && engineComment(remarks.comment()) ? std::string() : readableText(remarks.after);
}

MoveListModel::Event MoveListModel::eventOf(Node node) const {
    const Move move = tree_->move(node);
    if (move.type() == MoveType::Pass) return Event::Passed;
    if (move.type() != MoveType::Elimination) return Event::Played;
    switch (eliminationAt(*tree_, node).cause()) {
        case EliminationCause::Mate: return Event::Out;
        case EliminationCause::Resignation: break;
        case EliminationCause::Time: return Event::Flagged;
        case EliminationCause::IllegalMove: return Event::Forfeited;
    }
    return Event::Resigned;
}

/// The move and its consequences; the position goes on.
std::vector<MoveListModel::Cell> MoveListModel::cellsOf(Position& position, Node node) {
    const Move move = tree_->move(node);
    const int number = numberOf(position);
    const bool leaves = move.type() == MoveType::Elimination;
    std::vector<Cell> cells{{leaves ? move.eliminated() : position.turn(), eventOf(node), node,
                             leaves ? QString() : wordFor(position, node), number, asideOf(node, position.turn())}};
    Undo undo;
    position.make(move, undo);
    Position walk = position;
    std::vector<Move> forced;
    settle(position, &forced);
    for (const Move each : forced) {
        const bool eliminates = each.type() == MoveType::Elimination;
        // In the row of its own turn.
        cells.push_back({eliminates ? each.eliminated() : walk.turn(),
                         eliminates ? Event::Out : Event::Passed,
                         node,
                         {},
                         numberOf(walk),
                         {}});
        walk.make(each, undo);
    }
    return cells;
}

void MoveListModel::show(const GameTree* tree, Node shown, Node live) {
    beginResetModel();
    if (!tree || tree->sharedBook() != book_) words_.clear();
    book_ = tree ? tree->sharedBook() : nullptr;
    shown_ = shown;
    live_ = live;
    tree_ = tree;
    layOut();
    tree_ = nullptr;
    endResetModel();
}

void MoveListModel::setNotation(NotationStyle style) {
    style_ = style;
    words_.clear();
}

void MoveListModel::retranslate() {
    beginResetModel();
    endResetModel();
}

/// A new row begins when a side that has a cell, or an earlier one in the order of turns, moves again, and after a
/// row of comments and variations.
void MoveListModel::layOut() {
    rows_.clear();
    if (!tree_) return;
    const std::size_t columns = book_->sides();
    int column = static_cast<int>(columns);
    Position position = tree_->start();
    const std::vector<Node> played = live_ == Node::None ? std::vector<Node>() : tree_->path(live_);
    addVariations(Node::Root, position);
    const Node last = ended_ ? shown_ : Node::None;
    for (Node node = Node::Root; node != last;) {
        node = tree_->next(node);
        if (node == Node::None) break;
        const Position before = position;
        // Behind the variations of the move before.
        if (const auto comment = commentBefore(*tree_, node); !comment.empty()) {
            rows_.push_back({{}, commentText(comment), {}});
            column = static_cast<int>(columns);
        }
        const bool undone = live_ != Node::None && std::find(played.begin(), played.end(), node) == played.end();
        for (Cell& cell : cellsOf(position, node)) {
            cell.undone = undone;
            if (static_cast<int>(cell.side) <= column)
                rows_.push_back({std::vector<std::optional<Cell>>(columns), {}, {}});
            column = cell.side;
            rows_.back().cells[cell.side] = std::move(cell);
        }
        const std::size_t rows = rows_.size();
        addVariations(node, before);
        if (rows_.size() > rows) column = static_cast<int>(columns);
    }
}

/// The comments on a move of the main variation, and the variations instead of it.
void MoveListModel::addVariations(Node node, const Position& before) {
    const Remarks& remarks = tree_->remarks(node);
    const bool told = std::find(told_.begin(), told_.end(), ToldComment{node, remarks.comment()}) != told_.end();
    const std::string comment = commentAfter(node);
    if (!comment.empty() && !told) rows_.push_back({{}, commentText(comment), {node}});
    if (node == Node::Root) return;
    const auto& siblings = tree_->children(tree_->parent(node));
    for (std::size_t i = 1; i < siblings.size(); ++i) {
        Row row;
        writeLine(row, siblings[i], before, 1);
        rows_.push_back(std::move(row));
    }
}

void MoveListModel::writeLine(Row& row, Node node, Position position, int depth) {
    if (const auto before = commentBefore(*tree_, node); !before.empty()) {
        row.variation += commentText(before) + QLatin1Char(' ');
    }
    bool numbered = true;
    for (Node each = node; each != Node::None; each = tree_->next(each)) {
        writeMove(row, each, position, numbered || position.turn() == 0);
        numbered = !commentAfter(each).empty();
        const auto& siblings = tree_->children(tree_->parent(each));
        for (std::size_t i = 1; each != node && i < siblings.size(); ++i) {
            row.variation += QStringLiteral("(");
            if (depth < DeepestShown) writeLine(row, siblings[i], position, depth + 1);
            row.variation =
                row.variation.trimmed() + (depth < DeepestShown ? QStringLiteral(") ") : QStringLiteral("…) "));
            numbered = true;
        }
        advance(position, tree_->move(each));
    }
}

void MoveListModel::writeMove(Row& row, Node node, const Position& position, bool numbered) {
    const bool many = book_->sides() > 2;
    if (const int number = numberOf(position); numbered && number > 0) {
        const bool dots = !many && position.turn() != 0;
        row.variation += QString::number(number) + (dots ? QStringLiteral("… ") : QStringLiteral(". "));
    }
    // Below the columns it would not be seen who moves.
    if (many) row.variation += emblemHtml(book_->variant().sideSpecs[position.turn()].name) + QStringLiteral("&nbsp;");
    const bool eliminates = tree_->move(node).type() == MoveType::Elimination;
    const QString text = eliminates ? QString() : wordFor(position, node);
    const QString word = words({.event = eventOf(node), .text = text}).toHtmlEscaped();
    const QString style = node == shown_ ? QStringLiteral(" class=\"shown\"") : QString();
    row.variation +=
        QStringLiteral("<a%1 href=\"%2\">%3</a> ").arg(style, QString::number(static_cast<std::uint32_t>(node)), word);
    row.nodes.push_back(node);
    if (const QString aside = asideOf(node, position.turn()); !aside.isEmpty())
        row.variation += QStringLiteral("<small>%1</small> ").arg(aside.toHtmlEscaped());
    if (const std::string after = commentAfter(node); !after.empty()) {
        row.variation += commentText(after) + QLatin1Char(' ');
    }
}

QModelIndex MoveListModel::cellOf(Node node) const {
    for (int row = 0; row < rowCount(); ++row) {
        const Row& each = rows_[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(each.cells.size()); ++column) {
            const auto& cell = each.cells[static_cast<std::size_t>(column)];
            if (cell && cell->node == node) return index(row, column);
        }
        const bool inVariation =
            each.cells.empty() && std::find(each.nodes.begin(), each.nodes.end(), node) != each.nodes.end();
        if (inVariation && node != Node::Root) return index(row, 0);
    }
    return {};
}

Node MoveListModel::nodeAt(const QModelIndex& index) const {
    const auto& cells = rows_[static_cast<std::size_t>(index.row())].cells;
    if (cells.empty() || !cells[static_cast<std::size_t>(index.column())]) return Node::None;
    return cells[static_cast<std::size_t>(index.column())]->node;
}

QString MoveListModel::variationText(int row) const { return rows_[static_cast<std::size_t>(row)].variation; }

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !book_ ? 0 : static_cast<int>(book_->sides());
}

QString MoveListModel::words(const Cell& cell) const {
    switch (cell.event) {
        case Event::Played: return cell.text;
        //: in the list of moves: this player has resigned
        case Event::Resigned: return tr("resigns");
        //: in the list of moves: this player has lost on time
        case Event::Flagged: return tr("time");
        //: in the list of moves: this player has lost by illegal moves
        case Event::Forfeited: return tr("illegal move");
        //: in the list of moves: this side is checkmated and eliminated
        case Event::Out: return tr("out");
        //: in the list of moves: this player had no move
        case Event::Passed: return tr("passes") + cell.text;
    }
    return {};
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    const bool asked =
        role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == AsideRole || role == UndoneRole;
    if (!asked || !index.isValid() || !checkIndex(index)) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == AsideRole || role == UndoneRole) {
        const auto* cell = row.cells.empty() ? nullptr : &row.cells[static_cast<std::size_t>(index.column())];
        if (role == UndoneRole) return cell && *cell && (*cell)->undone;
        return cell && *cell ? (*cell)->aside : QString();
    }
    QString text;
    if (!row.cells.empty()) {
        const auto& cell = row.cells[static_cast<std::size_t>(index.column())];
        if (cell) text = words(*cell);
    } else if (index.column() == 0) {
        static const QRegularExpression marks(QStringLiteral("<[^>]*>"));
        text = QString(row.variation).replace(QLatin1String("<br>"), QLatin1String(" ")).remove(marks).trimmed();
    }
    return role == Qt::AccessibleTextRole ? spoken(text) : text;
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || !book_) return {};
    if (orientation == Qt::Horizontal)
        return sideName(book_->variant().sideSpecs[static_cast<std::size_t>(section)].name);
    const auto& cells = rows_[static_cast<std::size_t>(section)].cells;
    const auto cell = std::find_if(cells.begin(), cells.end(), [](const auto& c) { return c.has_value(); });
    if (cell == cells.end()) return QString();
    return (*cell)->number > 0 ? QString::number((*cell)->number) : QStringLiteral("·");
}

}  // namespace rokada::ui
