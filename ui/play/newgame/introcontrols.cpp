#include "newgame/introcontrols.h"

#include "newgame/gamesettings.h"
#include "pages/rulescard.h"
#include "session/gamesession.h"
#include "shell/offers.h"
#include "shell/windowsignals.h"
#include "text/positiontext.h"

#include <algorithm>

namespace rokada::ui {

IntroControls::IntroControls(GameSession& session, Settings& settings, WindowSignals& windowSignals)
    : session_(session), settings_(settings) {
    connect(&session_, &GameSession::started, this, &IntroControls::introduce);
    connect(&windowSignals, &WindowSignals::introductionsWanted, this, [this] { introducing_ = true; });
}

void IntroControls::join(const Offers& offers) { rules_ = offers.find<RulesCards>(); }

void IntroControls::introduce() {
    const Game& shown = *session_.game();
    const std::string_view game = shown.book().variant().id;
    // The card stays closed for a resumed game, which has moves, and for a game from a set-up position. Their user
    // probably knows the variant.
    if (shown.played() > 0 || shown.start() != startPosition(shown.book())) return;
    const auto& seats = session_.setup().seats;
    const bool played = std::ranges::any_of(seats, [](const Seat& seat) { return seat.human; });
    if (!introducing_ || !played || !rules_ || session_.viewing() || settings_.get(keys::introduced(game))) return;
    settings_.set(keys::introduced(game), true);
    rules_->card().setOpen(true);
}

}  // namespace rokada::ui
