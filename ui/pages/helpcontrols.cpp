#include "pages/helpcontrols.h"

#include "kit/textdialog.h"
#include "session/gamesession.h"
#include "shell/windowactions.h"
#include "texts/helptexts.h"

namespace rokada::ui {

HelpControls::HelpControls(const WindowContext& context) : Feature(context) {
    const auto on = [this](Act act, auto slot) { connect(&in_.actions[act], &QAction::triggered, this, slot); };
    on(Act::Rules, [this] { show(tr("Rules in Short"), rulesInShort(in_.session.game()->book().variant().id)); });
    on(Act::Keyboard, [this] { show(tr("Keyboard"), keyboardHelp()); });
    on(Act::About, [this] { show(tr("About Rokada"), aboutRokada()); });
}

void HelpControls::updateActions() { in_.actions.setEnabled(Act::Rules, in_.session.game() != nullptr); }

void HelpControls::show(const QString& title, const QString& html) {
    auto* dialog = new TextDialog(title, html, &in_.window);
    dialog->open();
}

}  // namespace rokada::ui
