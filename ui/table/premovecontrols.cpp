#include "table/premovecontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "shell/settings.h"
#include "texts/texts.h"
#include "window/preferencecontrols.h"
#include "window/preferencesdialog.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace rokada::ui {

PremoveControls::PremoveControls(const Parts& parts, const Settings& settings, QObject* parent)
    : QObject(parent), in_(parts), settings_(settings) {
    const auto update = [this] { this->update(); };
    connect(&in_.session, &GameSession::started, this, update);
    connect(&in_.session, &GameSession::changed, this, update);
    connect(&in_.session, &GameSession::seatsChanged, this, update);
    connect(&in_.session, &GameSession::ended, &in_.board, &BoardWidget::dropPremove);
    connect(&in_.board, &BoardWidget::premoveChanged, this, &PremoveControls::tell);
    // The session goes on when everybody has heard of the turn.
    connect(&in_.session, &GameSession::turnStarted, this, [this] {
        if (in_.board.premove() && in_.session.humanToMove()) QTimer::singleShot(0, this, &PremoveControls::play);
    });
    connect(&in_.preferences, &PreferenceControls::opened, this, [this, update](PreferencesDialog& dialog) {
        connect(&dialog, &PreferencesDialog::looksChanged, this, update);
    });
}

/// The person who is to move, or who comes next among those who are still there: if computers move in between, and
/// nobody looks so strictly at what is touched.
Side PremoveControls::premover() const {
    const Game* game = in_.session.game();
    if (!settings_.premoves() || game == nullptr || game->ending()) return NoSide;
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
    // What was prepared for a turn that was taken back is of no use.
    if (played < std::exchange(played_, played)) in_.board.dropPremove();
    in_.board.setPremover(premover());
}

void PremoveControls::tell() {
    const auto& premove = in_.board.premove();
    if (!premove) return in_.status.reason(tr("The prepared move is taken back."));
    const Geometry& board = in_.session.game()->book().geometry();
    in_.status.reason(
        tr("Prepared: %1 to %2. It is played when it is your turn; Esc or the right button takes it back.")
            .arg(texts::square(board, premove->from), texts::square(board, premove->to)));
}

void PremoveControls::play() {
    if (!in_.board.premove() || !in_.session.humanToMove()) return;
    if (!in_.board.playPremove()) in_.status.reason(tr("The prepared move is not possible now, and is dropped."));
}

}  // namespace rokada::ui
