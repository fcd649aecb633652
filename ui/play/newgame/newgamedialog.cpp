#include "newgame/newgamedialog.h"

#include "engines/enginelist.h"
#include "kit/dialogsize.h"
#include "kit/latin.h"
#include "newgame/clockchooser.h"
#include "newgame/gamesettings.h"
#include "newgame/seatchooser.h"
#include "newgame/startnumber.h"
#include "newgame/variantlist.h"
#include "shell/lettersize.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rokada::ui {

namespace {

/// Of the screen's height, at first.
constexpr double LargestPart = 0.9;
/// What the desktop draws around it, which is not always known at once.
constexpr int LeastFrame = 32;

/// The one with the most seats has the highest page.
const VariantInfo& largestVariant() {
    const auto seats = [](const VariantInfo& info) { return makeVariant(info, {})->sideSpecs.size(); };
    return *std::ranges::max_element(offeredVariants(), {}, seats);
}

}  // namespace

NewGameDialog::NewGameDialog(Settings& settings, QWidget* parent)
    : QDialog(parent),
      settings_(settings),
      games_(new VariantList(this)),
      heading_(new QLabel(this)),
      scroll_(new QScrollArea(this)),
      play_(new QPushButton(this)),
      cancel_(new QPushButton(this)) {
    setObjectName(QStringLiteral("newGameDialog"));
    games_->setObjectName(QStringLiteral("variantList"));
    scroll_->setObjectName(QStringLiteral("choicePage"));
    play_->setObjectName(QStringLiteral("playButton"));
    cancel_->setObjectName(QStringLiteral("cancelButton"));
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new LetterSize(*heading_, 1.4, true);
    auto* right = new QVBoxLayout;
    right->addWidget(heading_);
    right->addWidget(scroll_, 1);
    auto* columns = new QHBoxLayout;
    columns->addWidget(games_, 4);
    columns->addLayout(right, 5);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    // Standard buttons would take their own words back when the language changes.
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(play_, QDialogButtonBox::AcceptRole);
    buttons->addButton(cancel_, QDialogButtonBox::RejectRole);
    play_->setDefault(true);
    all->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(games_, &QListWidget::currentRowChanged, this, &NewGameDialog::showGame);
    connect(games_, &QListWidget::itemDoubleClicked, this, &NewGameDialog::accept);
    games_->choose(*settings.get(keys::lastGame()));
    showGame();
    retranslate();
    resize(usualSize());
    games_->setFocus();
}

/// All variants and all choices are seen without scrolling, if the screen is large enough.
QSize NewGameDialog::usualSize() {
    constexpr QSize Usual(900, 0);
    const int width = sizeForLetters(*this, Usual).width();
    const int around = sizeHint().height() - games_->sizeHint().height() + heading_->sizeHint().height();
    const int page = scroll_->widget()->sizeHint().height() + around;
    const int room = static_cast<int>(screen()->availableSize().height() * LargestPart);
    return QSize(width, std::min(std::max(sizeHint().height(), page), room)).expandedTo(minimumSizeHint());
}

void NewGameDialog::chooseVariant(const VariantInfo& game) { games_->choose(game); }

void NewGameDialog::keepTo(const VariantInfo& game, const Choices& rules) {
    games_->choose(game);
    GameChoice kept = choice();
    kept.rules = rules;
    scroll_->setWidget(makePage(kept));
    retranslatePage();
    games_->hide();
    ruleBox_->hide();
    orderTabs();
}

/// Another variant has its own seats and rules.
void NewGameDialog::showGame() {
    if (shown_ == &games_->chosen()) return;
    if (shown_) drafts_.insert_or_assign(shown_, choice());
    const auto draft = drafts_.find(&games_->chosen());
    showPage(draft == drafts_.end() ? lastChoice(settings_, games_->chosen()) : draft->second);
    if (isVisible()) growFor(pageHeight());
}

void NewGameDialog::showPage(const GameChoice& choice) {
    shown_ = choice.game;
    scroll_->setWidget(makePage(choice));
    retranslatePage();
    orderTabs();
}

/// How high sentences are is known when they have their width.
int NewGameDialog::pageHeight() const {
    scroll_->widget()->layout()->activate();
    return scroll_->widget()->heightForWidth(scroll_->viewport()->width());
}

/// All pages would take longer than a person waits for a dialog.
int NewGameDialog::tallestPage() {
    const int here = pageHeight();
    const VariantInfo& largest = largestVariant();
    if (shown_ == &largest) return here;
    const GameChoice now = choice();
    showPage(lastChoice(settings_, largest));
    const int there = pageHeight();
    showPage(now);
    return std::max(here, there);
}

/// A dialog that people have made smaller grows again with the next variant that has more to choose; it never shrinks
/// under the hand.
void NewGameDialog::growFor(int page) {
    const int missing = page - scroll_->viewport()->height();
    if (missing <= 0) return;
    const QRect room = screen()->availableGeometry();
    const int frame = std::max(frameGeometry().height() - height(), LeastFrame);
    const int grown = std::min(height() + missing, room.height() - frame);
    if (grown <= height()) return;
    resize(width(), grown);
    const int below = frameGeometry().bottom() - room.bottom();
    if (below > 0) move(x(), std::max(room.top(), y() - below));
}

void NewGameDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    // From the start as high as any variant will need it: buttons do not move while one is chosen.
    if (!event->spontaneous()) growFor(games_->isHidden() ? pageHeight() : tallestPage());
}

