#include "search/searchcontrols.h"

#include "library/librarydialog.h"
#include "search/searchdialog.h"
#include "session/gamerecord.h"
#include "shell/offers.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "shell/windownews.h"
#include "text/positiontext.h"
#include "variants/variants.h"

namespace rokada::ui {

SearchControls::SearchControls(GameRecord& record, WindowActions& actions, Settings& settings, WindowNews& news)
    : record_(record), actions_(actions), settings_(settings) {
    searchShown_ = &actions_.add({.name = "searchPosition",
                                  .text = QT_TRANSLATE_NOOP("Action", "Find in &Library"),
                                  .shortcut = "Ctrl+Shift+F",
                                  .tip = QT_TRANSLATE_NOOP("Action", "Find games with the displayed position"),
                                  .place = {menus::Analysis, 120}},
                                 this, &SearchControls::searchShown);
    connect(&news, &WindowNews::libraryOpened, this, [this](LibraryDialog& dialog) {
        connect(&dialog, &LibraryDialog::positionFormWanted, this, [this, &dialog] { openForm(dialog); });
    });
}

void SearchControls::join(const Offers& offers) { library_ = offers.find<GameCollections>(); }

void SearchControls::updateActions() {
    const bool there = record_.game() != nullptr && library_ && library_->library();
    searchShown_->allow(there, library_ ? tr("There is no game on the board.") : tr("The library is not available."));
}

SearchDialog* SearchControls::form() const { return form_; }

/// The position that is shown; without one, the start of chess.
BoardSearch SearchControls::shownBoard() const {
    if (const Game* game = record_.game()) {
        BoardSearch search(Arrangement(game->sharedBook(), game->position()));
        search.beside.turn = game->position().turn();
        return search;
    }
    const RulebookPtr book = Rulebook::compile(*makeVariant(offeredVariants().front(), {}));
    return BoardSearch(Arrangement(book, startPosition(*book)));
}

void SearchControls::searchShown() {
    if (record_.game() == nullptr) return;
    library_->openLibrary();
    LibraryDialog* dialog = library_->dialog();
    if (!dialog) return;
    last_.emplace(shownBoard());
    const PositionSearch search{last_->board.book, patternOf(*last_), {}};
    dialog->lookFor(std::make_shared<const PositionSearch>(search), wordsFor(*last_));
}

/// As it was when something is looked for already.
void SearchControls::openForm(LibraryDialog& dialog) {
    if (form_) return form_->raise();
    const bool again = last_ && dialog.position();
    form_ = new SearchDialog(again ? *last_ : shownBoard(), settings_.get(keys::notation()), &dialog);
    form_->setAttribute(Qt::WA_DeleteOnClose);
    connect(form_, &SearchDialog::searchWanted, this, [this, &dialog] {
        if (!form_->wanted()) return;
        last_.emplace(form_->search());
        dialog.lookFor(form_->wanted(), wordsFor(*last_));
        form_->accept();
    });
    form_->open();
}

}  // namespace rokada::ui
