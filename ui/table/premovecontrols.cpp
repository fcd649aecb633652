#include "table/premovecontrols.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "kit/statusline.h"
#include "session/movepace.h"
#include "shell/preferencepages.h"
#include "shell/windowactions.h"
#include "table/tablesettings.h"
#include "texts/illegalmovetexts.h"
#include "texts/texts.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace rokada::ui {

PremoveControls::PremoveControls(const WindowContext& context) : Feature(context) {
    allowed_ = &in_.actions.add(
        {.name = "premoves",
         .text = QT_TRANSLATE_NOOP("Action", "Prem&oves"),
         .tip = QT_TRANSLATE_NOOP("Action", "While a computer thinks you can enter your next move in advance"),
         .place = {menus::Move, 330},
         .checkable = true},
        this, [this](bool allowed) {
            in_.settings.set(keys::premoves(), allowed);
            this->update();
        });
    allowed_->setChecked(in_.settings.get(keys::premoves()));
    connect(&in_.board, &BoardWidget::illegalMoveTried, this, &PremoveControls::offer);
    const auto update = [this] { this->update(); };
    connect(&in_.session, &GameSession::started, this, [this] {
        offered_ = false;
        this->update();
    });
    connect(&in_.session, &GameSession::changed, this, update);
    connect(&in_.session, &GameSession::seatsChanged, this, update);
    connect(&in_.session, &GameSession::ended, &in_.board, &BoardWidget::dropPremove);
    connect(&in_.board, &BoardWidget::premoveChanged, this, &PremoveControls::tell);
    // The session goes on when all listeners have got the turn. The opponent's move is to be seen first.
    connect(&in_.session, &GameSession::turnStarted, this,
            [this] { QTimer::singleShot(0, this, &PremoveControls::play); });
    connect(&in_.session.pace(), &MovePace::seen, this, &PremoveControls::play);
    connect(&in_.pages, &PreferencePages::looksChanged, this, update);
}

/// Computers move in between, and touch-move is not in force.
bool PremoveControls::possible() const {
    const Game* game = in_.session.game();
    if (game == nullptr || game->ending()) return false;
    const GameSetup& setup = in_.session.setup();
    if (setup.laws.touchMove || setup.laws.arbiter || setup.laws.pressClock) return false;
    return std::ranges::any_of(setup.seats, [](const Seat& s) { return !s.human; });
}

/// The person who is to move, or the next person in the order of turns.
Side PremoveControls::premover() const {
    if (!in_.settings.get(keys::premoves()) || !possible()) return NoSide;
    const Game* game = in_.session.game();
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
    allowed_->setChecked(in_.settings.get(keys::premoves()));
}

/// Whoever tries to move while a computer thinks is told, once a game, that there is a way.
void PremoveControls::offer(const IllegalMove& illegalMove) {
    const bool early = illegalMove.reason == IllegalReason::NotYourTurn && !in_.session.humanToMove();
    if (!early || !possible() || offered_ || in_.settings.get(keys::premoves())) return;
    const Square piece = illegalMove.squares.front();
    const Position& position = in_.session.game()->position();
    if (piece == NoSquare || position.empty(piece) || !in_.session.human(sideOf(position[piece]))) return;
    offered_ = true;
    const QString way = tr("To enter your next move in advance, switch on Premoves in the menu Move.");
    in_.board.moveShow().explain(piece, texts::of(position, illegalMove) + QLatin1Char(' ') + way, in_.board.font());
    in_.status.reason(way);
}

void PremoveControls::tell() {
    const auto& premove = in_.board.premove();
    if (!premove) return in_.status.reason(tr("The premove is cancelled."));
    const Geometry& board = in_.session.game()->book().geometry();
    in_.status.reason(tr("Premove: %1 to %2. It is played when it is your turn; Esc or the right button cancels it.")
                          .arg(texts::square(board, premove->from), texts::square(board, premove->to)));
}

void PremoveControls::play() {
    if (!in_.board.premove() || !in_.session.humanToMove() || !in_.session.pace().lastSeen()) return;
    const Square from = in_.board.premove()->from;
    if (in_.board.playPremove()) return;
    const QString words = tr("The premove is illegal now, and is cancelled.");
    if (from != NoSquare) in_.board.moveShow().explain(from, words, in_.board.font());
    in_.status.reason(words);
}

}  // namespace rokada::ui
