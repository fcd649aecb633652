#include "newgame/newgamecontrols.h"

#include "newgame/gamesettings.h"
#include "newgame/newgamedialog.h"
#include "session/gamechoice.h"
#include "session/gamesession.h"
#include "shell/windowactions.h"
#include "variants/variants.h"

#include <QMainWindow>

#include <random>

namespace rokada::ui {

NewGameControls::NewGameControls(QMainWindow& window, GameSession& session, WindowActions& actions, Settings& settings,
                                 Offers& offers)
    : window_(window), session_(session), actions_(actions), settings_(settings) {
    offers.add<NewGames>(*this);
    actions_.add({.name = "newGame",
                  .text = QT_TRANSLATE_NOOP("Action", "&New..."),
                  .shortcut = "Ctrl+N",
                  .tip = QT_TRANSLATE_NOOP("Action", "Choose a variant and start a game"),
                  .place = {menus::Game, 110},
                  .icon = Icon::New},
                 this, &NewGameControls::askForTheSame);
}

void NewGameControls::open(const VariantInfo* variant) {
    dialog_ = new NewGameDialog(settings_, &window_, variant);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->offerManaging();
    connect(dialog_, &NewGameDialog::managingWanted, this, [this] { actions_.named("engines").trigger(); });
    connect(dialog_, &QDialog::accepted, this,
            [this] { session_.start(setupOf(dialog_->choice(), std::random_device()())); });
    dialog_->open();
}

void NewGameControls::ask(const VariantInfo& variant) {
    if (!dialog_) return open(&variant);
    dialog_->raise();
    dialog_->chooseVariant(variant);
}

/// Opens the dialog for the variant of the current game. If the game has clocks, first stores its players and clocks as
/// the last choices for the variant, so that the dialog shows them.
void NewGameControls::askForTheSame() {
    if (dialog_) return dialog_->raise();
    const GameSession& session = session_;
    const VariantInfo* variant = session.game() ? findVariant(session.game()->book().variant().id) : nullptr;
    if (variant && session.time().timed() && !session.viewing()) {
        keepTable(settings_,
                  {.game = variant, .rules = {}, .seats = session.setup().seats, .times = session.setup().times});
    }
    open(variant);
}

}  // namespace rokada::ui
