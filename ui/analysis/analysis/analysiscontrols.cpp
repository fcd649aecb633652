#include "analysis/analysiscontrols.h"

#include "analysis/analysispanel.h"
#include "analysis/analysissettings.h"
#include "analysis/evaluationbar.h"
#include "analysis/previewboard.h"
#include "analysis/survivalview.h"
#include "analysis/tabletexts.h"
#include "analysis/variationtexts.h"
#include "analysis/variationview.h"
#include "board/boardwidget.h"
#include "book/bookreader.h"
#include "kit/statusline.h"
#include "score/graphline.h"
#include "session/gamerecord.h"
#include "shell/boardpage.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"

#include <QEvent>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace rokada::ui {

namespace {

constexpr int BarMotion = 200;
/// Number of variations for which the panel always gets enough height, even if the panel then takes more than half of
/// the side panel.
constexpr int FewLines = 3;

constexpr std::string_view OptionsMenu = "analysisOptionsMenu";

struct NumberMenu {
    MenuSpec menu;
    const char* name;  ///< object name of the `ActionChoice` of this menu
    std::vector<ChoiceSpec> values;
    Setting<int> setting;
};

template <class Values>
std::vector<ChoiceSpec> choicesOf(const Values& values, const char* text, const char* none) {
    std::vector<ChoiceSpec> choices;
    choices.reserve(std::size(values));
    for (const int value : values) choices.push_back({value == 0 ? none : text, value});
    return choices;
}

}  // namespace

AnalysisControls::AnalysisControls(QMainWindow& window, GameSession& session, GameRecord& record,
                                   WindowActions& actions, BoardWidget& board, BoardPage& page, SidePanel& sidePanel,
                                   StatusLine& status, Settings& settings, WindowSignals& windowSignals)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      sidePanel_(sidePanel),
      status_(status),
      settings_(settings),
      analysis_(new AnalysisSession(session_, record_, settings_, this)),
      panel_(new AnalysisPanel(&window_)),
      first_{analysis_, &panel_->variations()},
      second_{new AnalysisSession(session_, record_, settings_, this), &panel_->secondVariations()},
      bar_(new EvaluationBar(board_, &page)),
      preview_(new PreviewBoard(settings_, &window_)) {
    analysis_->setObjectName(QStringLiteral("analysis"));
    second_.session->setObjectName(QStringLiteral("secondAnalysis"));
    sidePanel_.add(*panel_, PagePlace::Tool);
    panel_->setHeights([this] { return easyHeight(); }, [this] { return maxHeight(); });
    page.setBar(*bar_);
    makeSwitches();
    makeMoves();
    makeLooks();
    makeOptions();
    makeEngineMenus();
    fillPanel();
    connectParts();
    connect(&windowSignals, &WindowSignals::tablesChanged, this, [this] {
        for (const AnalysisPart* part : {&first_, &second_}) part->session->startOver();
    });
    second_.session->setReplaced(false);
    chooseEngines();
    window_.installEventFilter(this);
}

void AnalysisControls::join(const Offers& offers) {
    if (auto* books = offers.find<OpeningBooks>()) {
        openings_ = &books->reader();
        connect(openings_, &BookReader::changed, this, &AnalysisControls::show);
    }
    if (const auto* tables = offers.find<EndgameTables>()) {
        tables_ = tables->tables();
        for (const AnalysisPart* part : {&first_, &second_}) part->session->setTables(tables_);
    }
}

void AnalysisControls::connectParts() {
    for (AnalysisPart* part : {&first_, &second_}) {
        connect(part->session, &AnalysisSession::changed, this, &AnalysisControls::show);
        connectView(*part);
    }
    connect(panel_, &PanelPage::changed, this, &AnalysisControls::look);
    connect(&record_, &GameRecord::moved, preview_, &QWidget::hide);
    connect(&board_, &BoardWidget::squareHovered, this, [this](Square square) {
        hovered_ = square;
        followHand();
    });
    connect(&board_, &BoardWidget::pictureChanged, this, &AnalysisControls::followHand);
    connect(&session_, &GameSession::started, this, &AnalysisControls::updateActions);
    connect(&session_, &GameSession::started, this, [this] {
        // Analysis is not available during a game. A panel whose analysis is off would have nothing to show, so close
        // it.
        if (session_.playing() && !analysis_->on()) panel_->setOpen(false);
    });
    connect(&record_, &GameRecord::moved, this, &AnalysisControls::updateActions);
    for (const auto news : {&GameRecord::moved, &GameRecord::changed})
        connect(&record_, news, this, &AnalysisControls::showRecordInBar);
}

