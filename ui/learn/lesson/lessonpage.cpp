#include "lesson/lessonpage.h"

#include "lesson/answerpanel.h"
#include "lesson/lessonboard.h"
#include "lesson/reachkey.h"
#include "lesson/stepanswers.h"
#include "lesson/stepprogress.h"
#include "lesson/steptask.h"
#include "scene/boardscene.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/sharedsettings.h"
#include "texts/lessontexts.h"
#include "texts/notations.h"
#include "texts/texts.h"
#include "torus/board3dbox.h"
#include "torus/board3dview.h"
#include "torus/torussettings.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int WordsWidth = 360;
constexpr int PageEdge = 12;
/// In a lower page the 3D board would leave no room for the words.
constexpr int LeastHeightForRound = 600;

QFont scaled(QFont font, double by, bool bold = false) {
    font.setPointSizeF(font.pointSizeF() * by);
    font.setBold(bold);
    return font;
}

}  // namespace

LessonPage::LessonPage(Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      board_(new LessonBoard(this)),
      key_(new ReachKey(this)),
      back_(new QPushButton(this)),
      title_(new QLabel(this)),
      progress_(new StepProgress(this)),
      scroll_(new QScrollArea(this)),
      text_(new QLabel),
      task_(new QLabel),
      answers_(new StepAnswers(nullptr)),
      panel_(new AnswerPanel(nullptr)),
      hint_(new QPushButton(this)),
      takeBack_(new QPushButton(this)),
      restart_(new QPushButton(this)),
      round_(new Board3DBox(*board_, this)),
      roundShown_(new QPushButton(this)),
      next_(new QPushButton(this)) {
    setObjectName(QStringLiteral("lessonPage"));
    back_->setObjectName(QStringLiteral("backButton"));
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

// --- the page

void LessonPage::layOut() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(PageEdge, PageEdge, PageEdge, PageEdge);
    row->setSpacing(PageEdge);
    auto* boardColumn = new QVBoxLayout;
    boardColumn->setSpacing(0);
    boardColumn->addWidget(board_, 1);
    boardColumn->addWidget(key_);
    row->addLayout(boardColumn, 5);
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    row->addLayout(column, 2);
    title_->setWordWrap(true);
    auto* heading = new QHBoxLayout;
    heading->addWidget(title_, 1);
    heading->addWidget(back_, 0, Qt::AlignTop);
    column->addLayout(heading);
    column->addWidget(progress_);
    scroll_->setWidget(words());
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setMinimumWidth(WordsWidth);
    column->addWidget(scroll_, 1);
    column->addWidget(round_, 1);
    auto* help = new QHBoxLayout;
    help->addWidget(hint_, 1);
    help->addWidget(takeBack_, 1);
    help->addWidget(restart_, 1);
    help->addWidget(roundShown_, 1);
    column->addLayout(help);
    next_->setMinimumHeight(40);
    column->addWidget(next_);
    for (QPushButton* button : {hint_, takeBack_, restart_, roundShown_}) button->setMinimumHeight(32);
}

/// Large for children, and larger in a large window.
void LessonPage::sizeWords() {
    const double by = std::clamp(height() / 700.0, 1.0, 1.4);
    title_->setFont(scaled(font(), 1.45 * by, true));
    text_->setFont(scaled(font(), 1.5 * by));
    task_->setFont(scaled(font(), 1.15 * by));
    answers_->setFont(scaled(font(), 1.25 * by));
    panel_->setFont(scaled(font(), 1.3 * by));
    next_->setFont(scaled(font(), 1.2 * by, true));
    for (QPushButton* button : {hint_, takeBack_, restart_, roundShown_, back_}) button->setFont(scaled(font(), by));
}

/// What can be longer than the window is high.
QWidget* LessonPage::words() {
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(12);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    task_->setWordWrap(true);
    column->addWidget(text_);
    column->addWidget(task_);
    column->addWidget(answers_);
    column->addWidget(panel_);
    column->addStretch(1);
    return all;
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
    connect(next_, &QPushButton::clicked, this, &LessonPage::goOn);
    connect(back_, &QPushButton::clicked, this, &LessonPage::left);
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
    BoardLook look = board_->look();
    look.theme = theme;
    look.drawings = settings_.get(keys::drawings());
    look.moveDuration = motion(settings_);
    look.checkered = !coloursHidden_;
    look.coordinates = namesHidden_ ? Coordinates::Off : Coordinates::Outside;
    board_->setLook(look);
    round_->view().setMotion(motion(settings_) > 0);
    showRound();
}

/// The same board as its rules see it, where it has no edges and its squares are no secret.
void LessonPage::showRound() {
    const bool wraps = run_ && run_->lesson().book->geometry().wraps();
    const bool use = wraps && !namesHidden_ && !coloursHidden_;
    const bool on = settings_.get(keys::board3DShown());
    roundShown_->setVisible(use);
    roundShown_->setChecked(on);
    round_->setVisible(use && on && height() >= LeastHeightForRound);
}

void LessonPage::setBlind(bool names, bool colours) {
    namesHidden_ = names;
    coloursHidden_ = colours;
    applyLooks();
}

/// The board must not look at a game that goes.
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
    board_->setAnswering(run_->asksForMoves(), run_->asksForSquares());
    text_->setText(texts::of(step.text));
    answers_->begin(*run_, notation());
    scroll_->verticalScrollBar()->setValue(0);
    panel_->show({});
    panel_->announceOnly(text_->text());
    showState();
}

