#include "help/helppage.h"

#include "help/handbooksearch.h"
#include "help/handbookview.h"
#include "help/helpcontents.h"
#include "kit/flowrow.h"
#include "kit/foldedtext.h"
#include "kit/fonts.h"
#include "kit/icons.h"
#include "shell/lettersize.h"
#include "shell/partfocus.h"
#include "shell/searchfield.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Margins and gaps in pixels, as on the settings page.
constexpr int PageLeft = 24, PageRight = 40, PageTop = 24, BodyTop = 20, PageBottom = 24, ButtonGap = 8;
/// Lengths in em.
constexpr double TitleSize = 1.85, ListWidth = 17, WidestText = 60, SearchWidth = 24, Narrow = 46, ShortList = 7;

}  // namespace

HelpPage::HelpPage(const QString& language, QWidget* parent)
    : QWidget(parent),
      handbook_(std::make_unique<Handbook>(language)),
      title_(new QLabel(this)),
      search_(new SearchField(this)),
      back_(new QToolButton(this)),
      forward_(new QToolButton(this)),
      contents_(new HelpContents(this)),
      hits_(new HelpHits(this)),
      nothing_(new QLabel(this)),
      lists_(new QStackedWidget(this)),
      shortcuts_(new QWidget(this)),
      view_(new HandbookView(this)) {
    setObjectName(QStringLiteral("helpPage"));
    makeHeader();
    layOut();
    contents_->setHandbook(*handbook_);
    connect(contents_, &HelpContents::topicChosen, this, [this](const HelpTopic& topic) { open(topic); });
    connect(hits_, &HelpHits::topicChosen, this, [this](const HelpTopic& topic) { open(topic); });
    connect(view_, &HandbookView::linkFollowed, this, [this](const QString& page, const QString& anchor) {
        open({page, anchor});
    });
    retranslate();
}

HelpPage::~HelpPage() = default;

// --- parts of the page

void HelpPage::makeHeader() {
    title_->setObjectName(QStringLiteral("helpTitle"));
    new LetterSize(*title_, TitleSize, true);
    search_->setObjectName(QStringLiteral("helpSearch"));
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, &HelpPage::search);
    const auto make = [this](QToolButton& button, const char* name, Icon icon, QKeySequence::StandardKey keys, int by) {
        button.setObjectName(QLatin1String(name));
        button.setProperty("look", "icon");
        button.setIcon(iconOf(icon));
        connect(&button, &QToolButton::clicked, this, [this, by] { step(by); });
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, &button, &QToolButton::click);
    };
    make(*back_, "helpBack", Icon::ChevronLeft, QKeySequence::Back, -1);
    make(*forward_, "helpForward", Icon::ChevronRight, QKeySequence::Forward, 1);
}

void HelpPage::layOut() {
    contents_->setObjectName(QStringLiteral("helpContents"));
    hits_->setObjectName(QStringLiteral("helpHits"));
    nothing_->setObjectName(QStringLiteral("helpNothing"));
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    view_->setObjectName(QStringLiteral("helpText"));
    shortcuts_->setObjectName(QStringLiteral("helpShortcuts"));
    for (QWidget* part : {static_cast<QWidget*>(search_), static_cast<QWidget*>(lists_), static_cast<QWidget*>(view_)})
        part->setProperty(FocusPart, true);
    for (QWidget* list :
         {static_cast<QWidget*>(contents_), static_cast<QWidget*>(hits_), static_cast<QWidget*>(nothing_)})
        lists_->addWidget(list);
    auto* buttons = new FlowRow;
    buttons->setSpacing(ButtonGap);
    buttons->setContentsMargins(0, 0, 0, ButtonGap);
    shortcuts_->setLayout(buttons);
    head_ = new QBoxLayout(QBoxLayout::LeftToRight);
    head_->setContentsMargins(PageLeft, 0, PageRight, 0);
    head_->addWidget(title_);
    auto* tools = new QHBoxLayout;
    for (QWidget* tool :
         {static_cast<QWidget*>(search_), static_cast<QWidget*>(back_), static_cast<QWidget*>(forward_)})
        tools->addWidget(tool);
    tools->addStretch(1);
    head_->addLayout(tools);
    auto* right = new QVBoxLayout;
    right->addWidget(shortcuts_);
    right->addWidget(view_, 1);
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight);
    parts_->addWidget(lists_);
    parts_->addLayout(right, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, PageTop, 0, PageBottom);
    column->setSpacing(BodyTop);
    column->addLayout(head_);
    column->addLayout(parts_, 1);
    arrange();
}

/// Arranges the lists and the text for the current width of the page.
void HelpPage::arrange() {
    const int em = emOf(font());
    const bool narrow = width() < Narrow * em;
    const int list = qRound(ListWidth * em);
    head_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    head_->setSpacing(narrow ? em / 2 : 0);
    title_->setFixedWidth(narrow ? width() - PageLeft - PageRight : list + BodyTop - PageLeft / 2);
    search_->setFixedWidth(std::min(qRound(SearchWidth * em), std::max(1, width() - PageLeft - PageRight - 6 * em)));
    parts_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    parts_->setContentsMargins(PageLeft / 2, 0, narrow ? PageLeft / 2 : PageRight, 0);
    parts_->setSpacing(BodyTop);
    lists_->setMinimumWidth(narrow ? 0 : list);
    lists_->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : list);
    lists_->setMaximumHeight(narrow ? qRound(ShortList * em) : QWIDGETSIZE_MAX);
    view_->setMaximumWidth(qRound(WidestText * em));
}

