#include "engines/enginesdialog.h"

#include "engines/enginelogwindow.h"
#include "engines/engineoptions.h"
#include "kit/dialogsheet.h"
#include "kit/icons.h"
#include "shell/avatarrows.h"
#include "shell/lettersize.h"
#include "shell/menubutton.h"
#include "shell/secondline.h"
#include "shell/splitdialogform.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

EnginesDialog::EnginesDialog(Settings& settings, QWidget* parent)
    : QDialog(parent),
      settings_(settings),
      engines_(enginesIn(settings)),
      form_(new SplitDialogForm(*this)),
      list_(new AvatarRows(this)),
      name_(new QLabel(this)),
      command_(new SecondLine(this)),
      failure_(new QLabel(this)),
      facts_(new QLabel(this)),
      options_(new EngineOptions(this)),
      news_(&form_->sentence()),
      more_(new MenuButton(this)),
      remove_(new QAction(this)),
      log_(new QAction(this)),
      find_(new QPushButton(this)),
      add_(new QPushButton(this)),
      try_(new QPushButton(this)),
      cancel_(new QPushButton(this)),
      close_(new QPushButton(this)),
      trial_(new EngineTest(this)) {
    setObjectName(QStringLiteral("enginesDialog"));
    makeList();
    makeDetails();
    makeMore();
    makeButtons();
    connect(list_, &QListWidget::currentRowChanged, this, &EnginesDialog::showEngine);
    connect(options_, &EngineOptions::changed, this, [this](const auto& options) {
        if (EngineEntry* entry = chosen()) entry->options = options;
        keep();
    });
    connectTrial();
    retranslate();
    fillList();
    new DialogSheet(*this, DialogSheet::Title::Own);
    resize(sizeForLetters(*this, {900, 600}).expandedTo(minimumSizeHint()));
}

void EnginesDialog::makeList() {
    list_->setObjectName(QStringLiteral("engineList"));
    find_->setObjectName(QStringLiteral("findEngines"));
    find_->setProperty("look", QStringLiteral("quiet"));
    find_->setAutoDefault(false);
    form_->side().addWidget(list_, 1);
    form_->side().addWidget(find_, 0, Qt::AlignLeft);
    connect(find_, &QPushButton::clicked, this, &EnginesDialog::findOnPath);
}

