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

PremoveControls::PremoveControls(GameSession& session, WindowActions& actions, BoardWidget& board,
                                 PreferencePages& pages, StatusLine& status, Settings& settings)
    : session_(session), actions_(actions), board_(board), pages_(pages), status_(status), settings_(settings) {
    allowed_ = &actions_.add({.name = "premoves",
                              .text = QT_TRANSLATE_NOOP("Action", "Prem&oves"),
                              .tip = QT_TRANSLATE_NOOP("Action", "Enter your next move while the computer thinks"),
                              .place = {menus::Move, 330},
                              .checkable = true},
                             this, [this](bool allowed) {
                                 settings_.set(keys::premoves(), allowed);
                                 this->update();
                             });
    allowed_->setChecked(settings_.get(keys::premoves()));
    connect(&board_, &BoardWidget::illegalMoveTried, this, &PremoveControls::offer);
    const auto update = [this] { this->update(); };
    connect(&session_, &GameSession::started, this, [this] {
        offered_ = false;
        this->update();
    });
    connect(&session_, &GameSession::changed, this, update);
    connect(&session_, &GameSession::seatsChanged, this, update);
    connect(&session_, &GameSession::ended, &board_, &BoardWidget::dropPremove);
    connect(&board_, &BoardWidget::premoveChanged, this, &PremoveControls::tell);
    // Plays the premove in the next event loop pass, because the session must first report the new turn to all
    // listeners. `play` also waits until the opponent's move has been shown.
    connect(&session_, &GameSession::turnStarted, this,
            [this] { QTimer::singleShot(0, this, &PremoveControls::play); });
    connect(&session_.pace(), &MovePace::seen, this, &PremoveControls::play);
    connect(&pages_, &PreferencePages::looksChanged, this, update);
}

/// Returns true if a computer plays and the laws permit premoves. Touch-move, an arbiter, and clocks that must be
/// pressed exclude premoves.
bool PremoveControls::possible() const {
    const Game* game = session_.game();
    if (game == nullptr || game->ending()) return false;
    const GameSetup& setup = session_.setup();
    if (setup.laws.touchMove || setup.laws.arbiter || setup.laws.pressClock) return false;
    return std::ranges::any_of(setup.seats, [](const Seat& s) { return !s.human; });
}

/// Returns the side of the person who moves next. It is the side to move if a person plays it. Returns NoSide if
/// premoves are off or not possible.
Side PremoveControls::premover() const {
    if (!settings_.get(keys::premoves()) || !possible()) return NoSide;
    const Game* game = session_.game();
    const auto sides = game->book().sides();
    const Position& position = game->position();
    for (std::size_t i = 0; i < sides; ++i) {
        const auto side = Side((position.turn() + i) % sides);
        if (session_.human(side) && position.living(side)) return side;
    }
    return NoSide;
}

void PremoveControls::update() {
    const std::size_t played = session_.game() ? session_.game()->played() : 0;
    // Drops the premove after a takeback. It was entered for a turn that no longer exists.
    if (played < std::exchange(played_, played)) board_.dropPremove();
    board_.setMode(&BoardMode::premover, premover());
    allowed_->setChecked(settings_.get(keys::premoves()));
}

/// Tells the user about premoves, when the user tries to move in the computer's turn while premoves are off. Does so
/// once per game.
void PremoveControls::offer(const IllegalMove& illegalMove) {
    const bool early = illegalMove.reason == IllegalReason::NotYourTurn && !session_.humanToMove();
    if (!early || !possible() || offered_ || settings_.get(keys::premoves())) return;
    const Square piece = illegalMove.squares.front();
    const Position& position = session_.game()->position();
    if (piece == NoSquare || position.empty(piece) || !session_.human(sideOf(position[piece]))) return;
    offered_ = true;
    const QString way = tr("To enter your next move in advance, turn on Move > Premoves.");
    board_.moveShow().explain(piece, texts::of(position, illegalMove) + QLatin1Char(' ') + way, board_.font());
    status_.showMessage(way);
}

void PremoveControls::tell() {
    const auto& premove = board_.input().premove();
    if (!premove) return status_.showMessage(tr("Premove cancelled."));
    const Geometry& board = session_.game()->book().geometry();
    status_.showMessage(tr("Premove: %1 to %2. Rokada plays it on your turn. Press Esc or right-click to cancel it.")
                            .arg(texts::square(board, premove->from), texts::square(board, premove->to)));
}

void PremoveControls::play() {
    if (!board_.input().premove() || !session_.humanToMove() || !session_.pace().lastSeen()) return;
    const Square from = board_.input().premove()->from;
    if (board_.playPremove()) return;
    const QString words = tr("The premove is no longer legal and was cancelled.");
    if (from != NoSquare) board_.moveShow().explain(from, words, board_.font());
    status_.showMessage(words);
}

}  // namespace rokada::ui
