#include "learn/coursepage.h"

#include "kit/icons.h"
#include "kit/verticalscroll.h"
#include "learn/curriculum.h"
#include "learn/learnerbutton.h"
#include "learn/lessonspart.h"
#include "learn/practicepart.h"
#include "learn/puzzlespart.h"
#include "learn/puzzlestore.h"
#include "newgame/segmentrow.h"
#include "shell/lettersize.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QAbstractButton>
#include <QDate>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Margins of the page in pixels. `PageTabInset` is the padding inside a tab: it aligns the text of the first tab with
/// the title. `PageChapterInset` is the padding inside a chapter row: the row starts further left, so that its text is
/// aligned with the title.
constexpr int PageLeft = 24, PageRight = 40, PageTop = 24, PageTabInset = 14, PageChapterInset = 12, PagePartTop = 22,
              PagePartBottom = 20;
/// Font size of the title, as a multiple of the page's font size.
constexpr double PageTitleSize = 1.85;

}  // namespace

CoursePage::CoursePage(Curriculum& curriculum, PuzzleStore& puzzles, Learners& learners, const Settings& settings,
                       QWidget* parent)
    : QWidget(parent),
      puzzles_(puzzles),
      title_(new QLabel(this)),
      segments_(new SegmentRow(this)),
      learner_(new LearnerButton(learners, this)),
      games_(new QTabBar(this)),
      parts_(new QStackedWidget(this)),
      lessons_(new LessonsPart(curriculum, learners, settings, nullptr)),
      puzzlesPart_(new PuzzlesPart(learners, settings, nullptr)),
      practice_(new PracticePart(settings, nullptr)) {
    setObjectName(QStringLiteral("coursePage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, PageTop, 0, 0);
    column->setSpacing(0);
    column->addWidget(header());
    makeTabs();
    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(PageLeft - PageTabInset, 8, PageRight, 0);
    tabs->addWidget(games_);
    column->addLayout(tabs);
    column->addWidget(parts_, 1);
    for (QWidget* part :
         {static_cast<QWidget*>(lessons_), static_cast<QWidget*>(puzzlesPart_), static_cast<QWidget*>(practice_)})
        addPart(part);
    connect(segments_, &SegmentRow::chosen, this, [this](int part) { showPart(static_cast<Part>(part)); });
    connect(games_, &QTabBar::currentChanged, this,
            [this](int place) { emit gameChosen(offeredVariants()[static_cast<std::size_t>(place)]); });
    connect(learner_, &LearnerButton::changed, this, &CoursePage::refresh);
    retranslate();
}

// --- parts of the page

QWidget* CoursePage::header() {
    auto* bar = new QWidget(this);
    auto* row = new QGridLayout(bar);
    row->setContentsMargins(PageLeft, 0, PageRight, 0);
    title_->setObjectName(QStringLiteral("learnTitle"));
    new LetterSize(*title_, PageTitleSize, true);
    // Tests and shortcuts find the tab bar by this name.
    segments_->findChild<QTabBar*>()->setObjectName(QStringLiteral("learnParts"));
    learner_->setProperty("look", "quiet");
    learner_->setIcon(iconOf(Icon::Person));
    row->addWidget(title_, 0, 0, Qt::AlignLeft | Qt::AlignVCenter);
    row->addWidget(segments_, 0, 1);
    row->addWidget(learner_, 0, 2, Qt::AlignRight | Qt::AlignVCenter);
    row->setColumnStretch(0, 1);
    row->setColumnStretch(2, 1);
    return bar;
}

void CoursePage::makeTabs() {
    games_->setObjectName(QStringLiteral("learnGames"));
    games_->setProperty("look", "underline");
    games_->setExpanding(false);
    games_->setElideMode(Qt::ElideNone);
    for (const VariantInfo& info : offeredVariants()) games_->addTab(variantName(info.id));
}

/// Adds the lessons, the puzzles or the practice in a scroll area of its own.
void CoursePage::addPart(QWidget* part) {
    auto* content = new QWidget;
    auto* room = new QVBoxLayout(content);
    const int inset = part == lessons_ ? PageChapterInset : 0;
    room->setContentsMargins(PageLeft - inset, PagePartTop, PageRight - inset, PagePartBottom);
    room->addWidget(part);
    auto* scroll = new VerticalScroll(parts_);
    scroll->setWidget(content);
    parts_->addWidget(scroll);
}

// --- contents

void CoursePage::showGame(const VariantInfo& game) {
    game_ = &game;
    const QSignalBlocker quiet(games_);
    games_->setCurrentIndex(static_cast<int>(&game - offeredVariants().data()));
    lessons_->showGame(game);
    practice_->showGame(game);
    refresh();
}

CoursePage::Part CoursePage::part() const { return static_cast<Part>(parts_->currentIndex()); }

void CoursePage::showPart(Part part) {
    segments_->setValue(static_cast<int>(part));
    parts_->setCurrentIndex(static_cast<int>(part));
}

void CoursePage::refresh() {
    if (!game_) return;
    learner_->refresh();
    lessons_->refresh();
    puzzlesPart_->show(puzzles_.of(game_->id), QDate::currentDate().toJulianDay());
    practice_->refresh();
}

void CoursePage::takeFocus() {
    switch (part()) {
        case Part::Lessons: return lessons_->takeFocus();
        case Part::Puzzles: return puzzlesPart_->takeFocus();
        case Part::Practice: return practice_->takeFocus();
    }
}

// --- texts and keys

void CoursePage::retranslate() {
    title_->setText(tr("Learn"));
    segments_->setName(tr("Ways to learn"));
    segments_->setOptions({{static_cast<int>(Part::Lessons), tr("Lessons")},
                           {static_cast<int>(Part::Puzzles), tr("Puzzles")},
                           {static_cast<int>(Part::Practice), tr("Practice")}});
    games_->setAccessibleName(tr("Variant to learn"));
    for (int i = 0; i < games_->count(); ++i)
        games_->setTabText(i, variantName(offeredVariants()[static_cast<std::size_t>(i)].id));
    // Qt does not translate the accessible names of a tab bar's scroll buttons again when the language changes.
    const QStringList scrolling{tr("Scroll the variants back"), tr("Scroll the variants forward")};
    const auto buttons = games_->findChildren<QAbstractButton*>();
    for (int i = 0; i < std::min(scrolling.size(), buttons.size()); ++i) buttons[i]->setAccessibleName(scrolling[i]);
    refresh();
}

void CoursePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

/// Presses the focused button on Enter, because outside a dialog Qt presses buttons only with Space. Leaves the page on
/// Esc.
void CoursePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit left();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (!enter || !button || !button->hasFocus()) return QWidget::keyPressEvent(event);
    button->click();
}

}  // namespace rokada::ui
