#include "table/watchcontrols.h"

#include "board/boardwidget.h"
#include "shell/boardcolumn.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "table/askbar.h"

#include <utility>

namespace rokada::ui {

WatchControls::WatchControls(const WindowContext& context) : Feature(context), bar_(new AskBar(&in_.window)) {
    bar_->setObjectName(QStringLiteral("watchBar"));
    in_.column.add(Strip::Watch, bar_);
    connect(bar_, &AskBar::answered, this, [this](int answer) { grant(offered_[static_cast<std::size_t>(answer)]); });
    connect(&in_.session, &GameSession::started, this, &WatchControls::follow);
    connect(&in_.session, &GameSession::changed, this, &WatchControls::follow);
    connect(&in_.session, &GameSession::seatsChanged, this, &WatchControls::follow);
}

/// There were people, and none of them is in the game any more.
bool WatchControls::watching() const {
    const GameSession& session = in_.session;
    if (!session.playing()) return false;
    bool people = false;
    for (std::size_t i = 0; i < session.setup().seats.size(); ++i) {
        if (!session.human(Side(i))) continue;
        if (session.game()->position().living(Side(i))) return false;
        people = true;
    }
    return people;
}

void WatchControls::follow() {
    const bool watches = watching();
    if (std::exchange(watching_, watches) == watches) return;
    if (watches) return offer();
    bar_->hide();
    play(Tempo::Usual);
}

void WatchControls::offer() {
    const bool usual = in_.session.pace().tempo() == Tempo::Usual;
    offered_ = {usual ? Wish::Faster : Wish::Usual, Wish::Quick, Wish::NewGame};
    bar_->ask(tr("You are out of the game; the computers play on."),
              {usual ? tr("Watch &Faster") : tr("Usual &Pace"), tr("Finish &Quickly"), tr("&New Game...")});
}

void WatchControls::play(Tempo tempo) {
    const int usual = motion(in_.settings);
    in_.session.setTempo(tempo);
    in_.board.setMoveDuration(tempo == Tempo::Usual ? usual : tempo == Tempo::Faster ? usual / 2 : 0);
}

void WatchControls::grant(Wish wish) {
    if (wish == Wish::NewGame) return in_.actions.named("newGame").trigger();
    play(wish == Wish::Usual ? Tempo::Usual : wish == Wish::Faster ? Tempo::Faster : Tempo::Quick);
    offer();
    in_.board.setFocus();
}

void WatchControls::retranslate() {
    if (watching_) offer();
}

}  // namespace rokada::ui
