#include "match/matchtable.h"

#include "match/matchplayers.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

namespace rokada::ui {

namespace {

/// Number of rows shown without scrolling.
constexpr int MaxRowsShown = 6;
const QChar Dash(0x2013), Minus(0x2212);

QString points(std::uint64_t half) {
    const QString whole = half / 2 > 0 || half % 2 == 0 ? QString::number(half / 2) : QString();
    return half % 2 == 0 ? whole : whole + QChar(0x00BD);
}

/// Returns the points of both players in the games between them, for example "1½–½".
QString scoreText(const match::PairScore& score) {
    return points(score.halfPoints()) + Dash + points(2 * score.games() - score.halfPoints());
}

QString difference(double elo) {
    if (!std::isfinite(elo)) return QString(elo < 0 ? Minus : QLatin1Char('+')) + QChar(0x221E);
    const auto whole = std::lround(elo);
    return (whole < 0 ? Minus : QLatin1Char('+')) + QString::number(std::labs(whole));
}

double shareOf(const match::PairScore& score) {
    return score.games() == 0 ? 0 : static_cast<double>(score.halfPoints()) / static_cast<double>(score.games());
}

}  // namespace

QString eloText(const match::PairScore& score) {
    const auto estimate = match::estimate(score.buckets);
    // After few games, the interval can contain all differences. Such an estimate says nothing.
    if (!estimate || (std::isinf(estimate->lowElo) && std::isinf(estimate->highElo))) return Dash;
    //: %1: difference in playing strength, in Elo; %2 and %3: bounds of its 95 % confidence interval
    return QCoreApplication::translate("MatchTable", "%1 (%2 to %3)")
        .arg(difference(estimate->elo), difference(estimate->lowElo), difference(estimate->highElo));
}

QString sprtText(const MatchSetup& setup, const match::Standings& standings) {
    if (!setup.sprt) return {};
    const auto score = standings.between(0, 1);
    const double likelihood = score.buckets.empty() ? 0 : setup.sprt->likelihood(score.buckets.front());
    const QString name = nameOf(setup.players[0]);
    const QLocale locale;
    // The test ends when the log-likelihood ratio reaches a bound. With an error probability of 5 %, the Elo difference
    // is then above `elo0` or below `elo1`.
    if (likelihood >= match::Sprt::bound()) {
        return QCoreApplication::translate("MatchTable", "SPRT: the Elo advantage of %1 is above %2.")
            .arg(name, locale.toString(setup.sprt->elo0));
    }
    if (likelihood <= -match::Sprt::bound()) {
        return QCoreApplication::translate("MatchTable", "SPRT: the Elo advantage of %1 is below %2.")
            .arg(name, locale.toString(setup.sprt->elo1));
    }
    //: state of a sequential test; %1: logarithm of the likelihood ratio; %2: value at which the test ends
    return QCoreApplication::translate("MatchTable", "SPRT: LLR %1, bounds \u00b1%2")
        .arg(locale.toString(likelihood, 'f', 2), locale.toString(match::Sprt::bound(), 'f', 2));
}

MatchTable::MatchTable(QWidget* parent) : QTableWidget(parent) {
    setObjectName(QStringLiteral("matchTable"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 8);
}

void MatchTable::show(const MatchSetup& setup, const match::Standings& standings) {
    const std::size_t players = setup.players.size();
    std::vector<std::size_t> order(players);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<match::PairScore> totals;
    for (std::size_t i = 0; i < players; ++i) totals.push_back(standings.total(i));
    std::ranges::stable_sort(order,
                             [&](std::size_t a, std::size_t b) { return shareOf(totals[a]) > shareOf(totals[b]); });
    QStringList columns, rows;
    for (std::size_t i = 0; i < players; ++i) columns << QString::number(i + 1);
    columns << tr("Points") << tr("Won") << tr("Drawn") << tr("Lost") << tr("Elo");
    setColumnCount(static_cast<int>(columns.size()));
    setRowCount(static_cast<int>(players));
    setHorizontalHeaderLabels(columns);
    for (std::size_t row = 0; row < players; ++row) {
        const match::PairScore& total = totals[order[row]];
        rows << QStringLiteral("%1. %2").arg(row + 1).arg(nameOf(setup.players[order[row]]));
        QStringList cells;
        for (std::size_t column = 0; column < players; ++column) {
            const auto score = row == column ? match::PairScore() : standings.between(order[row], order[column]);
            cells << (score.games() == 0 ? QString(Dash) : scoreText(score));
        }
        cells << points(total.halfPoints()) << QString::number(total.wins) << QString::number(total.draws)
              << QString::number(total.losses) << eloText(total);
        for (int column = 0; column < cells.size(); ++column) {
            auto cell = std::make_unique<QTableWidgetItem>(cells[column]);
            cell->setTextAlignment(Qt::AlignCenter);
            setItem(static_cast<int>(row), column, cell.release());
        }
    }
    setVerticalHeaderLabels(rows);
    setCurrentItem(nullptr);
    const int shown = std::min(rowCount(), MaxRowsShown);
    setMinimumHeight(horizontalHeader()->sizeHint().height() + shown * verticalHeader()->defaultSectionSize() +
                     2 * frameWidth());
}

}  // namespace rokada::ui
