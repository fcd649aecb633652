#include "match/matchdialog.h"

#include "kit/dialogsize.h"
#include "kit/settings.h"
#include "kit/writefile.h"
#include "match/matchboards.h"
#include "match/matchsetuppage.h"
#include "match/matchtable.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace rokada::ui {

using namespace std::chrono_literals;

MatchDialog::MatchDialog(const Settings& settings, MatchRunner& runner,
                         const std::vector<std::pair<QString, QString>>& collections, const QString& variant,
                         QWidget* parent)
    : QDialog(parent),
      runner_(runner),
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
    setSizeGripEnabled(true);
    makePages();
    makeButtons();
    setup_->setCollections(collections);
    MatchSetup first;
    if (!variant.isEmpty()) first.variants << variant;
    setup_->show(runner_.state() == MatchRunner::State::None ? first : runner_.match().setup);
    pages_->setCurrentIndex(runner_.state() == MatchRunner::State::None ? 0 : 1);
    connect(&runner_, &MatchRunner::changed, this, &MatchDialog::follow);
    connect(setup_, &MatchSetupPage::changed, this, &MatchDialog::showButtons);
    connect(&telling_, &Delay::over, this, &MatchDialog::showGames);
    retranslate();
    resize(sizeForLetters(*this, {820, 600}).expandedTo(minimumSizeHint()));
}

void MatchDialog::makePages() {
    words_->setObjectName(QStringLiteral("matchWords"));
    whyNot_->setObjectName(QStringLiteral("matchWhyNot"));
    notice_->setObjectName(QStringLiteral("matchNotice"));
    progress_->setObjectName(QStringLiteral("matchProgress"));
    for (QLabel* label : {words_, whyNot_, notice_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto* games = new QWidget(this);
    auto* column = new QVBoxLayout(games);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(boards_, 3);
    column->addWidget(table_, 2);
    column->addWidget(progress_);
    column->addWidget(words_);
    auto* choice = new QWidget(this);
    auto* fields = new QVBoxLayout(choice);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addWidget(setup_, 1);
    fields->addWidget(notice_);
    fields->addWidget(whyNot_);
    pages_->addWidget(choice);
    pages_->addWidget(games);
}

void MatchDialog::makeButtons() {
    auto* row = new QHBoxLayout;
    const std::pair<QPushButton*, const char*> buttons[] = {{start_, "matchStart"}, {pause_, "matchPause"},
                                                            {stop_, "matchStop"},   {new_, "matchNew"},
                                                            {save_, "matchSave"},   {close_, "matchClose"}};
    for (const auto& [button, name] : buttons) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        if (button == close_) row->addStretch(1);
        row->addWidget(button);
    }
    pause_->setCheckable(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages_, 1);
    column->addLayout(row);
    connect(start_, &QPushButton::clicked, this, &MatchDialog::begin);
    connect(pause_, &QPushButton::clicked, this, [this](bool on) { runner_.setPaused(on); });
    connect(stop_, &QPushButton::clicked, &runner_, &MatchRunner::stop);
    connect(new_, &QPushButton::clicked, this, [this] {
        setup_->show(runner_.match().setup);
        pages_->setCurrentIndex(0);
        showButtons();
    });
    connect(save_, &QPushButton::clicked, this, &MatchDialog::askForFile);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
}

bool MatchDialog::choosing() const { return pages_->currentIndex() == 0; }

/// Continues a stopped match, or starts a new one with its own random seed.
void MatchDialog::begin() {
    if (!choosing()) return runner_.resume();
    MatchSetup setup = setup_->setup();
    setup.seed = QRandomGenerator::global()->generate();
    pages_->setCurrentIndex(1);
    runner_.start(std::move(setup));
}

void MatchDialog::askForFile() {
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Save Games"), QStringLiteral("match.pgn"), tr("Games (*.pgn)"));
    if (!file.isEmpty()) saveAs(file);
}

bool MatchDialog::saveAs(const QString& file) {
    const auto written = writeFile(file, runner_.match().games());
    QLabel* const seen = choosing() ? notice_ : words_;
    seen->setText(written ? tr("The games are in %1.").arg(file)
                          : tr("%1 cannot be written: %2").arg(file, written.error()));
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
    // A match of an earlier session has no current games.
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
            if (runner_.paused()) sentences << tr("The match is paused.");
            break;
        case MatchRunner::State::Stopping: sentences << tr("The match is being stopped."); break;
        case MatchRunner::State::Stopped:
            sentences << tr("The match was stopped. It can be continued, also after the program was closed.");
            break;
        case MatchRunner::State::Over: sentences << tr("The match is over."); break;
    }
    sentences << tr("Games: %1 of %2.").arg(runner_.standings().gamesPlayed()).arg(runner_.standings().gamesPlanned());
    const QString sprt = sprtText(runner_.match().setup, runner_.standings());
    if (!sprt.isEmpty()) sentences << sprt;
    std::uint64_t failures = 0;
    for (std::size_t i = 0; i < runner_.standings().players(); ++i)
        failures += runner_.standings().total(i).lostByFailure;
    if (failures > 0) sentences << tr("Games lost by a crash, silence or an illegal move: %1.").arg(failures);
    if (!runner_.trouble().isEmpty()) sentences << runner_.trouble();
    return sentences.join(QLatin1Char(' '));
}

void MatchDialog::showButtons() {
    using State = MatchRunner::State;
    const State state = runner_.state();
    const bool busy = state == State::Running || state == State::Stopping;
    const QString why = setup_->whyNot();
    whyNot_->setText(why);
    start_->setVisible(choosing() || state == State::Stopped);
    start_->setText(choosing() ? tr("&Start") : tr("&Continue"));
    start_->setEnabled(!choosing() || (why.isEmpty() && !busy));
    pause_->setVisible(!choosing() && busy);
    pause_->setEnabled(state == State::Running);
    pause_->setChecked(runner_.paused());
    stop_->setVisible(!choosing() && busy);
    stop_->setEnabled(state == State::Running);
    new_->setVisible(!choosing() && !busy);
    const bool kept = state != State::None && !runner_.match().played.empty();
    notice_->setText(kept && !busy ? tr("Start replaces the last match; its games can be saved before.") : QString());
    notice_->setVisible(!notice_->text().isEmpty());
    save_->setVisible(kept || !choosing());
    save_->setEnabled(kept);
}

void MatchDialog::retranslate() {
    setWindowTitle(tr("Engine Match"));
    table_->setAccessibleName(tr("Crosstable"));
    progress_->setAccessibleName(tr("Games played"));
    pause_->setText(tr("&Pause"));
    stop_->setText(tr("S&top"));
    new_->setText(tr("&New Match"));
    save_->setText(tr("Sa&ve Games..."));
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
