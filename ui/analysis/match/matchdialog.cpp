#include "match/matchdialog.h"

#include "kit/dialogsheet.h"
#include "kit/fonts.h"
#include "kit/settings.h"
#include "kit/writefile.h"
#include "match/matchboards.h"
#include "match/matchsetuppage.h"
#include "match/matchtable.h"
#include "shell/splitdialogform.h"
#include "texts/timetexts.h"

#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Gap between the parts of a page, in pixels at a font size of 15 pixels.
constexpr double MatchPageGap = 16;

}  // namespace

MatchDialog::MatchDialog(const Settings& settings, MatchRunner& runner,
                         const std::vector<std::pair<QString, QString>>& collections, const QString& variant,
                         QWidget* parent)
    : QDialog(parent),
      runner_(runner),
      form_(new SplitDialogForm(*this)),
      pages_(new QStackedWidget(this)),
      setup_(new MatchSetupPage(settings, this)),
      boards_(new MatchBoards(settings, this)),
      table_(new MatchTable(this)),
      progress_(new QProgressBar(this)),
      words_(new QLabel(this)),
      whyNot_(new QLabel(this)),
      notice_(new QLabel(this)),
      start_(new QPushButton(this)),
      pause_(new QPushButton(this)),
      stop_(new QPushButton(this)),
      new_(new QPushButton(this)),
      save_(new QPushButton(this)),
      close_(new QPushButton(this)),
      telling_(this, 250ms, Delay::Runs::Repeatedly) {
    setObjectName(QStringLiteral("matchDialog"));
    makePages();
    makeButtons();
    setup_->setCollections(collections);
    MatchSetup first;
    if (!variant.isEmpty()) first.variants << variant;
    setup_->show(runner_.state() == MatchRunner::State::None ? first : runner_.match().setup);
    showPage(runner_.state() == MatchRunner::State::None ? 0 : 1);
    connect(&runner_, &MatchRunner::changed, this, &MatchDialog::follow);
    connect(setup_, &MatchSetupPage::changed, this, &MatchDialog::showButtons);
    connect(&telling_, &Delay::timeout, this, [this] {
        showGames();
        words_->setText(stateWords());
    });
    retranslate();
    new DialogSheet(*this, DialogSheet::Title::Own);
    resize(sizeForLetters(*this, {960, 600}).expandedTo(minimumSizeHint()));
}

void MatchDialog::makePages() {
    words_->setObjectName(QStringLiteral("matchWords"));
    whyNot_->setObjectName(QStringLiteral("matchWhyNot"));
    notice_->setObjectName(QStringLiteral("matchNotice"));
    progress_->setObjectName(QStringLiteral("matchProgress"));
    for (QLabel* label : {whyNot_, words_, notice_}) form_->addSentence(*label);
    auto* games = new QWidget(this);
    auto* column = new QVBoxLayout(games);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(designPixels(MatchPageGap, emOf(font())));
    column->addWidget(boards_, 5);
    column->addWidget(table_, 2);
    column->addWidget(progress_);
    progress_->setTextVisible(false);
    pages_->addWidget(setup_);
    pages_->addWidget(games);
    form_->side().addWidget(&setup_->playersPart(), 1);
    form_->content().addWidget(pages_, 1);
}

/// Shows the setup page (0) or the page of the match (1). The list of players is visible only beside the setup page.
void MatchDialog::showPage(int page) {
    pages_->setCurrentIndex(page);
    form_->setSideShown(page == 0);
    for (QLabel* label : {whyNot_, &form_->sentence()}) label->setVisible(page == 0);
    words_->setVisible(page == 1);
}

void MatchDialog::makeButtons() {
    const std::pair<QPushButton*, const char*> buttons[] = {{close_, "matchClose"}, {save_, "matchSave"},
                                                            {new_, "matchNew"},     {stop_, "matchStop"},
                                                            {pause_, "matchPause"}, {start_, "matchStart"}};
    for (const auto& [button, name] : buttons) {
        button->setObjectName(QLatin1String(name));
        form_->addButton(*button);
    }
    close_->setProperty("look", QStringLiteral("quiet"));
    start_->setProperty("look", QStringLiteral("primary"));
    pause_->setCheckable(true);
    connect(start_, &QPushButton::clicked, this, &MatchDialog::begin);
    connect(pause_, &QPushButton::clicked, this, [this](bool on) { runner_.setPaused(on); });
    connect(stop_, &QPushButton::clicked, &runner_, &MatchRunner::stop);
    connect(new_, &QPushButton::clicked, this, [this] {
        setup_->show(runner_.match().setup);
        showPage(0);
        showButtons();
    });
    connect(save_, &QPushButton::clicked, this, &MatchDialog::askForFile);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
}

bool MatchDialog::choosing() const { return pages_->currentIndex() == 0; }

/// Starts a new match with new openings if the setup page is shown; otherwise continues the stopped match.
void MatchDialog::begin() {
    if (!choosing()) return runner_.resume();
    MatchSetup setup = setup_->setup();
    setup.seed = QRandomGenerator::global()->generate();
    showPage(1);
    runner_.start(std::move(setup));
}

void MatchDialog::askForFile() {
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Save games"), QStringLiteral("match.pgn"), tr("Games (*.pgn)"));
    if (!file.isEmpty()) saveAs(file);
}

