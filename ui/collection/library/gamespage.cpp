#include "library/gamespage.h"

#include "collection/library.h"
#include "kit/announce.h"
#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/statusline.h"
#include "kit/verticalscroll.h"
#include "library/busyline.h"
#include "library/collectionactions.h"
#include "library/collections.h"
#include "library/collectiontabs.h"
#include "library/emptystate.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamedetails.h"
#include "library/gamepreview.h"
#include "library/gamesearch.h"
#include "library/gamesmenus.h"
#include "library/librarymodel.h"
#include "library/searchbar.h"
#include "library/sortbutton.h"
#include "shell/lettersize.h"
#include "shell/menubutton.h"
#include "shell/partfocus.h"
#include "shell/sharedsettings.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace rokada::ui {

namespace {

/// Margins of the page in pixels. The tabs begin `GamesTabInset` further left, so that the text of the first tab is
/// aligned with the title.
constexpr int GamesLeft = 24, GamesRight = 24, GamesTop = 24, GamesFoot = 16, GamesTabInset = 14;
/// Lengths of the page, in pixels at a font size of 15 pixels.
constexpr double GamesPreviewWidth = 350, GamesListWidth = 420, GamesGap = 24, GamesPartGap = 12, GamesListHeight = 180;
constexpr double GamesTitleSize = 1.85;

}  // namespace

GamesPage::GamesPage(Library& library, Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      library_(&library),
      parts_(new QStackedWidget(this)),
      title_(new QLabel(this)),
      import_(new QPushButton(this)),
      manage_(new MenuButton(this)),
      bar_(new SearchBar(this)),
      count_(new QLabel(this)),
      middle_(new QStackedWidget(this)),
      list_(new FoundList(notation(), this)),
      empty_(new EmptyState("noGames", "noGamesAction", this)),
      held_(new EmptyState("libraryHeld", "libraryHeldAction", this)),
      failed_(new EmptyState("libraryFailed", "tryLibraryAgain", this)),
      preview_(new GamePreview(settings, this)),
      importing_(new BusyLine("cancelImport", this)),
      copying_(new BusyLine("stopCopy", this)),
      looking_(new BusyLine("stopSearch", this)),
      said_(new StatusText(this)),
      undo_(new QPushButton(this)),
      gameActions_(new GameActions(*this)),
      collectionActions_(new CollectionActions(*this)) {
    setObjectName(QStringLiteral("gamesPage"));
    sort_ = new SortButton(model(), this);
    searching_ = new GameSearch(model(), this);
    list_->details().keepIn(settings);
    games_ = makeGames();
    parts_->addWidget(games_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(parts_);
    menus_ = new GamesMenus(*this, *manage_->menu(), preview_->menu());
    connectParts();
    connectDeeds();
    connectPreview();
    makeShortcuts();
    searching_->lookIn(*library_);
    follow();
    retranslate();
    search();
}

LibraryModel& GamesPage::model() { return list_->games(); }

NotationStyle GamesPage::notation() const { return settings_.get(keys::notation()); }

QString GamesPage::said() const { return said_->text(); }

// --- creation of the widgets

QWidget* GamesPage::makeGames() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, GamesTop, 0, GamesFoot);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    tabsRow_ = new QVBoxLayout;
    tabsRow_->setContentsMargins(GamesLeft - GamesTabInset, 8, GamesRight, 16);
    column->addLayout(tabsRow_);
    body_ = new QBoxLayout(QBoxLayout::LeftToRight);
    body_->setContentsMargins(GamesLeft, 0, GamesRight, 0);
    body_->addWidget(makeColumn(), 1);
    body_->addWidget(preview_);
    column->addLayout(body_, 1);
    auto* scroll = new VerticalScroll(this);
    scroll->setWidget(content);
    return scroll;
}

