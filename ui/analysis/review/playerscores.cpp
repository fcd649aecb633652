#include "review/playerscores.h"

#include "analysis/annotate.h"
#include "review/reviewwords.h"
#include "scene/movemark.h"
#include "texts/names.h"

#include <QHeaderView>
#include <QLocale>

#include <algorithm>
#include <memory>

namespace rokada::ui {

namespace {

enum Column { Who, Accuracy, Inaccuracies, Mistakes, Blunders, Columns };

constexpr int RowMargin = 6, NarrowestColumn = 30;

}  // namespace

PlayerScores::PlayerScores(QWidget* parent) : QTableWidget(parent) {
    setColumnCount(Columns);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::TabFocus);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
    verticalHeader()->hide();
    horizontalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + RowMargin);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Who, QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(NarrowestColumn);
    retranslate();
}

void PlayerScores::setLetters(const QFont& font) {
    const int row = QFontMetrics(font).height() + RowMargin;
    if (font == this->font() && row == verticalHeader()->defaultSectionSize()) return;
    setFont(font);
    verticalHeader()->setDefaultSectionSize(row);
    updateGeometry();
}

QSize PlayerScores::sizeHint() const { return {120, rowCount() * verticalHeader()->defaultSectionSize()}; }

/// Returns an empty size. The parent hides the table if it does not fit, and a larger minimum would take space from
/// other widgets.
QSize PlayerScores::minimumSizeHint() const { return {0, 0}; }

void PlayerScores::showPlayers(const Variant& variant, const Review& review) {
    sides_.clear();
    for (const SideSpec& side : variant.sideSpecs) sides_.emplace_back(side.name);
    players_ = variant.sides() > 2 ? review.players(variant.sides()) : std::vector<PlayerReview>();
    fill();
    updateGeometry();
}

void PlayerScores::put(int row, int column, const QString& words) {
    auto cell = std::make_unique<QTableWidgetItem>(words);
    cell->setFlags(Qt::ItemIsEnabled);
    if (column != Who) cell->setTextAlignment(Qt::AlignCenter);
    setItem(row, column, cell.release());
}

void PlayerScores::fill() {
    setRowCount(static_cast<int>(players_.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const PlayerReview& player = players_[static_cast<std::size_t>(row)];
        put(row, Who, sideName(sides_[static_cast<std::size_t>(row)]));
        put(row, Accuracy,
            player.moves == 0 ? QStringLiteral("\u2013") : tr("%1 %").arg(QLocale().toString(player.accuracy, 'f', 0)));
        for (std::size_t i = 0; i < moveGrades.size(); ++i) {
            const auto grade = static_cast<std::size_t>(moveGrades[i]);
            put(row, Inaccuracies + static_cast<int>(i),
                QStringLiteral("%1 %2").arg(symbolOf(nagOf(moveGrades[i]))).arg(player.count[grade]));
            item(row, Inaccuracies + static_cast<int>(i))->setToolTip(gradeName(moveGrades[i]));
        }
    }
}

void PlayerScores::retranslate() {
    setAccessibleName(tr("Accuracy and mistakes of each player"));
    if (!players_.empty()) fill();
}

}  // namespace rokada::ui
