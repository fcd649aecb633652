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
#include "table/tablesettings.h"
#include "texts/names.h"
#include "texts/notations.h"
#include "texts/texts.h"

#include <QKeyEvent>

#include <optional>
#include <utility>

namespace rokada::ui {

namespace {

/// Returns the direction of an arrow key on the screen. Returns nullopt for other keys.
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

ReadingControls::ReadingControls(GameSession& session, GameRecord& record, WindowActions& actions, BoardWidget& board,
                                 BoardEvents& events, PreferencePages& pages, StatusLine& status, Settings& settings)
    : session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      events_(events),
      pages_(pages),
      status_(status),
      settings_(settings) {
    board_.setLook(&BoardLook::speech, speechOptionsOf(settings_));
    events_.onKey(EventOrder::Reading, [this](const QKeyEvent& press) { return keyPressed(press); });
    actions_.add({.name = "tellLastMove",
                  .text = QT_TRANSLATE_NOOP("Action", "Last Mo&ve"),
                  .shortcut = "F7",
                  .tip = QT_TRANSLATE_NOOP("Action", "Say the last move"),
                  .place = {menus::Help, 220}},
                 this, &ReadingControls::tellLastMove);
    addPreferences();
    connectNews();
}

/// Connects the signals of the game to announcements. They are made only if a screen reader is active.
void ReadingControls::connectNews() {
    connect(&session_, &GameSession::started, this, [this] { played_ = session_.game()->played(); });
    connect(&session_, &GameSession::moved, this, [this](const Turn& turn) {
        if (somebodyListens()) status_.showMessage(wordsOf(*session_.game(), turn));
    });
    connect(&session_, &GameSession::changed, this, &ReadingControls::tellTakenBack);
    connect(&session_, &GameSession::turnStarted, this, [this] {
        const QString claim = texts::of(session_.claimable());
        if (somebodyListens() && !claim.isEmpty()) status_.showMessage(claim);
    });
    connect(&board_, &BoardDisplay::pictureChanged, this, &ReadingControls::tellChoices);
    connect(&record_, &GameRecord::moved, this, &ReadingControls::tellShown);
}

void ReadingControls::addPreferences() {
    const auto add = [this](const char* name, int number, const Setting<bool>& setting, const char* label,
                            const char* more, std::vector<PreferenceValue> values) {
        pages_.add({.name = name,
                    .section = PreferenceSection::Reading,
                    .number = number,
                    .label = preferenceWords(label),
                    .more = preferenceWords(more),
                    .get = [this, setting] { return settings_.get(setting) ? 1 : 0; },
                    .set =
                        [this, setting](int value) {
                            settings_.set(setting, value != 0);
                            board_.setLook(&BoardLook::speech, speechOptionsOf(settings_));
                        },
                    .usual = setting.usual ? 1 : 0,
                    .options = preferenceOptions(std::move(values))});
    };
    add("detailBox", 10, keys::readInFull(), QT_TRANSLATE_NOOP("Preference", "Level of detail"),
        QT_TRANSLATE_NOOP("Preference",
                          "\"Everything\" also reads attackers, walls and edges, and says moves in words"),
        {{1, QT_TRANSLATE_NOOP("Preference", "Everything")},
         {0, QT_TRANSLATE_NOOP("Preference", "Squares and pieces")}});
    add("lettersBox", 20, keys::readSpelled(), QT_TRANSLATE_NOOP("Preference", "Names of squares"),
        QT_TRANSLATE_NOOP("Preference", "Words are easier to understand than letters"),
        {{0, QT_TRANSLATE_NOOP("Preference", "Letters: e4")}, {1, QT_TRANSLATE_NOOP("Preference", "Words: Eva 4")}});
    pages_.add({.name = "readingKeys",
                .section = PreferenceSection::Reading,
                .number = 30,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Keys")),
                .more = preferenceWords(QT_TRANSLATE_NOOP(
                    "Preference",
                    "On the board, press Ctrl+Space to hear the moves of the piece under the cursor. Press Ctrl+Shift "
                    "with an arrow key to hear the squares in that direction. Press F7 for the last move and Shift+F7 "
                    "for whose turn it is. Press F8 for the clocks and Shift+F8 for the material."))});
}

// --- played moves

QString ReadingControls::wordsOf(const Game& game, const Turn& turn) const {
    if (speechOptionsOf(settings_).inFull || turn.move.forced())
        return texts::played(game.book(), turn, speechOptionsOf(settings_));
    const QString sideText = sideName(game.book().variant().sideSpecs[turn.before.turn()].name);
    //: %1: name of a side; %2: its last move
    return tr("%1: %2").arg(sideText, ui::spoken(moveText(turn.before, turn.move, settings_.get(keys::notation()))));
}

void ReadingControls::tellLastMove() {
    const Game* game = board_.game();
    if (game == nullptr || game->last() == nullptr) return status_.showMessage(tr("There are no moves yet."));
    status_.showMessage(wordsOf(*game, *game->last()));
}

void ReadingControls::tellTakenBack() {
    const Game& game = *session_.game();
    const bool back = game.played() < std::exchange(played_, game.played());
    if (!back || !somebodyListens()) return;
    //: %1: "White to move"
    status_.showMessage(tr("Move undone. %1.").arg(texts::toMove(game.position())));
}

/// Announces the last move of the shown position, after the user has stepped through the game.
void ReadingControls::tellShown() {
    const bool away = record_.isDetached();
    const bool walked = std::exchange(wasAway_, away) || away;
    const Game* game = record_.game();
    if (!walked || !somebodyListens() || game == nullptr) return;
    status_.showMessage(game->last() == nullptr ? tr("Start position.") : wordsOf(*game, *game->last()));
}

void ReadingControls::tellChoices() {
    const std::vector<Move> choices = board_.input().choices();
    const std::size_t before = std::exchange(choices_, choices.size());
    if (choices.empty()) status_.withdraw(std::exchange(asked_, {}));
    if (before != 0 || choices.empty() || board_.frame().attention.chooser.items().empty()) return;
    asked_ = texts::choices(board_.game()->book().variant(), choices);
    status_.showMessage(asked_);
}

// --- keys

bool ReadingControls::keyPressed(const QKeyEvent& press) {
    if (board_.game() == nullptr) return false;
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
    const bool on = board_.frame().attention.cursor != NoSquare;
    if (!on) status_.showMessage(tr("Press Enter to show the cursor first."));
    return on;
}

/// Announces the edge of the board if the keyboard cursor cannot move in this direction. The board itself announces
/// only walls.
void ReadingControls::tellEdge(QPoint direction) {
    const Square at = board_.frame().attention.cursor;
    if (at == NoSquare || !board_.frame().attention.chooser.items().empty() || board_.frame().layout.empty()) return;
    const Stride stride = board_.frame().layout.stride(at, direction);
    if (stride.square == NoSquare && !stride.walled) status_.showMessage(tr("Edge of the board."));
}

void ReadingControls::readLine(QPoint direction) {
    status_.showMessage(texts::lineFrom(board_.spoken(), board_.frame().attention.cursor, direction));
}

void ReadingControls::readMoves() {
    status_.showMessage(texts::movesFrom(board_.spoken(), board_.frame().attention.cursor));
}

}  // namespace rokada::ui
