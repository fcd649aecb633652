#include "search/treepanel.h"

#include "book/bookmovespanel.h"
#include "kit/theme.h"
#include "search/movesplayedmodel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace rokada::ui {

namespace {

/// Height of the panel in text lines. The moves of most positions then fit without scrolling.
constexpr int LinesOfTree = 17;

struct ScorePart {
    QColor ground, ink;
};

/// Corner radius of the bar, and distance between the bar and the edge of the row, in pixels.
constexpr int BarRadius = 4, BarGap = 5;

/// Returns the colours of White's wins, draws and Black's wins. They do not depend on the theme.
std::array<ScorePart, 3> scoreParts() {
    const EvaluationColours sides;
    return {
        ScorePart{sides.white, Qt::black}, {mixed(sides.white, sides.black, 0.4), Qt::black}, {sides.black, Qt::white}};
}

/// Paints a cell of the opening tree: the numbers of wins, draws and losses of the first team as one bar.
class ScoreDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariantList results = index.data(MovesPlayedModel::ResultsRole).toList();
        qint64 all = 0;
        for (const QVariant& part : results) all += part.toLongLong();
        if (all == 0) return;
        const QRect bar = option.rect.adjusted(3, BarGap, -3, -BarGap);
        const std::array colours = scoreParts();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QPainterPath outline;
        outline.addRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), BarRadius, BarRadius);
        painter->setClipPath(outline);
        qint64 before = 0;
        for (qsizetype i = 0; i < results.size(); ++i) {
            const auto& [ground, ink] = colours[static_cast<std::size_t>(i)];
            const qint64 count = results[i].toLongLong();
            const int from = bar.left() + static_cast<int>(bar.width() * before / all);
            before += count;
            const QRect part(from, bar.top(), bar.left() + static_cast<int>(bar.width() * before / all) - from,
                             bar.height());
            painter->fillRect(part, ground);
            const QString percent = QString::number((count * 100 + all / 2) / all);
            if (option.fontMetrics.horizontalAdvance(percent) + 4 > part.width()) continue;
            painter->setPen(ink);
            painter->drawText(part, Qt::AlignCenter, percent);
        }
        painter->setClipping(false);
        painter->setPen(theme().edge);
        painter->drawPath(outline);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index)
            .expandedTo({90, option.fontMetrics.height() + 2 * BarGap + 4});
    }
};

}  // namespace

TreePanel::TreePanel(QWidget* parent)
    : PanelPage(parent),
      collections_(new QComboBox(this)),
      opening_(new QLabel(this)),
      list_(new RowTable(this)),
      said_(new QLabel(this)),
      book_(new BookMovesPanel(this)),
      model_(new MovesPlayedModel(this)) {
    setObjectName(QStringLiteral("openingTree"));
    collections_->setObjectName(QStringLiteral("treeCollection"));
    opening_->setObjectName(QStringLiteral("treeOpening"));
    opening_->setWordWrap(true);
    opening_->setTextFormat(Qt::PlainText);
    list_->setObjectName(QStringLiteral("treeMoves"));
    said_->setObjectName(QStringLiteral("treeNews"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setModel(model_);
    list_->setItemDelegateForColumn(MovesPlayedModel::Score, new ScoreDelegate(list_));
    list_->horizontalHeader()->setSectionResizeMode(MovesPlayedModel::Score, QHeaderView::Stretch);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(collections_);
    column->addWidget(opening_);
    column->addWidget(list_, 2);
    column->addWidget(said_);
    column->addWidget(book_, 1);
    setHeights([this] { return LinesOfTree * fontMetrics().lineSpacing(); });
    list_->onChosen(this, [this](int row) { emit moveChosen(model_->moves()[static_cast<std::size_t>(row)].move); });
    connect(book_, &BookMovesPanel::moveChosen, this, &TreePanel::moveChosen);
    retranslate();
}

void TreePanel::showOpening(const QString& name) {
    opening_->setText(name);
    opening_->setVisible(!name.isEmpty());
}

void TreePanel::showMoves(const Position& position, MovesPlayed played, NotationStyle style) {
    model_->setMoves(position, std::move(played.moves), style);
    QString text = tr("Games that reached this position: %1.").arg(QLocale().toString(qint64{played.games}));
    if (played.unindexed > 0) text += QLatin1Char(' ') + tr("Games not yet indexed: %1.").arg(played.unindexed);
    said_->setText(text);
}

void TreePanel::showNothing(const QString& why) {
    model_->clear();
    said_->setText(why);
}

void TreePanel::retranslate() {
    setWindowTitle(tr("Opening tree"));
    collections_->setAccessibleName(tr("Collection"));
    list_->setAccessibleName(tr("Moves played in this position"));
    book_->retranslate();
}

}  // namespace rokada::ui
