#include "search/treecontrols.h"

#include "book/bookmovespanel.h"
#include "collection/library.h"
#include "kit/statusline.h"
#include "library/collections.h"
#include "library/gamespage.h"
#include "search/treepanel.h"
#include "session/gamerecord.h"
#include "shell/offers.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "texts/openingtable.h"
#include "texts/openingterms.h"

#include <QComboBox>
#include <QMainWindow>
#include <QSignalBlocker>

#include <optional>
#include <tuple>
#include <utility>

namespace rokada::ui {

TreeControls::TreeControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                           SidePanel& sidePanel, StatusLine& status, Settings& settings, WindowSignals& windowSignals)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      status_(status),
      settings_(settings),
      panel_(new TreePanel(&window_)) {
    panel_->setRestorable(true);
    sidePanel.add(*panel_, PagePlace::Tool);
    shown_ =
        &actions_.add({.name = "openingTree",
                       .text = QT_TRANSLATE_NOOP("Action", "Opening Tr&ee"),
                       .shortcut = "Ctrl+Shift+T",
                       .tip = QT_TRANSLATE_NOOP(
                           "Action", "Show the moves that were played in this position in the games of a collection"),
                       .place = {menus::View, 255},
                       .checkable = true},
                      this, [this](bool shown) { panel_->setOpen(shown); });
    connect(panel_, &PanelPage::changed, this, [this] {
        shown_->setChecked(panel_->isOpen());
        listCollections();
        follow();
    });
    connect(panel_, &TreePanel::moveChosen, this, &TreeControls::enter);
    connect(&windowSignals, &WindowSignals::booksChanged, this, &TreeControls::follow);
    connect(&panel_->collections(), &QComboBox::activated, this, &TreeControls::follow);
    connect(&windowSignals, &WindowSignals::libraryOpened, this,
            [this](GamesPage& page) { connect(&page, &GamesPage::found, this, &TreeControls::follow); });
    connect(&record_, &GameRecord::changed, this, &TreeControls::follow);
    connect(&record_, &GameRecord::moved, this, &TreeControls::follow);
}

void TreeControls::join(const Offers& offers) {
    library_ = offers.find<GameCollections>();
    if (const auto* books = offers.find<OpeningBooks>()) panel_->book().setBooks(books->books());
}

void TreeControls::retranslate() {
    panel_->retranslate();
    listCollections();
    follow();
}

void TreeControls::listCollections() {
    Collections* collections = library_ ? library_->collections() : nullptr;
    if (!collections) return;
    connect(collections, &Collections::imported, this, &TreeControls::follow, Qt::UniqueConnection);
    connect(collections, &Collections::heldChanged, this, &TreeControls::follow, Qt::UniqueConnection);
    QComboBox& list = panel_->collections();
    const QSignalBlocker quiet(list);
    const int before = list.currentIndex();
    list.clear();
    for (std::size_t i = 0; i < collections->all().size(); ++i) list.addItem(collections->nameOf(i));
    list.setCurrentIndex(before >= 0 && before < list.count() ? before : static_cast<int>(collections->chosen()));
}

/// Updates the opening tree for the shown position. During a game the tree stays empty, because it would help a player.
void TreeControls::follow() {
    running_.request_stop();
    running_ = std::stop_source();
    ++asked_;
    if (!panel_->isVisible()) return;
    panel_->showOpening({});
    showBook();
    if (!library_ || !library_->collections()) return panel_->showNothing(tr("The library is not available."));
    if (record_.game() == nullptr) return panel_->showNothing(tr("There is no game on the board."));
    if (const OpeningName* name = openingOf(*record_.tree(), record_.shown()))
        panel_->showOpening(QString::fromStdString(name->code) + QLatin1Char(' ') +
                            shownOpening(QString::fromStdString(name->name)));
    if (session_.playing()) return panel_->showNothing(tr("The opening tree is not available during a game."));
    count();
}

void TreeControls::showBook() {
    if (record_.game() == nullptr || session_.playing()) return panel_->book().showNothing();
    panel_->book().showMoves(*record_.game(), settings_.get(keys::notation()));
}

void TreeControls::count() {
    const int number = asked_;
    const auto index = static_cast<std::size_t>(std::max(0, panel_->collections().currentIndex()));
    const Game& game = *record_.game();
    Library& collection = library_->collections()->library(index);
    if (collection.held()) panel_->showNothing(tr("Another program is using this collection."));
    using Answer = std::tuple<MovesPlayed, RulebookPtr, std::optional<QString>>;
    // Both functions hold a reference to the rulebook, because `position` and the moves of the answer need it.
    collection.ask(
        [book = game.sharedBook(), position = game.position(),
         watch = SearchWatch{running_.get_token(), {}}](LibraryStore& store) {
            MovesPlayed played = store.movesPlayed(position, watch);
            return Answer(std::move(played), book, store.failure());
        },
        [this, number, position = game.position(), book = game.sharedBook()](Answer answer) {
            auto& [played, rules, failure] = answer;
            if (number != asked_ || played.stopped) return;
            failure ? panel_->showNothing(tr("This collection cannot be read: %1").arg(*failure))
                    : panel_->showMoves(position, std::move(played), settings_.get(keys::notation()));
            emit counted();
        });
}

void TreeControls::enter(Move move) {
    if (session_.playing()) return;
    if (record_.viewing() || record_.isDetached()) return record_.tryMove(move);
    status_.showMessage(tr("To add moves from the opening tree, open a recorded game."));
}

}  // namespace rokada::ui