void AnalysisControls::connectView(AnalysisPart& part) {
    connect(part.view, &VariationView::chosen, this, [&](const VariationPlace& place) { enter(part, place); });
    connect(part.view, &VariationView::pointed, this, [&](const VariationPlace& place) { preview(part, place); });
    connect(part.view, &VariationView::left, this, [this] {
        preview_->hide();
        show();
    });
}

/// Switches the analysis on or off. If the panel is closed, opens it and switches the analysis on, even if `on` is
/// false.
void AnalysisControls::setOn(bool on) {
    const bool closed = !panel_->isOpen();
    if (on || closed) panel_->setOpen(true);
    analysis_->setOn(on || closed);
    second_.session->setOn(analysis_->on() && !settings_.get(keys::secondEngine()).isEmpty());
    look();
    show();
    sidePanel_.share();
}

int AnalysisControls::easyHeight() const { return panel_->heightFor(settings_.get(keys::analysisLines())); }

int AnalysisControls::maxHeight() const {
    const int few = panel_->heightFor(FewLines);
    return std::min(easyHeight(), std::max(sidePanel_.height() / 2, few));
}

/// Pauses the analyses of both engines while the panel is not visible, and resumes them when it is visible again.
void AnalysisControls::look() {
    const bool seen = panel_->isSeen() && window_.isVisible() && !window_.isMinimized();
    for (const AnalysisPart* part : {&first_, &second_}) part->session->setSeen(seen);
}

bool AnalysisControls::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::WindowStateChange || type == QEvent::Hide || type == QEvent::Show)
        QMetaObject::invokeMethod(this, &AnalysisControls::look, Qt::QueuedConnection);
    return Feature::eventFilter(watched, event);
}

// --- texts and display

VariationStyle AnalysisControls::style() const {
    return {settings_.get(keys::notation()), settings_.get(keys::analysisValues()),
            static_cast<std::size_t>(settings_.get(keys::analysisLines())), openings_ ? openings_->book() : nullptr};
}

/// Returns the reason, as a sentence for the user, why the built-in engine replaces the chosen external engine. Returns
/// an empty text if it does not replace one.
QString AnalysisControls::engineWords(const AnalysisSession& analysis) const {
    const bool replaced = analysis.asked().isEmpty() && !analysis.engine().isEmpty();
    if (!replaced) return {};
    //: %1: name of an external engine
    if (analysis.failure().isEmpty())
        return tr("%1 does not support this variant. Rokada analyses the game instead.").arg(analysis.engine());
    return tr("%1. Rokada continues the analysis.").arg(analysis.failure());
}

QString AnalysisControls::nameOf(const QString& engine) { return engine.isEmpty() ? QStringLiteral("Rokada") : engine; }

QString AnalysisControls::detailsOf(const AnalysisSession& analysis) {
    return analysis.report() != nullptr ? progressDetails(*analysis.report()) : QString();
}

QString AnalysisControls::stateWords(const AnalysisSession& analysis) const {
    using State = AnalysisSession::State;
    switch (analysis.state()) {
        case State::Off: return tr("Analysis is off.");
        case State::Failed:
            if (analysis.failure().isEmpty()) return tr("%1 does not support this variant.").arg(analysis.engine());
            return tr("The engine failed: %1.").arg(analysis.failure());
        case State::Refused:
            switch (analysis.refusal()) {
                case NoAnalysis::Playing: return tr("Analysis is not available during a game.");
                case NoAnalysis::Seeking: return tr("Analysis is not available while you look for a better move.");
                case NoAnalysis::Placing: return tr("Place all reserve pieces before you start the analysis.");
                case NoAnalysis::Over: return tr("There is no legal move to analyse.");
                case NoAnalysis::InCheck: return tr("The side to move is in check, so there is no threat to show.");
                case NoAnalysis::NobodyToThreaten: return tr("No opponent has a legal move.");
                case NoAnalysis::NoGame:
                case NoAnalysis::None: return tr("There is no game on the board.");
            }
            break;
        case State::Unseen:
        case State::Waiting:
        case State::Thinking:
        case State::Done: break;
    }
    const Report* report = analysis.report();
    const QString progress = report ? progressText(*report) : tr("The engine is thinking...");
    const QString engine = engineWords(analysis);
    return engine.isEmpty() ? progress : engine + QLatin1Char('\n') + progress;
}

