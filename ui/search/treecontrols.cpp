#include "search/treecontrols.h"

#include "book/bookcontrols.h"
#include "book/bookmovespanel.h"
#include "collection/library.h"
#include "kit/statusline.h"
#include "library/collections.h"
#include "library/librarycontrols.h"
#include "library/librarydialog.h"
#include "search/treepanel.h"
#include "session/gamerecord.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "texts/openingtable.h"

#include <QComboBox>
#include <QMainWindow>
#include <QSignalBlocker>

#include <utility>

namespace rokada::ui {

TreeControls::TreeControls(const WindowContext& context, LibraryControls& library, BookControls& books)
    : Feature(context), library_(library), panel_(new TreePanel(&in_.window)) {
    in_.window.addDockWidget(Qt::LeftDockWidgetArea, panel_);
    panel_->hide();
    shown_ = &in_.actions.add(
        {.name = "openingTree",
         .text = QT_TRANSLATE_NOOP("Action", "Opening Tr&ee"),
         .shortcut = "Ctrl+Shift+T",
         .tip = QT_TRANSLATE_NOOP("Action", "What was played in this position in the games of a collection"),
         .place = {menus::View, 255},
         .checkable = true},
        this, [this](bool shown) {
            panel_->setVisible(shown);
            if (shown) panel_->raise();
        });
    connect(panel_, &QDockWidget::visibilityChanged, this, [this] {
        shown_->setChecked(!panel_->isHidden());
        listCollections();
        follow();
    });
    connect(panel_, &TreePanel::moveChosen, this, &TreeControls::enter);
    panel_->book().setBooks(books.books());
    connect(&books, &BookControls::changed, this, &TreeControls::follow);
    connect(&panel_->collections(), &QComboBox::activated, this, &TreeControls::follow);
    connect(&library_, &LibraryControls::opened, this,
            [this](LibraryDialog& dialog) { connect(&dialog, &LibraryDialog::found, this, &TreeControls::follow); });
    connect(&in_.record, &GameRecord::changed, this, &TreeControls::follow);
    connect(&in_.record, &GameRecord::moved, this, &TreeControls::follow);
}

void TreeControls::retranslate() {
    panel_->retranslate();
    listCollections();
    follow();
}

void TreeControls::listCollections() {
    Collections* collections = library_.collections();
    if (!collections) return;
    connect(collections, &Collections::imported, this, &TreeControls::follow, Qt::UniqueConnection);
    QComboBox& list = panel_->collections();
    const QSignalBlocker quiet(list);
    const int before = list.currentIndex();
    list.clear();
    for (std::size_t i = 0; i < collections->all().size(); ++i) list.addItem(collections->nameOf(i));
    list.setCurrentIndex(before >= 0 && before < list.count() ? before : static_cast<int>(collections->chosen()));
}

/// Help of this kind is for records, not for a game that is being played.
void TreeControls::follow() {
    running_.request_stop();
    running_ = std::stop_source();
    ++asked_;
    if (!panel_->isVisible()) return;
    panel_->showOpening({});
    showBook();
    if (!library_.collections()) return panel_->showNothing(tr("There is no library."));
    if (in_.record.game() == nullptr) return panel_->showNothing(tr("No game is on the board."));
    if (const OpeningName* name = openingOf(*in_.record.tree(), in_.record.shown()))
        panel_->showOpening(QString::fromStdString(name->code + ' ' + name->name));
    if (in_.session.playing()) return panel_->showNothing(tr("Not while a game is being played."));
    count();
}

void TreeControls::showBook() {
    if (in_.record.game() == nullptr || in_.session.playing()) return panel_->book().showNothing();
    panel_->book().showMoves(*in_.record.game(), in_.settings.get(keys::notation()));
}

void TreeControls::count() {
    const int number = asked_;
    const auto index = static_cast<std::size_t>(std::max(0, panel_->collections().currentIndex()));
    const Game& game = *in_.record.game();
    // The rules are kept alive as long as the question is on its way.
    library_.collections()->library(index).ask(
        [book = game.sharedBook(), position = game.position(), watch = SearchWatch{running_.get_token(), {}}](
            LibraryStore& store) { return std::pair(store.movesPlayed(position, watch), book); },
        [this, number, position = game.position(),
         book = game.sharedBook()](std::pair<MovesPlayed, RulebookPtr> answer) {
            if (number != asked_ || answer.first.stopped) return;
            panel_->showMoves(position, std::move(answer.first), in_.settings.get(keys::notation()));
            emit counted();
        });
}

void TreeControls::enter(Move move) {
    if (in_.session.playing()) return;
    if (in_.record.viewing() || in_.record.away()) return in_.record.tryMove(move);
    in_.status.reason(tr("Open a record to enter moves from the opening tree."));
}

}  // namespace rokada::ui
