#include "library/librarydialog.h"

#include "collection/library.h"
#include "collection/librarytransfer.h"
#include "files/threadrulebookcache.h"
#include "kit/dialogsize.h"
#include "kit/latin.h"
#include "kit/writefile.h"
#include "library/collectionbar.h"
#include "library/collections.h"
#include "library/copytexts.h"
#include "library/importreportdialog.h"
#include "library/librarycolumns.h"
#include "library/librarymodel.h"
#include "library/positionbar.h"
#include "library/restoredialog.h"
#include "library/summarydialog.h"
#include "library/twinsdialog.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "texts/filetexts.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

constexpr std::array knownResults{"1-0", "1/2-1/2", "0-1", "*"};

/// The board cannot play it: nothing of it is changed.
bool isKeptAsText(LibraryStore& store, qint64 id, const PgnText& game) {
    const std::vector<LibraryRow> rows = store.rows({id});
    const bool hasMoves = !rows.empty() && rows.front().plies > 0;
    return !hasMoves && !readPgn(game, threadRulebookCache()).playable;
}

/// Written on the library's thread.
Written writeGames(LibraryStore& store, const std::vector<qint64>& ids, const QString& path) {
    return writeFile(path, [&](QIODevice& file) {
        return std::ranges::all_of(ids, [&](qint64 id) {
            const QByteArray pgn = store.pgn(id);
            const std::string bytes = pgn.toStdString();
            const PgnText game{.text = bytes, .length = bytes.size()};
            // The tags that everybody expects.
            std::string missing = missingRoster(pgnTags(game));
            if (!missing.empty() && isKeptAsText(store, id, game)) missing.clear();
            const QByteArray text = QByteArray::fromStdString(missing) + pgn;
            return !pgn.isEmpty() && file.write(text) == text.size();
        });
    });
}

}  // namespace

LibraryDialog::LibraryDialog(Library& library, QString folder, NotationStyle style, QWidget* parent)
    : QDialog(parent),
      style_(style),
      library_(&library),
      folder_(std::move(folder)),
      model_(new LibraryModel(style, this)),
      list_(new QTableView(this)),
      held_(new QLabel(this)),
      count_(new QLabel(this)),
      said_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      stopCopy_(new QPushButton(tr("Stop the Copy"), this)),
      pause_(this, 200ms) {
    setWindowTitle(tr("Library"));
    setSizeGripEnabled(true);
    list_->setModel(model_);
    list_->setSelectionBehavior(QAbstractItemView::SelectRows);
    list_->setTabKeyNavigation(false);
    list_->setAlternatingRowColors(true);
    list_->setShowGrid(false);
    list_->setWordWrap(false);
    list_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    list_->setAccessibleName(tr("Search results"));
    list_->verticalHeader()->hide();
    list_->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 6);
    list_->horizontalHeader()->setStretchLastSection(true);
    list_->horizontalHeader()->setHighlightSections(false);
    // As wide as what is seen: the rest is not there yet.
    list_->horizontalHeader()->setResizeContentsPrecision(0);
    list_->horizontalHeader()->setSortIndicator(LibraryModel::Date, Qt::DescendingOrder);
    list_->setSortingEnabled(true);
    columns_ = new LibraryColumns(*list_, *model_);
    count_->setObjectName(QStringLiteral("gamesFound"));
    held_->setObjectName(QStringLiteral("libraryHeld"));
    held_->setAlignment(Qt::AlignCenter);
    held_->setWordWrap(true);
    held_->hide();
    stopCopy_->setObjectName(QStringLiteral("stopCopy"));
    stopCopy_->setAutoDefault(false);
    stopCopy_->hide();
    connect(stopCopy_, &QPushButton::clicked, this, [this] { library_->stopCopy(); });
    said_->setObjectName(QStringLiteral("libraryNews"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeFields());
    column->addWidget(makePositionBar());
    column->addWidget(list_, 1);
    column->addWidget(held_, 1);
    column->addWidget(count_);
    column->addWidget(progress_);
    column->addWidget(stopCopy_, 0, Qt::AlignLeft);
    column->addWidget(said_);
    column->addWidget(makeButtons());
    connectParts();
    showImport(library_->importing());
    showHeld(library_->held());
    resize(sizeForLetters(*this, {940, 600}));
    words_->setFocus();
    search();
}

