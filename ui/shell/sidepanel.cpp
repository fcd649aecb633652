#include "shell/sidepanel.h"

#include "kit/notices.h"
#include "kit/sheetframe.h"
#include "kit/statusline.h"
#include "shell/menubutton.h"
#include "shell/panelpage.h"

#include <QEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>
#include <utility>

namespace rokada::ui {

namespace {

/// Gap between the parts of the panel, and margin inside its sheet, in pixels. The last two values are those of a low
/// panel.
constexpr int Gap = 12, Inset = 12, LowGap = 8, LowInset = 8;
/// Height of the panel, in pixels, below which it uses the smaller gap and margin.
constexpr int LowPanel = 720;
/// Largest share of the height that a page gets when it shares the sheet with the list of moves.
constexpr double LargestPart = 0.6;
/// Minimum size, in pixels, of a page that gets its own window.
constexpr QSize RoomyWindow(680, 640);

QVBoxLayout* dense(QWidget* widget, int spacing = 0) {
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

}  // namespace

SidePanel::SidePanel(QWidget* parent)
    : QWidget(parent),
      column_(dense(this)),
      sheet_(new SheetFrame(this)),
      tabs_(new QTabBar(sheet_)),
      tabMenu_(new MenuButton(sheet_)),
      upper_(new QStackedWidget(sheet_)),
      sheetColumn_(dense(sheet_)),
      heads_{dense(new QWidget(sheet_)), {}},
      feet_{dense(new QWidget(sheet_)), {}} {
    setObjectName(QStringLiteral("sidePanel"));
    tabs_->setObjectName(QStringLiteral("panelTabs"));
    tabs_->setProperty("look", "segment");
    tabs_->setExpanding(true);
    tabs_->setUsesScrollButtons(false);
    tabs_->setDrawBase(false);
    tabMenu_->setObjectName(QStringLiteral("panelTabMenu"));
    tabMenu_->setMenu(new QMenu(tabMenu_));
    tabMenu_->hide();
    sheetColumn_->addWidget(tabs_);
    sheetColumn_->addWidget(tabMenu_, 0, Qt::AlignLeft);
    sheetColumn_->addWidget(heads_.layout->parentWidget());
    sheetColumn_->addWidget(upper_);
    sheetColumn_->addWidget(feet_.layout->parentWidget());
    column_->addWidget(sheet_, 1);
    upper_->hide();
    setSpacings();
    sheet_->installEventFilter(this);
    connect(tabs_, &QTabBar::currentChanged, this, [this] {
        if (!filling_) showTab();
    });
    fillTabs();
}

void SidePanel::Strips::insert(Strip place, QWidget* widget) {
    const auto at = std::ranges::upper_bound(places, place);
    layout->insertWidget(static_cast<int>(at - places.begin()), widget);
    places.insert(at, place);
}

void SidePanel::setMoves(QWidget& moves, MovesHeights heights) {
    moves_ = &moves;
    movesHeights_ = std::move(heights);
    sheetColumn_->insertWidget(sheetColumn_->indexOf(upper_) + 1, moves_, 1);
    showTab();
}

void SidePanel::setButtons(QWidget& buttons) { sheetColumn_->addWidget(&buttons); }

void SidePanel::add(PanelPage& page, PagePlace place) {
    pages_.push_back({&page, place});
    upper_->addWidget(&page);
    connect(&page, &PanelPage::openAsked, this, [this, &page](bool open) { obey(page, open); });
    page.installEventFilter(this);
    if (place != PagePlace::Notes) return;
    page.setOpen(true);
    showMoves();
}

void SidePanel::add(Strip place, QWidget* widget) { (place > Strip::Thinking ? feet_ : heads_).insert(place, widget); }

void SidePanel::setPlates(QWidget& far, QWidget& near) {
    column_->insertWidget(column_->indexOf(sheet_), &far);
    column_->insertWidget(column_->indexOf(sheet_) + 1, &near);
}

void SidePanel::hold(StatusLine& status) {
    column_->insertWidget(0, &status.alarms());
    sheetColumn_->insertWidget(sheetColumn_->indexOf(feet_.layout->parentWidget()) + 1, &status.line());
    column_->addWidget(&status.failures());
    sheetColumn_->insertWidget(sheetColumn_->indexOf(heads_.layout->parentWidget()), &status.rules());
}

// --- tabs

PanelPage* SidePanel::tool() const {
    const auto found = std::ranges::find_if(pages_, [this](const Entry& entry) {
        const bool isTool = entry.place == PagePlace::Tool || entry.place == PagePlace::WholeTool;
        return isTool && entry.page->isOpen() && !inWindow(*entry.page);
    });
    return found == pages_.end() ? nullptr : found->page;
}

PanelPage* SidePanel::pageAt(PagePlace place) const {
    const auto found = std::ranges::find_if(pages_, [&](const Entry& entry) {
        return entry.place == place && entry.page->isOpen() && !inWindow(*entry.page);
    });
    return found == pages_.end() ? nullptr : found->page;
}

const SidePanel::Entry& SidePanel::entryOf(const PanelPage& page) const {
    const auto found = std::ranges::find_if(pages_, [&](const Entry& entry) { return entry.page == &page; });
    assert(found != pages_.end());
    return *found;
}

PanelPage* SidePanel::front() const {
    const int current = tabs_->currentIndex();
    return current < 0 ? nullptr : shownTabs_[static_cast<std::size_t>(current)];
}

void SidePanel::showMoves() { tabs_->setCurrentIndex(0); }

void SidePanel::obey(PanelPage& page, bool open) {
    if (inWindow(page)) {
        if (!open) return takeBack(page);
        page.raise();
        return page.activateWindow();
    }
    const PagePlace place = entryOf(page).place;
    if (open && (place == PagePlace::Tool || place == PagePlace::WholeTool)) closeOtherTools(page);
    fillTabs();
    const auto tab = std::ranges::find(shownTabs_, &page);
    if (place == PagePlace::AboveMoves || !open) {
        showTab();
    } else if (tab != shownTabs_.end()) {
        tabs_->setCurrentIndex(static_cast<int>(tab - shownTabs_.begin()));
        showTab();
    }
}

/// Closes any other tool page in the panel, because only one tool has a tab at a time.
void SidePanel::closeOtherTools(const PanelPage& page) {
    PanelPage* other = nullptr;
    for (const Entry& entry : pages_) {
        const bool isTool = entry.place == PagePlace::Tool || entry.place == PagePlace::WholeTool;
        if (isTool && entry.page != &page && entry.page->isOpen() && !inWindow(*entry.page)) other = entry.page;
    }
    if (other != nullptr) other->setOpen(false);
}

/// Fills the tab bar. The current tab stays current unless its page was closed.
void SidePanel::fillTabs() {
    std::vector<PanelPage*> wanted{nullptr};
    if (PanelPage* open = tool()) wanted.push_back(open);
    if (PanelPage* notes = pageAt(PagePlace::Notes)) wanted.push_back(notes);
    if (wanted != shownTabs_) {
        PanelPage* before = shownTabs_.empty() ? nullptr : front();
        filling_ = true;
        while (tabs_->count() > 0) tabs_->removeTab(0);
        shownTabs_ = wanted;
        for (std::size_t i = 0; i < shownTabs_.size(); ++i) tabs_->addTab(QString());
        const auto same = std::ranges::find(shownTabs_, before);
        tabs_->setCurrentIndex(same == shownTabs_.end() ? 0 : static_cast<int>(same - shownTabs_.begin()));
        filling_ = false;
    }
    retranslate();
}

void SidePanel::retranslate() {
    QMenu* menu = tabMenu_->menu();
    menu->clear();
    for (std::size_t i = 0; i < shownTabs_.size(); ++i) {
        const int index = static_cast<int>(i);
        const QString title = shownTabs_[i] != nullptr ? shownTabs_[i]->windowTitle() : tr("Moves");
        if (tabs_->tabText(index) != title) tabs_->setTabText(index, title);
        menu->addAction(title, tabs_, [this, index] { tabs_->setCurrentIndex(index); });
    }
    tabs_->setAccessibleName(tr("Panel"));
    fitTabs();
}

void SidePanel::fitTabs() {
    const bool fits = tabs_->minimumSizeHint().width() <= sheet_->width() - 2 * inset_ || !sheet_->isVisible();
    tabs_->setVisible(fits);
    tabMenu_->setVisible(!fits);
    if (tabs_->currentIndex() >= 0)
        tabMenu_->setText(tabs_->tabText(tabs_->currentIndex()) + QStringLiteral(" \u25BE"));
}

/// Shows the page of the current tab. On the tab of the moves, it is the page at `PagePlace::AboveMoves`.
void SidePanel::showTab() {
    PanelPage* page = front();
    if (page == nullptr) page = pageAt(PagePlace::AboveMoves);
    if (page != nullptr) upper_->setCurrentWidget(page);
    upper_->setVisible(page != nullptr);
    sheetColumn_->activate();
    share();
    sheetColumn_->activate();
    fitTabs();
    emit tabChanged();
}

// --- saving and restoring the choices of the user

PanelPage* SidePanel::restorableTool() const {
    const auto found = std::ranges::find_if(
        pages_, [](const Entry& entry) { return entry.page->isRestorable() && entry.page->isOpen(); });
    return found == pages_.end() ? nullptr : found->page;
}

SidePanel::State SidePanel::state() const {
    State state;
    if (const PanelPage* open = restorableTool()) {
        state.tool = open->objectName();
        state.inWindow = inWindow(*open);
    }
    const PanelPage* page = front();
    state.front = page == nullptr ? Front::Moves : page == pageAt(PagePlace::Notes) ? Front::Notes : Front::Tool;
    return state;
}

void SidePanel::restore(const State& state) {
    if (state.front == Front::Unknown) return;
    for (const Entry& entry : pages_) {
        PanelPage& page = *entry.page;
        if (!page.isRestorable()) continue;
        const bool wanted = page.objectName() == state.tool;
        if (wanted != page.isOpen()) page.setOpen(wanted);
        if (wanted && state.inWindow) openInWindow(page);
    }
    PanelPage* wanted = state.front == Front::Notes  ? pageAt(PagePlace::Notes)
                        : state.front == Front::Tool ? tool()
                                                     : nullptr;
    const auto tab = std::ranges::find(shownTabs_, wanted);
    tabs_->setCurrentIndex(tab == shownTabs_.end() ? 0 : static_cast<int>(tab - shownTabs_.begin()));
}

// --- heights

/// Returns true if the page and the list of moves fit into the sheet together.
bool SidePanel::leavesMoves(const PanelPage& page) const {
    switch (entryOf(page).place) {
        case PagePlace::WholeTool:
        case PagePlace::Notes: return false;
        case PagePlace::AboveMoves: return true;
        case PagePlace::Tool: break;
    }
    return roomForPages() >= page.easyHeight() + movesHeights_.least();
}

void SidePanel::share() {
    if (moves_ == nullptr) return;
    if (upper_->isHidden()) return moves_->show();
    const auto* page = static_cast<const PanelPage*>(upper_->currentWidget());
    const bool shared = leavesMoves(*page);
    moves_->setVisible(shared);
    if (!shared) {
        // Reset the minimum first, because a QStackedWidget otherwise requests the height of its highest page.
        upper_->setMinimumHeight(1);
        return upper_->setMaximumHeight(std::max(1, roomForPages() + sheetColumn_->spacing()));
    }
    const int both = roomForPages();
    const int left = std::max(0, both - std::min(moves_->minimumSizeHint().height(), movesHeights_.least()));
    // A tool that shares the sheet with the moves gets its comfortable height: `leavesMoves` has checked that the moves
    // keep enough room.
    const bool tool = entryOf(*page).place == PagePlace::Tool;
    const int needed = tool ? page->easyHeight() : page->minimumSizeHint().height();
    const int largest = std::min(left, std::max(needed, static_cast<int>(both * LargestPart)));
    const int most = page->maxHeight() > 0 ? std::min(page->maxHeight(), largest) : largest;
    const int least = std::min(page->easyHeight(), most);
    const int height = std::max(1, std::clamp(both - movesHeights_.wanted(), least, most));
    if (height == upper_->minimumHeight() && height == upper_->maximumHeight()) return;
    upper_->setFixedHeight(height);
    // Apply the new height at once. The page would overlap the list of moves until the next layout otherwise.
    sheetColumn_->activate();
}

/// Returns the height in pixels that the sheet has for a page and the list of moves together.
int SidePanel::roomForPages() const {
    const int width = sheet_->width() - 2 * inset_;
    int room = sheet_->height() - 2 * inset_ - sheetColumn_->spacing();
    for (int i = 0; i < sheetColumn_->count(); ++i) {
        const QWidget* part = sheetColumn_->itemAt(i)->widget();
        if (part == upper_ || part == moves_ || part->isHidden()) continue;
        const int height = part->hasHeightForWidth() ? part->heightForWidth(width) : part->sizeHint().height();
        room -= std::max(height, part->minimumHeight()) + sheetColumn_->spacing();
    }
    return room;
}

void SidePanel::setSpacings() {
    const bool low = height() < LowPanel;
    inset_ = low ? LowInset : Inset;
    column_->setSpacing(low ? LowGap : Gap);
    sheetColumn_->setContentsMargins(inset_, inset_, inset_, inset_);
    sheetColumn_->setSpacing(inset_ / 2);
    feet_.layout->setSpacing(inset_ / 2);
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setSpacings();
    fitTabs();
    // Share the height after the layout has set the heights of the parts.
    QMetaObject::invokeMethod(this, &SidePanel::share, Qt::QueuedConnection);
}

// --- pages in their own windows

void SidePanel::openInWindow(PanelPage& page) {
    if (inWindow(page)) return;
    page.setParent(window(), Qt::Window);
    page.resize(page.size().expandedTo(RoomyWindow));
    page.show();
    fillTabs();
    showTab();
}

void SidePanel::takeBack(PanelPage& page) {
    upper_->addWidget(&page);
    fillTabs();
    showTab();
}

/// Returns a page to the panel when its window is closed.
bool SidePanel::eventFilter(QObject* watched, QEvent* event) {
    auto* page = qobject_cast<PanelPage*>(watched);
    if (page == nullptr) {
        // Share the height again after a strip widget has appeared, disappeared or changed its text.
        if (event->type() == QEvent::LayoutRequest)
            QMetaObject::invokeMethod(this, &SidePanel::share, Qt::QueuedConnection);
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::Close && inWindow(*page)) {
        event->ignore();
        takeBack(*page);
        return true;
    }
    if (event->type() == QEvent::WindowTitleChange) retranslate();
    return QWidget::eventFilter(watched, event);
}

}  // namespace rokada::ui
