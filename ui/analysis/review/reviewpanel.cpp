#include "review/reviewpanel.h"

#include "analysis/variationview.h"
#include "kit/flowrow.h"
#include "kit/icons.h"
#include "review/playerscores.h"
#include "review/reviewoptions.h"
#include "review/trialbuttons.h"
#include "score/recordgraph.h"
#include "shell/menubutton.h"
#include "shell/windowaction.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Margin of the panel, and minimum, default and maximum height of the graph, in pixels.
constexpr int Margin = 4, SmallestGraph = 72, UsualGraph = 220, LargestGraph = 320;
/// The graph is at least as high as the window height divided by `GraphPart`, within the limits above.
constexpr int GraphPart = 7;
/// Numbers of text lines. `LinesOfMove` are enough for most explanations of a move, `EasyLines` for nearly all.
/// `FewestLines` is the minimum height of the text.
constexpr int FewestLines = 2, LinesOfMove = 7, EasyLines = 13;

}  // namespace

ReviewPanel::ReviewPanel(QWidget* parent)
    : PanelPage(parent),
      said_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      start_(new QPushButton(this)),
      graph_(new RecordGraph(this)),
      scores_(new PlayerScores(this)),
      words_(new VariationView(this)),
      buttons_(new QWidget(this)),
      trialButtons_(new TrialButtons(this)),
      steps_(new QWidget(buttons_)),
      tryAgain_(new QToolButton(steps_)),
      next_(new QToolButton(steps_)),
      optionsButton_(new MenuButton(buttons_)),
      options_(new ReviewOptions(this)) {
    setObjectName(QStringLiteral("reviewDock"));
    said_->setObjectName(QStringLiteral("reviewSaid"));
    progress_->setObjectName(QStringLiteral("reviewProgress"));
    start_->setObjectName(QStringLiteral("reviewStart"));
    graph_->setObjectName(QStringLiteral("reviewGraph"));
    scores_->setObjectName(QStringLiteral("reviewTable"));
    words_->setObjectName(QStringLiteral("reviewWords"));
    tryAgain_->setObjectName(QStringLiteral("reviewTryAgain"));
    next_->setObjectName(QStringLiteral("nextMistakeButton"));
    optionsButton_->setObjectName(QStringLiteral("reviewOptionsButton"));
    said_->setWordWrap(true);
    words_->setMinimumWidth(0);
    tryAgain_->setProperty("look", "primary");
    next_->setProperty("look", "secondary");
    for (QToolButton* button : {tryAgain_, next_}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    optionsButton_->setMenu(options_);
    optionsButton_->setIcon(iconOf(Icon::More));
    optionsButton_->setProperty("look", "icon");
    layOut();
    sizeWords();
    connect(start_, &QPushButton::clicked, this, [this] { running() ? emit cancelWanted() : emit startWanted(); });
    enter(State::Stopped);
}

void ReviewPanel::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Margin);
    auto* row = new QHBoxLayout;
    row->addWidget(progress_, 1);
    row->addWidget(start_);
    column->addWidget(said_);
    column->addLayout(row);
    column->addWidget(graph_);
    column->addWidget(scores_);
    column->addWidget(words_, 1);
    column->addWidget(buttons_);
    column->addWidget(trialButtons_);
    column->addStretch(0);
    auto* steps = new FlowRow;
    steps->setEven(true);
    steps_->setLayout(steps);
    steps->addWidget(tryAgain_);
    steps->addWidget(next_);
    auto* buttonRow = new QHBoxLayout(buttons_);
    buttonRow->setContentsMargins(0, 0, 0, 0);
    buttonRow->setSpacing(Margin);
    buttonRow->addWidget(steps_, 1);
    buttonRow->addWidget(optionsButton_, 0, Qt::AlignTop);
}

void ReviewPanel::sizeWords() {
    scores_->setLetters(font());
    words_->setMinimumHeight(FewestLines * fontMetrics().lineSpacing());
    shareRoom();
}

int ReviewPanel::easyHeight() const {
    const int others = minGraph() + buttonsHeight() + 5 * Margin;
    return others + LinesOfMove * fontMetrics().lineSpacing();
}