QWidget* LibraryDialog::makeFields() {
    auto* fields = new QWidget(this);
    auto* grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto place = [&](QWidget* field, const QString& name, int row, int column, int span = 1) {
        auto* label = new QLabel(name, fields);
        label->setBuddy(field);
        grid->addWidget(label, 2 * row, column, 1, span);
        grid->addWidget(field, 2 * row + 1, column, 1, span);
    };
    const auto line = [&](const QString& name, const QString& hint, int row, int column, int span = 1) {
        auto* edit = new QLineEdit(fields);
        edit->setPlaceholderText(hint);
        edit->setClearButtonEnabled(true);
        place(edit, name, row, column, span);
        return edit;
    };
    words_ = line(tr("&Words"), tr("Any text in the game"), 0, 0, 2);
    player_ = line(tr("&Player"), {}, 0, 2);
    opening_ = line(tr("&First moves"), tr("e4 e5 Nf3"), 0, 3);
    games_ = new QComboBox(fields);
    games_->addItem(tr("All variants"), QString());
    for (const VariantInfo& info : offeredVariants()) games_->addItem(variantName(info.id), latin(info.id));
    place(games_, tr("&Variant"), 1, 0);
    results_ = new QComboBox(fields);
    results_->addItem(tr("Any result"), QString());
    for (const char* result : knownResults) results_->addItem(QLatin1String(result), QLatin1String(result));
    place(results_, tr("&Result"), 1, 1);
    from_ = line(tr("Fr&om"), tr("2026 or 2026-11-21"), 1, 2);
    to_ = line(tr("&Until"), tr("2026 or 2026-11-21"), 1, 3);
    for (int column = 0; column < 4; ++column) grid->setColumnStretch(column, 1);
    return fields;
}

QWidget* LibraryDialog::makeButtons() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& text, auto slot) {
        auto* button = new QPushButton(text, bar);
        button->setAutoDefault(false);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, slot);
        return button;
    };
    import_ = add(QString(), [this] { library_->importing() ? library_->cancelImport() : askForImport(); });
    export_ = add(tr("E&xport"), [] {});
    auto* exports = new QMenu(export_);
    exportAll_ = exports->addAction(QString(), this, [this] { askForExport(Exported::AllFound); });
    exportSelected_ = exports->addAction(QString(), this, [this] { askForExport(Exported::Selected); });
    export_->setMenu(exports);
    transfer_ = add(tr("&Games"), [] {});
    transfer_->setObjectName(QStringLiteral("transferGames"));
    auto* transfers = new QMenu(transfer_);
    connect(transfers, &QMenu::aboutToShow, this, [this, transfers] { fillTransfers(*transfers); });
    transfer_->setMenu(transfers);
    remove_ = add(tr("&Delete"), [this] { removeSelected(); });
    restore_ = add(tr("U&ndo"), [this] { restoreRemoved(); });
    statistics_ = add(tr("&Statistics"), [] {});
    statistics_->setMenu(makeStatistics());
    row->addStretch(1);
    open_ = add(tr("Op&en"), [this] { openSelected(); });
    add(tr("Close"), [this] { reject(); });
    open_->setDefault(true);
    for (const auto& [button, name] : {std::pair(import_, "importGames"),
                                       {export_, "exportGames"},
                                       {remove_, "deleteGames"},
                                       {restore_, "undoDelete"},
                                       {statistics_, "countGames"},
                                       {open_, "openGame"}})
        button->setObjectName(QLatin1String(name));
    return bar;
}