/// In reading order: variants, seats, clocks, rules, buttons.
void NewGameDialog::orderTabs() {
    QWidget* last = games_;
    const auto then = [&last](QWidget* next) {
        setTabOrder(last, next);
        last = next;
    };
    for (QWidget* stop : seats_->stops()) then(stop);
    for (QWidget* stop : clocks_->stops()) then(stop);
    for (const RuleRow& row : rules_) then(row.value);
    for (QWidget* stop : start_->stops()) then(stop);
    then(play_);
    then(cancel_);
}

QWidget* NewGameDialog::makePage(const GameChoice& choice) {
    auto* page = new QWidget(scroll_);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 6, 0);
    const Variant variant = *makeVariant(*choice.game, choice.rules);
    QStringList engines;
    for (const EngineEntry& entry : enginesIn(settings_)) {
        if (entry.playsAny(variant.id)) engines << entry.name;
    }
    seats_ = new SeatChooser(variant, choice.seats, engines, page);
    seats_->offerEngines(enginesOffered(settings_, variant));
    seats_->setLot(choice.lot);
    clocks_ = new ClockChooser(variant, choice.times, choice.laws, page);
    makeRules(choice, page);
    column->addWidget(seats_);
    column->addWidget(clocks_);
    column->addWidget(ruleBox_);
    column->addStretch(1);
    keepFromWheel(page);
    return page;
}

/// The wheel scrolls the page; what it passes over is not chosen again.
void NewGameDialog::keepFromWheel(QWidget* page) {
    QWidgetList inputs;
    for (QWidget* box : page->findChildren<QComboBox*>()) inputs << box;
    for (QWidget* box : page->findChildren<QAbstractSpinBox*>()) inputs << box;
    for (QWidget* input : inputs) {
        input->setFocusPolicy(Qt::StrongFocus);
        input->installEventFilter(this);
    }
}

bool NewGameDialog::eventFilter(QObject* watched, QEvent* event) {
    const auto* input = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Wheel || !input || input->hasFocus()) return QDialog::eventFilter(watched, event);
    event->ignore();
    return true;
}

void NewGameDialog::makeRules(const GameChoice& choice, QWidget* page) {
    ruleBox_ = new QGroupBox(page);
    auto* column = new QVBoxLayout(ruleBox_);
    column->setSpacing(4);
    rules_.clear();
    for (const Option& option : choice.game->options) {
        const RuleRow row{&option, new QLabel(ruleBox_), new QComboBox(ruleBox_), new QLabel(ruleBox_)};
        row.value->setObjectName(latin(option.name) + QStringLiteral("RuleBox"));
        for (const std::string_view value : option.values) {
            row.value->addItem(QString(), latin(value));
            if (choice.rules.find(option.name)->second == value) row.value->setCurrentIndex(row.value->count() - 1);
        }
        row.name->setBuddy(row.value);
        row.sentence->setWordWrap(true);
        row.sentence->setContentsMargins(2, 0, 0, 6);
        row.sentence->setForegroundRole(QPalette::WindowText);
        // Labels above their fields: translations are longer.
        column->addWidget(row.name);
        column->addWidget(row.value);
        column->addWidget(row.sentence);
        connect(row.value, &QComboBox::currentIndexChanged, this, [this, i = rules_.size()] {
            showSentence(rules_[i]);
            const Variant variant = *makeVariant(*shown_, this->choice().rules);
            seats_->offerEngines(enginesOffered(settings_, variant));
            start_->offer(variant, start_->number());
            if (isVisible()) growFor(pageHeight());
        });
        rules_.push_back(row);
    }
    start_ = new StartNumber(ruleBox_);
    start_->offer(*makeVariant(*choice.game, choice.rules), choice.startNumber);
    column->addWidget(start_);
}

void NewGameDialog::showSentence(const RuleRow& row) {
    const std::string value = row.value->currentData().toString().toStdString();
    row.sentence->setText(valueSentence(shown_->id, row.option->name, value));
    row.value->setAccessibleDescription(row.sentence->text());
}

GameChoice NewGameDialog::choice() const {
    GameChoice choice{.game = shown_,
                      .rules = {},
                      .startNumber = start_->number(),
                      .seats = seats_->seats(),
                      .lot = seats_->lot(),
                      .times = clocks_->times(),
                      .laws = clocks_->laws()};
    for (const RuleRow& row : rules_) {
        choice.rules[std::string(row.option->name)] = row.value->currentData().toString().toStdString();
    }
    return choice;
}

void NewGameDialog::accept() {
    keepChoice(settings_, choice());
    QDialog::accept();
}

void NewGameDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        retranslatePage();
    }
}

void NewGameDialog::retranslate() {
    setWindowTitle(tr("New Game"));
    play_->setText(tr("&Play"));
    cancel_->setText(tr("Cancel"));
    games_->setAccessibleName(tr("Variants"));
}

void NewGameDialog::retranslatePage() {
    heading_->setText(variantName(shown_->id));
    seats_->retranslate();
    clocks_->retranslate();
    ruleBox_->setTitle(tr("Rules"));
    for (const RuleRow& row : rules_) {
        row.name->setText(optionName(shown_->id, row.option->name));
        for (std::size_t v = 0; v < row.option->values.size(); ++v) {
            const QString name = valueName(shown_->id, row.option->name, row.option->values[v]);
            //: the value that a rule has unless another is chosen
            row.value->setItemText(static_cast<int>(v), v == 0 ? tr("%1 (default)").arg(name) : name);
        }
        showSentence(row);
    }
    start_->retranslate();
}

}  // namespace rokada::ui
