#include "library/librarycontrols.h"

#include "board/boardwidget.h"
#include "collection/library.h"
#include "files/threadrulebookcache.h"
#include "kit/statusline.h"
#include "library/collectionactions.h"
#include "library/collections.h"
#include "library/copytexts.h"
#include "library/duplicatesdialog.h"
#include "library/gamesearch.h"
#include "library/gamespage.h"
#include "library/importreportdialog.h"
#include "library/statisticsdialog.h"
#include "session/formergame.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/frontpages.h"
#include "shell/offers.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "text/playertag.h"

#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QMainWindow>
#include <QStackedWidget>

#include <algorithm>

namespace rokada::ui {

namespace {

int levelOf(const Seat& seat) {
    if (seat.human) return LibrarySeat::Person;
    if (!seat.engine.isEmpty()) return LibrarySeat::OtherEngine;
    if (seat.level.isFull()) return LibrarySeat::FullStrength;
    return seat.level.isWhole() ? seat.level.number() : seat.level.steps();
}

/// Returns the name of the notice about a failed action in the collection `file`. A later success removes the notice
/// with this name.
QByteArray noticeOf(const QString& file, LibraryAction action) {
    return QByteArray::number(static_cast<int>(action)) + ' ' + file.toUtf8();
}

/// Returns the name of the notice about a failed automatic copy of the collection `file`.
QByteArray noticeOfCopy(const QString& file) { return "copy " + file.toUtf8(); }

/// Returns the record with `date` as its date tag, unless it has one. `date` is in ISO format, for example
/// "2026-11-21".
GameTree dated(GameTree tree, QString date) {
    if (!tree.tag("Date") && !date.isEmpty())
        tree.setTag("Date", date.replace(QLatin1Char('-'), QLatin1Char('.')).toStdString());
    return tree;
}

/// Returns the sentence about a failed action; %1 is the file of the collection and %2 the reason.
QString sentenceFor(LibraryAction action) {
    switch (action) {
        case LibraryAction::Read:
            return QCoreApplication::translate("LibraryFailure", "The collection %1 cannot be read: %2");
        case LibraryAction::Add:
            return QCoreApplication::translate("LibraryFailure", "A game could not be added to the collection %1: %2");
        case LibraryAction::Edit:
            return QCoreApplication::translate("LibraryFailure",
                                               "A game could not be changed in the collection %1: %2");
        case LibraryAction::Delete:
            return QCoreApplication::translate("LibraryFailure",
                                               "Games could not be deleted from the collection %1: %2");
        case LibraryAction::Undelete:
            return QCoreApplication::translate("LibraryFailure",
                                               "Deleted games could not be restored in the collection %1: %2");
        case LibraryAction::ResetStatistics:
            return QCoreApplication::translate("LibraryFailure",
                                               "The statistics of the collection %1 could not be reset: %2");
    }
    return {};
}

/// Returns the message that `action` failed in the collection `file`. `why` is the error text of the database or the
/// system.
QString failureText(const QString& file, const QString& why, LibraryAction action) {
    return sentenceFor(action).arg(QDir::toNativeSeparators(file), why);
}

}  // namespace

LibraryControls::LibraryControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                                 BoardWidget& board, StatusLine& status, Settings& settings, FrontPages& front,
                                 WindowSignals& windowSignals, Offers& offers)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      status_(status),
      settings_(settings),
      windowSignals_(windowSignals),
      openLibrary_(actions_.add({.name = "library",
                                 .text = QT_TRANSLATE_NOOP("Action", "&Library"),
                                 .shortcut = "Ctrl+Shift+O",
                                 .tip = QT_TRANSLATE_NOOP("Action", "Show finished, saved and imported games"),
                                 .place = {menus::Pages, 30}},
                                this, &LibraryControls::openLibrary)),
      openStatistics_(
          actions_.add({.name = "statistics",
                        .text = QT_TRANSLATE_NOOP("Action", "Stat&istics"),
                        .shortcut = "Ctrl+H",
                        .tip = QT_TRANSLATE_NOOP("Action", "Show wins and losses by variant, opponent and side"),
                        .place = {menus::Pages, 40}},
                       this, &LibraryControls::openStatistics)),
      board_(board),
      front_(front) {
    offers.add<GameCollections>(*this);
    openLibrary_.allow(false);
    openStatistics_.allow(false);
    makeSteps();
    connectSession();
}

