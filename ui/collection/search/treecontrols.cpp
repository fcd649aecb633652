#include "search/treecontrols.h"

#include "book/bookreader.h"
#include "collection/library.h"
#include "library/collections.h"
#include "library/gamespage.h"
#include "score/recordheader.h"
#include "search/treepanel.h"
#include "session/gamerecord.h"
#include "shell/offers.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"

#include <QComboBox>
#include <QLocale>
#include <QMainWindow>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace rokada::ui {

TreeControls::TreeControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                           SidePanel& sidePanel, Settings& settings, WindowSignals& windowSignals)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      settings_(settings),
      panel_(new TreePanel(&window_)) {
    panel_->setRestorable(true);
    sidePanel.add(*panel_, PagePlace::Tool);
    shown_ = &actions_.add({.name = "openingTree",
                            .text = QT_TRANSLATE_NOOP("Action", "Opening Tr&ee"),
                            .shortcut = "Ctrl+Shift+T",
                            .tip = QT_TRANSLATE_NOOP(
                                "Action", "Show the moves that were played in this position in a book or a collection"),
                            .place = {menus::View, 255},
                            .checkable = true},
                           this, [this](bool shown) { panel_->setOpen(shown); });
    connect(panel_, &PanelPage::changed, this, [this] {
        shown_->setChecked(panel_->isOpen());
        listSources();
        follow();
    });
    connect(panel_, &TreePanel::moveChosen, this, &TreeControls::enter);
    connect(&panel_->sources(), &QComboBox::activated, this, &TreeControls::follow);
    connect(&windowSignals, &WindowSignals::libraryOpened, this,
            [this](GamesPage& page) { connect(&page, &GamesPage::found, this, &TreeControls::follow); });
    connect(&record_, &GameRecord::changed, this, &TreeControls::follow);
    connect(&record_, &GameRecord::moved, this, &TreeControls::follow);
}

void TreeControls::join(const Offers& offers) {
    library_ = offers.find<GameCollections>();
    auto* books = offers.find<OpeningBooks>();
    if (books == nullptr) return;
    book_ = &books->reader();
    connect(book_, &BookReader::changed, this, &TreeControls::show);
}

void TreeControls::retranslate() {
    panel_->retranslate();
    listSources();
    follow();
}

void TreeControls::listSources() {
    QComboBox& list = panel_->sources();
    const QSignalBlocker quiet(list);
    const int before = list.currentIndex();
    list.clear();
    list.addItem(tr("Opening book"));
    if (Collections* collections = library_ ? library_->collections() : nullptr) {
        connect(collections, &Collections::imported, this, &TreeControls::follow, Qt::UniqueConnection);
        connect(collections, &Collections::heldChanged, this, &TreeControls::follow, Qt::UniqueConnection);
        for (std::size_t i = 0; i < collections->all().size(); ++i) list.addItem(collections->nameOf(i));
    }
    list.setCurrentIndex(before < list.count() ? std::max(0, before) : 0);
}

bool TreeControls::bookChosen() const { return panel_->sources().currentIndex() <= 0; }

Library* TreeControls::collection() const {
    if (library_ == nullptr || library_->collections() == nullptr) return nullptr;
    if (bookChosen()) return library_->library();
    return &library_->collections()->library(static_cast<std::size_t>(panel_->sources().currentIndex() - 1));
}

/// Updates the opening tree for the shown position. The tree stays empty during a game and during a task to find a
/// move, because it would help the player.
void TreeControls::follow() {
    running_.request_stop();
    running_ = std::stop_source();
    ++asked_;
    counted_.reset();
    if (!panel_->isVisible()) return;
    if (record_.game() == nullptr) {
        panel_->showOpening({});
        return panel_->showNothing(tr("There is no game on the board."));
    }
    panel_->showOpening(openingWords(*record_.tree(), record_.shown()));
    if (session_.playing()) return panel_->showNothing(tr("The opening tree is not available during a game."));
    if (record_.seeking())
        return panel_->showNothing(tr("The opening tree is not available while you look for a better move."));
    if (book_ != nullptr) book_->setRules(record_.game()->sharedBook());
    count();
    show();
}

