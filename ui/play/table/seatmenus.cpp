#include "table/seatmenus.h"

#include "kit/latin.h"
#include "session/occupants.h"
#include "texts/names.h"

#include <QActionGroup>
#include <QIcon>
#include <QMenu>

namespace rokada::ui {

SeatMenus::SeatMenus(GameSession& session, QMenu& players, QObject* parent)
    : QObject(parent), session_(session), players_(players) {
    players_.setEnabled(false);
    connect(&session_, &GameSession::started, this, &SeatMenus::rebuild);
    connect(&session_, &GameSession::seatsChanged, this, &SeatMenus::check);
    connect(&session_, &GameSession::changed, this, &SeatMenus::check);
}

void SeatMenus::rebuild() {
    for (QMenu* menu : menus_) menu->deleteLater();
    menus_.clear();
    choices_.clear();
    players_.clear();
    const Variant& variant = session_.setup().book->variant();
    for (std::size_t i = 0; i < session_.setup().seats.size(); ++i) {
        const QString sideId = latin(variant.sideSpecs[i].name);
        auto* menu = new QMenu(&players_);
        menu->setObjectName(QStringLiteral("seatMenu:%1").arg(sideId));
        auto* choice = new QActionGroup(menu);
        for (int place = 0; place < occupants(variant.id); ++place) {
            QAction* action = menu->addAction(QString());
            action->setObjectName(QStringLiteral("seat:%1:%2").arg(sideId).arg(place));
            action->setCheckable(true);
            choice->addAction(action);
            connect(action, &QAction::triggered, this, [this, i, place] { choose(Side(i), place); });
            if (place == 0) menu->addSeparator();
        }
        players_.addMenu(menu);
        menus_.push_back(menu);
        choices_.push_back(choice);
    }
    players_.setEnabled(!session_.viewing());
    retranslate();
    check();
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
        menus_[i]->setIcon(QIcon(QStringLiteral(":/emblems/%1.svg").arg(latin(sideId))));
        for (int place = 0; place < occupants(variant.id); ++place)
            choices_[i]->actions()[place]->setText(occupantTitle(occupant(place, variant.id), variant.id));
    }
}

void SeatMenus::popUp(Side side, QPoint at) {
    if (menus_[side]->isEnabled()) menus_[side]->popup(at);
}

}  // namespace rokada::ui
