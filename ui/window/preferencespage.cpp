#include "window/preferencespage.h"

#include "kit/foldedtext.h"
#include "kit/fonts.h"
#include "kit/layoutpause.h"
#include "kit/verticalscroll.h"
#include "shell/lettersize.h"
#include "shell/partfocus.h"
#include "shell/preferencepages.h"
#include "shell/searchfield.h"
#include "window/preferencesheet.h"
#include "window/sectionlist.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

/// Margins and gaps in pixels. They align the texts of the section list with the title.
constexpr int PageLeft = 24, PageRight = 40, PageTop = 24, ListInset = 12, BodyTop = 20, PageBottom = 24;
/// Lengths in em.
constexpr double TitleSize = 1.85, ListWidth = 17, ColumnGap = 2.4, WidestSheet = 56, SearchWidth = 24, Narrow = 46,
                 SheetGap = 1.9, EmptyTop = 4;

struct SectionLook {
    const char* name;
    Icon icon;
};
constexpr std::array<SectionLook, PreferenceSections> looks{{{"look", Icon::Palette},
                                                             {"board", Icon::Game},
                                                             {"marks", Icon::Threat},
                                                             {"moves", Icon::Motion},
                                                             {"sound", Icon::Volume},
                                                             {"language", Icon::Globe},
                                                             {"reading", Icon::Eye},
                                                             {"computer", Icon::Engine},
                                                             {"books", Icon::Lesson}}};

}  // namespace

PreferencesPage::PreferencesPage(const PreferencePages& pages, QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      search_(new SearchField(this)),
      sections_(new SectionList(this)),
      sectionBox_(new QComboBox(this)),
      scroll_(new VerticalScroll(this)),
      body_(new QWidget),
      empty_(new QWidget(body_)),
      nothing_(new QLabel(empty_)),
      clear_(new QPushButton(empty_)) {
    setObjectName(QStringLiteral("preferencesPage"));
    makeHeader();
    makeSections();
    makeSheets(pages);
    makeEmpty();
    layOut();
    retranslate();
    choose(0);
}

// --- parts of the page

void PreferencesPage::makeHeader() {
    title_->setObjectName(QStringLiteral("preferencesTitle"));
    new LetterSize(*title_, TitleSize, true);
    search_->setObjectName(QStringLiteral("preferenceSearch"));
    search_->setProperty(FocusPart, true);
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, &PreferencesPage::search);
}

void PreferencesPage::makeSections() {
    sections_->setObjectName(QStringLiteral("preferenceSections"));
    sectionBox_->setObjectName(QStringLiteral("preferenceSectionBox"));
    sections_->setProperty(FocusPart, true);
    sectionBox_->setProperty(FocusPart, true);
    for (const SectionLook& look : looks) {
        sections_->addSection(look.icon);
        sectionBox_->addItem(QString());
    }
    connect(sections_, &QListWidget::currentRowChanged, this, &PreferencesPage::choose);
    connect(sections_, &QListWidget::itemClicked, this, [this] { choose(sections_->currentRow()); });
    connect(sectionBox_, &QComboBox::currentIndexChanged, this, &PreferencesPage::choose);
}

void PreferencesPage::makeSheets(const PreferencePages& pages) {
    auto* column = new QVBoxLayout(body_);
    column->setContentsMargins(2, 0, PageRight, PageBottom);
    for (const SectionLook& look : looks) {
        auto* sheet = new PreferenceSheet(look.name, body_);
        connect(sheet, &PreferenceSheet::chosen, this, [this] {
            refresh();
            emit chosen();
        });
        sheets_.push_back(sheet);
        column->addWidget(sheet);
    }
    for (const Preference& preference : pages.all())
        sheets_[static_cast<std::size_t>(preference.section)]->add(preference);
}

void PreferencesPage::makeEmpty() {
    empty_->setObjectName(QStringLiteral("nothingFound"));
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignHCenter);
    clear_->setObjectName(QStringLiteral("clearSearch"));
    connect(clear_, &QPushButton::clicked, this, [this] {
        search_->clear();
        search_->setFocus();
    });
    auto* column = new QVBoxLayout(empty_);
    column->setContentsMargins(0, qRound(EmptyTop * emOf(font())), 0, 0);
    column->setSpacing(16);
    column->addWidget(nothing_);
    column->addWidget(clear_, 0, Qt::AlignHCenter);
    body_->layout()->addWidget(empty_);
    static_cast<QVBoxLayout*>(body_->layout())->addStretch(1);
}

