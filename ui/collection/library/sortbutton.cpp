#include "library/sortbutton.h"

#include "kit/icons.h"
#include "library/librarymodel.h"

#include <QActionGroup>
#include <QMenu>

#include <array>

namespace rokada::ui {

namespace {

constexpr std::array sortedBy{LibraryModel::Date,  LibraryModel::White,       LibraryModel::WhiteRating,
                              LibraryModel::Black, LibraryModel::BlackRating, LibraryModel::Result,
                              LibraryModel::Moves, LibraryModel::Event,       LibraryModel::Round,
                              LibraryModel::Eco,   LibraryModel::Named,       LibraryModel::Opening,
                              LibraryModel::Game,  LibraryModel::Hints};
static_assert(sortedBy.size() == LibraryModel::Columns);
/// This column and all later ones are in a submenu.
constexpr int FirstOfMore = LibraryModel::Round;

}  // namespace

SortButton::SortButton(LibraryModel& games, QWidget* parent)
    : QToolButton(parent), games_(games), menu_(new QMenu(this)) {
    setObjectName(QStringLiteral("sortGames"));
    setProperty("look", "quiet");
    setIcon(iconOf(Icon::Sort));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    // The hidden button keeps its space, so that the list does not move when a search finds no games.
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    connect(this, &QToolButton::clicked, this, [this] {
        fill();
        menu_->popup(mapToGlobal(QPoint(width() - menu_->sizeHint().width(), height() + 2)));
    });
    connect(&games_, &LibraryModel::orderChanged, this, &SortButton::retranslate);
}

void SortButton::fill() {
    menu_->clear();
    QMenu* menu = menu_;
    const auto add = [&](QActionGroup& group, const QString& text, const QString& name, bool chosen, auto choose) {
        QAction* action = menu->addAction(text, this, choose);
        action->setObjectName(name);
        action->setCheckable(true);
        action->setChecked(chosen);
        group.addAction(action);
    };
    const auto current = static_cast<int>(games_.order());
    const Qt::SortOrder direction = games_.descending() ? Qt::DescendingOrder : Qt::AscendingOrder;
    auto* columns = new QActionGroup(menu_);
    for (const int column : sortedBy) {
        if (column == FirstOfMore) menu = menu_->addMenu(QCoreApplication::translate("Menu", "&More"));
        add(*columns, games_.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(),
            QStringLiteral("sort:%1").arg(column), column == current,
            [this, column, direction] { games_.sort(column, direction); });
    }
    menu = menu_;
    menu_->addSeparator();
    auto* directions = new QActionGroup(menu_);
    add(*directions, tr("Descending"), QStringLiteral("sortDescending"), games_.descending(),
        [this, current] { games_.sort(current, Qt::DescendingOrder); });
    add(*directions, tr("Ascending"), QStringLiteral("sortAscending"), !games_.descending(),
        [this, current] { games_.sort(current, Qt::AscendingOrder); });
}

void SortButton::retranslate() {
    const auto current = static_cast<int>(games_.order());
    const QString column = games_.headerData(current, Qt::Horizontal, Qt::ToolTipRole).toString();
    setText(current == LibraryModel::Date ? (games_.descending() ? tr("Newest first") : tr("Oldest first")) : column);
    setToolTip(tr("Choose the order of the games"));
    //: %1: name of a column, for example "Date"; %2: "Descending" or "Ascending"
    setAccessibleName(tr("Sorted by %1, %2").arg(column, games_.descending() ? tr("Descending") : tr("Ascending")));
}

}  // namespace rokada::ui
