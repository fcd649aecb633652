#include "table/premovecontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "shell/preferencepages.h"
#include "table/tablesettings.h"
#include "texts/texts.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace rokada::ui {

PremoveControls::PremoveControls(const WindowContext& context) : Feature(context) {
    const auto update = [this] { this->update(); };
    connect(&in_.session, &GameSession::started, this, update);
    connect(&in_.session, &GameSession::changed, this, update);
    connect(&in_.session, &GameSession::seatsChanged, this, update);
    connect(&in_.session, &GameSession::ended, &in_.board, &BoardWidget::dropPremove);
    connect(&in_.board, &BoardWidget::premoveChanged, this, &PremoveControls::tell);
    // The session goes on when all listeners have got the turn.
    connect(&in_.session, &GameSession::turnStarted, this, [this] {
        if (in_.board.premove() && in_.session.humanToMove()) QTimer::singleShot(0, this, &PremoveControls::play);
    });
    connect(&in_.pages, &PreferencePages::looksChanged, this, update);
}

/// The person who is to move, or the next person in the order of turns: if computers move in between, and
/// touch-move is not in force.
Side PremoveControls::premover() const {
    const Game* game = in_.session.game();
    if (!in_.settings.get(keys::premoves()) || game == nullptr || game->ending()) return NoSide;
    const GameSetup& setup = in_.session.setup();
    if (setup.laws.touchMove || setup.laws.arbiter || setup.laws.pressClock) return NoSide;
    const bool computers = std::any_of(setup.seats.begin(), setup.seats.end(), [](const Seat& s) { return !s.human; });
    if (!computers) return NoSide;
    const auto sides = game->book().sides();
    const Position& position = game->position();
    for (std::size_t i = 0; i < sides; ++i) {
        const auto side = Side((position.turn() + i) % sides);
        if (in_.session.human(side) && position.living(side)) return side;
    }
    return NoSide;
}

void PremoveControls::update() {
    const std::size_t played = in_.session.game() ? in_.session.game()->played() : 0;
    // A premove for a turn that was taken back is of no use.
    if (played < std::exchange(played_, played)) in_.board.dropPremove();
    in_.board.setPremover(premover());
}

void PremoveControls::tell() {
    const auto& premove = in_.board.premove();
    if (!premove) return in_.status.reason(tr("The premove is cancelled."));
    const Geometry& board = in_.session.game()->book().geometry();
    in_.status.reason(tr("Premove: %1 to %2. It is played when it is your turn; Esc or the right button cancels it.")
                          .arg(texts::square(board, premove->from), texts::square(board, premove->to)));
}

void PremoveControls::play() {
    if (!in_.board.premove() || !in_.session.humanToMove()) return;
    if (!in_.board.playPremove()) in_.status.reason(tr("The premove is illegal now, and is cancelled."));
}

}  // namespace rokada::ui
