#include "engines/enginesdialog.h"

#include "engines/enginelogwindow.h"
#include "engines/engineoptions.h"
#include "kit/dialogsize.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

EnginesDialog::EnginesDialog(Settings& settings, QWidget* parent)
    : QDialog(parent),
      settings_(settings),
      engines_(enginesIn(settings)),
      list_(new QListWidget(this)),
      facts_(new QLabel(this)),
      options_(new EngineOptions(this)),
      news_(new QLabel(this)),
      find_(new QPushButton(this)),
      add_(new QPushButton(this)),
      remove_(new QPushButton(this)),
      try_(new QPushButton(this)),
      log_(new QPushButton(this)),
      cancel_(new QPushButton(this)),
      close_(new QPushButton(this)),
      trial_(new EngineTrial(this)) {
    setObjectName(QStringLiteral("enginesDialog"));
    list_->setObjectName(QStringLiteral("engineList"));
    facts_->setObjectName(QStringLiteral("engineFacts"));
    news_->setObjectName(QStringLiteral("engineNews"));
    for (QLabel* label : {facts_, news_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    list_->setSpacing(2);
    makeButtons();
    connect(list_, &QListWidget::currentRowChanged, this, &EnginesDialog::showEngine);
    connect(options_, &EngineOptions::changed, this, [this](const auto& options) {
        if (EngineEntry* entry = chosen()) entry->options = options;
        keep();
    });
    connect(trial_, &EngineTrial::found, this, &EnginesDialog::take);
    connect(trial_, &EngineTrial::rejected, this, [this](const QStringList& command) {
        tell([=] { return tr("%1 is no engine that speaks UCI or CECP, or does not answer.").arg(command.front()); });
    });
    connect(trial_, &EngineTrial::trying, this, [this](const QStringList& command, int number, int all) {
        //: %1 the file of a program, %2 of %3 programs
        tell([=] { return tr("Trying %1 (%2 of %3)...").arg(command.front()).arg(number).arg(all); });
    });
    connect(trial_, &EngineTrial::finished, this, &EnginesDialog::showEngine);
    retranslate();
    fillList();
    resize(sizeForLetters(*this, {760, 520}).expandedTo(minimumSizeHint()));
}

void EnginesDialog::makeButtons() {
    auto* grid = new QGridLayout(this);
    auto* buttons = new QVBoxLayout;
    for (QPushButton* button : {find_, add_, try_, remove_, log_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    find_->setObjectName(QStringLiteral("findEngines"));
    add_->setObjectName(QStringLiteral("addEngine"));
    try_->setObjectName(QStringLiteral("tryEngine"));
    cancel_->setObjectName(QStringLiteral("cancelTrial"));
    cancel_->setAutoDefault(false);
    remove_->setObjectName(QStringLiteral("removeEngine"));
    log_->setObjectName(QStringLiteral("engineLog"));
    auto* box = new QDialogButtonBox(this);
    box->addButton(close_, QDialogButtonBox::RejectRole);
    grid->addWidget(list_, 0, 0, 2, 1);
    grid->addWidget(facts_, 0, 1);
    grid->addWidget(options_, 1, 1);
    grid->addLayout(buttons, 0, 2, 2, 1);
    grid->addWidget(news_, 2, 0, 1, 2);
    grid->addWidget(cancel_, 2, 2);
    grid->addWidget(box, 3, 0, 1, 3);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 4);
    grid->setRowStretch(1, 1);
    facts_->setAlignment(Qt::AlignTop);
    connect(find_, &QPushButton::clicked, this, &EnginesDialog::findOnPath);
    connect(add_, &QPushButton::clicked, this, &EnginesDialog::askForFile);
    connect(remove_, &QPushButton::clicked, this, &EnginesDialog::remove);
    connect(try_, &QPushButton::clicked, this, &EnginesDialog::tryAgain);
    connect(log_, &QPushButton::clicked, this, &EnginesDialog::showLog);
    connect(cancel_, &QPushButton::clicked, this, &EnginesDialog::cancel);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void EnginesDialog::retranslate() {
    setWindowTitle(tr("Engines"));
    list_->setAccessibleName(tr("Engines"));
    find_->setText(tr("&Find"));
    find_->setToolTip(tr("Looks for usual engines among the programs of this machine"));
    add_->setText(tr("&Add..."));
    remove_->setText(tr("Re&move"));
    try_->setText(tr("&Try Again"));
    log_->setText(tr("&Log"));
    cancel_->setText(tr("Ca&ncel"));
    close_->setText(tr("&Close"));
    options_->retranslate();
    if (newsWords_) news_->setText(newsWords_());
}

void EnginesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    showFacts();
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
    tell([] { return tr("The test run was cancelled."); });
}

/// Those that are there already are left alone.
void EnginesDialog::findOnPath() {
    auto commands = EngineTrial::commandsOnPath();
    std::erase_if(commands, [this](const QStringList& command) {
        return std::ranges::any_of(engines_, [&](const auto& e) { return e.command == command; });
    });
    if (commands.empty()) return tell([] { return tr("No other engine was found. Add one by its file."); });
    begin(std::move(commands));
}

void EnginesDialog::askForFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Program of an Engine"));
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

/// One that is there already keeps its name and options.
void EnginesDialog::take(const EngineEntry& entry) {
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
    tell([name = taken.name] { return tr("%1 answers.").arg(name); });
}

void EnginesDialog::keep() { keepEngines(settings_, engines_); }

void EnginesDialog::fillList() {
    const int row = list_->currentRow();
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const EngineEntry& entry : engines_) list_->addItem(entry.name);
    list_->setCurrentRow(std::clamp(row, engines_.empty() ? -1 : 0, static_cast<int>(engines_.size()) - 1));
    showEngine();
}

void EnginesDialog::showEngine() {
    const EngineEntry* entry = chosen();
    for (QPushButton* button : {remove_, try_}) button->setEnabled(entry != nullptr && !trial_->busy());
    for (QPushButton* button : {find_, add_}) button->setEnabled(!trial_->busy());
    cancel_->setVisible(trial_->busy());
    showFacts();
    entry != nullptr ? options_->show(*entry) : options_->clear();
    options_->setVisible(options_->any());
}

void EnginesDialog::showFacts() {
    const EngineEntry* entry = chosen();
    facts_->setText(entry != nullptr ? factsOf(*entry)
                                     : tr("Programs that play chess and speak UCI or CECP can sit at this table. Find "
                                          "looks for those that are installed."));
}

QString EnginesDialog::factsOf(const EngineEntry& entry) const {
    const QString protocol = entry.protocol == external::Protocol::Uci ? QStringLiteral("UCI") : QStringLiteral("CECP");
    //: %1 a command, %2 a protocol
    QStringList lines{tr("%1, speaks %2").arg(entry.command.join(QLatin1Char(' ')), protocol)}, unknown;
    for (const VariantInfo& info : allVariants()) {
        if (!info.offered) continue;
        const QString played = playedRules(entry, info);
        const QString name = variantName(info.id);
        if (!played.isEmpty()) {
            //: %1 a game, %2 rule options and their values, as "Promotion: limited"
            lines << tr("%1 (%2): plays by the same rules; with other options its rules differ").arg(name, played);
            continue;
        }
        switch (entry.fit(info.id)) {
            case EngineFit::Plays: lines << tr("%1: plays by the same rules").arg(name); break;
            case EngineFit::Unchecked: lines << tr("%1: plays; its moves are checked one by one").arg(name); break;
            case EngineFit::Differs: lines << tr("%1: not offered, its rules differ").arg(name); break;
            case EngineFit::Unknown: unknown << name; break;
        }
    }
    //: %1 names of games
    if (!unknown.isEmpty())
        lines << tr("Not offered, it does not know them: %1").arg(unknown.join(QStringLiteral(", ")));
    return lines.join(QLatin1Char('\n'));
}

void EnginesDialog::showLog() { (new EngineLogWindow(EngineLog::all(), this))->show(); }

}  // namespace rokada::ui