QWidget* GamesPage::makeHeader() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(GamesLeft, 0, GamesRight, 0);
    title_->setObjectName(QStringLiteral("libraryTitle"));
    new LetterSize(*title_, GamesTitleSize, true);
    import_->setObjectName(QStringLiteral("importGames"));
    import_->setProperty("look", "secondary");
    import_->setIcon(iconOf(Icon::Import));
    manage_->setObjectName(QStringLiteral("manageCollections"));
    manage_->setProperty("look", "icon");
    manage_->setIcon(iconOf(Icon::More));
    manage_->setMenu(new QMenu(manage_));
    row->addWidget(title_);
    row->addStretch(1);
    row->addWidget(import_);
    row->addWidget(manage_);
    return bar;
}

QWidget* GamesPage::makeColumn() {
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(bar_);
    auto* above = new QHBoxLayout;
    count_->setObjectName(QStringLiteral("gamesFound"));
    count_->setForegroundRole(QPalette::PlaceholderText);
    above->addWidget(count_, 1);
    above->addWidget(sort_);
    column->addLayout(above);
    makeMiddle();
    column->addWidget(middle_, 1);
    column->addWidget(makeFoot());
    return left;
}

void GamesPage::makeMiddle() {
    middle_->addWidget(list_);
    for (EmptyState* state : {empty_, held_, failed_}) middle_->addWidget(state);
}

QWidget* GamesPage::makeFoot() {
    auto* foot = new QWidget(this);
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (BusyLine* line : {importing_, copying_, looking_}) column->addWidget(line);
    newsRow_ = new QWidget(foot);
    auto* row = new QHBoxLayout(newsRow_);
    row->setContentsMargins(0, 0, 0, 0);
    said_->setObjectName(QStringLiteral("libraryNews"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    said_->setForegroundRole(QPalette::PlaceholderText);
    undo_->setObjectName(QStringLiteral("undoDelete"));
    undo_->setProperty("look", "link");
    row->addWidget(said_, 1);
    row->addWidget(undo_);
    column->addWidget(newsRow_);
    return foot;
}

void GamesPage::connectParts() {
    connect(&model(), &LibraryModel::orderChanged, this, &GamesPage::search);
    connect(bar_, &SearchBar::searchWanted, this, &GamesPage::search);
    connect(bar_, &SearchBar::positionFormWanted, this, &GamesPage::positionFormWanted);
    connect(bar_, &SearchBar::listWanted, list_, qOverload<>(&QWidget::setFocus));
    connect(searching_, &GameSearch::found, this, [this] {
        list_->select(current_);
        showList();
        emit found();
    });
    connect(searching_, &GameSearch::progressed, looking_, &BusyLine::setProgress);
    connect(looking_, &BusyLine::cancelled, searching_, &GameSearch::stop);
    connect(importing_, &BusyLine::cancelled, this, [this] { library_->cancelImport(); });
    connect(copying_, &BusyLine::cancelled, this, [this] { library_->stopCopy(); });
    connect(list_, &FoundList::selectionChosen, this, &GamesPage::showPreview);
    connect(list_, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (index.isValid()) open(model().ids()[static_cast<std::size_t>(index.row())], {});
    });
    connect(list_, &FoundList::removalWanted, this, [this] { gameActions_->remove(list_->selected()); });
    connect(list_, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        if (!list_->selected().empty()) preview_->menu().popup(list_->viewport()->mapToGlobal(at));
    });
    connect(empty_, &EmptyState::actionWanted, this,
            [this] { bar_->isEmpty() ? collectionActions_->askForImport() : bar_->clear(); });
    connect(failed_, &EmptyState::actionWanted, this, &GamesPage::tryAgain);
}

void GamesPage::connectDeeds() {
    connect(import_, &QPushButton::clicked, collectionActions_, &CollectionActions::askForImport);
    connect(undo_, &QPushButton::clicked, gameActions_, &GameActions::restoreRemoved);
    connect(gameActions_, &GameActions::said, this, &GamesPage::say);
    connect(gameActions_, &GameActions::failed, this, &GamesPage::failed);
    connect(gameActions_, &GameActions::succeeded, this, &GamesPage::succeeded);
    connect(collectionActions_, &CollectionActions::said, this, &GamesPage::say);
    connect(collectionActions_, &CollectionActions::failed, this, &GamesPage::failed);
    connect(collectionActions_, &CollectionActions::succeeded, this, &GamesPage::succeeded);
    connect(collectionActions_, &CollectionActions::duplicatesWanted, gameActions_, &GameActions::compare);
    connect(collectionActions_, &CollectionActions::importBegun, this, [this] { showImport(true); });
    const auto again = [this] {
        search();
        if (tabs_) tabs_->count();
    };
    connect(gameActions_, &GameActions::changed, this, again);
    connect(collectionActions_, &CollectionActions::importEnded, this, [this, again] {
        showImport(false);
        again();
        if (isVisible() && import_->hasFocus()) list_->setFocus();
    });
    connect(collectionActions_, &CollectionActions::restored, this, [this, again] {
        gameActions_->forgetRemoved();
        again();
    });
}