void LibraryDialog::connectParts() {
    connect(model_, &LibraryModel::pageWanted, this, &LibraryDialog::fetch);
    connect(model_, &LibraryModel::orderChanged, this, &LibraryDialog::search);
    connect(&pause_, &Delay::over, this, &LibraryDialog::search);
    for (QLineEdit* line : {words_, player_, opening_, from_, to_})
        connect(line, &QLineEdit::textChanged, this, [this] { pause_.start(); });
    for (QComboBox* box : {games_, results_})
        connect(box, &QComboBox::currentIndexChanged, this, &LibraryDialog::search);
    connect(list_, &QTableView::activated, this, &LibraryDialog::openSelected);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryDialog::updateButtons);
    follow();
}

/// What the library that is looked at tells.
void LibraryDialog::follow() {
    connect(library_, &Library::searchProgressed, position_, [this](int percent) {
        if (position_->position()) position_->showProgress(percent);
    });
    connect(library_, &Library::importProgressed, progress_, &QProgressBar::setValue);
    connect(library_, &Library::imported, this, [this](const ImportReport& report) {
        showImport(false);
        said_->setText(summaryOf(report));
        if (report.worthReading()) showReport(report);
        search();
    });
    connect(library_, &Library::damaged, this, &LibraryDialog::search);
    connect(library_, &Library::failed, this, [this](const QString& why) {
        said_->setText(tr("The library cannot be read or written.") + QLatin1Char(' ') + why);
    });
    followCopies();
}

LibraryQuery LibraryDialog::query() const {
    return {.words = words_->text(),
            .player = player_->text(),
            .game = games_->currentData().toString(),
            .result = results_->currentData().toString(),
            .from = from_->text().trimmed(),
            .to = to_->text().trimmed(),
            .opening = opening_->text(),
            .named = position_->named().text(),
            .position = position_->position(),
            .order = model_->order(),
            .descending = model_->descending()};
}

/// Only the last question's answer is shown.
void LibraryDialog::search() {
    pause_.stop();
    const int number = ++asked_;
    LibraryQuery wanted = query();
    wanted.watch = beginWatch();
    library_->ask([query = std::move(wanted)](LibraryStore& store) { return store.find(query); },
                  [self = QPointer(this), number](LibraryPage page) {
                      if (!self || number != self->asked_) return;
                      self->shownAsked_ = number;
                      self->fill(std::move(page));
                  });
}

