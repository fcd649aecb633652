#include "lesson/lessonpage.h"

#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/verticalscroll.h"
#include "lesson/answerpanel.h"
#include "lesson/lessonboard.h"
#include "lesson/placelabel.h"
#include "lesson/reachkey.h"
#include "lesson/stepanswers.h"
#include "lesson/stepprogress.h"
#include "lesson/steptask.h"
#include "newgame/plainbutton.h"
#include "scene/boardscene.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/boardarrangement.h"
#include "shell/lettersize.h"
#include "shell/sharedsettings.h"
#include "texts/lessontexts.h"
#include "texts/notations.h"
#include "texts/texts.h"
#include "torus/board3dbox.h"
#include "torus/board3dview.h"
#include "torus/torussettings.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Distance in pixels between the left edge of the text and that of the panel on the game page, which is further right.
constexpr int WordsShift = 8;
/// Gaps of the page, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double SideGap = 20, HelpGap = 8, FootGap = 12, WordsGap = 14;
/// Font sizes of the title and of the text, as multiples of the page's font size.
constexpr double LessonTitleSize = 1.85, LessonTextSize = 1.3;
/// Minimum height of a page that shows the 3D board, in pixels. On a lower page, the 3D board would leave no room for
/// the text.
constexpr int MinHeightForRound = 600;

}  // namespace

LessonPage::LessonPage(Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      board_(new LessonBoard(this)),
      key_(new ReachKey(this)),
      side_(new QWidget(this)),
      back_(new PlainButton(PlainButton::Kind::Quiet, "backButton", side_)),
      where_(new PlaceLabel(side_)),
      title_(new QLabel),
      progress_(new StepProgress(side_)),
      scroll_(new VerticalScroll(side_)),
      text_(new QLabel),
      task_(new QLabel),
      answers_(new StepAnswers(nullptr)),
      panel_(new AnswerPanel(nullptr)),
      help_(new QGridLayout),
      hint_(new QPushButton(side_)),
      takeBack_(new QPushButton(side_)),
      restart_(new QPushButton(side_)),
      round_(new Board3DBox(*board_, side_)),
      roundShown_(new QPushButton(side_)),
      next_(new QPushButton(side_)) {
    setObjectName(QStringLiteral("lessonPage"));
    where_->setObjectName(QStringLiteral("lessonPlace"));
    title_->setObjectName(QStringLiteral("lessonTitle"));
    text_->setObjectName(QStringLiteral("stepText"));
    task_->setObjectName(QStringLiteral("stepTask"));
    hint_->setObjectName(QStringLiteral("hintButton"));
    takeBack_->setObjectName(QStringLiteral("takeBackButton"));
    restart_->setObjectName(QStringLiteral("restartButton"));
    next_->setObjectName(QStringLiteral("nextButton"));
    roundShown_->setObjectName(QStringLiteral("board3DButton"));
    roundShown_->setCheckable(true);
    layOut();
    connectAnswers();
    retranslate();
}

LessonPage::~LessonPage() { leaveLesson(); }

// --- page

void LessonPage::layOut() {
    auto* column = new QVBoxLayout(side_);
    column->setContentsMargins(0, 0, 0, 0);
    back_->setSign(Icon::ChevronLeft);
    auto* heading = new QHBoxLayout;
    heading->addWidget(back_);
    heading->addStretch(1);
    heading->addWidget(where_);
    column->addLayout(heading);
    column->addWidget(progress_);
    scroll_->setWidget(words());
    column->addWidget(scroll_, 1);
    column->addWidget(round_, 1);
    layOutFoot(*column);
}

void LessonPage::layOutFoot(QVBoxLayout& column) {
    hint_->setIcon(iconOf(Icon::Hint));
    takeBack_->setIcon(iconOf(Icon::Undo));
    restart_->setIcon(iconOf(Icon::Refresh));
    roundShown_->setIcon(iconOf(Icon::Torus));
    next_->setProperty("large", true);
    column.addLayout(help_);
    column.addWidget(next_);
}

/// Creates the scrollable part of the page: title, text, task and answers, and the feedback at the bottom.
QWidget* LessonPage::words() {
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    title_->setWordWrap(true);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    task_->setWordWrap(true);
    task_->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget* widget : {static_cast<QWidget*>(title_), static_cast<QWidget*>(text_), static_cast<QWidget*>(task_),
                            static_cast<QWidget*>(answers_)})
        column->addWidget(widget);
    column->addStretch(1);
    column->addWidget(panel_);
    new LetterSize(*title_, LessonTitleSize, true);
    new LetterSize(*text_, LessonTextSize);
    new LetterSize(*task_, 1, true);
    return all;
}