/// At once: it is another position, not the same one turned.
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
    const int steps = static_cast<int>(run_->lesson().steps.size());
    progress_->show(steps, done_, static_cast<int>(run_->at()));
    progress_->setVisible(steps > 1);
    board_->setMarks(run_->marks());
    if (run_->asksForMoves()) board_->setMode(&BoardMode::enabled, !run_->exercise().done() && !run_->busy());
    const QString left = texts::taskLeft(*run_);
    task_->setText(left);
    task_->setVisible(!left.isEmpty());
    answers_->refresh(*run_);
    panel_->show(run_->saying());
    hint_->setEnabled(!run_->exercise().done() && !reading && !run_->busy());
    takeBack_->setEnabled(run_->canTakeBack());
    restart_->setEnabled(!reading);
    const bool free = done || reading;
    const bool becomesFree = free && !next_->isEnabled();
    next_->setEnabled(free);
    next_->setText(!run_->last()           ? tr("Next")
                   : !lastWords_.isEmpty() ? lastWords_
                   : following_.isEmpty()  ? tr("To the courses")
                                           : following_);
    if (becomesFree && !reading) next_->setFocus(Qt::OtherFocusReason);
    // What is said is to be seen without scrolling.
    if (!panel_->isHidden()) scroll_->ensureWidgetVisible(panel_, 0, 0);
}

void LessonPage::goOn() {
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

void LessonPage::setFollowing(const QString& title) {
    following_ = title.isEmpty() ? QString() : tr("Next lesson: %1").arg(title);
    if (run_) showState();
}

void LessonPage::setLastWords(const QString& words) { lastWords_ = words; }

void LessonPage::setWayBack(const QString& words) {
    wayBack_ = words;
    retranslate();
}

void LessonPage::setTitle(const QString& title) { title_->setText(title); }

// --- words and keys

void LessonPage::retranslate() {
    back_->setText(wayBack_.isEmpty() ? tr("All lessons") : wayBack_);
    back_->setToolTip(wayBack_.isEmpty() ? tr("Back to the courses; what is done stays done (Esc)") : QString());
    hint_->setText(tr("Hint"));
    hint_->setToolTip(tr("Help in three steps, each says more (F3)"));
    takeBack_->setText(tr("Undo"));
    takeBack_->setToolTip(tr("The last move, piece or square (Ctrl+Z)"));
    restart_->setText(tr("Again"));
    restart_->setToolTip(tr("This step from its beginning"));
    roundShown_->setText(tr("3D board"));
    roundShown_->setToolTip(tr("The board as a torus, to be turned with the mouse or the arrow keys"));
    round_->retranslate();
    board_->setAccessibleName(tr("Board of the lesson"));
    answers_->retranslate();
    if (!run_) return;
    title_->setText(texts::of(run_->lesson().title));
    run_->hush();
    text_->setText(texts::of(run_->step().text));
    answers_->begin(*run_, notation());
    showState();
}

void LessonPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) sizeWords();
}

void LessonPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    sizeWords();
    showRound();
}

/// Outside dialogs Enter does not press the focused button by itself.
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
