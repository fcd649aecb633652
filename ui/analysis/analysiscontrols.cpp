#include "analysis/analysiscontrols.h"

#include "analysis/analysispanel.h"
#include "analysis/evaluationbar.h"
#include "analysis/previewboard.h"
#include "analysis/variationtexts.h"
#include "analysis/variationview.h"
#include "board/boardwidget.h"
#include "kit/dockroom.h"
#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"

#include <QEvent>
#include <QMainWindow>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int PanelHeight = 220, BarMotion = 200;

}  // namespace

AnalysisControls::AnalysisControls(const WindowContext& context)
    : Feature(context),
      analysis_(new AnalysisSession(in_.session, in_.record, in_.settings, this)),
      panel_(new AnalysisPanel(&in_.window)),
      bar_(new EvaluationBar(in_.board)),
      preview_(new PreviewBoard(in_.settings, &in_.window)) {
    in_.window.addDockWidget(Qt::RightDockWidgetArea, panel_);
    panel_->hide();
    makeSwitches();
    makeMoves();
    makeLooks();
    makeOptions();
    connectParts();
    in_.window.installEventFilter(this);
}

void AnalysisControls::connectParts() {
    connect(analysis_, &AnalysisSession::changed, this, &AnalysisControls::show);
    connect(panel_, &QDockWidget::visibilityChanged, this, &AnalysisControls::look);
    VariationView& variations = panel_->variations();
    connect(&variations, &VariationView::chosen, this, &AnalysisControls::enter);
    connect(&variations, &VariationView::pointed, this, &AnalysisControls::preview);
    connect(&variations, &VariationView::left, this, [this] {
        preview_->hide();
        show();
    });
    connect(&in_.record, &GameRecord::moved, preview_, &QWidget::hide);
    connect(&in_.board, &BoardWidget::squareHovered, this, [this](Square square) {
        hovered_ = square;
        followHand();
    });
    connect(&in_.board, &BoardWidget::pictureChanged, this, &AnalysisControls::followHand);
    connect(&in_.session, &GameSession::started, this, &AnalysisControls::updateActions);
    connect(&in_.record, &GameRecord::moved, this, &AnalysisControls::updateActions);
}

/// Switching it on brings the panel, wherever it was.
void AnalysisControls::setOn(bool on) {
    const bool hidden = panel_->isHidden();
    if (on || hidden) {
        panel_->show();
        panel_->raise();
        if (hidden) giveHeight(in_.window, *panel_, PanelHeight);
    }
    analysis_->setOn(on || hidden);
    look();
    show();
}

/// A window that nobody sees needs no analysis.
void AnalysisControls::look() {
    analysis_->setSeen(panel_->isVisible() && in_.window.isVisible() && !in_.window.isMinimized());
}

bool AnalysisControls::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::WindowStateChange || type == QEvent::Hide || type == QEvent::Show)
        QMetaObject::invokeMethod(this, &AnalysisControls::look, Qt::QueuedConnection);
    return Feature::eventFilter(watched, event);
}

// --- what is seen

VariationStyle AnalysisControls::style() const {
    return {in_.settings.get(keys::notation()), in_.settings.get(keys::analysisValues()),
            static_cast<std::size_t>(in_.settings.get(keys::analysisLines()))};
}

QString AnalysisControls::stateWords() const {
    using State = AnalysisSession::State;
    switch (analysis_->state()) {
        case State::Off: return tr("The analysis is switched off.");
        case State::Failed: return tr("The engine cannot think: %1.").arg(analysis_->failure());
        case State::Refused:
            switch (analysis_->refusal()) {
                case NoAnalysis::Playing: return tr("Not while a game is being played.");
                case NoAnalysis::Placing: return tr("Not before all reserve pieces are placed.");
                case NoAnalysis::Over: return tr("There is no move to be analysed.");
                case NoAnalysis::InCheck:
                    return tr("In check the turn cannot be passed: there is no threat to look for.");
                case NoAnalysis::NobodyToThreaten: return tr("No enemy could move.");
                case NoAnalysis::NoGame:
                case NoAnalysis::None: return tr("No game is on the board.");
            }
            break;
        case State::Unseen:
        case State::Waiting:
        case State::Thinking:
        case State::Done: break;
    }
    const Report* report = analysis_->report();
    return report ? progressText(*report) : tr("Thinking...");
}

void AnalysisControls::show() {
    analyse_->setChecked(analysis_->on());
    threat_->setChecked(analysis_->threat());
    lock_->setChecked(analysis_->locked());
    panel_->showState(stateWords());
    write();
    showOnBoard();
    updateActions();
}

/// What is pointed at does not change under the hand, unless there is another position.
void AnalysisControls::write() {
    const Report* report = analysis_->report();
    const auto& root = analysis_->root();
    const bool known = report && root;
    if (known && written_ && panel_->variations().pointing() && written_->root.position == root->position) return;
    written_.reset();
    if (known) written_ = Written{*root, *report};
    panel_->variations().showText(known ? variationsHtml(*root, *report, style()) : QString());
}