/// Places the board and the text where the game page places its board and its panel.
void LessonPage::placeParts() {
    constexpr int Shadow = BoardLayout::ShadowRoom;
    const int key = key_->isHidden() ? 0 : key_->sizeHint().height();
    const QSize around(2 * Shadow, 2 * Shadow), below(0, key);
    const int em = emOf(font());
    const BoardArrangement places = arrange(
        size(), em, 0, [&](QSize room) { return board_->layoutIn(room + around - below).needed() - around + below; });
    board_->setGeometry(places.board.adjusted(-Shadow, -Shadow, Shadow, Shadow - key));
    key_->setGeometry(places.board.left(), places.board.bottom() + 1 - key, places.board.width(), key);
    side_->setGeometry(places.panel.translated(places.narrow ? 0 : -WordsShift, 0));
    side_->layout()->setSpacing(designPixels(FootGap, em));
    scroll_->widget()->layout()->setSpacing(designPixels(WordsGap, em));
    scroll_->widget()->layout()->setContentsMargins(0, designPixels(SideGap, em), 0, 0);
    placeHelp();
}

/// Places the visible buttons of the row "Hint, Undo, Restart, 3D board". All have the same width. They take several
/// rows if they do not fit in one.
void LessonPage::placeHelp() {
    const int gap = designPixels(HelpGap, emOf(font()));
    // The minimum width of a button is smaller than its size hint by this part of its padding.
    const int spare = 2 * gap;
    std::vector<QPushButton*> shown;
    int widest = 1;
    for (QPushButton* button : {hint_, takeBack_, restart_, roundShown_}) {
        help_->removeWidget(button);
        if (button->isHidden()) continue;
        shown.push_back(button);
        widest = std::max(widest, button->sizeHint().width() - spare);
    }
    const int count = static_cast<int>(shown.size());
    const int columns = std::clamp((side_->width() + gap) / (widest + gap), 1, std::max(count, 1));
    for (QPushButton* button : shown) button->setMinimumWidth(widest);
    help_->setSpacing(gap);
    for (int i = 0; i < 4; ++i) help_->setColumnStretch(i, i < columns ? 1 : 0);
    for (int i = 0; i < count; ++i) help_->addWidget(shown[static_cast<std::size_t>(i)], i / columns, i % columns);
}

void LessonPage::connectAnswers() {
    const auto tells = [this](auto what) {
        return [this, what] {
            if (run_) (run_.get()->*what)();
        };
    };
    const auto gives = [this](auto what) {
        return [this, what](const auto& answer) {
            if (run_) (run_.get()->*what)(answer);
        };
    };
    connect(board_, &BoardWidget::moveChosen, this, gives(&LessonRun::play));
    connect(board_, &BoardWidget::illegalMoveTried, this, gives(&LessonRun::refuse));
    connect(board_, &BoardWidget::squarePointed, this, gives(&LessonRun::point));
    connect(answers_, &StepAnswers::optionChosen, this, gives(&LessonRun::choose));
    connect(answers_, &StepAnswers::checkWanted, this, tells(&LessonRun::check));
    connect(answers_, &StepAnswers::picked, this, gives(&LessonRun::pick));
    connect(answers_, &StepAnswers::demonstrationWanted, this, tells(&LessonRun::showAgain));
    connect(answers_, &StepAnswers::typed, this, [this](const QString& text) {
        if (run_) run_->type(text, letters());
    });
    connect(hint_, &QPushButton::clicked, this, tells(&LessonRun::hint));
    connect(takeBack_, &QPushButton::clicked, this, tells(&LessonRun::takeBack));
    connect(restart_, &QPushButton::clicked, this, tells(&LessonRun::restart));
    connect(next_, &QPushButton::clicked, this, &LessonPage::nextStep);
    connect(back_, &PlainButton::clicked, this, &LessonPage::left);
    connect(roundShown_, &QPushButton::clicked, this, [this](bool shown) {
        settings_.set(keys::board3DShown(), shown);
        showRound();
    });
}