void GamesPage::connectPreview() {
    connect(preview_, &GamePreview::openWanted, this, [this] { openSelected(); });
    connect(preview_, &GamePreview::reviewWanted, this, [this] { openSelected("reviewGame"); });
    connect(preview_, &GamePreview::printWanted, this, [this] { openSelected("print"); });
}

void GamesPage::makeShortcuts() {
    const auto key = [this](const QKeySequence& keys, auto slot) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    key(QKeySequence(Qt::CTRL | Qt::Key_F), [this] {
        showGames();
        bar_->words().setFocus(Qt::ShortcutFocusReason);
        bar_->words().selectAll();
    });
    for (QWidget* part : {static_cast<QWidget*>(bar_), static_cast<QWidget*>(list_), static_cast<QWidget*>(preview_)})
        part->setProperty(FocusPart, true);
}

// --- collection and search

void GamesPage::setCollections(Collections& collections) {
    collections_ = &collections;
    tabs_ = new CollectionTabs(collections, this);
    tabsRow_->addWidget(tabs_);
    const QList<QAction*> others = manage_->menu()->actions();
    QMenu first;
    tabs_->addActions(first);
    const QList<QAction*> own = first.actions();
    for (QAction* action : own) action->setParent(manage_->menu());
    manage_->menu()->insertActions(others.isEmpty() ? nullptr : others.front(), own);
    connect(tabs_, &CollectionTabs::said, this, &GamesPage::say);
    connect(tabs_, &CollectionTabs::failed, this, &GamesPage::failed);
    connect(tabs_, &CollectionTabs::succeeded, this, &GamesPage::succeeded);
    connect(&collections, &Collections::changed, this, &GamesPage::lookAtChosen);
    tabs_->retranslate();
    lookAtChosen();
    tabs_->count();
}

/// Connects the page and its actions to the library of the current collection.
void GamesPage::follow() {
    gameActions_->setFolder(lastFolder(settings_));
    gameActions_->workIn(*library_);
    collectionActions_->setFolder(lastFolder(settings_));
    collectionActions_->workIn(*library_);
    connect(library_, &Library::importProgressed, this, [this](int percent) {
        if (library_->importing()) importing_->setProgress(std::min(percent, 99));
    });
    connect(library_, &Library::copyProgressed, copying_, &BusyLine::setProgress);
    connect(library_, &Library::damaged, this, &GamesPage::search);
    connect(library_, &Library::heldChanged, this, &GamesPage::showHeld);
    showImport(library_->importing());
    showHeld();
}

/// Shows the collection that the user has selected. An import into the previous collection continues.
void GamesPage::lookAtChosen() {
    Library& chosen = collections_->library(collections_->chosen());
    if (&chosen == library_) return;
    library_->disconnect(this);
    library_->disconnect(copying_);
    library_ = &chosen;
    current_ = 0;
    copying_->setProgress(100);
    looking_->setProgress(100);
    say({});
    count_->clear();
    searching_->lookIn(*library_);
    follow();
    search();
}

void GamesPage::search() {
    bar_->settle();
    LibraryQuery wanted = bar_->query();
    wanted.order = model().order();
    wanted.descending = model().descending();
    searching_->search(std::move(wanted));
}

void GamesPage::tryAgain() {
    library_->tryAgain();
    search();
    if (tabs_) tabs_->count();
}

void GamesPage::lookFor(std::shared_ptr<const PositionSearch> position, const QString& words) {
    bar_->setPosition(std::move(position), words);
    showGames();
    search();
}