void LibraryControls::join(const Offers& offers) {
    files_ = offers.find<GameFiles>();
    start_ = offers.find<StartScreen>();
    if (!files_) return;
    connect(&files_->former(), &FormerGame::kept, this, [this](int number) { former_[number] = played_; });
    connect(&files_->former(), &FormerGame::cameBack, this, [this](int number) { played_ = former_[number]; });
}

void LibraryControls::connectSession() {
    connect(&session_, &GameSession::leaving, this, &LibraryControls::leave);
    connect(&session_, &GameSession::started, this, &LibraryControls::begin);
    connect(&session_, &GameSession::moved, this, [this](const Turn& turn) { noteMove(turn.before.turn()); });
    connect(&session_, &GameSession::turnStarted, this, [this] { turnSince_ = session_.time().now(); });
    connect(&session_, &GameSession::ended, this, [this] {
        if (played_.own) keep();
    });
    connect(&windowSignals_, &WindowSignals::gameSaved, this, [this] {
        if (!belongsToFile()) keep();
    });
    connect(&windowSignals_, &WindowSignals::reviewWritten, this, &LibraryControls::keepReview);
    connect(&windowSignals_, &WindowSignals::earlierGameCameBack, this, &LibraryControls::noteEarlier);
    connect(&windowSignals_, &WindowSignals::foldersChosen, this,
            [this](const QString&, const QString& folder) { keepIn(folder); });
}

void LibraryControls::keepIn(const QString& folder) {
    collections_ = new Collections(folder, settings_, this);
    library_ = &collections_->library(Collections::Own);
    openLibrary_.allow(true);
    openStatistics_.allow(true);
    connectCollections();
}

void LibraryControls::connectCollections() {
    connect(collections_, &Collections::damaged, this, &LibraryControls::tellDamage);
    connect(collections_, &Collections::heldChanged, this, [this](const QString&, bool held) {
        const QString sentence =
            tr("Another program is using the library. Rokada waits until that program has closed it.");
        held ? status_.showState(sentence) : status_.withdraw(sentence);
    });
    connect(collections_, &Collections::notCopied, this, &LibraryControls::tellNotCopied);
    connect(collections_, &Collections::copied, this,
            [this](const QString& file) { status_.succeeded(noticeOfCopy(file).constData()); });
    connect(collections_, &Collections::imported, this, &LibraryControls::tellImported);
    connect(collections_, &Collections::importUnfinished, this, [this](const QString& file, qint64 games) {
        status_.showError(
            tr("The import of %1 was interrupted. Games imported so far: %2. Import the file again to get "
               "the other games. No game is imported twice.")
                .arg(QDir::toNativeSeparators(file), QString::number(games)));
    });
    connect(collections_, &Collections::failed, this, &LibraryControls::tellFailure);
    connect(collections_, &Collections::succeeded, this, [this](const QString& file, LibraryAction action) {
        status_.succeeded(noticeOf(file, action).constData());
    });
}

void LibraryControls::tellDamage(const LibraryDamage& damage) {
    QString sentence =
        tr("The library was damaged. Games recovered from the damaged file: %1. Games taken from the last copy: "
           "%2. The damaged file was kept as %3.")
            .arg(QString::number(damage.salvaged), QString::number(damage.restored),
                 QDir::toNativeSeparators(damage.aside));
    if (damage.lost) sentence += QLatin1Char(' ') + tr("Games that could not be recovered: %1.").arg(*damage.lost);
    status_.showError(sentence, {{tr("Restore..."), "restoreDamaged", [this, file = damage.file] {
                                      if (GamesPage* opened = openCollection(file))
                                          opened->collectionDeeds().chooseCopy();
                                  }}});
}

