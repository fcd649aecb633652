#include "library/librarymodel.h"

#include "texts/names.h"
#include "texts/openingterms.h"
#include "variants/variants.h"

#include <QDate>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int PageRows = static_cast<int>(LibraryPage::Rows);
/// Maximum number of pages kept in memory.
constexpr std::size_t MaxPages = 64;

/// Returns true if the value is empty or consists of placeholders such as "?" or "? + ?".
bool unknown(const QString& value) {
    return std::ranges::all_of(value, [](QChar c) { return c == u'?' || c == u'+' || c.isSpace(); });
}

/// Returns the name of a player for the list. `other` is the name of the opponent. In games played in this program a
/// player without a name is "You", or "Player" if the opponent has no name either.
QString player(const LibraryRow& row, const QString& name, const QString& other) {
    if (!row.own) return unknown(name) ? LibraryModel::tr("Unknown") : name;
    if (name.isEmpty()) return other.isEmpty() ? LibraryModel::tr("Player") : LibraryModel::tr("You");
    QStringList partners = name.split(QStringLiteral(" + "));
    partners.replaceInStrings(QRegularExpression(QStringLiteral("^\\?$")), LibraryModel::tr("Player"));
    return partners.join(QStringLiteral(" + "));
}

}  // namespace

QString dayShown(const QString& date) {
    const QDate day = QDate::fromString(date, Qt::ISODate);
    if (!day.isValid()) return date;
    // Some locales write years with two digits, which is ambiguous for old games. Use four.
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return QLocale().toString(day, format);
}

void LibraryModel::setNotation(NotationStyle style) {
    if (style == style_) return;
    style_ = style;
    openings_.clear();
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void LibraryModel::setFound(LibraryPage page) {
    beginResetModel();
    ids_ = std::move(page.ids);
    pages_.clear();
    wanted_.clear();
    openings_.clear();
    if (!page.rows.empty()) pages_[0] = std::move(page.rows);
    endResetModel();
}

void LibraryModel::addRows(int page, std::vector<LibraryRow> rows) {
    const std::vector<qint64> ids = idsOf(page);
    wanted_.erase(page);
    if (rows.empty() || rows.size() != ids.size()) return;
    // If `MaxPages` pages are loaded, remove the first page, or the last page if the new page comes before all others.
    // A removed page is loaded again when it is needed.
    if (pages_.size() >= MaxPages)
        pages_.erase(page > pages_.begin()->first ? pages_.begin() : std::prev(pages_.end()));
    if (openings_.size() > MaxPages * LibraryPage::Rows) openings_.clear();
    const int first = page * PageRows;
    const int last = first + static_cast<int>(rows.size()) - 1;
    pages_[page] = std::move(rows);
    emit dataChanged(index(first, 0), index(last, Columns - 1));
}

std::vector<qint64> LibraryModel::idsOf(int page) const {
    const std::size_t first = std::min(static_cast<std::size_t>(page) * LibraryPage::Rows, ids_.size());
    const std::size_t end = std::min(first + LibraryPage::Rows, ids_.size());
    return {ids_.begin() + static_cast<std::ptrdiff_t>(first), ids_.begin() + static_cast<std::ptrdiff_t>(end)};
}

const LibraryRow* LibraryModel::row(int place) const {
    const int page = place / PageRows;
    const auto found = pages_.find(page);
    if (found != pages_.end()) return &found->second[static_cast<std::size_t>(place % PageRows)];
    if (wanted_.insert(page).second) emit pageWanted(page);
    return nullptr;
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ids_.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    // Qt 6.4 passes an invalid index if the user copies from a list without a current row.
    if (!index.isValid() || !checkIndex(index)) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = index.column() == WhiteRating || index.column() == BlackRating || index.column() == Moves ||
                            index.column() == Hints;
        return number ? QVariant(int{Qt::AlignRight | Qt::AlignVCenter}) : QVariant();
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole && role != VariantRole)
        return {};
    const LibraryRow* row = this->row(index.row());
    if (!row) return {};
    if (role == VariantRole) return findVariant(row->game.toStdString()) ? row->game : QString();
    // For tool tips and screen readers, the text of the first cell describes the whole row.
    const bool whole = index.column() == White && role != Qt::DisplayRole;
    return whole ? QVariant(sentence(*row)) : shown(*row, index.column());
}

