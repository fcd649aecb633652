#include "library/statisticsdialog.h"

#include "collection/library.h"
#include "kit/dialogsheet.h"
#include "kit/latin.h"
#include "library/dialogform.h"
#include "library/statisticschart.h"
#include "session/occupants.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace rokada::ui {

namespace {

QString seatName(const Tally& tally) {
    const VariantInfo* info = findVariant(tally.game.toStdString());
    if (!info) return {};
    const Variant variant = *makeVariant(*info, {});
    const auto side = static_cast<std::size_t>(tally.side);
    return side < variant.sides() ? sideName(variant.sideSpecs[side].name) : QString();
}

}  // namespace

QString StatisticsDialog::opponentName(const Tally& tally) {
    const Seat seat{.human = tally.level == LibrarySeat::Person,
                    .name = {},
                    .level = playingLevel(tally.level),
                    .engine = tally.engine};
    // Name the level instead of its rating, because the rating of a level can change.
    const QString name = occupantTitle(seat, {});
    //: %1: name of an opponent; results of the games in which hints were used
    return tally.hinted ? tr("%1, with hints").arg(name) : name;
}

StatisticsDialog::StatisticsDialog(Library& library, QWidget* parent)
    : QDialog(parent),
      library_(library),
      games_(new QComboBox(this)),
      table_(new QTableWidget(this)),
      chart_(new StatisticsChart(this)),
      nothing_(new QLabel(this)),
      all_(new QLabel(this)) {
    DialogForm form(*this, tr("Statistics"));
    games_->setAccessibleName(tr("Variant"));
    nothing_->setObjectName(QStringLiteral("noStatistics"));
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setForegroundRole(QPalette::PlaceholderText);
    all_->setObjectName(QStringLiteral("allResults"));
    all_->setWordWrap(true);
    all_->setForegroundRole(QPalette::PlaceholderText);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    auto* choice = new QHBoxLayout;
    choice->addWidget(games_);
    choice->addStretch(1);
    form.add(choice);
    form.add(nothing_, 1);
    form.add(table_, 1);
    form.add(chart_);
    form.addToFoot(all_);
    reset_ = form.addButton("resetStatistics", tr("&Reset..."), DialogForm::Button::Quiet);
    auto* close = form.addButton("closeStatistics", tr("Close"), DialogForm::Button::Primary);
    connect(reset_, &QPushButton::clicked, this, &StatisticsDialog::askToForget);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(games_, &QComboBox::currentIndexChanged, this, &StatisticsDialog::fill);
    connect(&library_, &Library::heldChanged, this, &StatisticsDialog::sayNothing);
    resize(sizeForLetters(*this, {720, 560}));
    fill();
    read();
}

void StatisticsDialog::read() {
    const auto ask = [](LibraryStore& store) {
        std::vector<Tally> tallies = talliesOf(store.counted());
        return std::pair(std::move(tallies), store.failure());
    };
    library_.ask(ask, [self = QPointer(this)](std::pair<std::vector<Tally>, std::optional<QString>> answer) {
        if (!self) return;
        self->failure_ = std::move(answer.second);
        self->take(self->failure_ ? std::vector<Tally>() : std::move(answer.first));
    });
}

void StatisticsDialog::take(std::vector<Tally> tallies) {
    known_ = true;
    tallies_ = std::move(tallies);
    const QString before = games_->currentData().toString();
    games_->clear();
    for (const VariantInfo& info : offeredVariants()) {
        const auto id = latin(info.id);
        const bool played = std::ranges::any_of(tallies_, [&](const Tally& t) { return t.game == id; });
        if (played) games_->addItem(variantName(info.id), id);
    }
    games_->setCurrentIndex(std::max(0, games_->findData(before)));
    fill();
    emit shown();
}

/// Shows why the table is empty. The text is empty before the library has answered. Also disables the reset button if
/// the table is empty or another program has locked the library.
void StatisticsDialog::sayNothing() {
    QString sentence;
    if (library_.held()) {
        sentence = tr("Another program is using the library. The statistics appear when it is free.");
    } else if (failure_) {
        sentence = tr("The library cannot be read: %1").arg(*failure_);
    } else if (known_) {
        sentence = tr("There are no finished games yet.");
    }
    nothing_->setText(sentence);
    reset_->setEnabled(table_->rowCount() > 0 && !library_.held());
}

void StatisticsDialog::fill() {
    const QString game = games_->currentData().toString();
    table_->setColumnCount(7);
    table_->setHorizontalHeaderLabels({tr("Opponent"), tr("Side"), tr("Won"), tr("Drawn"), tr("Lost"),
                                       tr("Longest winning streak"), tr("Time per move")});
    table_->setRowCount(0);
    std::map<std::tuple<int, QString, bool>, StatisticsChart::Bar> bars;
    for (const Tally& tally : tallies_) {
        if (tally.game != game) continue;
        const int row = table_->rowCount();
        table_->insertRow(row);
        const QString opponent = opponentName(tally);
        const QLocale locale;
        const QString time =
            tally.moves == 0 ? QString() : tr("%1 s").arg(locale.toString(tally.secondsPerMove(), 'f', 1));
        const QStringList cells{opponent,
                                seatName(tally),
                                locale.toString(tally.won),
                                locale.toString(tally.drawn),
                                locale.toString(tally.lost),
                                locale.toString(tally.longestRun),
                                time};
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            if (column >= 2) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table_->setItem(row, column, item);
        }
        StatisticsChart::Bar& bar = bars[{tally.level, tally.engine, tally.hinted}];
        bar.name = opponent;
        bar.won += tally.won;
        bar.drawn += tally.drawn;
        bar.lost += tally.lost;
    }
    alignNumbers(*table_);
    table_->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    std::vector<StatisticsChart::Bar> shownBars;
    shownBars.reserve(bars.size());
    for (const auto& [key, bar] : bars) shownBars.push_back(bar);
    chart_->setBars(std::move(shownBars));
    const bool any = table_->rowCount() > 0;
    all_->setText(any ? sumOf(game) : QString());
    sayNothing();
    nothing_->setVisible(!any);
    table_->setVisible(any);
    chart_->setVisible(any);
    games_->setVisible(any);
}

/// Returns the total results of a variant, for the text beside the buttons.
QString StatisticsDialog::sumOf(const QString& game) const {
    int won = 0, drawn = 0, lost = 0;
    for (const Tally& tally : tallies_) {
        if (tally.game != game) continue;
        won += tally.won;
        drawn += tally.drawn;
        lost += tally.lost;
    }
    return tr("Won: %1. Drawn: %2. Lost: %3.").arg(won).arg(drawn).arg(lost);
}

void StatisticsDialog::askToForget() {
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Statistics"),
                        tr("Reset all statistics? The games are kept in the library."), QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* again = box->addButton(tr("Reset statistics"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    new DialogSheet(*box);
    connect(again, &QAbstractButton::clicked, this, &StatisticsDialog::forget);
    box->open();
}

void StatisticsDialog::forget() {
    library_.ask([](LibraryStore& store) { return store.forgetStatistics(); },
                 [self = QPointer(this)](bool) {
                     if (self) self->read();
                 },
                 LibraryAction::ResetStatistics);
}

}  // namespace rokada::ui
