#include "library/librarycolumns.h"

#include "library/librarymodel.h"
#include "library/librarysettings.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr int WidestColumn = 260, Margin = 8;
constexpr QLatin1Char Hidden('-');
/// From left to right. The last one takes what room is left.
constexpr std::array order{LibraryModel::Game,  LibraryModel::White,       LibraryModel::WhiteRating,
                           LibraryModel::Black, LibraryModel::BlackRating, LibraryModel::Result,
                           LibraryModel::Date,  LibraryModel::Moves,       LibraryModel::Hints,
                           LibraryModel::Event, LibraryModel::Round,       LibraryModel::Eco,
                           LibraryModel::Named, LibraryModel::Opening};
static_assert(order.size() == LibraryModel::Columns);

/// In settings; the same in all languages.
constexpr std::array names{"white", "whiteElo", "black", "blackElo", "result", "date",    "event",
                           "round", "eco",      "named", "opening",  "moves",  "variant", "hints"};
static_assert(names.size() == LibraryModel::Columns);

QString nameOf(int column) { return QLatin1String(names[static_cast<std::size_t>(column)]); }

}  // namespace

LibraryColumns::LibraryColumns(QTableView& list, LibraryModel& model) : QObject(&list), list_(list), model_(model) {
    QHeaderView& header = *list.horizontalHeader();
    for (std::size_t place = 0; place < order.size(); ++place)
        header.moveSection(header.visualIndex(order[place]), static_cast<int>(place));
    header.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&header, &QWidget::customContextMenuRequested, this, [this, &header](QPoint at) {
        auto* menu = new QMenu(&header);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fill(*menu);
        menu->popup(header.mapToGlobal(at));
    });
    // Rows that come later may have what those before them had not.
    connect(&model, &QAbstractItemModel::dataChanged, this, &LibraryColumns::showFilled);
}

void LibraryColumns::keepIn(Settings& settings) {
    settings_ = &settings;
    chosen_ = settings.get(keys::libraryColumns());
    arrange();
}

void LibraryColumns::arrange() {
    for (int column = 0; column < LibraryModel::Columns; ++column) list_.setColumnHidden(column, !shown(column));
    list_.resizeColumnsToContents();
    for (int column = 0; column < LibraryModel::Columns; ++column) {
        if (list_.isColumnHidden(column)) continue;
        list_.setColumnWidth(column, std::min(list_.columnWidth(column) + Margin, WidestColumn));
    }
    const int last = order.back();
    list_.setColumnWidth(last, std::min(list_.columnWidth(last), list_.horizontalHeader()->minimumSectionSize() * 3));
}

bool LibraryColumns::shown(int column) const {
    const QString name = nameOf(column);
    if (chosen_.contains(name)) return true;
    return !chosen_.contains(Hidden + name) && (model_.says(column) || column == order.back());
}

void LibraryColumns::showFilled() {
    const auto missing = [this](int column) { return list_.isColumnHidden(column) && shown(column); };
    if (std::ranges::any_of(order, missing)) arrange();
}

void LibraryColumns::fill(QMenu& menu) {
    for (const int column : order) {
        QAction* action = menu.addAction(model_.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
        action->setObjectName(QStringLiteral("column:") + nameOf(column));
        action->setCheckable(true);
        action->setChecked(!list_.isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) { choose(column, shown); });
    }
}

void LibraryColumns::choose(int column, bool shown) {
    const QString name = nameOf(column);
    chosen_.removeAll(name);
    chosen_.removeAll(Hidden + name);
    chosen_ << (shown ? name : Hidden + name);
    if (settings_) settings_->set(keys::libraryColumns(), chosen_);
    arrange();
}

}  // namespace rokada::ui