void TreeControls::count() {
    Library* games = collection();
    if (games == nullptr) return;
    const int number = asked_;
    const Game& game = *record_.game();
    using Answer = std::pair<Counted, RulebookPtr>;
    // Both functions hold a reference to the rulebook, because `position` and the moves of the answer need it.
    games->ask(
        [book = game.sharedBook(), position = game.position(),
         watch = SearchWatch{running_.get_token(), {}}](LibraryStore& store) {
            Counted counted{.played = store.movesPlayed(position, watch), .failure = {}};
            counted.failure = store.failure();
            return Answer(std::move(counted), book);
        },
        [this, number](Answer answer) {
            if (number != asked_ || answer.first.played.stopped) return;
            counted_ = std::move(answer.first);
            show();
            emit counted();
        });
}

/// Shows the moves, unless the panel is hidden or `follow` has shown why there are none.
void TreeControls::show() {
    const bool free = record_.game() != nullptr && !session_.playing() && !record_.seeking();
    if (!free || !panel_->isVisible()) return;
    bookChosen() ? showBook() : showCollection();
}

std::vector<BookMove> TreeControls::bookMoves() const {
    const OpeningBook* book = book_ ? book_->book() : nullptr;
    return book ? book->moves(record_.game()->position()) : std::vector<BookMove>();
}

/// Returns the text below the moves of the book, or the reason why there are none.
QString TreeControls::bookWords(const std::vector<BookMove>& moves) const {
    if (book_ == nullptr) return tr("There is no opening book for this variant.");
    if (!book_->found()) return tr("The opening book is being read.");
    switch (book_->found()->state) {
        case BookState::Found: break;
        case BookState::Missing: return tr("There is no opening book for this variant.");
        case BookState::OtherRules: return tr("The built-in opening book is for the default rules of this variant.");
        case BookState::Unreadable:
            return tr("Rokada cannot read the chosen opening book. Choose another one in the settings.");
    }
    if (moves.empty()) return tr("The opening book has no moves for this position.");
    qint64 games = 0;
    for (const BookMove& move : moves) games += move.games();
    if (games == 0) return tr("This opening book contains no results of games.");
    return tr("Games in the opening book: %1.").arg(QLocale().toString(games));
}

/// Returns the text about games of the collection that are not counted; empty if all are counted.
QString TreeControls::uncountedWords() const {
    if (!counted_) return {};
    if (counted_->failure) return tr("This collection cannot be read: %1").arg(*counted_->failure);
    const int unindexed = counted_->played.unindexed;
    return unindexed > 0 ? tr("Games not yet indexed: %1.").arg(unindexed) : QString();
}

void TreeControls::showBook() {
    const std::vector<BookMove> moves = bookMoves();
    const std::vector<MoveCount> own = counted_ ? counted_->played.moves : std::vector<MoveCount>();
    std::vector<TreeRow> rows = rowsOf(moves, own);
    // A second column with the same numbers would only take room.
    if (gamesTellShares(rows)) {
        for (TreeRow& row : rows) row.share.reset();
    }
    panel_->showRows(record_.game()->position(), std::move(rows), settings_.get(keys::notation()),
                     (bookWords(moves) + QLatin1Char(' ') + uncountedWords()).trimmed());
}

/// Shows the games of the chosen collection. While they are being counted, the previous moves stay, so that the list
/// does not flicker.
void TreeControls::showCollection() {
    if (!counted_) {
        if (collection()->held()) panel_->showNothing(tr("Another program is using this collection."));
        return;
    }
    if (counted_->failure) return panel_->showNothing(uncountedWords());
    const MovesPlayed& played = counted_->played;
    const QString words = tr("Games that reached this position: %1.").arg(QLocale().toString(qint64{played.games}));
    panel_->showRows(record_.game()->position(), collectionRows(played.moves, bookMoves()),
                     settings_.get(keys::notation()), (words + QLatin1Char(' ') + uncountedWords()).trimmed());
}

void TreeControls::enter(Move move) {
    if (record_.isDetached()) return record_.tryMove(move);
    record_.enter(record_.shown(), {move});
}

}  // namespace rokada::ui