/// Shows what the endgame tables say about the analysed position. A threat analysis begins with a null move, so its
/// position is not that of the game.
void AnalysisControls::showTables() {
    const TableValues* known = tableValues();
    if (known == nullptr)
        return panel_->showTables(computing() ? tr("The endgame table is being computed.") : QString(), {});
    const Position& position = analysis_->root()->position;
    panel_->showTables(tableWords(position, *known), tableMoves(position, *known, style().notation));
}

/// Returns true if the endgame table of the analysed position is being computed.
bool AnalysisControls::computing() const {
    return tables_ && analysis_->root() && !analysis_->threat() && tables_->isComputing(analysis_->root()->position);
}

const TableValues* AnalysisControls::tableValues() const {
    const Report* report = analysis_->threat() ? nullptr : analysis_->report();
    return report != nullptr ? report->tableValues.get() : nullptr;
}

void AnalysisControls::show() {
    analyse_->setChecked(analysis_->on());
    threat_->setChecked(analysis_->threat());
    lock_->setChecked(analysis_->locked());
    panel_->showEngines(nameOf(analysis_->asked()), nameOf(second_.session->asked()));
    panel_->showCount(settings_.get(keys::analysisLines()));
    panel_->showState(stateWords(*analysis_), detailsOf(*analysis_));
    showTables();
    write(first_);
    // A threat analysis begins with a null move. Its scores do not belong to the position on the board, so no survival
    // chances are computed from them.
    panel_->survival().show(analysis_->root() ? &*analysis_->root() : nullptr,
                            analysis_->threat() ? nullptr : analysis_->report());
    const bool second = !settings_.get(keys::secondEngine()).isEmpty();
    panel_->setSecondShown(second, second && second_.session->state() != AnalysisSession::State::Failed);
    if (second) {
        panel_->showSecondState(stateWords(*second_.session), detailsOf(*second_.session));
        write(second_);
    }
    showOnBoard();
    updateActions();
}

/// Shows the report of `part` in its view. While the user hovers over a move in the view and the position is the same,
/// keeps the old text, so that the moves stay in place.
void AnalysisControls::write(AnalysisPart& part) {
    const Report* report = part.session->report();
    const auto& root = part.session->root();
    const bool known = report && root;
    if (known && part.written && part.view->pointing() && part.written->root.position == root->position) return;
    part.written.reset();
    if (known) part.written = AnalysisPart::Written{*root, *report};
    if (known && openings_ != nullptr && record_.game() != nullptr) openings_->setRules(record_.game()->sharedBook());
    part.view->showText(known ? variationsHtml(*root, *report, style()) : QString());
}

void AnalysisControls::showOnBoard() {
    const Report* report = first_.written ? &first_.written->report : nullptr;
    const bool here = report && analysis_->shown();
    std::vector<Move> moves;
    if (here && settings_.get(keys::analysisArrows())) {
        for (const Variation& variation : report->variations) {
            const std::size_t most = analysis_->tried() ? 1 : style().most;
            if (moves.size() < most && !variation.moves.empty()) moves.push_back(variation.moves.front());
        }
    }
    if (record_.game()) {
        board_.setNotes(&BoardNotes::suggestions,
                        suggestionsOf(analysis_->root() ? analysis_->root()->position : record_.game()->position(),
                                      moves, analysis_->threat() || analysis_->tried()));
    }
    if (analysis_->on()) return showAnalysisInBar(here ? report : nullptr);
    showRecordInBar();
}

void AnalysisControls::showAnalysisInBar(const Report* report) {
    bar_->setVisible(analysis_->root() && barShown_->isChecked());
    if (!analysis_->root()) return;
    showVariantInBar(analysis_->root()->book);
    if (!report || analysis_->threat()) return bar_->clear();
    const auto& [score, line, bound] = report->variations.front();
    const Position& position = analysis_->root()->position;
    moveBar(valueShare(position, score), valueText(position, score, style().values, line));
}

