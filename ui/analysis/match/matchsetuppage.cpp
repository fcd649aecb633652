#include "match/matchsetuppage.h"

#include "kit/fonts.h"
#include "kit/switch.h"
#include "kit/verticalscroll.h"
#include "match/matchplayerdialog.h"
#include "match/variantchecks.h"
#include "session/occupants.h"
#include "session/opponents.h"
#include "shell/avatarrows.h"
#include "shell/lettersize.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <thread>

namespace rokada::ui {

namespace {

enum TimeKind { PerMove, Clock };
enum Row { Players, Variants, Opening, Plies, File, Books, Time, Each, Base, Rounds, AtOnce, Test, Into, Rows };
constexpr double MilliSecond = 1000;

int threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

/// Gaps between blocks and between columns, in pixels at a font size of 15 pixels.
constexpr double SetupBlockGap = 16, SetupColumnGap = 24;

QHBoxLayout* side(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    for (QWidget* widget : widgets) row->addWidget(widget, qobject_cast<QAbstractButton*>(widget) ? 0 : 1);
    return row;
}

/// Returns the row of a player for the list. The second line of the row shows the level of a built-in player.
AvatarRow rowOf(const MatchPlayer& player) {
    AvatarRow row{nameOf(player), nameOf(player), {}, {.type = Avatar::Type::Engine}};
    if (player.level == 0) return row;
    const Level level = player.level > Level::Highest ? Level::full() : Level(player.level);
    const Seat seat{.human = false, .name = {}, .level = level};
    row.avatar = avatarOf(seat, {});
    if (player.name.isEmpty()) row.title = occupantName(seat, {});
    row.more = occupantLevel(seat, {});
    return row;
}

}  // namespace

MatchSetupPage::MatchSetupPage(const Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      part_(new QWidget(this)),
      players_(new AvatarRows(part_)),
      addPlayer_(new QPushButton(part_)),
      removePlayer_(new QPushButton(part_)),
      variants_(new VariantChecks(this)),
      openings_(new QComboBox(this)),
      plies_(new QSpinBox(this)),
      file_(new QLineEdit(this)),
      chooseFile_(new QPushButton(this)),
      books_(new Switch({}, this)),
      time_(new QComboBox(this)),
      moveTime_(new QDoubleSpinBox(this)),
      base_(new QSpinBox(this)),
      increment_(new QDoubleSpinBox(this)),
      rounds_(new QSpinBox(this)),
      concurrency_(new QSpinBox(this)),
      sprt_(new Switch({}, this)),
      elo0_(new QSpinBox(this)),
      elo1_(new QSpinBox(this)),
      collection_(new QComboBox(this)),
      form_(new QGridLayout) {
    setObjectName(QStringLiteral("matchSetupPage"));
    nameFields();
    makeFields();
    makePlayers();
    makeForm();
    connectFields();
    retranslate();
    show(MatchSetup{});
}

void MatchSetupPage::nameFields() {
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
}

void MatchSetupPage::makeFields() {
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
    for (QPushButton* button : {addPlayer_, removePlayer_}) button->setProperty("look", QStringLiteral("quiet"));
    players_->setSelectionMode(QAbstractItemView::SingleSelection);
    for (int i = 0; i < Rows; ++i) {
        labels_.push_back(new QLabel(i == Players ? part_ : this));
        new LetterSize(*labels_.back(), 1, true);
    }
}

void MatchSetupPage::makePlayers() {
    auto* column = new QVBoxLayout(part_);
    column->setContentsMargins(0, 0, 0, 0);
    labels_[Players]->setIndent(designPixels(10, emOf(font())));
    column->addWidget(labels_[Players]);
    column->addWidget(players_, 1);
    column->addWidget(addPlayer_, 0, Qt::AlignLeft);
    column->addWidget(removePlayer_, 0, Qt::AlignLeft);
    labels_[Players]->setBuddy(players_);
}

QWidget* MatchSetupPage::block(std::size_t row, std::initializer_list<QWidget*> fields) {
    auto* both = new QWidget(this);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(designPixels(6, emOf(font())));
    column->addWidget(labels_[row]);
    column->addLayout(side(fields));
    column->addStretch(1);
    labels_[row]->setBuddy(*fields.begin());
    blocks_[row] = both;
    return both;
}

void MatchSetupPage::makeForm() {
    blocks_.assign(Rows, nullptr);
    const int em = emOf(font());
    form_->setHorizontalSpacing(designPixels(SetupColumnGap, em));
    form_->setVerticalSpacing(designPixels(SetupBlockGap, em));
    form_->setColumnStretch(0, 1);
    form_->setColumnStretch(1, 1);
    form_->addWidget(block(Variants, {variants_}), 0, 0, 1, 2);
    form_->addWidget(block(Time, {time_}), 1, 0);
    form_->addWidget(block(Each, {moveTime_}), 1, 1);
    form_->addWidget(block(Base, {base_, increment_}), 1, 1);
    form_->addWidget(block(Opening, {openings_}), 2, 0);
    form_->addWidget(block(Plies, {plies_}), 2, 1);
    form_->addWidget(block(File, {file_, chooseFile_}), 3, 0, 1, 2);
    form_->addWidget(block(Rounds, {rounds_}), 4, 0);
    form_->addWidget(block(AtOnce, {concurrency_}), 4, 1);
    form_->addWidget(block(Into, {collection_}), 5, 0);
    form_->addWidget(block(Books, {books_}), 5, 1);
    form_->addWidget(block(Test, {sprt_, elo0_, elo1_}), 6, 0, 1, 2);
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, designPixels(10, em), 0);
    column->addLayout(form_);
    column->addStretch(1);
    auto* scroll = new VerticalScroll(this);
    scroll->setWidget(body);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
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
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Choose a PGN file for the openings"), {}, tr("Games (*.pgn)"));
    if (!file.isEmpty()) file_->setText(file);
}

/// Fills the list of players and keeps the selection. A player that does not support all selected variants is disabled,
/// and the second line of the row shows the reason.
void MatchSetupPage::fillPlayers() {
    const std::vector<MatchPlayer> chosen = players();
    const int row = players_->currentRow();
    const QSignalBlocker quiet(players_);
    players_->clearRows();
    offered_.clear();
    for (const MatchPlayerOffer& offer : playersOffered(settings_, variants(), own_)) {
        AvatarRow words = rowOf(offer.player);
        if (!offer.whyNot.isEmpty()) words.more = offer.whyNot;
        QListWidgetItem* item = &players_->addRow(words);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(Qt::Unchecked);
        offered_.push_back(offer.player);
        const bool known = std::ranges::find(chosen, offer.player) != chosen.end();
        if (known && offer.whyNot.isEmpty()) item->setCheckState(Qt::Checked);
        if (offer.whyNot.isEmpty()) continue;
        item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        item->setToolTip(offer.whyNot);
    }
    players_->setCurrentRow(std::min(row, players_->count() - 1));
}

std::optional<MatchPlayer> MatchSetupPage::current() const {
    const int row = players_->currentRow();
    return row < 0 ? std::nullopt : std::optional(offered_[static_cast<std::size_t>(row)]);
}

/// Opens a dialog that adds a player with the engine of the current player but with other options.
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
    blocks_[Plies]->setVisible(openings != MatchSetup::Openings::Start);
    blocks_[File]->setVisible(openings == MatchSetup::Openings::File);
    const std::vector<MatchPlayer> chosen = players();
    const bool learnt = std::ranges::any_of(chosen, [](const MatchPlayer& one) { return one.level > 0; });
    books_->setEnabled(learnt);
    books_->setToolTip(learnt ? tr("Choose the books in the settings")
                              : tr("Only Rokada's own players use these books. None of them is chosen"));
    blocks_[Each]->setVisible(time_->currentIndex() == PerMove);
    blocks_[Base]->setVisible(time_->currentIndex() == Clock);
    const auto player = current();
    addPlayer_->setEnabled(player.has_value());
    removePlayer_->setEnabled(player && !player->name.isEmpty());
    MatchSetup now;
    now.players = players();
    now.variants = variants();
    const bool testable = sprtPossible(now);
    sprt_->setEnabled(testable);
    sprt_->setToolTip(testable ? QString()
                               : tr("SPRT needs exactly two players, and variants with the same number of sides"));
    for (QSpinBox* box : {elo0_, elo1_}) box->setVisible(testable && sprt_->isChecked());
}

