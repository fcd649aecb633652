#include "table/watchcontrols.h"

#include "board/boardwidget.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "table/questionbar.h"

#include <utility>

namespace rokada::ui {

WatchControls::WatchControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                             SidePanel& sidePanel, Settings& settings)
    : window_(window),
      session_(session),
      actions_(actions),
      board_(board),
      sidePanel_(sidePanel),
      settings_(settings),
      bar_(new QuestionBar(&window_)) {
    bar_->setObjectName(QStringLiteral("watchBar"));
    sidePanel_.add(Strip::Watch, bar_);
    connect(bar_, &QuestionBar::answered, this,
            [this](int answer) { grant(offered_[static_cast<std::size_t>(answer)]); });
    connect(&session_, &GameSession::started, this, &WatchControls::follow);
    connect(&session_, &GameSession::changed, this, &WatchControls::follow);
    connect(&session_, &GameSession::seatsChanged, this, &WatchControls::follow);
}

/// Returns true if people played and all of them are eliminated, so that only computers are left.
bool WatchControls::watching() const {
    const GameSession& session = session_;
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
    play(PlaySpeed::Usual);
}

void WatchControls::offer() {
    const bool usual = session_.pace().speed() == PlaySpeed::Usual;
    offered_ = {usual ? Request::Faster : Request::Usual, Request::Quick, Request::NewGame};
    bar_->ask(tr("You have been eliminated. The computers play on."),
              {usual ? tr("Watch &faster") : tr("Normal s&peed"), tr("Finish &quickly"), tr("&New Game...")});
}

void WatchControls::play(PlaySpeed speed) {
    const int usual = motion(settings_);
    session_.setSpeed(speed);
    board_.setLook(&BoardLook::moveDuration, speed == PlaySpeed::Usual    ? usual
                                             : speed == PlaySpeed::Faster ? usual / 2
                                                                          : 0);
}

void WatchControls::grant(Request request) {
    if (request == Request::NewGame) return actions_.named("newGame").trigger();
    play(request == Request::Usual    ? PlaySpeed::Usual
         : request == Request::Faster ? PlaySpeed::Faster
                                      : PlaySpeed::Quick);
    offer();
    board_.setFocus();
}

void WatchControls::retranslate() {
    if (watching_) offer();
}

}  // namespace rokada::ui