void AnalysisControls::showOnBoard() {
    const Report* report = written_ ? &written_->report : nullptr;
    const bool here = report && analysis_->shown();
    std::vector<Move> moves;
    if (here && in_.settings.get(keys::analysisArrows())) {
        for (const Variation& variation : report->variations) {
            const std::size_t most = analysis_->tried() ? 1 : style().most;
            if (moves.size() < most && !variation.moves.empty()) moves.push_back(variation.moves.front());
        }
    }
    if (in_.record.game())
        in_.board.setSuggestions(analysis_->root() ? analysis_->root()->position : in_.record.game()->position(), moves,
                                 analysis_->threat() || analysis_->tried());
    bar_->setVisible(analysis_->on() && analysis_->root() && in_.settings.get(keys::evaluationBar()));
    if (!analysis_->root()) return;
    if (book_ != analysis_->root()->book) {
        book_ = analysis_->root()->book;
        bar_->setVariant(book_->variant());
    }
    if (!here || analysis_->threat()) return bar_->clear();
    const Score score = report->variations.front().score;
    const Position& position = analysis_->root()->position;
    bar_->showShare(valueShare(position, score), valueText(position, score, style().values),
                    in_.settings.get(keys::motionReduced()) ? 0 : BarMotion);
}

void AnalysisControls::enter(const VariationPlace& place) {
    preview_->hide();
    if (!written_ || place.rank >= written_->report.variations.size()) return;
    if (analysis_->threat()) return in_.status.reason(tr("A threat is not a move of this position."));
    std::vector<Move> moves = written_->report.variations[place.rank].moves;
    moves.resize(std::min(place.moves, moves.size()));
    if (const auto tried = analysis_->tried()) moves.insert(moves.begin(), *tried);
    in_.record.enter(analysis_->node(), moves);
}

void AnalysisControls::preview(const VariationPlace& place) {
    if (!written_ || place.rank >= written_->report.variations.size()) return;
    VariationView& view = panel_->variations();
    const QRect link = view.rectOf(place.rank, place.moves);
    const QRect line(view.viewport()->mapToGlobal(QPoint(0, link.top())),
                     QSize(view.viewport()->width(), link.height()));
    preview_->show(gameAfter(written_->root, written_->report.variations[place.rank], place.moves), in_.board, line);
}

/// A piece is held over a square where it may go.
void AnalysisControls::followHand() {
    const Game* game = in_.record.game();
    if (!analysis_->on() || game == nullptr || in_.session.playing()) return;
    std::optional<Move> tried;
    const Square from = in_.board.selectedSquare();
    if (from != NoSquare && hovered_ != NoSquare) {
        const MoveList moves = game->moves();
        const auto* found = std::find_if(moves.begin(), moves.end(),
                                         [&](Move move) { return move.from() == from && move.to() == hovered_; });
        if (found != moves.end()) tried = *found;
    }
    analysis_->setTried(tried);
}

void AnalysisControls::read() {
    const Report* report = analysis_->report();
    if (!report || !analysis_->root()) return in_.status.reason(stateWords());
    in_.status.reason(spokenAnalysis(*analysis_->root(), *report, style()));
}

/// What is on the board becomes a record in which moves are tried; a game that is played can come back by undo.
void AnalysisControls::openAsRecord() {
    if (!in_.record.tree()) return;
    Sheet sheet = in_.record.sheet();
    sheet.source.reset();
    sheet.abandoned = sheet.live = Node::Root;
    GameSetup setup = in_.session.setup();
    for (Seat& seat : setup.seats) seat.human = true;
    setup.times.clear();
    setup.start.reset();
    in_.record.view(std::move(sheet), std::move(setup));
    if (!analysis_->on()) setOn(true);
}

void AnalysisControls::changeLines(int by) {
    const int lines = std::clamp(in_.settings.get(keys::analysisLines()) + by, 1, MostVariations);
    in_.settings.set(keys::analysisLines(), lines);
    lines_->setChosen(lines);
    analysis_->renew();
    show();
}

void AnalysisControls::updateActions() {
    const QString playing = tr("Not while a game is being played.");
    const bool game = in_.record.game() != nullptr;
    const bool free = game && !in_.session.playing();
    const QString why = game ? playing : tr("No game is on the board.");
    const bool found = analysis_->report() != nullptr;
    analyse_->allow(free || analysis_->on(), why);
    threat_->allow(free && analysis_->on(), free ? tr("The analysis is switched off.") : why);
    lock_->allow(analysis_->root() && !analysis_->threat(), tr("No position is analysed."));
    best_->allow(found && !analysis_->threat(), tr("No position is analysed."));
    read_->allow(analysis_->on(), tr("The analysis is switched off."));
    asRecord_->allow(game && !in_.record.viewing(), game ? tr("This is a record already.") : why);
}

void AnalysisControls::retranslate() {
    panel_->retranslate();
    bar_->retranslate();
    book_.reset();
    show();
}

}  // namespace rokada::ui