void LibraryControls::tellNotCopied(const QString& file, const CopyFailure& failure) {
    std::vector<NoticeAction> actions;
    if (failure.kind == NoCopy::TooLarge) {
        actions.push_back({tr("Save a copy..."), "saveLargeCopy", [this, file] {
                               if (GamesPage* opened = openCollection(file)) opened->collectionDeeds().askToSaveCopy();
                           }});
    }
    status_.showError(texts::notCopied(failure), actions, noticeOfCopy(file).constData());
}

/// Shows an error notice. It stays until an action of the same kind succeeds in this collection.
void LibraryControls::tellFailure(const QString& file, const QString& why, LibraryAction action) {
    status_.showError(failureText(file, why, action), {}, noticeOf(file, action).constData());
}

/// Selects the collection `file`, shows the library page and returns it. Returns nullptr if the list does not contain
/// the collection.
GamesPage* LibraryControls::openCollection(const QString& file) {
    const auto& all = collections_->all();
    const auto entry = std::ranges::find_if(all, [&](const auto& each) { return each.file == file; });
    if (entry == all.end()) return nullptr;
    collections_->choose(static_cast<std::size_t>(entry - all.begin()));
    openLibrary();
    return page_;
}

/// Reports the end of an import, unless the library page shows this collection and therefore reports it itself.
void LibraryControls::tellImported(Library& library, const ImportReport& report) {
    if (pageShown() && &page_->library() == &library) return;
    if (!report.worthReading()) return status_.showMessage(summaryOf(report));
    auto* dialog = new ImportReportDialog(report, &window_);
    connect(dialog, &ImportReportDialog::duplicatesWanted, this,
            [&library, this](const std::vector<Duplicates>& pairs) {
                auto* duplicates = new DuplicatesDialog(library, pairs, &window_);
                // The page may show games that this dialog has deleted, so search again.
                connect(duplicates, &DuplicatesDialog::removed, this, [this, &library] {
                    if (page_ != nullptr && &page_->library() == &library) page_->search();
                });
                duplicates->open();
            });
    dialog->open();
}

/// Resets the data of the game on the board for the next game. A game that is already over counts as not played in this
/// session.
void LibraryControls::begin() {
    played_ = {.own = session_.playing(), .game = ++games_};
    passed_ = 0;
    turnSince_ = session_.time().now();
}

/// Stores the game before another one replaces it, if the user has edited, annotated or reviewed it. Otherwise the
/// edits would be lost, because no dialog asks the user to save them.
void LibraryControls::leave() {
    const bool edited = record_.noted() || record_.reviewed() || (record_.viewing() && record_.edited());
    if (edited && record_.otherGameComes() && !belongsToFile()) keep();
}

/// Returns true if the game on the board was opened from a PGN file and not from a library. Edits are then saved to the
/// file.
bool LibraryControls::belongsToFile() const { return session_.viewing() && record_.source() && played_.kept == 0; }

void LibraryControls::noteMove(Side mover) {
    played_.own = true;
    played_.earlier = false;
    const Millis now = session_.time().now();
    ++played_.spent[mover].moves;
    played_.spent[mover].time += std::max(Millis(0), now - turnSince_);
    turnSince_ = now;
}

/// Returns the record of the game on the board. Adds the names of the players as tags if the record has none.
GameTree LibraryControls::treeNow() const {
    GameTree tree = *record_.tree();
    const GameSetup& setup = session_.setup();
    for (std::size_t side = 0; side < setup.seats.size(); ++side) {
        const std::string name = playerTag(tree.book().variant().sideSpecs[side]);
        const std::string player = playerName(setup.seats[side], tree.book().variant().id).toStdString();
        if (!tree.tag(name) && !player.empty()) tree.setTag(name, player);
    }
    return tree;
}