bool MatchDialog::saveAs(const QString& file) {
    const auto written = writeFileOffThread(this, file, runner_.match().games());
    QLabel* const seen = choosing() ? notice_ : words_;
    seen->setText(written ? tr("The games were saved to %1.").arg(file)
                          : tr("%1 cannot be saved: %2").arg(file, written.error()));
    return written.has_value();
}

void MatchDialog::follow() {
    runner_.state() == MatchRunner::State::Running ? telling_.start() : telling_.stop();
    if (runner_.state() == MatchRunner::State::None) return showButtons();
    table_->show(runner_.match().setup, runner_.standings());
    progress_->setRange(0, static_cast<int>(runner_.standings().gamesPlanned()));
    progress_->setValue(static_cast<int>(runner_.standings().gamesPlayed()));
    words_->setText(stateWords());
    showButtons();
    showGames();
    // A match loaded from its file has no games to show on boards until it is continued.
    const bool playing =
        runner_.state() == MatchRunner::State::Running || runner_.state() == MatchRunner::State::Stopping;
    boards_->setVisible(playing || !boards_->empty());
}

void MatchDialog::showGames() {
    if (isVisible()) boards_->show(runner_.live());
}

QString MatchDialog::stateWords() const {
    QStringList sentences;
    switch (runner_.state()) {
        case MatchRunner::State::None: return {};
        case MatchRunner::State::Running:
            if (runner_.paused()) sentences << tr("Match paused.");
            break;
        case MatchRunner::State::Stopping: sentences << tr("Stopping the match..."); break;
        case MatchRunner::State::Stopped:
            sentences << tr("Match stopped. You can continue it, even after you restart Rokada.");
            break;
        case MatchRunner::State::Over: sentences << tr("Match finished."); break;
    }
    sentences << tr("Games: %1 of %2.").arg(runner_.standings().gamesPlayed()).arg(runner_.standings().gamesPlanned());
    if (const QString time = timeWords(); !time.isEmpty()) sentences << time;
    const QString sprt = sprtText(runner_.match().setup, runner_.standings());
    if (!sprt.isEmpty()) sentences << sprt;
    std::uint64_t failures = 0;
    for (std::size_t i = 0; i < runner_.standings().players(); ++i)
        failures += runner_.standings().total(i).lostByFailure;
    if (failures > 0) sentences << tr("Games lost by a crash, a timeout or an illegal move: %1.").arg(failures);
    if (!runner_.errorText().isEmpty()) sentences << runner_.errorText();
    return sentences.join(QLatin1Char(' '));
}

/// Returns the elapsed and the remaining time. Returns an empty text if the match does not run or has just started.
QString MatchDialog::timeWords() const {
    const MatchRunner::Progress progress = runner_.progress();
    if (runner_.state() != MatchRunner::State::Running || progress.elapsed < 10s) return {};
    const QString elapsed = texts::digits(progress.elapsed);
    if (!progress.left) return tr("Elapsed: %1.").arg(elapsed);
    return tr("Elapsed: %1. Remaining: about %2.").arg(elapsed, texts::digits(std::max(*progress.left, Millis(10s))));
}

QString MatchDialog::sizeWords() const {
    const MatchState planned{.setup = setup_->setup(), .played = {}, .pgn = {}};
    return tr("%n game(s) in all.", nullptr, static_cast<int>(planned.standings().gamesPlanned()));
}

void MatchDialog::showButtons() {
    using State = MatchRunner::State;
    const State state = runner_.state();
    const bool busy = state == State::Running || state == State::Stopping;
    const QString why = runner_.reading() ? tr("The last engine match is being read.") : setup_->whyNot();
    whyNot_->setText(why);
    whyNot_->setVisible(choosing() && !why.isEmpty());
    form_->sentence().setText(why.isEmpty() ? sizeWords() : QString());
    form_->sentence().setVisible(choosing() && why.isEmpty());
    start_->setVisible(choosing() || state == State::Stopped);
    start_->setText(choosing() ? tr("&Start") : tr("&Continue"));
    start_->setEnabled(!runner_.reading() && (!choosing() || (why.isEmpty() && !busy)));
    pause_->setVisible(!choosing() && busy);
    pause_->setEnabled(state == State::Running);
    pause_->setChecked(runner_.paused());
    stop_->setVisible(!choosing() && busy);
    stop_->setEnabled(state == State::Running);
    new_->setVisible(!choosing() && !busy);
    // Two primary buttons would compete: a stopped match already has the button "Continue".
    new_->setProperty("look", state == State::Stopped ? QStringLiteral("secondary") : QStringLiteral("primary"));
    const bool kept = state != State::None && !runner_.match().played.empty();
    notice_->setText(kept && !busy ? tr("A new match replaces the last one. Save the games of the last match first.")
                                   : QString());
    notice_->setVisible(choosing() && !notice_->text().isEmpty());
    save_->setVisible(kept || !choosing());
    save_->setEnabled(kept);
}

void MatchDialog::retranslate() {
    setWindowTitle(tr("Engine match"));
    form_->setTitle(tr("Engine match"));
    table_->setAccessibleName(tr("Crosstable"));
    progress_->setAccessibleName(tr("Games played"));
    pause_->setText(tr("&Pause"));
    stop_->setText(tr("S&top"));
    new_->setText(tr("&New match"));
    save_->setText(tr("Sa&ve games..."));
    close_->setText(tr("C&lose"));
    setup_->retranslate();
    boards_->retranslate();
    follow();
}

void MatchDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace rokada::ui