const std::shared_ptr<const PositionSearch>& GamesPage::position() const { return bar_->position(); }

void GamesPage::refresh() {
    model().setNotation(notation());
    showGames();
    search();
    if (tabs_) tabs_->count();
    bar_->words().setFocus();
    bar_->words().selectAll();
}

void GamesPage::showForm(QWidget& form) {
    if (form_ != &form) {
        if (form_) form_->deleteLater();
        form_ = &form;
        parts_->addWidget(form_);
    }
    parts_->setCurrentWidget(form_);
}

void GamesPage::showGames() {
    if (parts_->currentWidget() == games_) return;
    parts_->setCurrentWidget(games_);
    list_->setFocus();
}

// --- actions

void GamesPage::openSelected(const char* action) {
    const auto ids = list_->selected();
    if (ids.size() == 1) open(ids.front(), action);
}

void GamesPage::open(qint64 id, const QByteArray& action) {
    if (library_->held()) return;
    library_->ask([id](LibraryStore& store) { return store.pgn(id); },
                  [self = QPointer(this), id, action](const QByteArray& pgn) {
                      if (!self || pgn.isEmpty()) return;
                      emit self->chosen(pgn, id, self->model().ids());
                      if (self && !action.isEmpty()) emit self->actionWanted(action);
                  });
}

void GamesPage::transferTo(std::size_t collection, Transfer how) {
    gameActions_->transferTo(collections_->library(collection), collections_->nameOf(collection), how,
                             list_->selected());
}

// --- list and preview

void GamesPage::showPreview() {
    updateButtons();
    const auto selected = list_->selectionModel()->selectedRows();
    const int number = ++previewAsked_;
    if (selected.size() != 1) return preview_->showCount(static_cast<int>(selected.size()));
    const int row = selected.front().row();
    current_ = model().ids()[static_cast<std::size_t>(row)];
    preview_->showGame(model(), row);
    const std::optional<int> ply = position() ? std::optional(searching_->plyOf(current_)) : std::nullopt;
    library_->ask(
        [id = current_, ply, style = notation()](LibraryStore& store) { return readPreview(store, id, ply, style); },
        [self = QPointer(this), number](GamePreviewData preview) {
            if (!self || number != self->previewAsked_) return;
            self->preview_->showBoard(std::move(preview));
            emit self->previewed();
        });
}

void GamesPage::showList() {
    const bool none = model().rowCount() == 0;
    const bool unread = none && (library_->held() || searching_->failure());
    showMiddle();
    const QString games = bar_->isEmpty() ? tr("%n game(s)", nullptr, model().rowCount())
                                          : tr("%n game(s) found.", nullptr, model().rowCount());
    count_->setText((games + QLatin1Char(' ') + searching_->remark()).trimmed());
    sort_->setVisible(!none);
    // After a search without results, the hidden preview keeps its space, so that the other parts do not move. In an
    // empty collection there is nothing to search, so the search bar is hidden.
    const bool blank = none && bar_->isEmpty();
    QSizePolicy policy = preview_->sizePolicy();
    policy.setRetainSizeWhenHidden(!blank);
    preview_->setSizePolicy(policy);
    preview_->setVisible(!none);
    // Move the focus out of the search bar first, because a hidden widget cannot keep it.
    if (blank && !unread && bar_->isAncestorOf(focusWidget())) empty_->setFocus();
    bar_->setVisible(!blank || unread);
    import_->setVisible(!blank || unread);
    empty_->setPrimary(blank);
    count_->setVisible(!blank && !unread);
    showEmpty();
    if (none) showPreview();
    updateButtons();
}

/// Shows the list of games, or a placeholder if the list is empty. The placeholder distinguishes three cases: the
/// collection is locked by another program, it cannot be read, or it contains no matching games.
void GamesPage::showMiddle() {
    const auto& failure = searching_->failure();
    if (failure) failed_->setWords(tr("This collection cannot be read: %1").arg(*failure), tr("Try again"));
    const bool none = model().rowCount() == 0;
    QWidget* const instead = library_->held() ? held_ : failure ? failed_ : empty_;
    middle_->setCurrentWidget(none ? instead : list_);
}