/// Shows in the evaluation bar the evaluation that the record contains for the current position. Does nothing while the
/// analysis is on, because the bar then shows the evaluation of the analysis.
void AnalysisControls::showRecordInBar() {
    if (analysis_->on()) return;
    const bool free = record_.tree() && !session_.playing();
    const auto written = free ? recordedEvaluation(*record_.tree(), record_.shown()) : std::nullopt;
    bar_->setVisible(written && barShown_->isChecked());
    if (!written) return;
    showVariantInBar(record_.tree()->sharedBook());
    moveBar(written->share, written->text);
}

void AnalysisControls::showVariantInBar(const RulebookPtr& book) {
    if (std::exchange(book_, book) != book) bar_->setVariant(book->variant());
}

void AnalysisControls::moveBar(double share, const QString& value) {
    bar_->showShare(share, value, settings_.get(keys::motionReduced()) ? 0 : BarMotion);
}

void AnalysisControls::enter(const AnalysisPart& part, const VariationPlace& place) {
    preview_->hide();
    if (!part.written || place.rank >= part.written->report.variations.size()) return;
    if (analysis_->threat())
        return status_.showMessage(
            tr("A threat is a move of the opponent. It can be played only on the opponent's turn."));
    const auto& [root, report] = *part.written;
    std::vector<Move> moves = report.variations[place.rank].moves;
    const std::size_t written = movesOf(root, report.variations[place.rank], style().notation).size();
    moves.resize(place.moves == 0 ? written : std::min(place.moves, moves.size()));
    if (const auto tried = analysis_->tried()) moves.insert(moves.begin(), *tried);
    record_.enter(analysis_->node(), moves);
}

void AnalysisControls::preview(const AnalysisPart& part, const VariationPlace& place) {
    if (!part.written || place.rank >= part.written->report.variations.size()) return;
    VariationView& view = *part.view;
    const QRect link = view.rectOf(place.rank, place.moves);
    const QRect line(view.viewport()->mapToGlobal(QPoint(0, link.top())),
                     QSize(view.viewport()->width(), link.height()));
    const auto& [root, report] = *part.written;
    const Variation& variation = report.variations[place.rank];
    if (place.moves > 0 || settings_.get(keys::motionReduced())) {
        const std::size_t moves = place.moves > 0 ? place.moves : variation.moves.size();
        return preview_->show(gameAfter(root, variation, moves), board_, line);
    }
    preview_->play(gameAfter(root, variation, 0), variation.moves, board_, line);
}

/// While a piece is dragged, analyses the move that a drop on the hovered square would play.
void AnalysisControls::followHand() {
    const Game* game = record_.game();
    if (!analysis_->on() || game == nullptr || session_.playing()) return;
    std::optional<Move> tried;
    const Square from = board_.frame().attention.selected();
    if (from != NoSquare && hovered_ != NoSquare) {
        const MoveList moves = game->moves();
        const auto* found =
            std::ranges::find_if(moves, [&](Move move) { return move.from() == from && move.to() == hovered_; });
        if (found != moves.end()) tried = *found;
    }
    for (const AnalysisPart* part : {&first_, &second_}) part->session->setTried(tried);
}

void AnalysisControls::read() {
    const Report* report = analysis_->report();
    if (!report || !analysis_->root()) return status_.showMessage(stateWords(*analysis_));
    QStringList sentences{spokenAnalysis(*analysis_->root(), *report, style()), panel_->survival().words()};
    if (const TableValues* known = tableValues()) sentences << tableWords(analysis_->root()->position, *known);
    sentences.removeAll(QString());
    status_.showMessage(sentences.join(QLatin1Char(' ')));
}

/// Turns the game on the board into a record in which moves can be tried. Undo restores a game in progress.
void AnalysisControls::openAsRecord() {
    if (!record_.tree()) return;
    RecordSnapshot snapshot = record_.snapshot();
    snapshot.source.reset();
    snapshot.abandoned = snapshot.live = Node::Root;
    GameSetup setup = session_.setup();
    for (Seat& seat : setup.seats) seat.human = true;
    setup.times.clear();
    setup.start.reset();
    record_.view(std::move(snapshot), std::move(setup));
    if (!analysis_->on()) setOn(true);
}

