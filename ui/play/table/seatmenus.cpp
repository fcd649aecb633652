#include "table/seatmenus.h"

#include "kit/latin.h"
#include "session/occupants.h"
#include "texts/names.h"

#include <QActionGroup>
#include <QIcon>
#include <QMenu>

namespace rokada::ui {

namespace {

/// Number of players in the longest menu. If there are more players, the weaker half of the opponents is in a submenu.
constexpr int LongestMenu = 12;

}  // namespace

SeatMenus::SeatMenus(GameSession& session, QMenu& players, QObject* parent)
    : QObject(parent), session_(session), players_(players) {
    players_.setEnabled(false);
    connect(&session_, &GameSession::started, this, &SeatMenus::rebuild);
    connect(&session_, &GameSession::seatsChanged, this, &SeatMenus::check);
    connect(&session_, &GameSession::changed, this, &SeatMenus::check);
}

void SeatMenus::rebuild() {
    // An old menu is deleted later, because it may be open. Until then its entries do nothing: they belong to sides that
    // the new game may not have.
    for (QActionGroup* choices : choices_) {
        for (QAction* action : choices->actions()) action->disconnect(this);
    }
    for (QMenu* menu : menus_) menu->deleteLater();
    menus_.clear();
    weaker_.clear();
    choices_.clear();
    players_.clear();
    const Variant& variant = session_.setup().book->variant();
    for (std::size_t i = 0; i < session_.setup().seats.size(); ++i) {
        auto* menu = new QMenu(&players_);
        menu->setObjectName(QStringLiteral("seatMenu:%1").arg(latin(variant.sideSpecs[i].name)));
        menus_.push_back(menu);
        choices_.push_back(new QActionGroup(menu));
        fill(Side(i));
        players_.addMenu(menu);
    }
    players_.setEnabled(!session_.viewing());
    retranslate();
    check();
}

/// Adds the possible players to the menu of a side: a person, the opponents from weak to strong, and full strength.
void SeatMenus::fill(Side side) {
    const Variant& variant = session_.setup().book->variant();
    const int all = occupants(variant.id), opponents = all - 2;
    QMenu* const menu = menus_[side];
    weaker_.push_back(all > LongestMenu ? new QMenu(menu) : nullptr);
    for (int place = 0; place < all; ++place) {
        const bool weak = weaker_.back() && place > 0 && place <= opponents / 2;
        QAction* action = (weak ? weaker_.back() : menu)->addAction(QString());
        action->setObjectName(QStringLiteral("seat:%1:%2").arg(latin(variant.sideSpecs[side].name)).arg(place));
        action->setCheckable(true);
        choices_[side]->addAction(action);
        connect(action, &QAction::triggered, this, [this, side, place] { choose(side, place); });
        if (place > 0) continue;
        menu->addSeparator();
        if (weaker_.back()) menu->addMenu(weaker_.back());
    }
}

void SeatMenus::choose(Side side, int place) {
    Seat seat = occupant(place, session_.setup().book->variant().id);
    seat.name = session_.setup().seats[side].name;
    session_.setSeat(side, seat);
}

void SeatMenus::check() {
    for (std::size_t i = 0; i < menus_.size(); ++i) {
        // The menu contains no external engines. If an external engine plays the side, no entry is checked.
        const Seat& seat = session_.setup().seats[i];
        choices_[i]->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
        for (QAction* action : choices_[i]->actions()) action->setChecked(false);
        if (seat.engine.isEmpty())
            choices_[i]->actions()[placeOf(seat, session_.setup().book->variant().id)]->setChecked(true);
        choices_[i]->setExclusionPolicy(QActionGroup::ExclusionPolicy::Exclusive);
        menus_[i]->setEnabled(session_.playing() && session_.game()->position().living(Side(i)));
    }
}

void SeatMenus::retranslate() {
    if (menus_.empty()) return;
    const Variant& variant = session_.game()->book().variant();
    for (std::size_t i = 0; i < menus_.size(); ++i) {
        const auto sideId = variant.sideSpecs[i].name;
        menus_[i]->setTitle(sideName(sideId));
        if (weaker_[i]) weaker_[i]->setTitle(tr("Weaker Opponents"));
        menus_[i]->setIcon(QIcon(QStringLiteral(":/emblems/%1.svg").arg(latin(sideId))));
        for (int place = 0; place < occupants(variant.id); ++place)
            choices_[i]->actions()[place]->setText(occupantTitle(occupant(place, variant.id), variant.id));
    }
}

void SeatMenus::popUp(Side side, QPoint at) {
    if (menus_[side]->isEnabled()) menus_[side]->popup(at);
}

}  // namespace rokada::ui
