#include "search/materialtable.h"

#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "texts/names.h"

#include <QHeaderView>
#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>

#include <limits>

namespace rokada::ui {

namespace {

constexpr int Unlimited = std::numeric_limits<int>::max();

/// Paints a frame around each number, so that the user sees that the cells can be edited.
class CountDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        constexpr double Radius = 6;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool focus = option.state.testFlag(QStyle::State_HasFocus);
        const QRectF field = QRectF(option.rect).adjusted(3, 2, -3, -2);
        paintRound(*painter, field, Radius, theme().raised, focus ? theme().accent : theme().edge, focus ? 2 : 1);
        painter->setPen(theme().text);
        painter->setFont(option.font);
        painter->drawText(option.rect, Qt::AlignCenter, index.data().toString());
        painter->restore();
    }
};

}  // namespace

std::optional<CountRange> rangeOf(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^\\s*(\\d{0,3})\\s*([-\u2013]?)\\s*(\\d{0,3})\\s*$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) return std::nullopt;
    const QString least = match.captured(1), most = match.captured(3);
    const bool range = !match.captured(2).isEmpty();
    if (!range && !most.isEmpty()) return std::nullopt;
    if (least.isEmpty() && most.isEmpty()) return range ? std::nullopt : std::optional(CountRange{});
    CountRange counts{least.toInt(), most.isEmpty() ? Unlimited : most.toInt()};
    if (!range) counts.most = counts.least;
    return counts.least <= counts.most ? std::optional(counts) : std::nullopt;
}

QString textOf(const CountRange& range) {
    if (range == CountRange{}) return {};
    if (range.least == range.most) return QString::number(range.least);
    const QString most = range.most == Unlimited ? QString() : QString::number(range.most);
    return QStringLiteral("%1-%2").arg(QString::number(range.least), most);
}

MaterialTable::MaterialTable(QWidget* parent) : QTableWidget(parent) {
    setObjectName(QStringLiteral("materialTable"));
    setAccessibleName(tr("Piece counts"));
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    setItemDelegate(new CountDelegate(this));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Base);
    setEditTriggers(QAbstractItemView::AllEditTriggers);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
    connect(this, &QTableWidget::itemChanged, this, &MaterialTable::edited);
}

void MaterialTable::setBook(const RulebookPtr& book) {
    const QSignalBlocker quiet(this);
    book_ = book;
    const Variant& variant = book->variant();
    setRowCount(static_cast<int>(variant.kinds.size()));
    setColumnCount(static_cast<int>(variant.sides()));
    QStringList kinds, sides;
    for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) kinds << kindName(variant, Kind(kind));
    for (const SideSpec& side : variant.sideSpecs) sides << sideName(side.name);
    setVerticalHeaderLabels(kinds);
    setHorizontalHeaderLabels(sides);
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) setItem(row, column, new QTableWidgetItem);
    }
    resizeRowsToContents();
    // The table shows all its rows and does not scroll, because the form around it scrolls.
    setMinimumHeight(verticalHeader()->length() + horizontalHeader()->sizeHint().height() + 2);
}

void MaterialTable::setCounts(const std::array<CountRange, 64>& counts) {
    const QSignalBlocker quiet(this);
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column)
            item(row, column)->setText(textOf(counts[pieceOf(Side(column), Kind(row))]));
    }
}

bool MaterialTable::read(Pattern& pattern) const {
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            const auto range = rangeOf(item(row, column)->text());
            if (!range) return false;
            pattern.counts[pieceOf(Side(column), Kind(row))] = *range;
        }
    }
    return true;
}

}  // namespace rokada::ui
