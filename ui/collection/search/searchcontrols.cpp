#include "search/searchcontrols.h"

#include "library/gamespage.h"
#include "search/positionform.h"
#include "session/gamerecord.h"
#include "shell/offers.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "text/positiontext.h"
#include "variants/variants.h"

namespace rokada::ui {

SearchControls::SearchControls(GameRecord& record, WindowActions& actions, Settings& settings,
                               WindowSignals& windowSignals)
    : record_(record), actions_(actions), settings_(settings) {
    searchShown_ = &actions_.add({.name = "searchPosition",
                                  .text = QT_TRANSLATE_NOOP("Action", "Find in &Library"),
                                  .shortcut = "Ctrl+Shift+F",
                                  .tip = QT_TRANSLATE_NOOP("Action", "Find games with the displayed position"),
                                  .place = {menus::Analysis, 120}},
                                 this, &SearchControls::searchShown);
    connect(&windowSignals, &WindowSignals::libraryOpened, this, [this](GamesPage& page) {
        connect(&page, &GamesPage::positionFormWanted, this, [this, &page] { openForm(page); });
    });
}

void SearchControls::join(const Offers& offers) { library_ = offers.find<GameCollections>(); }

void SearchControls::updateActions() {
    const bool there = record_.game() != nullptr && library_ && library_->library();
    searchShown_->allow(there, library_ ? tr("There is no game on the board.") : tr("The library is not available."));
}

/// Returns the conditions for an exact search of the shown position. If there is no game, uses the start position of
/// chess.
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
    GamesPage* page = library_->page();
    if (!page) return;
    last_.emplace(shownBoard());
    const PositionSearch search{last_->board.book, patternOf(*last_), {}};
    page->lookFor(std::make_shared<const PositionSearch>(search), wordsFor(*last_));
}

/// Opens the form for position searches. It contains the last search if its filter is still set, otherwise the shown
/// position.
void SearchControls::openForm(GamesPage& page) {
    const bool again = last_ && page.position();
    form_ = new PositionForm(again ? *last_ : shownBoard(), settings_.get(keys::notation()), &page);
    connect(form_, &PositionForm::left, &page, &GamesPage::showGames);
    connect(form_, &PositionForm::searchWanted, this, [this, &page] {
        if (!form_->wanted()) return;
        last_.emplace(form_->search());
        page.lookFor(form_->wanted(), wordsFor(*last_));
    });
    page.showForm(*form_);
    form_->takeFocus();
}

}  // namespace rokada::ui