void EnginesDialog::makeDetails() {
    new LetterSize(*name_, 1.15, true);
    facts_->setObjectName(QStringLiteral("engineFacts"));
    failure_->setObjectName(QStringLiteral("engineFailure"));
    failure_->setForegroundRole(QPalette::BrightText);
    for (QLabel* label : {name_, facts_, failure_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    facts_->setAlignment(Qt::AlignTop);
    try_->setObjectName(QStringLiteral("tryEngine"));
    try_->setAutoDefault(false);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(name_);
    words->addWidget(command_);
    words->addWidget(failure_);
    auto* head = new QHBoxLayout;
    head->addLayout(words, 1);
    head->addWidget(try_, 0, Qt::AlignTop);
    head->addWidget(more_, 0, Qt::AlignTop);
    form_->content().addLayout(head);
    form_->content().addWidget(facts_);
    form_->content().addWidget(options_, 1);
    form_->content().addStretch(0);
    connect(try_, &QPushButton::clicked, this, &EnginesDialog::tryAgain);
}

void EnginesDialog::makeMore() {
    more_->setObjectName(QStringLiteral("engineMore"));
    more_->setProperty("look", QStringLiteral("icon"));
    more_->setIcon(iconOf(Icon::More));
    remove_->setObjectName(QStringLiteral("removeEngine"));
    log_->setObjectName(QStringLiteral("engineLog"));
    auto* menu = new QMenu(more_);
    menu->addAction(log_);
    menu->addAction(remove_);
    more_->setMenu(menu);
    connect(remove_, &QAction::triggered, this, &EnginesDialog::remove);
    connect(log_, &QAction::triggered, this, &EnginesDialog::showLog);
}

void EnginesDialog::makeButtons() {
    news_->setObjectName(QStringLiteral("engineNews"));
    add_->setObjectName(QStringLiteral("addEngine"));
    cancel_->setObjectName(QStringLiteral("cancelTrial"));
    close_->setProperty("look", QStringLiteral("quiet"));
    for (QPushButton* button : {cancel_, close_, add_}) form_->addButton(*button);
    add_->setProperty("look", QStringLiteral("primary"));
    connect(add_, &QPushButton::clicked, this, &EnginesDialog::askForFile);
    connect(cancel_, &QPushButton::clicked, this, &EnginesDialog::cancel);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
}

void EnginesDialog::connectTrial() {
    connect(trial_, &EngineTest::found, this, &EnginesDialog::take);
    connect(trial_, &EngineTest::rejected, this, [this](const QStringList& command) {
        silent_.push_back(command);
        fillList();
        tell([=] {
            return tr("%1 does not answer. It is not an engine that supports UCI or CECP.").arg(command.front());
        });
    });
    connect(trial_, &EngineTest::trying, this, [this](const QStringList& command, int number, int all) {
        //: %1: file of a program; %2: its number; %3: number of all programs
        tell([=] { return tr("Testing %1 (%2 of %3)...").arg(command.front()).arg(number).arg(all); });
    });
    connect(trial_, &EngineTest::finished, this, &EnginesDialog::showEngine);
}

void EnginesDialog::retranslate() {
    setWindowTitle(tr("Engines"));
    form_->setTitle(tr("Engines"));
    list_->setAccessibleName(tr("Engines"));
    find_->setText(tr("&Find installed engines"));
    find_->setToolTip(tr("Look for well-known engines among the programs on this computer"));
    add_->setText(tr("&Add engine..."));
    remove_->setText(tr("Re&move engine"));
    try_->setText(tr("&Test"));
    log_->setText(tr("Engine &log"));
    more_->setToolTip(tr("More"));
    more_->setAccessibleName(tr("More"));
    cancel_->setText(tr("Ca&ncel"));
    close_->setText(tr("&Close"));
    options_->retranslate();
    if (newsWords_) news_->setText(newsWords_());
}

void EnginesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    fillList();
}

void EnginesDialog::tell(std::function<QString()> words) {
    newsWords_ = std::move(words);
    news_->setText(newsWords_());
}

EngineEntry* EnginesDialog::chosen() {
    const int row = list_->currentRow();
    return row < 0 || row >= static_cast<int>(engines_.size()) ? nullptr : &engines_[static_cast<std::size_t>(row)];
}

void EnginesDialog::begin(std::vector<QStringList> commands) {
    trial_->start(std::move(commands));
    showEngine();
}

void EnginesDialog::cancel() {
    trial_->cancel();
    tell([] { return tr("The test was cancelled."); });
}

/// Searches the computer for well-known engines, and tests those that are not in the list yet.
void EnginesDialog::findOnPath() {
    auto commands = EngineTest::commandsOnPath();
    std::erase_if(commands, [this](const QStringList& command) {
        return std::ranges::any_of(engines_, [&](const auto& e) { return e.command == command; });
    });
    if (commands.empty())
        return tell([] { return tr("No other engine was found. To add an engine, choose its file."); });
    begin(std::move(commands));
}

void EnginesDialog::askForFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose an engine"));
    if (!file.isEmpty()) add({file});
}

void EnginesDialog::add(const QStringList& command) { begin({command}); }

void EnginesDialog::tryAgain() {
    if (const EngineEntry* entry = chosen()) begin({entry->command});
}

void EnginesDialog::remove() {
    if (chosen() == nullptr) return;
    engines_.erase(engines_.begin() + list_->currentRow());
    keep();
    fillList();
}

/// Adds an engine that was tested successfully. If the list already has an entry with the same command, updates this
/// entry, but keeps the old name and options.
void EnginesDialog::take(const EngineEntry& entry) {
    std::erase(silent_, entry.command);
    const auto same = std::ranges::find_if(engines_, [&](const auto& e) { return e.command == entry.command; });
    EngineEntry taken = entry;
    if (same != engines_.end()) {
        taken.name = same->name;
        taken.options = same->options;
        *same = taken;
    } else {
        const auto known = [this](const QString& name) {
            return std::ranges::any_of(engines_, [&](const auto& e) { return e.name == name; });
        };
        for (int number = 2; known(taken.name); ++number)
            taken.name = QStringLiteral("%1 (%2)").arg(entry.name).arg(number);
        engines_.push_back(taken);
    }
    keep();
    fillList();
    const auto at = std::ranges::find_if(engines_, [&](const auto& e) { return e.name == taken.name; });
    list_->setCurrentRow(static_cast<int>(at - engines_.begin()));
    tell([name = taken.name] { return tr("%1 works.").arg(name); });
}

