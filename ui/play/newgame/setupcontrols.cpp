#include "newgame/setupcontrols.h"

#include "newgame/gamesettings.h"
#include "newgame/newgamedialog.h"
#include "newgame/setupdialog.h"
#include "session/gamechoice.h"
#include "session/gamerecord.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <QMainWindow>

#include <random>

namespace rokada::ui {

SetupControls::SetupControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                             Settings& settings, WindowSignals& windowSignals)
    : window_(window), session_(session), record_(record), actions_(actions), settings_(settings) {
    connect(&windowSignals, &WindowSignals::positionEditWanted, this,
            [this](const RulebookPtr& book, const Position& position) { edit(Arrangement(book, position)); });
    makeActions();
}

void SetupControls::makeActions() {
    const auto fromStart = [this] {
        if (const Game* shown = record_.game())
            return edit(Arrangement(shown->sharedBook(), startPosition(shown->book())));
        const GameChoice last = lastChoice(settings_, *settings_.get(keys::lastGame()));
        const RulebookPtr book = Rulebook::compile(*makeVariant(*last.game, last.rules));
        edit(Arrangement(book, startPosition(*book)));
    };
    actions_.add({.name = "newFromPosition",
                  .text = QT_TRANSLATE_NOOP("Action", "New fro&m Position..."),
                  .tip = QT_TRANSLATE_NOOP("Action", "Set up a position and start a game from it"),
                  .place = {menus::Game, 120}},
                 this, fromStart);
    const auto fromShown = [this] {
        if (const Game* shown = record_.game()) edit(Arrangement(shown->sharedBook(), shown->position()));
    };
    actions_.add({.name = "setUp",
                  .text = QT_TRANSLATE_NOOP("Action", "&Set Up Position..."),
                  .tip = QT_TRANSLATE_NOOP("Action", "Edit the displayed position and play from it"),
                  .place = {menus::Analysis, 110}},
                 this, fromShown);
}

void SetupControls::edit(const Arrangement& board) {
    if (editor_) return editor_->raise();
    editor_ = new SetupDialog(board, &window_);
    editor_->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor_, &SetupDialog::playWanted, this, &SetupControls::askForSeats);
    editor_->open();
}

/// Opens the dialog for the players and clocks of the game from the edited position. If the user cancels it, the editor
/// stays open.
void SetupControls::askForSeats() {
    if (seats_ || !editor_->position()) return;
    const Arrangement& board = editor_->arrangement();
    const VariantInfo& variant = *findVariant(board.book->variant().id);
    seats_ = new NewGameDialog(settings_, editor_, &variant);
    seats_->setAttribute(Qt::WA_DeleteOnClose);
    seats_->keepTo(variant, board.book->variant().choices);
    connect(seats_, &QDialog::accepted, this, [this] {
        GameSetup setup = setupOf(seats_->choice(), std::random_device()());
        setup.book = editor_->arrangement().book;
        setup.start = editor_->position();
        editor_->accept();
        session_.start(std::move(setup));
    });
    seats_->open();
}

}  // namespace rokada::ui