LibraryGame LibraryControls::gameNow() const {
    const GameSetup& setup = session_.setup();
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    const GameTree tree = session_.viewing() ? treeNow() : dated(treeNow(), today);
    LibraryGame game = libraryGame(tree, session_.viewing() ? QString() : today);
    const auto& ending = session_.game()->ending();
    game.counted = ending.has_value() && !setup.start && !session_.viewing();
    for (std::size_t side = 0; side < game.seats.size() && side < setup.seats.size(); ++side) {
        LibrarySeat& seat = game.seats[side];
        seat.level = levelOf(setup.seats[side]);
        seat.moves = played_.spent[side].moves;
        seat.thought = played_.spent[side].time.count();
        if (ending && !session_.viewing()) seat.halfPoints = ending->halfPoints[side];
    }
    return game;
}

/// Stores the game on the board in its library. If the library already contains the game, replaces the stored state.
void LibraryControls::keep() {
    const bool viewing = session_.viewing();
    if (!library_ || !record_.tree() || (record_.tree()->size() == 0 && !viewing)) return;
    if (played_.earlier) return keepEarlier(true);
    Library& to = viewing && played_.in ? *played_.in : *library_;
    to.ask(
        [game = gameNow(), instead = played_.kept, viewing](LibraryStore& store) {
            return viewing && instead != 0 && store.edit(instead, game) ? instead : store.put(game, instead);
        },
        [this, game = played_.game, &to](qint64 id) { noteKept(game, id, to); }, LibraryAction::Add);
}

/// Stores a game that was played in an earlier session, with the date of that session. Its data in the statistics stay
/// unchanged. If the library does not contain the game, adds it only if `orNew` is true.
void LibraryControls::keepEarlier(bool orNew) {
    library_->ask(
        [tree = treeNow(), game = gameNow(), orNew](LibraryStore& store) {
            const qint64 known =
                store.editKept(game, [&](const QString& date) { return libraryGame(dated(tree, date), date); });
            return known == 0 && orNew ? store.put(game) : known;
        },
        [](qint64) {}, LibraryAction::Add);
}

void LibraryControls::keepReview() {
    if (played_.own || played_.kept != 0) return keep();
    if (played_.earlier && library_) keepEarlier(false);
}

/// Notes that the game on the board was restored from an earlier session. A game from a file is excluded, because it is
/// saved to its file.
void LibraryControls::noteEarlier() { played_.earlier = !played_.own && !record_.source(); }

void LibraryControls::noteKept(int game, qint64 id, Library& in) {
    const auto note = [&](Played& played) {
        if (played.game != game) return;
        played.kept = id;
        played.in = &in;
    };
    note(played_);
    for (auto& [number, played] : former_) note(played);
}

// --- page

bool LibraryControls::pageShown() const { return page_ && front_.shown() == page_; }

void LibraryControls::makePage() {
    page_ = new GamesPage(*library_, settings_, &front_.stack());
    page_->setCollections(*collections_);
    connect(page_, &GamesPage::chosen, this,
            [this](const QByteArray& pgn, qint64 id, const std::vector<qint64>& among) {
                opened_ = openGame(pgn, page_->library(), id, among);
                if (!opened_) return;
                showPly(page_->searching().plyOf(id));
                front_.leave();
                board_.setFocus();
            });
    connect(page_, &GamesPage::actionWanted, this, [this](const QByteArray& name) {
        if (opened_) actions_.named(name.toStdString()).trigger();
    });
    connect(page_, &GamesPage::statisticsWanted, this, &LibraryControls::openStatistics);
    connect(page_, &GamesPage::failed, this,
            [this](const QString& why, const QByteArray& action) { status_.showError(why, {}, action.constData()); });
    connect(page_, &GamesPage::succeeded, this,
            [this](const QByteArray& action) { status_.succeeded(action.constData()); });
    connect(page_, &GamesPage::left, this, &LibraryControls::leavePage);
    emit windowSignals_.libraryOpened(*page_);
}