void MatchSetupPage::setCollections(const std::vector<std::pair<QString, QString>>& collections) {
    const QString chosen = collection_->currentData().toString();
    collection_->clear();
    collection_->addItem(tr("Do not save"), QString());
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
        // A variant of the stored setup may no longer exist. Select at least one variant.
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
    if (now.variants.isEmpty()) return tr("Choose a variant.");
    if (now.players.size() < 2) return tr("Choose at least two players.");
    if (now.openings == MatchSetup::Openings::File && now.file.isEmpty())
        return tr("Choose a PGN file for the openings.");
    if (now.sprt && now.sprt->elo0 >= now.sprt->elo1) return tr("The first Elo bound must be less than the second.");
    return {};
}

void MatchSetupPage::retranslate() {
    const QString words[Rows] = {tr("&Players"),
                                 tr("&Variants"),
                                 tr("&Openings"),
                                 tr("Opening length (p&lies)"),
                                 tr("&File"),
                                 tr("Opening &books"),
                                 tr("&Time"),
                                 tr("S&econds per move"),
                                 tr("&Clock: base time and increment in seconds"),
                                 tr("&Rounds"),
                                 tr("S&imultaneous games"),
                                 tr("&Sequential test (SPRT)"),
                                 tr("Save &into collection")};
    for (std::size_t i = 0; i < Rows; ++i) labels_[i]->setText(words[i]);
    const QString openings[] = {tr("Start position"), tr("Random, balanced positions"), tr("From a PGN file")};
    for (int i = 0; i < 3; ++i) openings_->setItemText(i, openings[i]);
    time_->setItemText(PerMove, tr("Time per move"));
    time_->setItemText(Clock, tr("Clock for the whole game"));
    chooseFile_->setText(tr("C&hoose..."));
    addPlayer_->setText(tr("&Add again with other options..."));
    addPlayer_->setToolTip(tr("Add the chosen engine again under another name, for example to play it against itself"));
    removePlayer_->setText(tr("Re&move"));
    books_->setText(tr("Rokada uses opening books"));
    sprt_->setText(QString());
    sprt_->setAccessibleName(tr("Sequential test"));
    elo0_->setAccessibleName(tr("Elo from"));
    elo0_->setPrefix(tr("Elo from") + QLatin1Char(' '));
    elo1_->setAccessibleName(tr("Elo to"));
    elo1_->setPrefix(tr("Elo to") + QLatin1Char(' '));
    increment_->setAccessibleName(tr("Increment in seconds"));
    rounds_->setToolTip(
        tr("Number of openings for each pair of players in each variant. Each opening is played with both colours"));
    if (collection_->count() > 0) collection_->setItemText(0, tr("Do not save"));
    variants_->retranslate();
    fillPlayers();
    showFields();
}

}  // namespace rokada::ui
