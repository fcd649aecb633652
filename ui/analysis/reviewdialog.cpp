#include "analysis/reviewdialog.h"

#include "analysis/analysissettings.h"
#include "texts/names.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableWidget>

#include <algorithm>
#include <array>
#include <memory>

namespace rokada::ui {

namespace {

enum Column { Accuracy, Inaccuracies, Mistakes, Blunders, Columns };

}  // namespace

ReviewDialog::ReviewDialog(QWidget* parent)
    : QDialog(parent),
      nodes_(new QComboBox(this)),
      said_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      table_(new QTableWidget(this)),
      start_(new QPushButton(this)),
      tryAgain_(new QPushButton(this)),
      close_(new QPushButton(this)),
      nodesLabel_(new QLabel(this)),
      engineLabel_(new QLabel(this)),
      engine_(new QComboBox(this)) {
    setObjectName(QStringLiteral("reviewDialog"));
    nodes_->setObjectName(QStringLiteral("reviewNodes"));
    said_->setObjectName(QStringLiteral("reviewSaid"));
    progress_->setObjectName(QStringLiteral("reviewProgress"));
    table_->setObjectName(QStringLiteral("reviewTable"));
    start_->setObjectName(QStringLiteral("reviewStart"));
    tryAgain_->setObjectName(QStringLiteral("reviewTryAgain"));
    close_->setObjectName(QStringLiteral("reviewClose"));
    for (const int nodes : reviewNodes) nodes_->addItem(QString(), nodes);
    nodesLabel_->setBuddy(nodes_);
    engine_->setObjectName(QStringLiteral("reviewEngine"));
    engineLabel_->setBuddy(engine_);
    said_->setWordWrap(true);
    table_->setColumnCount(Columns);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    table_->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Minimum);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->hide();
    tryAgain_->setEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(nodesLabel_);
    column->addWidget(nodes_);
    column->addWidget(engineLabel_);
    column->addWidget(engine_);
    column->addWidget(progress_);
    column->addWidget(said_);
    column->addWidget(table_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(start_);
    buttons->addWidget(tryAgain_);
    buttons->addStretch();
    buttons->addWidget(close_);
    column->addLayout(buttons);
    connect(start_, &QPushButton::clicked, this, [this] { running_ ? emit cancelWanted() : emit startWanted(); });
    connect(tryAgain_, &QPushButton::clicked, this, &ReviewDialog::tryAgainWanted);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
}

void ReviewDialog::setNodes(int nodes) { nodes_->setCurrentIndex(nodes_->findData(nodes)); }

int ReviewDialog::nodes() const { return nodes_->currentData().toInt(); }

/// Those that do not know the game are there, with the reason.
void ReviewDialog::setEngines(const std::vector<EngineOffer>& offers, const QString& chosen) {
    engine_->clear();
    engine_->addItem(QStringLiteral("Rokada"), QString());
    auto* items = qobject_cast<QStandardItemModel*>(engine_->model());
    for (const EngineOffer& offer : offers) {
        engine_->addItem(offer.name, offer.name);
        engine_->setItemData(engine_->count() - 1, offer.whyNot, Qt::ToolTipRole);
        if (items) items->item(engine_->count() - 1)->setEnabled(offer.whyNot.isEmpty());
        if (offer.name == chosen && offer.whyNot.isEmpty()) engine_->setCurrentIndex(engine_->count() - 1);
    }
    engine_->setVisible(!offers.empty());
    engineLabel_->setVisible(!offers.empty());
}

QString ReviewDialog::engine() const { return engine_->currentData().toString(); }

void ReviewDialog::setRunning(bool running) {
    running_ = running;
    nodes_->setEnabled(!running);
    engine_->setEnabled(!running);
    progress_->setVisible(running);
    start_->setText(running ? tr("Cancel") : tr("Review"));
}

void ReviewDialog::showProgress(int done, int all) {
    if (!running_) setRunning(true);
    table_->hide();
    tryAgain_->setEnabled(false);
    progress_->setRange(0, all);
    progress_->setValue(done);
    said_->setText(tr("The engine looks through the game, from its end to its beginning."));
    fitWords();
}

void ReviewDialog::showStopped(const QString& words) {
    setRunning(false);
    said_->setText(words);
    fitWords();
}

void ReviewDialog::showResult(const Variant& variant, const Review& review) {
    setRunning(false);
    sides_.clear();
    for (const SideSpec& side : variant.sideSpecs) sides_.emplace_back(side.name);
    players_ = review.players(variant.sides());
    fillTable();
    table_->show();
    table_->setFixedHeight(table_->sizeHint().height());
    table_->setMinimumWidth(table_->sizeHint().width());
    bool faults = false;
    for (const ReviewedMove& move : review.moves) faults = faults || move.grade != MoveGrade::Sound;
    tryAgain_->setEnabled(faults);
    said_->setText(faults ? tr("Bad moves are marked in the list of moves, with what would have been better.")
                          : tr("No bad move was found."));
    adjustSize();
    fitWords();
}

/// A layout does not ask how many lines a sentence needs; without a sentence the label does not know.
void ReviewDialog::fitWords() {
    const QMargins edges = layout()->contentsMargins();
    said_->setMinimumHeight(std::max(0, said_->heightForWidth(width() - edges.left() - edges.right())));
    resize(size().expandedTo(layout()->totalMinimumSize()));
}

void ReviewDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fitWords();
}

void ReviewDialog::fillTable() {
    table_->setRowCount(static_cast<int>(players_.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const PlayerReview& player = players_[static_cast<std::size_t>(row)];
        const auto count = [&](MoveGrade grade) {
            return QString::number(player.count[static_cast<std::size_t>(grade)]);
        };
        const std::array<QString, Columns> cells{
            player.moves == 0 ? QStringLiteral("\u2013") : tr("%1 %").arg(QLocale().toString(player.accuracy, 'f', 0)),
            count(MoveGrade::Inaccuracy), count(MoveGrade::Mistake), count(MoveGrade::Blunder)};
        table_->setVerticalHeaderItem(
            row, std::make_unique<QTableWidgetItem>(sideName(sides_[static_cast<std::size_t>(row)])).release());
        for (int c = 0; c < Columns; ++c) {
            auto cell = std::make_unique<QTableWidgetItem>(cells[static_cast<std::size_t>(c)]);
            cell->setTextAlignment(Qt::AlignCenter);
            table_->setItem(row, c, cell.release());
        }
    }
}

void ReviewDialog::retranslate() {
    setWindowTitle(tr("Game Review"));
    nodesLabel_->setText(tr("&Thoroughness"));
    engineLabel_->setText(tr("&Engine"));
    const std::array names{tr("Quick"), tr("Usual"), tr("Thorough"), tr("Very thorough")};
    for (int i = 0; i < nodes_->count(); ++i) nodes_->setItemText(i, names[static_cast<std::size_t>(i)]);
    table_->setHorizontalHeaderLabels({tr("Accuracy"), tr("Inaccuracies ?!"), tr("Mistakes ?"), tr("Blunders ??")});
    table_->setAccessibleName(tr("How each player has played"));
    progress_->setAccessibleName(tr("Positions looked at"));
    start_->setText(running_ ? tr("Cancel") : tr("Review"));
    tryAgain_->setText(tr("Try Again"));
    close_->setText(tr("Close"));
    if (!players_.empty()) fillTable();
}

void ReviewDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace rokada::ui
