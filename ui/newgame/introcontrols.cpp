#include "newgame/introcontrols.h"

#include "kit/dockroom.h"
#include "newgame/gamesettings.h"
#include "newgame/introcard.h"
#include "pages/helpcontrols.h"
#include "shell/windowactions.h"
#include "variants/variants.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QStatusBar>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int UsualWidth = 280;

}  // namespace

IntroControls::IntroControls(const WindowContext& context, QDockWidget& panel, HelpControls& help)
    : Feature(context),
      panel_(panel),
      card_(new IntroCard(&in_.window)),
      shown_(in_.actions.add({.name = "introduction",
                              .text = QT_TRANSLATE_NOOP("Action", "What Is &Special Here"),
                              .tip = QT_TRANSLATE_NOOP("Action", "What is special in this variant, in short"),
                              .place = {menus::Help, 120}},
                             this, &IntroControls::show)) {
    connect(&in_.session, &GameSession::started, this, &IntroControls::introduce);
    connect(card_, &IntroCard::rulesWanted, &help, &HelpControls::showRules);
    in_.window.installEventFilter(this);
    panel_.installEventFilter(this);
}

void IntroControls::introduce() {
    card_->hide();
    const std::string_view game = in_.session.game()->book().variant().id;
    const auto& seats = in_.session.setup().seats;
    const bool played = std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return seat.human; });
    if (!introducing_ || !played || in_.settings.get(keys::introduced(game))) return;
    in_.settings.set(keys::introduced(game), true);
    show();
}

void IntroControls::show() {
    if (!in_.session.game()) return;
    card_->show(*findVariant(in_.session.game()->book().variant().id), in_.settings);
    place();
}

/// The foot of the panel; without the panel the window's lower right corner.
void IntroControls::place() {
    if (card_->isHidden()) return;
    QRect room = in_.window.rect();
    room.setBottom(in_.window.statusBar()->y() - 1);
    const bool panel = !panel_.isHidden() && !panel_.isFloating();
    const int width = panel ? panel_.width() : UsualWidth;
    // A panel that shares its side with others gets the height that the words need.
    if (panel) giveHeight(in_.window, panel_, card_->heightOfWords(width));
    const int right = panel ? panel_.geometry().right() : room.right();
    // What is above the panel, such as the 3D board, stays in sight.
    const int free = panel ? room.bottom() - panel_.y() + 1 : room.height();
    const int height = std::min(card_->fit(width, free), room.height());
    card_->setGeometry(right - width + 1, room.bottom() - height + 1, width, height);
}

void IntroControls::updateActions() { shown_.allow(in_.session.game() != nullptr); }

/// A window that is closed, or taken apart, has no place for it.
bool IntroControls::eventFilter(QObject*, QEvent* event) {
    if (!in_.window.isVisible()) return false;
    const auto type = event->type();
    if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::Hide ||
        type == QEvent::LayoutRequest || type == QEvent::LanguageChange)
        place();
    return false;
}

}  // namespace rokada::ui