void LessonPage::connectRun() {
    connect(run_.get(), &LessonRun::begun, this, &LessonPage::beginStep);
    connect(run_.get(), &LessonRun::replaced, this, [this] {
        board_->show(run_->game());
        round_->view().setGame(&run_->game());
    });
    connect(run_.get(), &LessonRun::moved, this, [this] {
        board_->refresh();
        if (const Turn* turn = run_->game().last()) round_->view().showMove(*turn);
        showState();
    });
    connect(run_.get(), &LessonRun::changed, this, &LessonPage::showState);
    connect(run_.get(), &LessonRun::finished, this, [this] {
        done_ = std::max(done_, static_cast<int>(run_->at()) + 1);
        emit stepDone(run_->at());
    });
}

void LessonPage::applyLooks() {
    if (!run_) return;
    BoardTheme theme = shownTheme(settings_, run_->lesson().book->variant().id);
    if (coloursHidden_) theme.dark = theme.light;
    if (coloursHidden_) theme.gridWidth = std::max(theme.gridWidth, 1);
    BoardLook look = board_->frame().look;
    look.theme = theme;
    look.drawings = settings_.get(keys::drawings());
    look.moveDuration = motion(settings_);
    look.checkered = !coloursHidden_;
    look.coordinates = namesHidden_ ? Coordinates::Off : Coordinates::Usual;
    board_->setLook(look);
    round_->view().setMotion(motion(settings_) > 0);
    showRound();
}

/// Shows the 3D board if the variant wraps around, the setting is on and the page is high enough. A trainer that hides
/// names or colours has no 3D board.
void LessonPage::showRound() {
    const bool wraps = run_ && run_->lesson().book->geometry().wraps();
    const bool use = wraps && !namesHidden_ && !coloursHidden_;
    const bool on = settings_.get(keys::board3DShown());
    roundShown_->setVisible(use);
    roundShown_->setChecked(on);
    round_->setVisible(use && on && height() >= MinHeightForRound);
    placeHelp();
}

void LessonPage::setBlind(bool names, bool colours) {
    namesHidden_ = names;
    coloursHidden_ = colours;
    applyLooks();
}

/// Closes the lesson. The boards must release the game before it is destroyed.
void LessonPage::leaveLesson() {
    round_->view().setGame(nullptr);
    board_->setGame(nullptr);
    run_.reset();
}

// --- steps

void LessonPage::show(const Lesson& lesson, std::size_t step, int done) {
    leaveLesson();
    run_ = std::make_unique<LessonRun>(lesson, this);
    done_ = done;
    connectRun();
    applyLooks();
    title_->setText(texts::of(lesson.title));
    run_->begin(step);
}

void LessonPage::beginStep() {
    const LessonStep& step = run_->step();
    board_->show(run_->game());
    turnBoard(step);
    round_->view().setGame(&run_->game());
    if (const Square taught = taughtOf(step); taught != NoSquare) round_->view().face(taught);
    key_->setVisible(tellsReachesApart(run_->game().book().variant()));
    placeParts();
    board_->setAnswering(run_->asksForMoves(), run_->asksForSquares());
    text_->setText(texts::of(step.text));
    answers_->begin(*run_, notation());
    scroll_->verticalScrollBar()->setValue(0);
    panel_->show({});
    panel_->announceOnly(text_->text());
    showState();
}

/// Turns the board so that the view fits the step. Does not animate the turn, because the step has a new position.
void LessonPage::turnBoard(const LessonStep& step) {
    const auto& sides = step.position.book().variant().sideSpecs;
    board_->setLook(&BoardLook::moveDuration, 0);
    board_->setLook(&BoardLook::quarterTurns, step.turned ? 4 - sides[step.position.turn()].quarterTurns : 0);
    board_->setLook(&BoardLook::moveDuration, motion(settings_));
}

QString LessonPage::notation() const {
    const LessonStep& step = run_->step();
    if (step.type != StepType::Find || step.rightMoves.empty()) return {};
    return moveText(step.position, step.rightMoves.front(), NotationStyle::International);
}

std::vector<Letters> LessonPage::letters() const {
    return typedLetters(settings_.get(keys::notation()), run_->lesson().book->variant());
}