void EnginesDialog::keep() { keepEngines(settings_, engines_); }

void EnginesDialog::fillList() {
    const int row = list_->currentRow();
    const QSignalBlocker quiet(list_);
    list_->clearRows();
    for (const EngineEntry& entry : engines_)
        list_->addRow({entry.name, entry.name, rowWords(entry), {.type = Avatar::Type::Engine}});
    list_->setCurrentRow(std::clamp(row, engines_.empty() ? -1 : 0, static_cast<int>(engines_.size()) - 1));
    showEngine();
}

void EnginesDialog::showEngine() {
    const EngineEntry* entry = chosen();
    remove_->setEnabled(entry != nullptr && !trial_->busy());
    try_->setEnabled(entry != nullptr && !trial_->busy());
    try_->setVisible(entry != nullptr);
    for (QPushButton* button : {find_, add_}) button->setEnabled(!trial_->busy());
    cancel_->setVisible(trial_->busy());
    showFacts();
    entry != nullptr ? options_->show(*entry) : options_->clear();
    options_->setVisible(options_->any());
}

void EnginesDialog::showFacts() {
    const EngineEntry* entry = chosen();
    name_->setText(entry != nullptr ? entry->name : tr("No engines yet"));
    command_->setText(entry != nullptr ? entry->command.join(QLatin1Char(' ')) : QString());
    command_->setVisible(entry != nullptr);
    const bool failed = entry != nullptr && std::ranges::find(silent_, entry->command) != silent_.end();
    failure_->setText(failed ? tr("The last test failed: the engine does not answer.") : QString());
    failure_->setVisible(failed);
    facts_->setText(entry != nullptr ? factsOf(*entry)
                                     : tr("Rokada can play against programs that support UCI or CECP. Search for "
                                          "installed engines, or choose the file of an engine."));
}

/// Returns the second line of an engine's row: its protocol and the variants that it can play.
QString EnginesDialog::rowWords(const EngineEntry& entry) const {
    if (std::ranges::find(silent_, entry.command) != silent_.end()) return tr("Does not answer");
    QStringList names;
    for (const VariantInfo& info : offeredVariants())
        if (entry.playsAny(info.id)) names << variantName(info.id);
    const QString protocol = entry.protocol == external::Protocol::Uci ? QStringLiteral("UCI") : QStringLiteral("CECP");
    //: engine in the list; %1: its protocol; %2: names of variants
    return names.isEmpty() ? protocol : tr("%1 · %2").arg(protocol, names.join(QStringLiteral(", ")));
}

QString EnginesDialog::factsOf(const EngineEntry& entry) const {
    QStringList lines, unknown;
    for (const VariantInfo& info : allVariants()) {
        if (!info.offered) continue;
        const QString played = playedRules(entry, info);
        const QString name = variantName(info.id);
        if (!played.isEmpty()) {
            //: %1: name of a variant; %2: rule options and their values, for example "Promotion: limited"
            lines << tr("%1: with %2, the engine plays by the same rules as Rokada. With other options, its rules "
                        "differ.")
                         .arg(name, played);
            continue;
        }
        switch (entry.fit(info.id)) {
            case EngineFit::Plays: lines << tr("%1: the engine plays by the same rules as Rokada").arg(name); break;
            case EngineFit::Unchecked: lines << tr("%1: Rokada checks each move of the engine").arg(name); break;
            case EngineFit::Differs:
                lines << tr("%1: not available, because the engine has other rules than Rokada").arg(name);
                break;
            case EngineFit::Unknown: unknown << name; break;
        }
    }
    //: %1: names of variants
    if (!unknown.isEmpty()) lines << tr("Not supported: %1").arg(unknown.join(QStringLiteral(", ")));
    return lines.join(QLatin1Char('\n'));
}

void EnginesDialog::showLog() { (new EngineLogWindow(EngineLog::all(), this))->show(); }

}  // namespace rokada::ui