QVariant LibraryModel::shown(const LibraryRow& row, int column) const {
    const auto counted = [](int number) { return number > 0 ? QVariant(number) : QVariant(); };
    switch (column) {
        case White: return player(row, row.white, row.black);
        case WhiteRating: return counted(row.whiteRating);
        case Black: return player(row, row.black, row.white);
        case BlackRating: return counted(row.blackRating);
        case Result: return row.result;
        case Date: return dayShown(row.date);
        case Event: return unknown(row.event) ? QString() : row.event;
        case Round: return unknown(row.round) ? QString() : row.round;
        case Eco: return row.eco;
        case Named: return shownOpening(row.named);
        case Moves: return row.moves;
        case Game: return variantShown(row.game);
        case Hints: return counted(row.hints);
        default: return opening(row);
    }
}

/// Returns all known details of a game as a sentence for tool tips and screen readers.
QString LibraryModel::sentence(const LibraryRow& row) const {
    //: %1 and %2: names of two players
    QStringList parts{tr("%1 \u2013 %2").arg(shown(row, White).toString(), shown(row, Black).toString())};
    for (const int column : {Result, Game, Event, Date, Eco, Named, Opening}) parts << shown(row, column).toString();
    if (row.moves > 0) parts << tr("%n move(s)", nullptr, row.moves);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

bool LibraryModel::says(int column) const {
    const auto filled = [&](const LibraryRow& row) { return !shown(row, column).toString().isEmpty(); };
    return std::ranges::any_of(pages_, [&](const auto& page) { return std::ranges::any_of(page.second, filled); });
}

QString LibraryModel::opening(const LibraryRow& row) const {
    const auto known = openings_.find(row.id);
    if (known != openings_.end() || row.opening.isEmpty()) return known != openings_.end() ? known->second : QString();
    const VariantInfo* info = findVariant(row.game.toStdString());
    if (info == nullptr) return row.opening;
    RulebookPtr& book = books_[row.game];
    if (!book) book = Rulebook::compile(*makeVariant(*info, {}));
    return openings_[row.id] = openingShown(*book, row.opening, style_);
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool longer = role == Qt::ToolTipRole;
    if ((role != Qt::DisplayRole && !longer) || orientation != Qt::Horizontal) return {};
    if (longer && section == WhiteRating) return tr("Elo of White");
    if (longer && section == BlackRating) return tr("Elo of Black");
    switch (section) {
        case White: return tr("White");
        case WhiteRating:
        //: column of ratings
        case BlackRating: return tr("Elo");
        case Black: return tr("Black");
        case Result: return tr("Result");
        case Date: return tr("Date");
        case Event: return tr("Event");
        //: column of the rounds of a tournament
        case Round: return tr("Round");
        //: column of the ECO codes of openings
        case Eco: return tr("ECO");
        case Named: return tr("Opening");
        case Moves: return tr("Moves");
        case Game: return tr("Variant");
        case Hints: return tr("Hints");
        default: return tr("First moves");
    }
}

void LibraryModel::sort(int column, Qt::SortOrder order) {
    static_assert(static_cast<int>(LibraryOrder::Hints) == Hints && static_cast<int>(LibraryOrder::Plies) == Moves);
    if (column < 0 || column >= Columns) return;
    const auto asked = static_cast<LibraryOrder>(column);
    const bool descending = order == Qt::DescendingOrder;
    if (asked == order_ && descending == descending_) return;
    order_ = asked;
    descending_ = descending;
    emit orderChanged();
}

}  // namespace rokada::ui
