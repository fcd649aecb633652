#include "match/matchsetuppage.h"

#include "kit/latin.h"
#include "match/matchplayerdialog.h"
#include "texts/names.h"
#include "variants/variants.h"

#include "book/bookplay.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <thread>

namespace rokada::ui {

namespace {

enum TimeKind { PerMove, Clock };
enum Row { Players, Variants, Opening, Plies, File, Books, Time, Each, Base, Rounds, AtOnce, Test, Into, Rows };
constexpr double MilliSecond = 1000;

int threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

QListWidgetItem* checkable(QListWidget& list, const QString& words, const QVariant& data) {
    auto* item = new QListWidgetItem(words, &list);
    item->setData(Qt::UserRole, data);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
    item->setCheckState(Qt::Unchecked);
    return item;
}

QHBoxLayout* side(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    for (QWidget* widget : widgets) row->addWidget(widget);
    return row;
}

}  // namespace

MatchSetupPage::MatchSetupPage(const Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      players_(new QListWidget(this)),
      addPlayer_(new QPushButton(this)),
      removePlayer_(new QPushButton(this)),
      variants_(new QListWidget(this)),
      openings_(new QComboBox(this)),
      plies_(new QSpinBox(this)),
      file_(new QLineEdit(this)),
      chooseFile_(new QPushButton(this)),
      books_(new QCheckBox(this)),
      time_(new QComboBox(this)),
      moveTime_(new QDoubleSpinBox(this)),
      base_(new QSpinBox(this)),
      increment_(new QDoubleSpinBox(this)),
      rounds_(new QSpinBox(this)),
      concurrency_(new QSpinBox(this)),
      sprt_(new QCheckBox(this)),
      elo0_(new QSpinBox(this)),
      elo1_(new QSpinBox(this)),
      collection_(new QComboBox(this)),
      form_(new QFormLayout) {
    setObjectName(QStringLiteral("matchSetupPage"));
    makeFields();
    makeForm();
    connectFields();
    retranslate();
    show(MatchSetup{});
}

void MatchSetupPage::makeFields() {
    const std::pair<QWidget*, const char*> names[] = {
        {players_, "matchPlayers"},     {variants_, "matchVariants"},
        {openings_, "matchOpenings"},   {plies_, "matchPlies"},
        {file_, "matchFile"},           {chooseFile_, "matchChooseFile"},
        {time_, "matchTime"},           {moveTime_, "matchMoveTime"},
        {base_, "matchBase"},           {increment_, "matchIncrement"},
        {rounds_, "matchRounds"},       {concurrency_, "matchConcurrency"},
        {sprt_, "matchSprt"},           {elo0_, "matchElo0"},
        {elo1_, "matchElo1"},           {collection_, "matchCollection"},
        {addPlayer_, "matchAddPlayer"}, {removePlayer_, "matchRemovePlayer"},
        {books_, "matchBooks"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    for (int i = 0; i < 3; ++i) openings_->addItem(QString());
    for (int i = 0; i < 2; ++i) time_->addItem(QString());
    plies_->setRange(0, 60);
    moveTime_->setRange(0.05, 600);
    moveTime_->setDecimals(2);
    base_->setRange(1, 7200);
    increment_->setRange(0, 60);
    increment_->setDecimals(1);
    rounds_->setRange(1, 1000);
    concurrency_->setRange(1, threads());
    elo0_->setRange(-500, 500);
    elo1_->setRange(-500, 500);
    elo1_->setValue(10);
    for (QPushButton* button : {chooseFile_, addPlayer_, removePlayer_}) button->setAutoDefault(false);
    for (const VariantInfo& info : offeredVariants()) checkable(*variants_, {}, latin(info.id));
    for (QListWidget* list : {players_, variants_}) {
        list->setSelectionMode(list == players_ ? QAbstractItemView::SingleSelection : QAbstractItemView::NoSelection);
        list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        list->setSpacing(2);
    }
}

void MatchSetupPage::makeForm() {
    for (int i = 0; i < Rows; ++i) labels_.push_back(new QLabel(this));
    auto* left = new QVBoxLayout;
    left->addWidget(labels_[Players]);
    left->addWidget(players_, 1);
    left->addLayout(side({addPlayer_, removePlayer_}));
    left->addWidget(labels_[Variants]);
    left->addWidget(variants_);
    form_->addRow(labels_[Opening], openings_);
    form_->addRow(labels_[Plies], plies_);
    form_->addRow(labels_[File], side({file_, chooseFile_}));
    form_->addRow(labels_[Books], books_);
    form_->addRow(labels_[Time], time_);
    form_->addRow(labels_[Each], moveTime_);
    form_->addRow(labels_[Base], side({base_, increment_}));
    form_->addRow(labels_[Rounds], rounds_);
    form_->addRow(labels_[AtOnce], concurrency_);
    form_->addRow(labels_[Test], side({sprt_, elo0_, elo1_}));
    form_->addRow(labels_[Into], collection_);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(left, 1);
    row->addLayout(form_, 1);
    QWidget* const fields[Rows] = {players_,  variants_, openings_, plies_,       file_, books_,     time_,
                                   moveTime_, base_,     rounds_,   concurrency_, sprt_, collection_};
    for (std::size_t i = 0; i < Rows; ++i) labels_[i]->setBuddy(fields[i]);
}

void MatchSetupPage::connectFields() {
    const auto follow = [this] {
        showFields();
        emit changed();
    };
    connect(players_, &QListWidget::itemChanged, this, follow);
    connect(players_, &QListWidget::currentRowChanged, this, &MatchSetupPage::showFields);
    connect(addPlayer_, &QPushButton::clicked, this, &MatchSetupPage::addPlayer);
    connect(removePlayer_, &QPushButton::clicked, this, &MatchSetupPage::removePlayer);
    connect(variants_, &QListWidget::itemChanged, this, [this, follow] {
        fillPlayers();
        follow();
    });
    for (QComboBox* box : {openings_, time_}) connect(box, &QComboBox::currentIndexChanged, this, follow);
    connect(file_, &QLineEdit::textChanged, this, follow);
    connect(sprt_, &QCheckBox::toggled, this, follow);
    for (QSpinBox* box : {elo0_, elo1_}) connect(box, &QSpinBox::valueChanged, this, follow);
    connect(chooseFile_, &QPushButton::clicked, this, &MatchSetupPage::chooseFile);
}

void MatchSetupPage::chooseFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Games With Openings"), {}, tr("Games (*.pgn)"));
    if (!file.isEmpty()) file_->setText(file);
}

/// Keeps the selection. Players that do not support all variants are disabled with a reason.
void MatchSetupPage::fillPlayers() {
    const std::vector<MatchPlayer> chosen = players();
    const int row = players_->currentRow();
    const QSignalBlocker quiet(players_);
    players_->clear();
    offered_.clear();
    for (const MatchPlayerOffer& offer : playersOffered(settings_, variants(), own_)) {
        auto* item = checkable(*players_, nameOf(offer.player), QVariant());
        offered_.push_back(offer.player);
        const bool known = std::ranges::find(chosen, offer.player) != chosen.end();
        if (known && offer.whyNot.isEmpty()) item->setCheckState(Qt::Checked);
        if (offer.whyNot.isEmpty()) continue;
        item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        item->setToolTip(offer.whyNot);
        item->setText(QStringLiteral("%1 \u2013 %2").arg(nameOf(offer.player), offer.whyNot));
    }
    players_->setCurrentRow(std::min(row, players_->count() - 1));
}

std::optional<MatchPlayer> MatchSetupPage::current() const {
    const int row = players_->currentRow();
    return row < 0 ? std::nullopt : std::optional(offered_[static_cast<std::size_t>(row)]);
}

/// Adds another player with the same engine and its own options.
void MatchSetupPage::addPlayer() {
    const auto player = current();
    const auto entry = player ? settingsOf(settings_, *player) : std::nullopt;
    if (!entry) return;
    QStringList taken;
    for (const MatchPlayer& other : offered_) taken << nameOf(other);
    auto* dialog = new MatchPlayerDialog(nameOf(*player), *entry, taken, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, made = *player]() mutable {
        made.name = dialog->name();
        made.options = dialog->options();
        own_.push_back(made);
        fillPlayers();
        players_->setCurrentRow(players_->count() - 1);
        if (players_->currentItem()->flags() & Qt::ItemIsEnabled) players_->currentItem()->setCheckState(Qt::Checked);
    });
    dialog->open();
}

void MatchSetupPage::removePlayer() {
    const auto player = current();
    if (!player) return;
    std::erase(own_, *player);
    fillPlayers();
    showFields();
    emit changed();
}

std::vector<MatchPlayer> MatchSetupPage::players() const {
    std::vector<MatchPlayer> players;
    for (int row = 0; row < players_->count(); ++row) {
        if (players_->item(row)->checkState() == Qt::Checked)
            players.push_back(offered_[static_cast<std::size_t>(row)]);
    }
    return players;
}

QStringList MatchSetupPage::variants() const {
    QStringList ids;
    for (int row = 0; row < variants_->count(); ++row) {
        const QListWidgetItem& item = *variants_->item(row);
        if (item.checkState() == Qt::Checked) ids << item.data(Qt::UserRole).toString();
    }
    return ids;
}

void MatchSetupPage::showFields() {
    const auto openings = static_cast<MatchSetup::Openings>(openings_->currentIndex());
    plies_->setEnabled(openings != MatchSetup::Openings::Start);
    file_->setEnabled(openings == MatchSetup::Openings::File);
    chooseFile_->setEnabled(openings == MatchSetup::Openings::File);
    const std::vector<MatchPlayer> chosen = players();
    const bool learnt = std::ranges::any_of(chosen, [](const MatchPlayer& one) { return one.level >= FirstBookLevel; });
    books_->setEnabled(learnt);
    books_->setToolTip(learnt ? tr("The books are chosen in Configure Rokada, Openings")
                              : tr("No player of Rokada from level %1 on is chosen").arg(FirstBookLevel));
    moveTime_->setEnabled(time_->currentIndex() == PerMove);
    base_->setEnabled(time_->currentIndex() == Clock);
    increment_->setEnabled(time_->currentIndex() == Clock);
    const auto player = current();
    addPlayer_->setEnabled(player.has_value());
    removePlayer_->setEnabled(player && !player->name.isEmpty());
    MatchSetup now;
    now.players = players();
    now.variants = variants();
    const bool testable = sprtPossible(now);
    sprt_->setEnabled(testable);
    sprt_->setToolTip(testable ? QString() : tr("For two players in games with equally many sides"));
    for (QSpinBox* box : {elo0_, elo1_}) box->setEnabled(testable && sprt_->isChecked());
}

void MatchSetupPage::setCollections(const std::vector<std::pair<QString, QString>>& collections) {
    const QString chosen = collection_->currentData().toString();
    collection_->clear();
    collection_->addItem(tr("None"), QString());
    for (const auto& [file, name] : collections) collection_->addItem(name, file);
    collection_->setCurrentIndex(std::max(0, collection_->findData(chosen)));
}

void MatchSetupPage::show(const MatchSetup& setup) {
    {
        const QSignalBlocker quiet(variants_);
        for (int row = 0; row < variants_->count(); ++row) {
            QListWidgetItem& item = *variants_->item(row);
            const bool chosen =
                setup.variants.isEmpty() ? row == 0 : setup.variants.contains(item.data(Qt::UserRole).toString());
            item.setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
        }
        // The variant is not offered.
        if (variants().isEmpty()) variants_->item(0)->setCheckState(Qt::Checked);
    }
    own_.clear();
    for (const MatchPlayer& player : setup.players) {
        if (!player.name.isEmpty()) own_.push_back(player);
    }
    fillPlayers();
    for (std::size_t i = 0; i < offered_.size(); ++i) {
        const bool chosen = std::ranges::find(setup.players, offered_[i]) != setup.players.end();
        players_->item(static_cast<int>(i))->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    }
    seed_ = setup.seed;
    openings_->setCurrentIndex(static_cast<int>(setup.openings));
    plies_->setValue(setup.plies);
    file_->setText(setup.file);
    books_->setChecked(setup.books);
    time_->setCurrentIndex(setup.moveTime > 0 ? PerMove : Clock);
    if (setup.moveTime > 0) moveTime_->setValue(setup.moveTime / MilliSecond);
    base_->setValue(setup.base);
    increment_->setValue(setup.increment / MilliSecond);
    rounds_->setValue(setup.rounds);
    concurrency_->setValue(setup.concurrency);
    sprt_->setChecked(setup.sprt.has_value());
    if (setup.sprt) elo0_->setValue(static_cast<int>(setup.sprt->elo0));
    if (setup.sprt) elo1_->setValue(static_cast<int>(setup.sprt->elo1));
    collection_->setCurrentIndex(std::max(0, collection_->findData(setup.collection)));
    showFields();
}

MatchSetup MatchSetupPage::setup() const {
    MatchSetup setup;
    setup.players = players();
    setup.variants = variants();
    setup.openings = static_cast<MatchSetup::Openings>(openings_->currentIndex());
    setup.plies = plies_->value();
    setup.file = file_->text();
    setup.books = books_->isEnabled() && books_->isChecked();
    setup.moveTime = time_->currentIndex() == PerMove ? qRound(moveTime_->value() * MilliSecond) : 0;
    setup.base = base_->value();
    setup.increment = qRound(increment_->value() * MilliSecond);
    setup.rounds = rounds_->value();
    setup.concurrency = concurrency_->value();
    if (sprt_->isEnabled() && sprt_->isChecked())
        setup.sprt = match::Sprt{static_cast<double>(elo0_->value()), static_cast<double>(elo1_->value())};
    setup.collection = collection_->currentData().toString();
    setup.seed = seed_;
    return setup;
}

QString MatchSetupPage::whyNot() const {
    const MatchSetup now = setup();
    if (now.variants.isEmpty()) return tr("Choose a game.");
    if (now.players.size() < 2) return tr("Choose two players or more.");
    if (now.openings == MatchSetup::Openings::File && now.file.isEmpty()) return tr("Choose a file with openings.");
    if (now.sprt && now.sprt->elo0 >= now.sprt->elo1) return tr("The first Elo of the test is less than the second.");
    return {};
}

void MatchSetupPage::retranslate() {
    const QString words[Rows] = {tr("&Players"),
                                 tr("&Games"),
                                 tr("&Openings"),
                                 tr("P&lies"),
                                 tr("&File"),
                                 tr("Opening &books"),
                                 tr("&Time"),
                                 tr("S&econds a move"),
                                 tr("&Clock: seconds, increment"),
                                 tr("&Rounds"),
                                 tr("Games at a t&ime"),
                                 tr("&SPRT: Elo from, to"),
                                 tr("&Into collection")};
    for (std::size_t i = 0; i < Rows; ++i) labels_[i]->setText(words[i]);
    const QString openings[] = {tr("From the start"), tr("Random, balanced"), tr("From a file of games")};
    for (int i = 0; i < 3; ++i) openings_->setItemText(i, openings[i]);
    time_->setItemText(PerMove, tr("For each move"));
    time_->setItemText(Clock, tr("For the game"));
    chooseFile_->setText(tr("C&hoose..."));
    addPlayer_->setText(tr("&Add With Other Options..."));
    addPlayer_->setToolTip(tr("The chosen engine once more, under another name: one engine can play itself"));
    removePlayer_->setText(tr("Re&move"));
    books_->setText(tr("For Rokada from level %1 on").arg(FirstBookLevel));
    sprt_->setText(QString());
    sprt_->setAccessibleName(tr("Sequential test"));
    elo0_->setAccessibleName(tr("Elo from"));
    elo1_->setAccessibleName(tr("Elo to"));
    increment_->setAccessibleName(tr("Increment in seconds"));
    rounds_->setToolTip(tr("Each pair plays so many openings of each game, with each of the sides"));
    if (collection_->count() > 0) collection_->setItemText(0, tr("None"));
    const QSignalBlocker quiet(variants_);
    for (int row = 0; row < variants_->count(); ++row) {
        QListWidgetItem& item = *variants_->item(row);
        item.setText(variantName(item.data(Qt::UserRole).toString().toStdString()));
    }
    fitVariants();
    fillPlayers();
    showFields();
}

/// Shows all variants without scrolling.
void MatchSetupPage::fitVariants() {
    const int row = variants_->sizeHintForRow(0) + 2 * variants_->spacing();
    variants_->setFixedHeight(variants_->count() * row + 2 * variants_->frameWidth());
}

void MatchSetupPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitVariants();
}

}  // namespace rokada::ui
