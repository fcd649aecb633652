#include "search/treepanel.h"

#include "book/booktexts.h"
#include "kit/fonts.h"
#include "kit/theme.h"
#include "search/treemodel.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace rokada::ui {

namespace {

/// Height of the panel in text lines. The moves of most positions then fit without scrolling.
constexpr int LinesOfTree = 17;

struct ScorePart {
    QColor ground, ink;
};

/// Corner radius and smallest width of the bar, and distance between the bar and the edge of the row, in pixels.
constexpr int BarRadius = 4, BarWidth = 30, BarGap = 5;

/// Returns the colours of White's wins, draws and Black's wins. They do not depend on the theme.
std::array<ScorePart, 3> scoreParts() {
    const EvaluationColours sides;
    return {
        ScorePart{sides.white, Qt::black}, {mixed(sides.white, sides.black, 0.4), Qt::black}, {sides.black, Qt::white}};
}

/// Part of the bar: its rectangle, its share in per cent and its colours.
struct BarPart {
    QRect box;
    QString percent;
    ScorePart colours;
};

/// Divides the rectangle `bar` in proportion to the numbers of wins, draws and losses. Returns no parts if all are 0.
std::vector<BarPart> partsOf(const QVariantList& results, const QRect& bar) {
    qint64 all = 0, before = 0;
    for (const QVariant& part : results) all += part.toLongLong();
    std::vector<BarPart> parts;
    if (all == 0) return parts;
    const auto edge = [&](qint64 count) { return bar.left() + static_cast<int>(bar.width() * count / all); };
    for (qsizetype i = 0; i < results.size(); ++i) {
        const qint64 count = results[i].toLongLong();
        const int from = edge(before);
        before += count;
        parts.push_back({QRect(from, bar.top(), edge(before) - from, bar.height()),
                         QString::number((count * 100 + all / 2) / all), scoreParts()[static_cast<std::size_t>(i)]});
    }
    return parts;
}

/// Paints the cells of the opening tree: the numbers in a small font, and beside White's score a bar of the results.
class TreeDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        if (index.column() != TreeModel::Score) return;
        const QFontMetrics metrics(numberFont(option));
        const QRect bar = option.rect.adjusted(scoreWidth(metrics), BarGap, -BarGap, -BarGap);
        const std::vector<BarPart> parts = partsOf(index.data(TreeModel::ResultsRole).toList(), bar);
        if (!parts.empty()) paintBar(*painter, bar, parts, numberFont(option));
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        const int width = scoreWidth(QFontMetrics(numberFont(option))) + BarWidth + BarGap;
        return size.expandedTo(
            {index.column() == TreeModel::Score ? width : 0, option.fontMetrics.height() + 2 * BarGap + 4});
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() == TreeModel::Text) return;
        option->font = numberFont(*option);
        option->fontMetrics = QFontMetrics(option->font);
    }

private:
    static QFont numberFont(const QStyleOptionViewItem& option) { return fontFor(TextRole::SecondLine, option.font); }
    /// Returns the width of the longest score, with the gaps beside it.
    static int scoreWidth(const QFontMetrics& metrics) { return metrics.horizontalAdvance(shareText(1)) + 2 * BarGap; }

    static void paintBar(QPainter& painter, const QRect& bar, const std::vector<BarPart>& parts, const QFont& font) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(font);
        const QFontMetrics metrics(font);
        QPainterPath outline;
        outline.addRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), BarRadius, BarRadius);
        painter.setClipPath(outline);
        const auto fits = [&](const BarPart& part) {
            return part.box.isEmpty() || metrics.horizontalAdvance(part.percent) + 4 <= part.box.width();
        };
        const bool allFit = std::ranges::all_of(parts, fits);
        for (const auto& [box, percent, colours] : parts) {
            painter.fillRect(box, colours.ground);
            painter.setPen(colours.ink);
            if (allFit && !box.isEmpty()) painter.drawText(box, Qt::AlignCenter, percent);
        }
        painter.setClipping(false);
        painter.setPen(theme().edge);
        painter.drawPath(outline);
        painter.restore();
    }
};

}  // namespace

TreePanel::TreePanel(QWidget* parent)
    : PanelPage(parent),
      sources_(new QComboBox(this)),
      opening_(new QLabel(this)),
      list_(new RowTable(this)),
      said_(new QLabel(this)),
      model_(new TreeModel(this)) {
    setObjectName(QStringLiteral("openingTree"));
    sources_->setObjectName(QStringLiteral("treeSource"));
    opening_->setObjectName(QStringLiteral("treeOpening"));
    said_->setObjectName(QStringLiteral("treeNews"));
    for (QLabel* label : {opening_, said_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    list_->setObjectName(QStringLiteral("treeMoves"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setModel(model_);
    list_->setItemDelegate(new TreeDelegate(list_));
    list_->horizontalHeader()->setSectionResizeMode(TreeModel::Score, QHeaderView::Stretch);
    list_->viewport()->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(sources_);
    column->addWidget(opening_);
    column->addWidget(said_);
    column->addWidget(list_, 1);
    column->addStretch();
    setHeights([this] { return LinesOfTree * fontMetrics().lineSpacing(); });
    list_->onChosen(this, [this](int row) { emit moveChosen(model_->rows()[static_cast<std::size_t>(row)].move); });
    retranslate();
}

void TreePanel::showOpening(const QString& name) {
    opening_->setText(name);
    opening_->setVisible(!name.isEmpty());
}

void TreePanel::showRows(const Position& position, std::vector<TreeRow> rows, NotationStyle style,
                         const QString& words) {
    model_->setRows(position, std::move(rows), style);
    chooseColumns();
    list_->setVisible(model_->rowCount() > 0);
    said_->setText(words);
    // Select the first row, so that Enter plays the most frequent move.
    if (list_->hasFocus()) list_->setCurrentIndex(model_->index(0, TreeModel::Text));
}

/// Shows the columns that have values. If they do not fit, hides the least important ones; the tool tip of a row still
/// contains their values.
void TreePanel::chooseColumns() {
    // The header knows only the widths of columns that are not hidden.
    for (int column = 0; column < TreeModel::Columns; ++column) list_->setColumnHidden(column, model_->isEmpty(column));
    const auto widthOf = [this](int column) {
        const QAbstractItemView& view = *list_;
        return list_->isColumnHidden(column)
                   ? 0
                   : std::max(list_->horizontalHeader()->sectionSizeHint(column), view.sizeHintForColumn(column));
    };
    int wanted = 0;
    for (int column = 0; column < TreeModel::Columns; ++column) wanted += widthOf(column);
    for (const int column : {TreeModel::Rating, TreeModel::Years, TreeModel::Share, TreeModel::Own}) {
        if (wanted <= list_->viewport()->width()) return;
        wanted -= widthOf(column);
        list_->setColumnHidden(column, true);
    }
}

bool TreePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) chooseColumns();
    return PanelPage::eventFilter(watched, event);
}

void TreePanel::showNothing(const QString& why) {
    model_->clear();
    list_->hide();
    said_->setText(why);
}

void TreePanel::retranslate() {
    setWindowTitle(tr("Opening tree"));
    sources_->setAccessibleName(tr("Book or collection"));
    list_->setAccessibleName(tr("Moves played in this position"));
}

}  // namespace rokada::ui