void AnalysisControls::changeLines(int by) {
    const int lines = std::clamp(settings_.get(keys::analysisLines()) + by, 1, MaxVariations);
    settings_.set(keys::analysisLines(), lines);
    lines_->setChosen(lines);
    for (const AnalysisPart* part : {&first_, &second_}) part->session->renew();
    show();
}

void AnalysisControls::updateActions() {
    const QString playing = tr("Analysis is not available during a game.");
    const bool game = record_.game() != nullptr;
    const bool free = game && !session_.playing();
    const QString why = game ? playing : tr("There is no game on the board.");
    const bool found = analysis_->report() != nullptr;
    if (game) barShown_->setChecked(settings_.get(keys::evaluationBar(record_.game()->book().variant().id)));
    analyse_->allow(free || analysis_->on(), why);
    threat_->allow(free && analysis_->on(), free ? tr("Analysis is off.") : why);
    lock_->allow(analysis_->root() && !analysis_->threat(), tr("No position is being analysed."));
    best_->allow(found && !analysis_->threat(), tr("No position is being analysed."));
    read_->allow(analysis_->on(), tr("Analysis is off."));
    asRecord_->allow(game && !record_.viewing(), game ? tr("You can already try moves on this board.") : why);
}

void AnalysisControls::retranslate() {
    panel_->retranslate();
    bar_->retranslate();
    for (const auto& [menu, second] : engineMenus_) fillEngineMenu(*menu, second);
    book_.reset();
    show();
}

void AnalysisControls::makeSwitches() {
    analyse_ = &actions_.add({.name = "analyse",
                              .text = QT_TRANSLATE_NOOP("Action", "&Analyse"),
                              .shortcut = "F9",
                              .tip = QT_TRANSLATE_NOOP("Action", "Analyse the displayed position"),
                              .place = {menus::Analysis, 210},
                              .checkable = true,
                              .needsBoard = true,
                              .letter = BoardKey{Qt::Key_A, 38}},
                             this, [this](bool on) { setOn(on); });
    threat_ =
        &actions_.add({.name = "threat",
                       .text = QT_TRANSLATE_NOOP("Action", "&Threat"),
                       .shortcut = "Shift+F3",
                       .tip = QT_TRANSLATE_NOOP("Action", "Show what the opponent would play if it were their turn"),
                       .place = {menus::Analysis, 220},
                       .checkable = true,
                       .needsBoard = true,
                       .icon = Icon::Threat,
                       .letter = BoardKey{Qt::Key_X, 53}},
                      this, [this](bool on) {
                          for (const AnalysisPart* part : {&first_, &second_}) part->session->setThreat(on);
                      });
    lock_ =
        &actions_.add({.name = "lockAnalysis",
                       .text = QT_TRANSLATE_NOOP("Action", "Loc&k"),
                       .tip = QT_TRANSLATE_NOOP("Action", "Keep analysing this position while you look at other moves"),
                       .place = {menus::Analysis, 230},
                       .checkable = true,
                       .needsBoard = true,
                       .icon = Icon::Lock},
                      this, [this](bool on) {
                          for (const AnalysisPart* part : {&first_, &second_}) part->session->setLocked(on);
                      });
    asRecord_ =
        &actions_.add({.name = "freeBoard",
                       .text = QT_TRANSLATE_NOOP("Action", "Copy to &Free Board"),
                       .tip = QT_TRANSLATE_NOOP(
                           "Action", "Copy the game to a board without players. On that board you can try moves"),
                       .place = {menus::Analysis, 130},
                       .needsBoard = true},
                      this, [this] { openAsRecord(); });
}

void AnalysisControls::makeMoves() {
    best_ = &actions_.add({.name = "playBest",
                           .text = QT_TRANSLATE_NOOP("Action", "Play &Best Move"),
                           .shortcut = "Ctrl+B",
                           .tip = QT_TRANSLATE_NOOP("Action", "Add the best move as a variation"),
                           .place = {menus::Analysis, 240},
                           .needsBoard = true},
                          this, [this] {
                              enter(first_, {0, 1});
                          });
    more_ = &actions_.add({.name = "moreLines",
                           .text = QT_TRANSLATE_NOOP("Action", "&More Variations"),
                           .shortcut = "Ctrl+F9",
                           .tip = QT_TRANSLATE_NOOP("Action", "Show one more variation"),
                           .place = {"analysisLinesMenu", 110},
                           .icon = Icon::Plus},
                          this, [this] { changeLines(1); });
    fewer_ = &actions_.add({.name = "fewerLines",
                            .text = QT_TRANSLATE_NOOP("Action", "Fe&wer Variations"),
                            .shortcut = "Ctrl+Shift+F9",
                            .tip = QT_TRANSLATE_NOOP("Action", "Show one variation fewer"),
                            .place = {"analysisLinesMenu", 120},
                            .icon = Icon::Minus},
                           this, [this] { changeLines(-1); });
    read_ = &actions_.add({.name = "readAnalysis",
                           .text = QT_TRANSLATE_NOOP("Action", "Rea&d Evaluation"),
                           .shortcut = "Ctrl+F8",
                           .tip = QT_TRANSLATE_NOOP("Action", "Read out the depth, the evaluations and the variations"),
                           .place = {menus::Help, 250}},
                          this, [this] { read(); });
}