void HelpPage::addShortcut(QAction& action) {
    auto* button = new QPushButton(shortcuts_);
    button->setObjectName(action.objectName() + QStringLiteral("Shortcut"));
    button->setProperty("look", "secondary");
    const auto follow = [button, &action] {
        button->setText(action.text().remove(u'&'));
        button->setToolTip(action.statusTip());
        button->setEnabled(action.isEnabled());
    };
    connect(&action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, this, [this, &action] { emit actionWanted(action); });
    follow();
    shortcuts_->layout()->addWidget(button);
}

// --- pages

void HelpPage::setLanguage(const QString& language) {
    handbook_ = std::make_unique<Handbook>(language);
    contents_->setHandbook(*handbook_);
    search();
    if (!history_.empty()) showVisit(history_[here_]);
}

void HelpPage::open(const HelpTopic& topic, const QString& preface) { visit({topic, preface, {}}); }

/// Shows a place and adds it to the history. Removes the places to which the user could have gone forward.
void HelpPage::visit(Visit visit) {
    const HandbookPage* page = handbook_->page(visit.topic.page);
    if (page == nullptr) return;
    // English anchors are valid in all languages.
    const HandbookSection* section = page->section(visit.topic.anchor);
    visit.topic.anchor = section && section->level > 1 ? section->english : QString();
    noteScroll();
    const bool again = !history_.empty() && history_[here_].topic == visit.topic;
    history_.resize(history_.empty() ? 0 : here_ + (again ? 0 : 1));
    history_.push_back(std::move(visit));
    here_ = history_.size() - 1;
    showVisit(history_[here_]);
}

void HelpPage::noteScroll() {
    if (!history_.empty()) history_[here_].scroll = view_->verticalScrollBar()->value();
}

void HelpPage::step(int by) {
    const auto last = static_cast<std::ptrdiff_t>(history_.size()) - 1;
    const std::ptrdiff_t to = static_cast<std::ptrdiff_t>(here_) + by;
    if (to < 0 || to > last) return;
    noteScroll();
    here_ = static_cast<std::size_t>(to);
    showVisit(history_[here_]);
}

void HelpPage::showVisit(const Visit& visit) {
    const HandbookPage* page = handbook_->page(visit.topic.page);
    const HandbookSection* section = page->section(visit.topic.anchor);
    const QString anchor = section ? section->anchor : QString();
    view_->showPage(*handbook_, visit.since.isEmpty() ? *page : handbook_->newsSince(visit.since), visit.preface);
    if (visit.scroll >= 0) {
        view_->verticalScrollBar()->setValue(visit.scroll);
    } else {
        view_->scrollToSection(visit.preface.isEmpty() ? anchor : QString());
    }
    contents_->select(page->name, anchor);
    shortcuts_->setVisible(page->name == Handbook::Contents && shortcuts_->layout()->count() > 0);
    back_->setEnabled(here_ > 0);
    forward_->setEnabled(here_ + 1 < history_.size());
}

void HelpPage::openVariant(const QString& variant) { open(handbook_->topicAbout(variant)); }

void HelpPage::openAction(const QString& action) { open({handbook_->pageAbout(action).name, {}}); }

void HelpPage::openNews(const QString& known) { visit({{Handbook::News.toString(), {}}, {}, known}); }

// --- search

/// Shows the results of the search instead of the contents.
void HelpPage::search() {
    const auto hits = searchHandbook(*handbook_, search_->text());
    hits_->setHits(hits);
    //: %1: a search in the handbook
    nothing_->setText(tr("The handbook does not contain \u201c%1\u201d.").arg(search_->text().simplified()));
    QWidget* shown = foldedWords(search_->text()).isEmpty() ? static_cast<QWidget*>(contents_)
                     : hits.empty()                         ? static_cast<QWidget*>(nothing_)
                                                            : hits_;
    lists_->setCurrentWidget(shown);
    view_->highlight(search_->text());
}

void HelpPage::takeFocus() { view_->setFocus(); }

// --- texts and keys

void HelpPage::retranslate() {
    title_->setText(tr("Help"));
    search_->setWords(tr("Search the handbook"));
    contents_->setAccessibleName(tr("Contents"));
    hits_->setAccessibleName(tr("Search results"));
    view_->setAccessibleName(tr("Handbook"));
    back_->setToolTip(tr("Go back"));
    back_->setAccessibleName(back_->toolTip());
    forward_->setToolTip(tr("Go forward"));
    forward_->setAccessibleName(forward_->toolTip());
    search();
}

void HelpPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) arrange();
}

void HelpPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// The Down key moves the focus from the search field to the list below it. Enter opens the first result.
bool HelpPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (enter && lists_->currentWidget() == hits_) hits_->setCurrentRow(0);
    if (key == Qt::Key_Down) lists_->currentWidget()->setFocus(Qt::TabFocusReason);
    return enter || key == Qt::Key_Down;
}

/// Esc clears the search, or leaves the page if there is no search.
void HelpPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    if (search_->text().isEmpty()) return emit left();
    search_->clear();
    search_->setFocus();
}

}  // namespace rokada::ui
