#include "library/gamesmenus.h"

#include "collection/library.h"
#include "collection/librarytransfer.h"
#include "library/collectionactions.h"
#include "library/collections.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamedetails.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"

#include <QMenu>

namespace rokada::ui {

GamesMenus::GamesMenus(GamesPage& page, QMenu& whole, QMenu& chosen) : QObject(&page), page_(page) {
    fillWhole(whole);
    fillChosen(chosen);
    for (QMenu* menu : {&whole, &chosen}) connect(menu, &QMenu::aboutToShow, this, &GamesMenus::update);
    retranslate();
}

GamesMenus::Ids GamesMenus::idsOf(Of of) const {
    return of == Of::Found ? page_.model().ids() : of == Of::Selected ? page_.list().selected() : Ids();
}

QAction* GamesMenus::add(QMenu& menu, const char* name, const char* text, Of of,
                         const std::function<void(const Ids&)>& run) {
    QAction* action = menu.addAction(QString(), this, [this, of, run] { run(idsOf(of)); });
    action->setObjectName(QLatin1String(name));
    entries_.push_back({action, text, of});
    return action;
}

void GamesMenus::fillWhole(QMenu& menu) {
    menu.addSeparator();
    add(menu, "saveCopy", QT_TR_NOOP("Save a &Copy..."), Of::Collection,
        [this](const Ids&) { page_.collectionDeeds().askToSaveCopy(); });
    add(menu, "restoreCopy", QT_TR_NOOP("Res&tore..."), Of::Collection,
        [this](const Ids&) { page_.collectionDeeds().chooseCopy(); });
    add(menu, "lookForTwins", QT_TR_NOOP("Compare &Duplicates..."), Of::Collection,
        [this](const Ids&) { page_.gameActions().findDuplicates(); });
    menu.addSeparator();
    add(menu, "exportGames", QT_TR_NOOP("&Export All Found Games (%1)..."), Of::Found,
        [this](const Ids& ids) { page_.gameActions().askForExport(ids); });
    add(menu, "reviewFound", QT_TR_NOOP("Review &All Found Games (%1)"), Of::Found,
        [this](const Ids& ids) { emit page_.reviewWanted(page_.library(), ids); });
    add(menu, "countAll", QT_TR_NOOP("&Statistics of All Found Games (%1)..."), Of::Found,
        [this](const Ids& ids) { page_.gameActions().count(ids, page_.notation()); });
    add(menu, "myResults", QT_TR_NOOP("&My Results..."), Of::Collection,
        [this](const Ids&) { emit page_.statisticsWanted(); });
    menu.addSeparator();
    details_ = menu.addMenu(QString());
    details_->setObjectName(QStringLiteral("rowDetails"));
    connect(details_, &QMenu::aboutToShow, this, [this] { page_.list().details().fill(*details_); });
}

void GamesMenus::fillChosen(QMenu& menu) {
    edit_ = add(menu, "editDetails", QT_TR_NOOP("Edit &Details..."), Of::Selected,
                [this](const Ids&) { page_.openSelected("gameDetails"); });
    add(menu, "exportSelected", QT_TR_NOOP("&Export (%1)..."), Of::Selected,
        [this](const Ids& ids) { page_.gameActions().askForExport(ids); });
    copyTo_ = menu.addMenu(QString());
    copyTo_->setObjectName(QStringLiteral("copyGamesTo"));
    moveTo_ = menu.addMenu(QString());
    moveTo_->setObjectName(QStringLiteral("moveGamesTo"));
    menu.addSeparator();
    add(menu, "reviewSelected", QT_TR_NOOP("&Review (%1)"), Of::Selected,
        [this](const Ids& ids) { emit page_.reviewWanted(page_.library(), ids); });
    add(menu, "countSelected", QT_TR_NOOP("&Statistics (%1)..."), Of::Selected,
        [this](const Ids& ids) { page_.gameActions().count(ids, page_.notation()); });
    menu.addSeparator();
    add(menu, "deleteGames", QT_TR_NOOP("De&lete (%1)"), Of::Selected,
        [this](const Ids& ids) { page_.gameActions().remove(ids); });
}

/// Fills the menus "Copy to" and "Move to" with all collections except the current one.
void GamesMenus::fillTransfers() {
    const Collections* all = page_.collections();
    for (const auto& [menu, how] : {std::pair(copyTo_, Transfer::Copy), {moveTo_, Transfer::Move}}) {
        menu->clear();
        for (std::size_t i = 0; all && i < all->all().size(); ++i) {
            if (i == all->chosen()) continue;
            menu->addAction(all->nameOf(i), this, [this, i, way = how] { page_.transferTo(i, way); });
        }
        menu->setEnabled(!menu->isEmpty() && !page_.list().selected().empty() && !page_.library().held());
    }
}

void GamesMenus::update() {
    const bool free = !page_.library().held();
    const auto found = page_.model().ids().size();
    const auto selected = page_.list().selected().size();
    for (const Entry& entry : entries_) {
        const std::size_t count = entry.of == Of::Found ? found : selected;
        const QString text = tr(entry.text);
        entry.action->setText(text.contains(QLatin1String("%1")) ? text.arg(count) : text);
        entry.action->setEnabled(free && (count > 0 || entry.of == Of::Collection));
    }
    edit_->setEnabled(free && selected == 1);
    fillTransfers();
}

void GamesMenus::retranslate() {
    copyTo_->setTitle(tr("&Copy to"));
    moveTo_->setTitle(tr("&Move to"));
    details_->setTitle(tr("Details Sho&wn in the List"));
    update();
}

}  // namespace rokada::ui