void LibraryControls::openLibrary() {
    if (!library_) return;
    if (!page_) makePage();
    if (!pageShown()) front_.show(*page_, RailPlace::Library, tr("The library is shown."));
    page_->refresh();
}

/// Returns to the game on the board, or to the start page if there is none.
void LibraryControls::leavePage() {
    if (!session_.game() && start_) return start_->showPage();
    front_.leave();
    board_.setFocus();
}

void LibraryControls::retranslate() {
    if (pageShown()) front_.say(tr("The library is shown."));
}

/// Shows the position after `ply` plies of the main line. Called after a game was opened in which the search has found
/// a position.
void LibraryControls::showPly(int ply) {
    if (!record_.viewing()) return;
    Node node = Node::Root;
    for (; ply > 0 && record_.tree()->next(node) != Node::None; --ply) node = record_.tree()->next(node);
    if (node != Node::Root) record_.show(node);
}

void LibraryControls::openStatistics() {
    if (statistics_) return statistics_->raise();
    if (!library_) return;
    statistics_ = new StatisticsDialog(*library_, &window_);
    statistics_->setAttribute(Qt::WA_DeleteOnClose);
    statistics_->open();
}

/// Opens a game of the library `from`. The game then belongs to this library: edits replace it there. Returns false if
/// the program cannot replay the game.
bool LibraryControls::openGame(const QByteArray& pgn, Library& from, qint64 id, std::vector<qint64> among) {
    PgnSplitter splitter;
    splitter.feed({pgn.constData(), static_cast<std::size_t>(pgn.size())});
    splitter.finish();
    const auto text = splitter.take();
    if (!text || !files_ || !files_->show(readPgn(*text, threadRulebookCache()), collections_->nameOf(from)))
        return false;
    emit windowSignals_.gameOpened(collections_->nameOf(from));
    played_.kept = id;
    played_.in = &from;
    among_ = std::move(among);
    return true;
}

void LibraryControls::makeSteps() {
    actions_.add({.name = "previousGame",
                  .text = QT_TRANSLATE_NOOP("Action", "Previou&s Game"),
                  .shortcut = "Ctrl+PgUp",
                  .tip = QT_TRANSLATE_NOOP("Action", "Open the previous game of the file or of the search results"),
                  .place = {menus::GoTo, 110}},
                 this, [this] { step(-1); });
    actions_.add({.name = "nextGame",
                  .text = QT_TRANSLATE_NOOP("Action", "Next &Game"),
                  .shortcut = "Ctrl+PgDown",
                  .tip = QT_TRANSLATE_NOOP("Action", "Open the next game of the file or of the search results"),
                  .place = {menus::GoTo, 120}},
                 this, [this] { step(1); });
}

/// Opens the game that is `by` places after the current one. The games are those of the PGN file, or the search results
/// from which the current game was opened.
void LibraryControls::step(int by) {
    if (files_ && files_->canStep()) return files_->step(by);
    const auto here = std::ranges::find(among_, passed_ != 0 ? passed_ : played_.kept);
    const bool known = session_.viewing() && played_.in && here != among_.end();
    const auto place = here - among_.begin() + by;
    if (!known || place < 0 || place >= static_cast<std::ptrdiff_t>(among_.size())) {
        return status_.showMessage(known ? tr("There are no more games.")
                                         : tr("Open a game from a file or from the library first."));
    }
    const qint64 id = among_[static_cast<std::size_t>(place)];
    Library& from = *played_.in;
    from.ask([id](LibraryStore& store) { return store.pgn(id); },
             [this, id, &from](const QByteArray& pgn) {
                 if (!pgn.isEmpty()) openGame(pgn, from, id, among_);
                 if (played_.kept != id) passed_ = id;
             });
}

}  // namespace rokada::ui