void LessonPage::showState() {
    const bool done = run_->done();
    const bool reading = run_->step().type == StepType::Read;
    showPlace();
    board_->setMarks(run_->marks());
    if (run_->asksForMoves()) board_->setMode(&BoardMode::enabled, !run_->exercise().done() && !run_->busy());
    const QString left = QStringList{texts::taskLeft(*run_), fact_}.join(QStringLiteral("   ")).trimmed();
    task_->setText(left);
    task_->setVisible(!left.isEmpty());
    answers_->refresh(*run_);
    panel_->show(run_->feedback());
    hint_->setEnabled(!run_->exercise().done() && !reading && !run_->busy());
    takeBack_->setEnabled(run_->canTakeBack());
    restart_->setEnabled(!reading);
    const bool free = done || reading;
    const bool becomesFree = free && !next_->isEnabled();
    next_->setEnabled(free);
    // While the button is disabled, the button for the answer is the only primary one.
    next_->setProperty("look", free ? "primary" : "secondary");
    next_->setText(!run_->last() ? tr("Next") : lastWords_.isEmpty() ? tr("Back to courses") : lastWords_);
    next_->setToolTip(run_->last() ? lastMore_ : QString());
    if (becomesFree && !reading) next_->setFocus(Qt::OtherFocusReason);
    // Scroll to the feedback in the next event loop pass, when the layout is complete.
    if (panel_->isHidden()) return;
    QMetaObject::invokeMethod(
        this, [this] { scroll_->ensureWidgetVisible(panel_, 0, 0); }, Qt::QueuedConnection);
}

void LessonPage::nextStep() {
    if (!run_) return;
    const bool byKeys = next_->hasFocus() && board_->frame().attention.cursor != NoSquare;
    run_->read();
    if (!run_->exercise().done()) return;
    if (run_->last()) return emit lessonOver();
    run_->begin(run_->at() + 1);
    takeFocus(byKeys);
}

void LessonPage::takeFocus(bool byKeys) {
    if (!run_) return;
    if (run_->step().type == StepType::Read) return next_->setFocus(Qt::OtherFocusReason);
    if (answers_->focusFirst()) return;
    byKeys ? board_->takeKeyboard() : board_->setFocus(Qt::OtherFocusReason);
}

void LessonPage::setLastWords(const QString& words, const QString& more) {
    lastWords_ = words;
    lastMore_ = more;
    if (run_) showState();
}

void LessonPage::setWayBack(const QString& words) {
    wayBack_ = words;
    retranslate();
}

void LessonPage::setPlace(const Place& place) {
    place_ = place;
    if (run_) showPlace();
}

void LessonPage::setFact(const QString& fact) {
    fact_ = fact;
    if (run_) showState();
}

void LessonPage::showPlace() {
    const int steps = static_cast<int>(run_->lesson().steps.size()), at = static_cast<int>(run_->at());
    if (place_) {
        where_->show(place_->words, place_->clock);
        progress_->showShare(place_->done, place_->all, place_->words);
    } else {
        where_->show(steps > 1 ? tr("Step %1 of %2").arg(at + 1).arg(steps) : QString(), false);
        progress_->show(steps, done_, at);
    }
    progress_->setVisible(place_ ? place_->all > 0 : steps > 1);
    const bool helped = !place_ || !place_->clock;
    if (hint_->isHidden() != helped) return;
    hint_->setVisible(helped);
    placeHelp();
}

// --- texts and keys

void LessonPage::retranslate() {
    back_->setText(wayBack_.isEmpty() ? tr("All lessons") : wayBack_);
    back_->setToolTip(wayBack_.isEmpty() ? tr("Return to the courses. Your progress is kept. (Esc)") : QString());
    hint_->setText(tr("Hint"));
    hint_->setToolTip(tr("Get help in three steps (F3)"));
    takeBack_->setText(tr("Undo"));
    takeBack_->setToolTip(tr("Undo the last move, or the choice of a piece or square (Ctrl+Z)"));
    restart_->setText(tr("Restart"));
    restart_->setToolTip(tr("Restart this step"));
    roundShown_->setText(tr("3D board"));
    roundShown_->setToolTip(tr("Show the board as a torus. You can turn the torus with the mouse or the arrow keys"));
    round_->retranslate();
    board_->setAccessibleName(tr("Lesson board"));
    answers_->retranslate();
    if (!run_) return;
    title_->setText(texts::of(run_->lesson().title));
    run_->clearMessage();
    text_->setText(texts::of(run_->step().text));
    answers_->begin(*run_, notation());
    placeHelp();
    showState();
}

void LessonPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) placeParts();
}

void LessonPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showRound();
    placeParts();
}

/// Handles F3 (hint), Undo and Esc (leaves the page). Presses the focused button on Enter, because outside a dialog Qt
/// presses buttons only with Space.
void LessonPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit left();
    if (event->key() == Qt::Key_F3) return hint_->click();
    if (event->matches(QKeySequence::Undo)) return takeBack_->click();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if (!enter || !button || !button->hasFocus()) return QWidget::keyPressEvent(event);
    button->click();
}

}  // namespace rokada::ui
