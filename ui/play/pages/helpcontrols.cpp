#include "pages/helpcontrols.h"

#include "kit/textdialog.h"
#include "session/gamesession.h"
#include "shell/windowaction.h"
#include "shell/windowactions.h"
#include "texts/helptexts.h"

#include <QMainWindow>
#include <QPushButton>
#include <QShortcut>

namespace rokada::ui {

HelpControls::HelpControls(QMainWindow& window, GameSession& session, WindowActions& actions, Offers& offers)
    : window_(window), session_(session), actions_(actions) {
    offers.add<RulesHelp>(*this);
    makeActions();
}

void HelpControls::makeActions() {
    rules_ = &actions_.add({.name = "rules",
                            .text = QT_TRANSLATE_NOOP("Action", "&Rules of This Variant"),
                            .tip = QT_TRANSLATE_NOOP("Action", "Show a summary of the rules of this variant"),
                            .place = {menus::Help, 110}},
                           this, &HelpControls::showRules);
    actions_.add({.name = "keyboard",
                  .text = QT_TRANSLATE_NOOP("Action", "&Keyboard"),
                  .tip = QT_TRANSLATE_NOOP("Action", "Show all keyboard shortcuts"),
                  .place = {menus::Help, 130}},
                 this, [this] { show(tr("Keyboard"), keyboardHelp()); });
    actions_.add({.name = "about",
                  .text = QT_TRANSLATE_NOOP("Action", "&About Rokada"),
                  .tip = QT_TRANSLATE_NOOP("Action", "Show information about Rokada"),
                  .place = {menus::Help, 310},
                  .role = QAction::AboutRole},
                 this, &HelpControls::showAbout);
}

void HelpControls::updateActions() { rules_->allow(session_.game() != nullptr); }

void HelpControls::showRules() {
    constexpr int BesideTheBoard = 520;
    const Game* game = session_.game();
    if (game == nullptr) return;
    const QString rules = rulesInShort(game->book().variant());
    auto* dialog = new TextDialog(tr("Rules summary"), rules, &window_, BesideTheBoard);
    QPushButton& pieces = dialog->addButton(tr("How the &pieces move (F2)"));
    pieces.setObjectName(QStringLiteral("piecesButton"));
    connect(&pieces, &QPushButton::clicked, this, [this, dialog] {
        dialog->close();
        WindowAction& card = actions_.named("rulesCard");
        if (!card.isChecked()) card.trigger();
    });
    // F2 is the window's shortcut for the piece card. The dialog needs its own shortcut, because the window receives no
    // keys while the dialog is open.
    auto* key = new QShortcut(QKeySequence(Qt::Key_F2), dialog);
    connect(key, &QShortcut::activated, &pieces, &QPushButton::click);
    dialog->openAside();
}

void HelpControls::showAbout() {
    auto* dialog = new TextDialog(tr("About Rokada"), aboutRokada(), &window_);
    const auto addDocument = [this, dialog](const QString& text, const char* name, AboutDocument document) {
        QPushButton& button = dialog->addButton(text);
        button.setObjectName(QLatin1String(name));
        // Otherwise the first of these buttons would be the default button.
        button.setAutoDefault(false);
        // The document replaces the dialog, because a dialog is never above another one.
        connect(&button, &QPushButton::clicked, this, [this, dialog, document] {
            dialog->close();
            show(tr("About Rokada"), documentPage(document));
        });
    };
    addDocument(tr("Show &Licence"), "licenceButton", AboutDocument::Licence);
    addDocument(tr("Show &Third-Party Notices"), "thirdPartyButton", AboutDocument::ThirdParty);
    dialog->open();
}

void HelpControls::show(const QString& title, const QString& html) {
    auto* dialog = new TextDialog(title, html, &window_);
    dialog->open();
}

}  // namespace rokada::ui