/// Makes the switches of the evaluation bar and of the arrows, and an action with a key that toggles both together.
void AnalysisControls::makeLooks() {
    barShown_ =
        &actions_.add({.name = "evaluationBarShown",
                       .text = QT_TRANSLATE_NOOP("Action", "Evaluation &Bar"),
                       .tip = QT_TRANSLATE_NOOP("Action", "Show the evaluation bar beside the board during analysis"),
                       .place = {OptionsMenu, 310},
                       .checkable = true},
                      this, [this](bool shown) {
                          keepBar(shown);
                          show();
                      });
    arrowsShown_ =
        &actions_.add({.name = "analysisArrows",
                       .text = QT_TRANSLATE_NOOP("Action", "A&rrows"),
                       .tip = QT_TRANSLATE_NOOP("Action", "Draw an arrow for the first move of each variation"),
                       .place = {OptionsMenu, 320},
                       .checkable = true},
                      this, [this](bool shown) {
                          settings_.set(keys::analysisArrows(), shown);
                          show();
                      });
    barShown_->setChecked(true);
    arrowsShown_->setChecked(settings_.get(keys::analysisArrows()));
    looks_ = &actions_.add({.name = "barAndArrows",
                            .text = QT_TRANSLATE_NOOP("Action", "Evaluation Bar &and Arrows"),
                            .shortcut = "Shift+F9",
                            .tip = QT_TRANSLATE_NOOP("Action", "Show or hide the evaluation bar and the arrows"),
                            .place = {OptionsMenu, 330},
                            .letter = BoardKey{Qt::Key_Z, 52}},
                           this, [this] {
                               const bool shown = !barShown_->isChecked() && !arrowsShown_->isChecked();
                               barShown_->setChecked(shown);
                               arrowsShown_->setChecked(shown);
                               keepBar(shown);
                               settings_.set(keys::analysisArrows(), shown);
                               show();
                           });
}

/// Stores in the settings whether the evaluation bar is shown in games of the current variant.
void AnalysisControls::keepBar(bool shown) {
    if (const Game* game = record_.game()) settings_.set(keys::evaluationBar(game->book().variant().id), shown);
}

/// Makes the two engine menus. A menu is filled when it is opened, because its contents depend on the installed engines
/// and on the variant.
void AnalysisControls::makeEngineMenus() {
    for (const bool second : {false, true}) {
        QMenu& menu = actions_.addMenu(
            second ? MenuSpec{"secondEngineMenu", QT_TRANSLATE_NOOP("Menu", "&Second Engine"), {OptionsMenu, 20}}
                   : MenuSpec{"analysisEngineMenu", QT_TRANSLATE_NOOP("Menu", "&Engine"), {OptionsMenu, 10}});
        menu.setToolTipsVisible(true);
        engineMenus_.emplace_back(&menu, second);
        fillEngineMenu(menu, second);
        connect(&menu, &QMenu::aboutToShow, this, [this, &menu, second] { fillEngineMenu(menu, second); });
    }
}

