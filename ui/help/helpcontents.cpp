#include "help/helpcontents.h"

#include "help/handbook.h"
#include "kit/fonts.h"
#include "kit/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rokada::ui {

namespace {

enum Role { PageName = Qt::UserRole, Anchor, HitPage, Excerpt };

constexpr double RowPadding = 0.45, Inset = 0.6, SmallText = 0.88;

/// Paints a result: its title, the page, and the text around the first word.
class HitDelegate final : public QStyledItemDelegate {
public:
    explicit HitDelegate(QListWidget& list) : QStyledItemDelegate(&list), list_(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem ground = option;
        list_.style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, &list_);
        painter->save();
        QRect room = wordsRect(option);
        for (const Line& line : linesOf(option, index)) {
            painter->setFont(line.font);
            painter->setPen(line.ink);
            QRect used;
            painter->drawText(room, Flags, line.text, &used);
            room.setTop(used.bottom() + 1);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem whole = option;
        whole.rect = QRect(0, 0, list_.viewport()->width(), QWIDGETSIZE_MAX);
        int height = 2 * qRound(RowPadding * emOf(option.font));
        for (const Line& line : linesOf(option, index))
            height += QFontMetrics(line.font).boundingRect(wordsRect(whole), Flags, line.text).height() + 1;
        return {whole.rect.width(), height};
    }

private:
    struct Line {
        QString text;
        QFont font;
        QColor ink;
    };
    static constexpr int Flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    static std::vector<Line> linesOf(const QStyleOptionViewItem& option, const QModelIndex& index) {
        const QFont small = scaledFont(option.font, SmallText);
        std::vector<Line> lines{
            {index.data(Qt::DisplayRole).toString(), weighted(option.font, QFont::DemiBold), theme().text}};
        const QString place = index.data(HitPage).toString(), excerpt = index.data(Excerpt).toString();
        if (!place.isEmpty()) lines.push_back({place, weighted(small, QFont::Medium), theme().text2});
        if (!excerpt.isEmpty()) lines.push_back({excerpt, small, theme().text2});
        return lines;
    }

    static QRect wordsRect(const QStyleOptionViewItem& option) {
        const int em = emOf(option.font);
        const int x = qRound(Inset * em), y = qRound(RowPadding * em);
        return option.rect.adjusted(x, y, -x, 0);
    }

    QListWidget& list_;
};

/// Gives each title the height that it needs in the width of the list.
class TitleDelegate final : public QStyledItemDelegate {
public:
    explicit TitleDelegate(QTreeWidget& tree) : QStyledItemDelegate(&tree), tree_(tree) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize line = QStyledItemDelegate::sizeHint(option, index);
        const int indent = index.parent().isValid() ? tree_.indentation() : 0;
        const int padding = line.height() - option.fontMetrics.height();
        const QRect room(0, 0, std::max(1, tree_.viewport()->width() - indent - padding), QWIDGETSIZE_MAX);
        const QRect words =
            option.fontMetrics.boundingRect(room, Qt::TextWordWrap, index.data(Qt::DisplayRole).toString());
        return {line.width(), words.height() + padding};
    }

private:
    QTreeWidget& tree_;
};

void makePlain(QAbstractItemView& list) {
    list.setFrameShape(QFrame::NoFrame);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.viewport()->setAutoFillBackground(false);
}

}  // namespace

HelpContents::HelpContents(QWidget* parent) : QTreeWidget(parent) {
    makePlain(*this);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setExpandsOnDoubleClick(false);
    setWordWrap(true);
    setItemDelegate(new TitleDelegate(*this));
    const auto choose = [this](const QTreeWidgetItem* item) {
        if (item == nullptr) return;
        emit topicChosen({item->data(0, PageName).toString(), item->data(0, Anchor).toString()});
    };
    connect(this, &QTreeWidget::currentItemChanged, this, choose);
    connect(this, &QTreeWidget::itemClicked, this, choose);
}

void HelpContents::setHandbook(const Handbook& handbook) {
    const QSignalBlocker quiet(this);
    clear();
    for (const HandbookPage& page : handbook.pages()) {
        auto* row = new QTreeWidgetItem(this, {page.title()});
        row->setData(0, PageName, page.name);
        for (const HandbookSection& section : page.sections) {
            if (section.level != 2) continue;
            auto* part = new QTreeWidgetItem(row, {section.title});
            part->setData(0, PageName, page.name);
            part->setData(0, Anchor, section.anchor);
            part->setForeground(0, theme().text2);
        }
    }
}

void HelpContents::select(const QString& page, const QString& anchor) {
    const QSignalBlocker quiet(this);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem& row = *topLevelItem(i);
        const bool chosen = row.data(0, PageName).toString() == page;
        row.setExpanded(chosen);
        if (!chosen) continue;
        QTreeWidgetItem* current = &row;
        for (int part = 0; part < row.childCount(); ++part) {
            if (row.child(part)->data(0, Anchor).toString() == anchor) current = row.child(part);
        }
        setCurrentItem(current);
        scrollToItem(current);
    }
}

/// Computes the heights of the rows again, because titles wrap at another place.
void HelpContents::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

HelpHits::HelpHits(QWidget* parent) : QListWidget(parent) {
    makePlain(*this);
    setItemDelegate(new HitDelegate(*this));
    setResizeMode(Adjust);
    const auto choose = [this](const QListWidgetItem* item) {
        if (item != nullptr) emit topicChosen({item->data(PageName).toString(), item->data(Anchor).toString()});
    };
    connect(this, &QListWidget::currentItemChanged, this, choose);
    connect(this, &QListWidget::itemClicked, this, choose);
}

void HelpHits::setHits(const std::vector<HandbookHit>& hits) {
    const QSignalBlocker quiet(this);
    clear();
    for (const HandbookHit& hit : hits) {
        auto* item = new QListWidgetItem(hit.title, this);
        item->setData(PageName, hit.page);
        item->setData(Anchor, hit.anchor);
        item->setData(HitPage, hit.place);
        item->setData(Excerpt, hit.excerpt);
        item->setData(Qt::AccessibleDescriptionRole, hit.excerpt);
    }
}

}  // namespace rokada::ui
