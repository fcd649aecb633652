#include "library/summarydialog.h"

#include "collection/library.h"
#include "kit/dialogsheet.h"
#include "library/dialogform.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rokada::ui {

namespace {

/// Returns `counts` with their first moves in the notation `style`. If they belong to several variants, adds the name
/// of the variant.
std::vector<ResultCount> named(std::vector<ResultCount> counts, NotationStyle style) {
    const bool several =
        std::ranges::any_of(counts, [&](const ResultCount& count) { return count.game != counts.front().game; });
    for (ResultCount& count : counts) {
        const VariantInfo* info = findVariant(count.game.toStdString());
        if (!info || count.name.isEmpty()) continue;
        count.name = openingShown(*Rulebook::compile(*makeVariant(*info, {})), count.name, style);
        if (several) count.name += QStringLiteral(" (%1)").arg(variantName(info->id));
    }
    return counts;
}

}  // namespace

SummaryDialog::SummaryDialog(Library& library, std::vector<qint64> ids, NotationStyle style, QWidget* parent)
    : QDialog(parent), style_(style), all_(new QLabel(this)), tables_(new QTabWidget(this)) {
    setObjectName(QStringLiteral("collectionStatistics"));
    setAttribute(Qt::WA_DeleteOnClose);
    DialogForm form(*this, tr("Statistics of the collection"));
    all_->setObjectName(QStringLiteral("allGames"));
    all_->setWordWrap(true);
    all_->setForegroundRole(QPalette::PlaceholderText);
    tables_->setDocumentMode(true);
    form.add(tables_, 1);
    form.addToFoot(all_);
    auto* close = form.addButton("closeSummary", tr("Close"), DialogForm::Button::Primary);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(sizeForLetters(*this, {760, 560}));
    library.ask([ids = std::move(ids)](LibraryStore& store) { return summaryOf(store, ids); },
                [self = QPointer(this)](const CollectionSummary& summary) {
                    if (!self) return;
                    self->fill(summary);
                    emit self->shown();
                });
}

void SummaryDialog::fill(const CollectionSummary& summary) {
    if (summary.failure) return all_->setText(tr("The collection cannot be read: %1").arg(*summary.failure));
    const ResultCount& all = summary.all;
    const QLocale locale;
    QString text = tr("Games: %1. White wins: %2, draws: %3, Black wins: %4, no result: %5.")
                       .arg(locale.toString(all.games), locale.toString(all.won), locale.toString(all.drawn),
                            locale.toString(all.lost), locale.toString(all.games - all.won - all.drawn - all.lost));
    if (all.games > 0) {
        text += QLatin1Char(' ') + tr("Average length: %1 moves.").arg(locale.toString(summary.averageMoves, 'f', 1));
    }
    all_->setText(text);
    std::vector<ResultCount> variants = summary.variants;
    for (ResultCount& count : variants) count.name = variantShown(count.name);
    addTable("byVariant", tr("&Variants"), tr("Variant"), variants, Of::White);
    addTable("byPlayer", tr("&Players"), tr("Player"), summary.players, Of::Player);
    addTable("byOpening", tr("&First moves"), tr("First moves"), named(summary.openings, style_), Of::White);
    addTable("byYear", tr("&Years"), tr("Year"), summary.years, Of::White);
    addTable("byLength", tr("Game &lengths"), tr("Moves"), summary.lengths, Of::White);
}

void SummaryDialog::addTable(const char* name, const QString& title, const QString& counted,
                             const std::vector<ResultCount>& rows, Of of) {
    auto* table = new QTableWidget(static_cast<int>(rows.size()), 6, tables_);
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(counted);
    const bool player = of == Of::Player;
    table->setHorizontalHeaderLabels({counted, tr("Games"), player ? tr("Won") : tr("White won"), tr("Drawn"),
                                      player ? tr("Lost") : tr("Black won"),
                                      player ? tr("Score, %") : tr("White's score, %")});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setFrameShape(QFrame::NoFrame);
    table->verticalHeader()->hide();
    for (int row = 0; row < table->rowCount(); ++row) {
        const ResultCount& count = rows[static_cast<std::size_t>(row)];
        table->setItem(row, 0, new QTableWidgetItem(count.name.isEmpty() ? tr("Unknown") : count.name));
        const QVariant score = count.score() < 0 ? QVariant() : QVariant(std::round(count.score() * 10) / 10);
        int column = 0;
        for (const QVariant& number :
             {QVariant(count.games), QVariant(count.won), QVariant(count.drawn), QVariant(count.lost), score}) {
            auto* item = new QTableWidgetItem;
            item->setData(Qt::DisplayRole, number);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table->setItem(row, ++column, item);
        }
    }
    alignNumbers(*table);
    tables_->addTab(table, title);
}

}  // namespace rokada::ui