void AnalysisControls::fillEngineMenu(QMenu& menu, bool second) {
    const Setting<QString> setting = second ? keys::secondEngine() : keys::analysisEngine();
    const QString chosen = settings_.get(setting);
    menu.clear();
    const auto add = [&](const QString& words, const QString& value, const QString& whyNot) {
        QAction* action = menu.addAction(QString(words).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setObjectName(QStringLiteral("engine:") + value);
        action->setCheckable(true);
        action->setChecked(value == chosen);
        action->setEnabled(whyNot.isEmpty());
        action->setToolTip(whyNot);
        connect(action, &QAction::triggered, this, [this, setting, value] {
            settings_.set(setting, value);
            chooseEngines();
            sidePanel_.share();
        });
    };
    if (second) add(tr("None"), QString(), QString());
    add(QStringLiteral("Rokada"), second ? QString(OurEngine) : QString(), QString());
    const Game* game = record_.game();
    if (game == nullptr) return;
    for (const EngineOffer& offer : enginesOffered(settings_, game->book().variant()))
        add(offer.name, offer.name, offer.whyNot);
}

void AnalysisControls::chooseEngines() {
    analysis_->setEngine(settings_.get(keys::analysisEngine()));
    const QString second = settings_.get(keys::secondEngine());
    second_.session->setEngine(second == OurEngine ? QString() : second);
    second_.session->setOn(analysis_->on() && !second.isEmpty());
    show();
}

void AnalysisControls::makeOptions() {
    options_ = &actions_.addMenu({OptionsMenu, QT_TRANSLATE_NOOP("Menu", "Analysis &Options"), {menus::Analysis, 310}});
    const std::array counts{1, 2, 3, 4, 5};
    const NumberMenu menus[] = {
        {{"analysisLinesMenu", QT_TRANSLATE_NOOP("Menu", "&Variations"), {OptionsMenu, 110}},
         "analysisLines",
         choicesOf(counts, QT_TRANSLATE_NOOP("Action", "%1"), ""),
         keys::analysisLines()},
        {{"analysisDepthMenu", QT_TRANSLATE_NOOP("Menu", "&Depth"), {OptionsMenu, 120}},
         "analysisDepth",
         choicesOf(analysisDepths, QT_TRANSLATE_NOOP("Action", "%1"), QT_TRANSLATE_NOOP("Action", "No Limit")),
         keys::analysisDepth()},
        {{"analysisThreadsMenu", QT_TRANSLATE_NOOP("Menu", "&Threads"), {OptionsMenu, 210}},
         "analysisThreads",
         choicesOf(threadCounts(), QT_TRANSLATE_NOOP("Action", "%1"), ""),
         keys::analysisThreads()},
        {{"analysisTableMenu", QT_TRANSLATE_NOOP("Menu", "&Memory"), {OptionsMenu, 220}},
         "analysisTable",
         choicesOf(tableSizes, QT_TRANSLATE_NOOP("Action", "%1 MB"), ""),
         keys::analysisTable()},
    };
    for (const NumberMenu& number : menus) {
        actions_.addMenu(number.menu);
        ActionChoice& choice = actions_.addChoice(QLatin1String(number.name), {number.menu.name, 1}, number.values);
        choice.setChosen(settings_.get(number.setting));
        connect(&choice, &ActionChoice::picked, this, [this, setting = number.setting](const QVariant& value) {
            settings_.set(setting, value.toInt());
            for (const AnalysisPart* part : {&first_, &second_}) part->session->renew();
            show();
        });
        if (!lines_) lines_ = &choice;
    }
    actions_.addMenu({"analysisValuesMenu", QT_TRANSLATE_NOOP("Menu", "Show Eva&luations"), {OptionsMenu, 130}});
    ActionChoice& values = actions_.addChoice(
        QStringLiteral("analysisValues"), {"analysisValuesMenu", 1},
        {{QT_TRANSLATE_NOOP("Action", "In &Pawns"), static_cast<int>(ScoreStyle::Pawns)},
         {QT_TRANSLATE_NOOP("Action", "As Winning &Chances in Percent"), static_cast<int>(ScoreStyle::Chances)}});
    values.setChosen(static_cast<int>(settings_.get(keys::analysisValues())));
    connect(&values, &ActionChoice::picked, this, [this](const QVariant& value) {
        settings_.set(keys::analysisValues(), static_cast<ScoreStyle>(value.toInt()));
        show();
    });
}

void AnalysisControls::fillPanel() {
    panel_->setActions({.analyse = analyse_,
                        .threat = threat_,
                        .lock = lock_,
                        .fewer = fewer_,
                        .more = more_,
                        .best = best_,
                        .options = options_,
                        .engines = {engineMenus_[0].first, engineMenus_[1].first}});
}

}  // namespace rokada::ui