void GamesPage::showEmpty() {
    const bool own = !collections_ || collections_->chosen() == Collections::Own;
    if (!bar_->isEmpty()) return empty_->setWords(tr("No game matches this search."), tr("Clear the search"));
    empty_->setWords(
        own ? tr("Your finished games appear in this collection.") : tr("This collection has no games yet."),
        tr("Import games..."));
}

void GamesPage::showHeld() {
    const bool held = library_->held();
    const QString sentence =
        tr("Another program is using this collection. The games appear when that program has closed it.");
    held_->setWords(sentence, {});
    list_->setEnabled(!held);
    bar_->setFree(!held);
    preview_->setFree(!held);
    const bool unread = held && model().rowCount() == 0;
    if (unread) middle_->setCurrentWidget(held_);
    if (!held && middle_->currentWidget() == held_) middle_->setCurrentWidget(list_);
    count_->setVisible(!unread);
    if (unread) {
        sort_->hide();
        preview_->hide();
    }
    if (held && !unread) say(sentence);
    if (!held && said() == sentence) say({});
    updateButtons();
}

void GamesPage::showImport(bool running) { importing_->setProgress(running ? 0 : 100); }

void GamesPage::say(const QString& message) {
    said_->setText(message);
    if (!message.isEmpty() && isVisible()) announce(said_, message);
    updateButtons();
}

void GamesPage::updateButtons() {
    const bool free = !library_->held();
    import_->setEnabled(free && !library_->importing());
    undo_->setEnabled(free && gameActions_->canRestore());
    undo_->setVisible(gameActions_->canRestore());
    newsRow_->setVisible(!said_->text().isEmpty() || gameActions_->canRestore());
    if (menus_) menus_->update();
}

/// Places the preview beside the list. If the page is too narrow, places the preview below the list and hides its
/// board.
void GamesPage::arrange() {
    const int em = emOf(font());
    const bool wide =
        width() >= designPixels(GamesListWidth + GamesPreviewWidth + GamesGap, em) + GamesLeft + GamesRight;
    body_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    body_->setSpacing(designPixels(wide ? GamesGap : GamesPartGap, em));
    preview_->setBrief(!wide);
    preview_->setMinimumWidth(0);
    preview_->setMaximumWidth(QWIDGETSIZE_MAX);
    if (wide) preview_->setFixedWidth(std::max(designPixels(GamesPreviewWidth, em), width() * 3 / 10));
    QSizePolicy policy = preview_->sizePolicy();
    policy.setVerticalPolicy(wide ? QSizePolicy::Expanding : QSizePolicy::Minimum);
    preview_->setSizePolicy(policy);
    bar_->parentWidget()->layout()->setSpacing(designPixels(GamesPartGap / 2, em));
    middle_->setMinimumHeight(designPixels(GamesListHeight, em));
}

// --- texts and keys

void GamesPage::retranslate() {
    setAccessibleName(tr("Library"));
    title_->setText(tr("Library"));
    import_->setText(tr("Import..."));
    import_->setToolTip(tr("Import games from a PGN file into this collection"));
    manage_->setToolTip(tr("More"));
    manage_->setAccessibleName(tr("More actions for this collection"));
    undo_->setText(tr("Undo"));
    importing_->setWords(tr("Importing games"), tr("Cancel"));
    copying_->setWords(tr("Copying the collection"), tr("Cancel"));
    looking_->setWords(tr("Searching for the position"), tr("Cancel"));
    bar_->retranslate();
    list_->retranslate();
    sort_->retranslate();
    preview_->retranslate();
    menus_->retranslate();
    if (tabs_) tabs_->retranslate();
    showHeld();
    showList();
    showPreview();
}

void GamesPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange && body_) arrange();
}

void GamesPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// Esc closes the form for position searches or leaves the page. Enter presses the focused button; Qt itself supports
/// this only in dialogs.
void GamesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        return form_ && parts_->currentWidget() == form_ ? showGames() : static_cast<void>(emit left());
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (!enter || !button || !button->hasFocus()) return QWidget::keyPressEvent(event);
    button->click();
}

}  // namespace rokada::ui