void PreferencesPage::layOut() {
    scroll_->setObjectName(QStringLiteral("preferenceScroll"));
    scroll_->setProperty(FocusPart, true);
    scroll_->setWidget(body_);
    head_ = new QBoxLayout(QBoxLayout::LeftToRight);
    head_->setContentsMargins(PageLeft, 0, PageRight, 0);
    head_->addWidget(title_);
    head_->addWidget(search_);
    head_->addWidget(sectionBox_);
    head_->addStretch(1);
    auto* list = new QVBoxLayout;
    list->addWidget(sections_);
    list->addStretch(1);
    parts_ = new QHBoxLayout;
    parts_->addLayout(list);
    parts_->addWidget(scroll_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, PageTop, 0, 0);
    column->setSpacing(BodyTop);
    column->addLayout(head_);
    column->addLayout(parts_, 1);
    QWidget::setTabOrder(search_, sectionBox_);
    QWidget::setTabOrder(sectionBox_, sections_);
    arrange();
}

/// Arranges the search field, the list of sections and the settings for the current width of the page.
void PreferencesPage::arrange() {
    const int em = emOf(font());
    const bool narrow = width() < Narrow * em;
    const int list = qRound(ListWidth * em), gap = qRound(ColumnGap * em);
    sections_->setVisible(!narrow);
    sectionBox_->setVisible(narrow);
    sections_->setFixedWidth(list);
    head_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    head_->setSpacing(narrow ? em / 2 : 0);
    title_->setFixedWidth(narrow ? width() - PageLeft - PageRight : ListInset / 2 + list + gap - PageLeft + 2);
    const int search = std::min(qRound(SearchWidth * em), std::max(1, width() - PageLeft - PageRight));
    search_->setFixedWidth(search);
    sectionBox_->setFixedWidth(search);
    parts_->setContentsMargins(narrow ? PageLeft - 2 : ListInset / 2, 0, 0, 0);
    parts_->setSpacing(narrow ? 0 : gap);
    const int widest = qRound(WidestSheet * em);
    for (PreferenceSheet* sheet : sheets_) sheet->setMaximumWidth(widest);
    empty_->setMaximumWidth(widest);
    body_->layout()->setSpacing(qRound(SheetGap * em));
}

// --- search and sections

bool PreferencesPage::searching() const { return !foldedWords(search_->text()).isEmpty(); }

/// Shows this section and ends a search.
void PreferencesPage::choose(int section) {
    if (section < 0) return;
    section_ = section;
    {
        const QSignalBlocker quiet(search_);
        search_->clear();
    }
    showSheets();
    scroll_->verticalScrollBar()->setValue(0);
}

void PreferencesPage::search() {
    showSheets();
    scroll_->verticalScrollBar()->setValue(0);
}

void PreferencesPage::showSheets() {
    const QSignalBlocker listQuiet(sections_);
    const QSignalBlocker boxQuiet(sectionBox_);
    const LayoutPause pause(*body_->layout());
    const QStringList words = foldedWords(search_->text());
    int found = 0;
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
        const int rows = sheets_[i]->filter(words);
        sheets_[i]->setVisible(rows > 0 && (searching() || static_cast<int>(i) == section_));
        found += rows;
    }
    sections_->setCurrentRow(searching() ? -1 : section_);
    sectionBox_->setCurrentIndex(searching() ? -1 : section_);
    empty_->setVisible(found == 0);
    //: %1: a search for settings
    nothing_->setText(tr("No setting contains \u201c%1\u201d.").arg(search_->text().simplified()));
}

void PreferencesPage::refresh() {
    for (PreferenceSheet* sheet : sheets_) sheet->refresh();
    if (searching()) showSheets();
}

void PreferencesPage::takeFocus() {
    search_->setFocus();
    search_->selectAll();
}

// --- texts and keys

void PreferencesPage::retranslate() {
    title_->setText(tr("Settings"));
    search_->setWords(tr("Search settings"));
    sections_->setAccessibleName(tr("Sections"));
    sectionBox_->setAccessibleName(tr("Sections"));
    clear_->setText(tr("Clear search"));
    const QStringList names{
        tr("Appearance"), tr("Board and pieces"), tr("Marks on the board"),   tr("Moves"),        tr("Sound"),
        tr("Language"),   tr("Reading aloud"),    tr("Computer and engines"), tr("Opening books")};
    sections_->setNames(names);
    const QSignalBlocker quiet(sectionBox_);
    for (int i = 0; i < PreferenceSections; ++i) {
        sectionBox_->setItemText(i, names[i]);
        sheets_[static_cast<std::size_t>(i)]->setTitle(names[i]);
    }
    refresh();
    showSheets();
}

void PreferencesPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) arrange();
}

void PreferencesPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// The Down key moves the focus from the search field to the list of sections.
bool PreferencesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Down || !sections_->isVisible()) return false;
    sections_->setFocus(Qt::TabFocusReason);
    return true;
}

/// Esc clears the search, or leaves the page if there is no search. Enter presses the focused button, which Qt does
/// only in dialogs.
void PreferencesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        if (search_->text().isEmpty()) return emit left();
        search_->clear();
        return search_->setFocus();
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (!enter || !button || !button->hasFocus()) return QWidget::keyPressEvent(event);
    button->click();
}

}  // namespace rokada::ui