void LibraryDialog::fill(LibraryPage page) {
    const auto all = static_cast<int>(page.ids.size());
    const QString remark = remarkOn(page);
    places_ = std::move(page.places);
    position_->showProgress(100);
    model_->setFound(std::move(page));
    count_->setText(tr("%n game(s) found.", nullptr, all) + QLatin1Char(' ') + remark);
    columns_->arrange();
    // `selectRow` does what a click would do, also with the keys that are still held since the library was opened.
    if (all > 0) {
        list_->selectionModel()->setCurrentIndex(model_->index(0, 0),
                                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    updateButtons();
    emit found();
}

/// Rows of an earlier search would be of other games.
void LibraryDialog::fetch(int page) {
    library_->ask([ids = model_->idsOf(page)](LibraryStore& store) { return store.rows(ids); },
                  [self = QPointer(this), page, number = shownAsked_](std::vector<LibraryRow> rows) {
                      if (self && number == self->shownAsked_) self->model_->addRows(page, std::move(rows));
                  });
}

std::vector<qint64> LibraryDialog::selected() const {
    std::vector<qint64> ids;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows())
        ids.push_back(model_->ids()[static_cast<std::size_t>(index.row())]);
    return ids;
}

void LibraryDialog::updateButtons() {
    const auto count = list_->selectionModel()->selectedRows().size();
    const bool free = !library_->held();
    for (QPushButton* button : {import_, transfer_, statistics_}) button->setEnabled(free);
    open_->setEnabled(free && count == 1);
    remove_->setEnabled(free && count > 0);
    export_->setEnabled(free && model_->rowCount() > 0);
    exportAll_->setText(tr("&All Found (%1)...").arg(model_->rowCount()));
    exportSelected_->setText(tr("&Selected (%1)...").arg(count));
    exportSelected_->setEnabled(count > 0);
    countAll_->setText(tr("&All Found (%1)...").arg(model_->rowCount()));
    countSelected_->setText(tr("&Selected (%1)...").arg(count));
    countSelected_->setEnabled(count > 0);
    restore_->setEnabled(free && !removed_.empty());
}

void LibraryDialog::openSelected() {
    const auto ids = selected();
    if (ids.size() != 1) return;
    library_->ask([id = ids.front()](LibraryStore& store) { return store.pgn(id); },
                  [self = QPointer(this), id = ids.front()](const QByteArray& pgn) {
                      if (!self || pgn.isEmpty()) return;
                      emit self->chosen(pgn, id, self->model_->ids());
                      self->accept();
                  });
}

void LibraryDialog::removeSelected() {
    removed_ = selected();
    if (removed_.empty()) return;
    library_->ask([ids = removed_](LibraryStore& store) { return store.setDeleted(ids, true); },
                  [self = QPointer(this)](bool) {
                      if (self) self->search();
                  });
}

void LibraryDialog::restoreRemoved() {
    library_->ask([ids = std::exchange(removed_, {})](LibraryStore& store) { return store.setDeleted(ids, false); },
                  [self = QPointer(this)](bool) {
                      if (self) self->search();
                  });
}

void LibraryDialog::askForExport(Exported what) {
    auto* dialog = new QFileDialog(this, tr("Export"), folder_, tr("Recorded games (*.pgn);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pgn"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, what](const QString& path) { exportTo(path, what); });
    dialog->open();
}

void LibraryDialog::exportTo(const QString& path, Exported what) {
    const auto write = [ids = what == Exported::Selected ? selected() : model_->ids(), path](LibraryStore& store) {
        return std::pair(writeGames(store, ids, path), static_cast<int>(ids.size()));
    };
    library_->ask(write, [self = QPointer(this), path](const std::pair<Written, int>& answer) {
        if (!self) return;
        const auto& [done, count] = answer;
        const QString name = QFileInfo(path).fileName();
        self->said_->setText(done ? tr("%n game(s) saved to %1.", nullptr, count).arg(name)
                                  : texts::notWritten(path, done.error()));
        emit self->exported(done.has_value());
    });
}

void LibraryDialog::askForImport() {
    auto* dialog = new QFileDialog(this, tr("Import"), folder_, tr("Recorded games (*.pgn);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        library_->importFile(path);
        showImport(true);
    });
    dialog->open();
}

void LibraryDialog::showImport(bool running) {
    progress_->setVisible(running);
    if (running) progress_->setValue(0);
    import_->setText(running ? tr("Stop &Import") : tr("&Import..."));
}

QString LibraryDialog::said() const { return said_->text(); }

// --- what concerns several collections, or several records of a game: which is looked at, copies, twins

void LibraryDialog::setCollections(Collections& collections) {
    collections_ = &collections;
    auto* bar = new CollectionBar(collections, this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, bar);
    connect(bar, &CollectionBar::said, said_, &QLabel::setText);
    connect(bar, &CollectionBar::copyWanted, this, &LibraryDialog::askToSaveCopy);
    connect(bar, &CollectionBar::restoreWanted, this, &LibraryDialog::chooseCopy);
    connect(&collections, &Collections::changed, this, &LibraryDialog::lookAtChosen);
    lookAtChosen();
}

/// Of games in the list, and what was won and lost in this program.
QMenu* LibraryDialog::makeStatistics() {
    auto* menu = new QMenu(statistics_);
    countAll_ = menu->addAction(QString(), this, [this] { count(model_->ids()); });
    countAll_->setObjectName(QStringLiteral("countAll"));
    countSelected_ = menu->addAction(QString(), this, [this] { count(selected()); });
    countSelected_->setObjectName(QStringLiteral("countSelected"));
    menu->addSeparator();
    menu->addAction(tr("&My Results..."), this, &LibraryDialog::statisticsWanted);
    return menu;
}

void LibraryDialog::count(const std::vector<qint64>& ids) { (new SummaryDialog(*library_, ids, style_, this))->open(); }

void LibraryDialog::showReport(const ImportReport& report) {
    auto* dialog = new ImportReportDialog(report, this);
    connect(dialog, &ImportReportDialog::twinsWanted, this, &LibraryDialog::compare);
    dialog->open();
}

void LibraryDialog::compare(const std::vector<Twins>& twins) {
    if (twins.empty()) return said_->setText(tr("No duplicate games were found."));
    auto* dialog = new TwinsDialog(*library_, twins, this);
    connect(dialog, &TwinsDialog::removed, this, [this](const std::vector<qint64>& ids) {
        removed_.insert(removed_.end(), ids.begin(), ids.end());
        said_->setText(tr("Duplicates deleted: %1.").arg(removed_.size()));
        search();
    });
    removed_.clear();
    dialog->open();
}

void LibraryDialog::lookForTwins() {
    said_->setText(tr("Looking for duplicate games..."));
    library_->ask([](LibraryStore& store) { return twinsIn(store); },
                  [self = QPointer(this), from = library_](const std::vector<Twins>& twins) {
                      if (!self || self->library_ != from) return;
                      self->said_->clear();
                      self->compare(twins);
                  });
}

/// Imports of another one go on.
void LibraryDialog::lookAtChosen() {
    Library& chosen = collections_->library(collections_->chosen());
    if (&chosen == library_) return;
    library_->disconnect(this);
    library_->disconnect(progress_);
    library_->disconnect(position_);
    library_ = &chosen;
    removed_.clear();
    said_->clear();
    follow();
    showImport(library_->importing());
    model_->setFound({});
    count_->clear();
    stopCopy_->hide();
    showHeld(library_->held());
    search();
}

/// "Copy" and "Move", each with all the other collections.
void LibraryDialog::fillTransfers(QMenu& menu) {
    menu.clear();
    const std::pair<Transfer, QString> ways[]{{Transfer::Copy, tr("&Copy to")}, {Transfer::Move, tr("&Move to")}};
    for (const auto& [how, text] : ways) {
        if (!collections_) break;
        QMenu* others = menu.addMenu(text);
        for (std::size_t i = 0; i < collections_->all().size(); ++i) {
            if (i == collections_->chosen()) continue;
            others->addAction(collections_->nameOf(i), this, [this, i, way = how] { transferTo(i, way); });
        }
        others->setEnabled(!others->isEmpty() && !selected().empty());
    }
    menu.addSeparator();
    menu.addAction(tr("Find Duplica&tes..."), this, &LibraryDialog::lookForTwins)
        ->setObjectName(QStringLiteral("lookForTwins"));
    const auto addReview = [&](const QString& text, const char* name, const std::vector<qint64>& ids) {
        QAction* review = menu.addAction(text.arg(ids.size()), this, [this, ids] {
            emit reviewWanted(*library_, ids);
            accept();
        });
        review->setObjectName(QLatin1String(name));
        review->setEnabled(!ids.empty());
    };
    addReview(tr("&Review Selected (%1)"), "reviewSelected", selected());
    addReview(tr("Review &All Found (%1)"), "reviewFound", model_->ids());
}

void LibraryDialog::transferTo(std::size_t collection, Transfer how) {
    const auto tell = [this, name = collections_->nameOf(collection), from = library_](const Transferred& done) {
        if (from != library_) return;
        if (done.how == Transfer::Move) removed_ = done.moved;
        QString news = tr("Added to %1: %2. Already there: %3.").arg(name).arg(done.added).arg(done.known);
        if (!done.whole) news += QLatin1Char(' ') + tr("The other games could not be read or written.");
        said_->setText(news);
        done.how == Transfer::Move ? search() : static_cast<void>(0);
        emit transferred();
    };
    transfer(*library_, collections_->library(collection), selected(), how, this, tell);
}

// --- copies of the collection that is looked at, and what is shown while another program holds it

void LibraryDialog::followCopies() {
    connect(library_, &Library::heldChanged, this, &LibraryDialog::showHeld);
    connect(library_, &Library::notCopied, this,
            [this](const CopyFailure& failure) { said_->setText(texts::notCopied(failure)); });
    connect(library_, &Library::copyProgressed, progress_, [this](int percent) {
        stopCopy_->setVisible(percent < 100);
        if (library_->importing()) return;
        progress_->setVisible(percent < 100);
        progress_->setValue(percent);
    });
}

/// No games are shown as none: the list is there when it could be read.
void LibraryDialog::showHeld(bool held) {
    const bool unread = held && model_->rowCount() == 0;
    held_->setVisible(unread);
    list_->setVisible(!unread);
    list_->setEnabled(!held);
    position_->setEnabled(!held);
    count_->setVisible(!unread);
    const QString sentence = tr("Another program is using this collection. Its games appear when it is free.");
    held_->setText(sentence);
    if (held && !unread) said_->setText(sentence);
    if (!held && said_->text() == sentence) said_->clear();
    updateButtons();
}

void LibraryDialog::askToSaveCopy() {
    auto* dialog =
        new QFileDialog(this, tr("Save a Copy"), folder_, tr("Collections of games (*.sqlite);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("sqlite"));
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryDialog::saveCopy);
    dialog->open();
}

void LibraryDialog::saveCopy(const QString& path) {
    said_->setText(tr("The copy is being saved..."));
    library_->ask(
        [path](LibraryStore& store) { return store.saveCopy(path); },
        [self = QPointer(this), path](const Copied& copied) {
            if (!self) return;
            self->said_->setText(copied ? texts::copied(path, *copied) : texts::notSaved(path, copied.error()));
            emit self->copySaved(copied.has_value());
        });
}

RestoreDialog* LibraryDialog::chooseCopy() {
    auto* dialog = new RestoreDialog(*library_, this);
    connect(dialog, &RestoreDialog::restored, this, [this](const Restored& done) {
        removed_.clear();
        said_->setText(texts::restored(done));
        search();
    });
    connect(dialog, &RestoreDialog::failed, this,
            [this](const CopyFailure& failure) { said_->setText(texts::notRestored(failure)); });
    dialog->open();
    return dialog;
}

// --- searches on the board, which may take a while and can be stopped

QWidget* LibraryDialog::makePositionBar() {
    position_ = new PositionBar(this);
    connect(position_, &PositionBar::formWanted, this, &LibraryDialog::positionFormWanted);
    connect(position_, &PositionBar::cleared, this, &LibraryDialog::search);
    connect(position_, &PositionBar::stopWanted, this, &LibraryDialog::stopSearch);
    connect(&position_->named(), &QLineEdit::textChanged, this, [this] { pause_.start(); });
    return position_;
}

void LibraryDialog::lookFor(std::shared_ptr<const PositionSearch> position, const QString& words) {
    position_->setPosition(std::move(position), words);
    search();
}

const std::shared_ptr<const PositionSearch>& LibraryDialog::position() const { return position_->position(); }

void LibraryDialog::stopSearch() { running_.request_stop(); }

/// The search before is of no use any more.
SearchWatch LibraryDialog::beginWatch() {
    running_.request_stop();
    running_ = std::stop_source();
    return {running_.get_token(), library_->progress()};
}

/// What the search said besides the games.
QString LibraryDialog::remarkOn(const LibraryPage& page) const {
    if (page.stopped) return tr("The search was stopped.");
    //: games of an earlier version, or just edited
    if (page.unprepared > 0) return tr("Games not yet indexed for this search: %1.").arg(page.unprepared);
    return {};
}

int LibraryDialog::plyOf(qint64 id) const {
    const auto place = std::ranges::lower_bound(places_, id, {}, &FoundGame::id);
    return place == places_.end() || id < place->id ? 0 : place->ply;
}

}  // namespace rokada::ui
