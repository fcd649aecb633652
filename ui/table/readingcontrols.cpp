#include "table/readingcontrols.h"

#include "board/boardwidget.h"
#include "board/readingtexts.h"
#include "board/turntexts.h"
#include "kit/announce.h"
#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "shell/boardevents.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "table/readingpage.h"
#include "table/tablesettings.h"
#include "texts/names.h"
#include "texts/notations.h"
#include "texts/texts.h"

#include <QKeyEvent>

#include <optional>
#include <utility>

namespace rokada::ui {

namespace {

/// A direction of the screen; nothing for other keys.
std::optional<QPoint> arrow(int key) {
    switch (key) {
        case Qt::Key_Left: return QPoint(-1, 0);
        case Qt::Key_Right: return QPoint(1, 0);
        case Qt::Key_Up: return QPoint(0, -1);
        case Qt::Key_Down: return QPoint(0, 1);
        default: return std::nullopt;
    }
}

}  // namespace

ReadingControls::ReadingControls(const WindowContext& context) : Feature(context) {
    in_.board.setReading(readingOf(in_.settings));
    in_.events.onKey(EventOrder::Reading, [this](const QKeyEvent& press) { return keyPressed(press); });
    in_.actions.add({.name = "tellLastMove",
                     .text = QT_TRANSLATE_NOOP("Action", "Last Mo&ve"),
                     .shortcut = "F7",
                     .tip = QT_TRANSLATE_NOOP("Action", "Say the last move again"),
                     .place = {menus::Help, 220}},
                    this, &ReadingControls::tellLastMove);
    in_.pages.add(PreferencePage::Reading, [this](QWidget* parent) { return makePage(parent); });
    connectNews();
}

/// What is seen at once is announced only to listeners.
void ReadingControls::connectNews() {
    connect(&in_.session, &GameSession::started, this, [this] { played_ = in_.session.game()->played(); });
    connect(&in_.session, &GameSession::moved, this, [this](const Turn& turn) {
        if (somebodyListens()) in_.status.reason(wordsOf(*in_.session.game(), turn));
    });
    connect(&in_.session, &GameSession::changed, this, &ReadingControls::tellTakenBack);
    connect(&in_.session, &GameSession::turnStarted, this, [this] {
        const QString claim = texts::of(in_.session.claimable());
        if (somebodyListens() && !claim.isEmpty()) in_.status.reason(claim);
    });
    connect(&in_.board, &BoardDisplay::pictureChanged, this, &ReadingControls::tellChoices);
    connect(&in_.record, &GameRecord::moved, this, &ReadingControls::tellShown);
}

QWidget* ReadingControls::makePage(QWidget* parent) {
    auto* page = new ReadingPage(in_.settings, parent);
    connect(page, &ReadingPage::chosen, this, [this] { in_.board.setReading(readingOf(in_.settings)); });
    return page;
}

// --- what was played

QString ReadingControls::wordsOf(const Game& game, const Turn& turn) const {
    if (readingOf(in_.settings).inFull || turn.move.forced())
        return texts::played(game.book(), turn, readingOf(in_.settings));
    const QString sideText = sideName(game.book().variant().sideSpecs[turn.before.turn()].name);
    //: a side and its last move
    return tr("%1: %2").arg(sideText, ui::spoken(moveText(turn.before, turn.move, in_.settings.get(keys::notation()))));
}

void ReadingControls::tellLastMove() {
    const Game* game = in_.board.game();
    if (game == nullptr || game->last() == nullptr) return in_.status.reason(tr("There are no moves yet."));
    in_.status.reason(wordsOf(*game, *game->last()));
}

void ReadingControls::tellTakenBack() {
    const Game& game = *in_.session.game();
    const bool back = game.played() < std::exchange(played_, game.played());
    if (!back || !somebodyListens()) return;
    //: %1 is "White to move"
    in_.status.reason(tr("Taken back. %1.").arg(texts::toMove(game.position())));
}

/// A step through the game.
void ReadingControls::tellShown() {
    const bool away = in_.record.away();
    const bool walked = std::exchange(wasAway_, away) || away;
    const Game* game = in_.record.game();
    if (!walked || !somebodyListens() || game == nullptr) return;
    in_.status.reason(game->last() == nullptr ? tr("The first position.") : wordsOf(*game, *game->last()));
}

void ReadingControls::tellChoices() {
    const std::vector<Move> choices = in_.board.choices();
    const std::size_t before = std::exchange(choices_, choices.size());
    if (choices.empty()) in_.status.withdraw(std::exchange(asked_, {}));
    if (before != 0 || choices.empty() || in_.board.choiceRects().empty()) return;
    asked_ = texts::choices(in_.board.game()->book().variant(), choices);
    in_.status.reason(asked_);
}

// --- keys

bool ReadingControls::keyPressed(const QKeyEvent& press) {
    if (in_.board.game() == nullptr) return false;
    const auto modifiers = press.modifiers() & ~Qt::KeypadModifier;
    const auto direction = arrow(press.key());
    if (direction && modifiers == Qt::NoModifier) {
        tellEdge(*direction);
        return false;
    }
    if (direction && modifiers == (Qt::ControlModifier | Qt::ShiftModifier)) {
        if (cursorIsOn()) readLine(*direction);
        return true;
    }
    if (press.key() == Qt::Key_Space && modifiers == Qt::ControlModifier) {
        if (cursorIsOn()) readMoves();
        return true;
    }
    return false;
}

bool ReadingControls::cursorIsOn() {
    const bool on = in_.board.cursorSquare() != NoSquare;
    if (!on) in_.status.reason(tr("Enter shows the cursor, from where it can be read."));
    return on;
}

/// The board says what stops a step only if it is a wall.
void ReadingControls::tellEdge(QPoint direction) {
    const Square at = in_.board.cursorSquare();
    if (at == NoSquare || !in_.board.choiceRects().empty() || in_.board.boardLayout().empty()) return;
    const Stride stride = in_.board.boardLayout().stride(at, direction);
    if (stride.square == NoSquare && !stride.walled) in_.status.reason(tr("The edge of the board."));
}

void ReadingControls::readLine(QPoint direction) {
    in_.status.reason(texts::lineFrom(in_.board.spoken(), in_.board.cursorSquare(), direction));
}

void ReadingControls::readMoves() { in_.status.reason(texts::movesFrom(in_.board.spoken(), in_.board.cursorSquare())); }

}  // namespace rokada::ui