/// Returns the height of the buttons in pixels. They take two rows if the panel is narrow.
int ReviewPanel::buttonsHeight() const {
    const int width = this->width() - optionsButton_->sizeHint().width() - Margin;
    return std::max(steps_->layout()->heightForWidth(width), optionsButton_->sizeHint().height());
}

int ReviewPanel::minGraph() const { return std::clamp(window()->height() / GraphPart, SmallestGraph, UsualGraph); }

/// Returns the height in pixels that is left for the graph and the text. The buttons and the players' table take the
/// rest.
int ReviewPanel::roomForGraphAndWords() const {
    const int scores = scores_->rowCount() > 2 ? scores_->sizeHint().height() + Margin : 0;
    return height() - buttonsHeight() - scores - 5 * Margin;
}

/// Sets the height of the graph to the space that the players' table and most explanations leave free, within limits.
/// The height does not depend on the current move, so that the graph keeps its size while the user steps through the
/// moves.
void ReviewPanel::sizeGraph() {
    const int free = roomForGraphAndWords() - LinesOfMove * fontMetrics().lineSpacing();
    graph_->setHeights(minGraph(), std::clamp(free, minGraph(), LargestGraph));
}

void ReviewPanel::shareRoom() {
    sizeGraph();
    const int lines = atMove_ ? EasyLines : FewestLines;
    const int words = roomForGraphAndWords() - graph_->sizeHint().height();
    const bool wanted = state_ == State::Done && scores_->rowCount() > 2;
    scores_->setVisible(wanted && words >= lines * fontMetrics().lineSpacing());
}

void ReviewPanel::resizeEvent(QResizeEvent* event) {
    PanelPage::resizeEvent(event);
    shareRoom();
}

void ReviewPanel::changeEvent(QEvent* event) {
    PanelPage::changeEvent(event);
    if (event->type() == QEvent::FontChange) sizeWords();
}

void ReviewPanel::setSteps(WindowAction& tryAgain, WindowAction& next, WindowAction& previous) {
    tryAgain_->setDefaultAction(&tryAgain);
    next_->setDefaultAction(&next);
    options_->insertAction(options_->actions().front(), &previous);
    nameSteps();
}

/// Sets the texts of the buttons. Menus show the same actions in title case.
void ReviewPanel::nameSteps() {
    if (QAction* action = tryAgain_->defaultAction()) action->setIconText(tr("Try again"));
    if (QAction* action = next_->defaultAction()) action->setIconText(tr("Next mistake"));
}

void ReviewPanel::enter(State state) {
    state_ = state;
    const bool done = state == State::Done;
    said_->setVisible(!done);
    progress_->setVisible(running());
    start_->setVisible(!done);
    start_->setText(running() ? tr("Cancel") : tr("Review"));
    graph_->setWanted(done);
    words_->setVisible(done);
    shareRoom();
    showButtons();
}

void ReviewPanel::showButtons() {
    buttons_->setVisible(!running() && !trying_);
    trialButtons_->setVisible(trying_);
}

void ReviewPanel::setTrying(bool trying) {
    trying_ = trying;
    showButtons();
}

void ReviewPanel::showProgress(int done, int all) {
    if (!running()) {
        enter(State::Running);
        said_->setText(tr("The engine is reviewing the game, from the last move to the first."));
    }
    progress_->setRange(0, all);
    progress_->setValue(done);
}

void ReviewPanel::showStopped(const QString& words) {
    said_->setText(words);
    enter(State::Stopped);
}

void ReviewPanel::showResult(bool atMove) {
    atMove_ = atMove;
    enter(State::Done);
}

void ReviewPanel::retranslate() {
    setWindowTitle(tr("Review"));
    graph_->retranslate();
    scores_->retranslate();
    options_->retranslate();
    trialButtons_->retranslate();
    words_->setAccessibleName(tr("Review of this move"));
    progress_->setAccessibleName(tr("Positions reviewed"));
    optionsButton_->setToolTip(tr("Options"));
    optionsButton_->setAccessibleName(tr("Options"));
    nameSteps();
    start_->setText(running() ? tr("Cancel") : tr("Review"));
    if (running()) said_->setText(tr("The engine is reviewing the game, from the last move to the first."));
}

}  // namespace rokada::ui
