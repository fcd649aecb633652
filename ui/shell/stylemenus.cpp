#include "shell/stylemenus.h"

#include "kit/fonts.h"
#include "shell/stylejob.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui::style {

namespace {

constexpr double ItemPadding = 10;
constexpr double SignColumn = 26;
constexpr double SignSize = 18;
constexpr double ShortcutGap = 28;
constexpr double ArrowColumn = 22;
constexpr double SeparatorHeight = 9;
constexpr double ShortcutSize = 0.88;

bool hasSigns(const QStyleOptionMenuItem& option) {
    return option.menuHasCheckableItems || option.maxIconWidth > 0 || !option.icon.isNull() ||
           option.checkType != QStyleOptionMenuItem::NotCheckable;
}

/// Paints a separator as a line, or as a section title if it has a text.
void paintSeparator(const Job& job, const QStyleOptionMenuItem& option) {
    const QRect rect = option.rect;
    if (!option.text.isEmpty()) {
        const QRect words = rect.adjusted(job.px(ItemPadding), 0, -job.px(ItemPadding), 0);
        const QFont font = weighted(scaledFont(fontOf(job.widget), ShortcutSize), QFont::DemiBold);
        return job.words(words, Qt::AlignLeft | Qt::AlignVCenter, option.text, theme().text3, font);
    }
    const int side = job.px(ItemPadding) / 2;
    job.painter.fillRect(rect.x() + side, rect.center().y(), rect.width() - 2 * side, 1, theme().line);
}

class MenuRow {
public:
    MenuRow(const Job& job, const QStyleOptionMenuItem& item)
        : job_(job),
          item_(item),
          chosen_(job.is(QStyle::State_Selected) && job.enabled()),
          words_(chosen_ ? theme().onSoft : theme().text) {}

    void paint() const {
        if (chosen_) paintSoft(job_.painter, item_.rect, PillRadius);
        QRect rect = item_.rect.adjusted(job_.px(ItemPadding), 0, -job_.px(ItemPadding), 0);
        if (hasSigns(item_)) {
            paintSign({rect.x(), rect.y(), job_.px(SignSize), rect.height()});
            rect.setLeft(rect.left() + job_.px(SignColumn));
        }
        if (item_.menuItemType == QStyleOptionMenuItem::SubMenu) {
            const int size = job_.px(ArrowColumn - 8);
            const QRect end(rect.right() + 1 - size, rect.y(), size, rect.height());
            job_.icon(job_.mirrored() ? Icon::ChevronLeft : Icon::ChevronRight, job_.placed(end), 14, quiet());
            rect.setRight(end.left() - 1);
        }
        paintWords(rect);
    }

private:
    [[nodiscard]] QColor quiet() const { return chosen_ ? theme().onSoft : theme().text3; }

    void paintSign(const QRect& rect) const {
        if (item_.checkType != QStyleOptionMenuItem::NotCheckable && item_.checked) {
            return job_.icon(Icon::Check, job_.placed(rect), SignSize, chosen_ ? theme().onSoft : theme().accent);
        }
        if (item_.icon.isNull()) return;
        const QSize size(rect.width(), rect.width());
        const double ratio = job_.painter.device() ? job_.painter.device()->devicePixelRatioF() : 1.0;
        const QColor ink = chosen_ ? theme().onSoft : theme().text2;
        const QPixmap pixmap = inkedIcon(item_.icon, size, ratio, ink, QIcon::Off);
        job_.painter.drawPixmap(job_.placed({QPoint(rect.x(), rect.center().y() - size.height() / 2), size}), pixmap);
    }

    void paintWords(const QRect& rect) const {
        const QString label = item_.text.section(QLatin1Char('\t'), 0, 0);
        const QString shortcut = item_.text.section(QLatin1Char('\t'), 1);
        const QFont font = item_.font.resolve(fontOf(job_.widget));
        job_.words(job_.placed(rect), Qt::AlignLeft | Qt::AlignVCenter, label, words_, font);
        if (shortcut.isEmpty()) return;
        job_.words(job_.placed(rect), Qt::AlignRight | Qt::AlignVCenter, shortcut, quiet(),
                   scaledFont(font, ShortcutSize));
    }

    const Job& job_;
    const QStyleOptionMenuItem& item_;
    bool chosen_;
    QColor words_;
};

}  // namespace

void paintMenuPanel(const QStyleOption& option, QPainter& painter, const QWidget*) {
    paintRound(painter, option.rect, MenuRadius, theme().raised, theme().line);
}

bool isMask(QStyle::StyleHint hint) { return hint == QStyle::SH_Menu_Mask || hint == QStyle::SH_ToolTip_Mask; }

QRegion maskOf(QStyle::StyleHint hint, const QRect& rect) {
    return roundRegion(rect, static_cast<int>(hint == QStyle::SH_Menu_Mask ? MenuRadius : ControlRadius));
}

void paintMenuItem(const QStyleOptionMenuItem& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    if (option.menuItemType == QStyleOptionMenuItem::Separator) return paintSeparator(job, option);
    MenuRow(job, option).paint();
}

void paintMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const bool chosen = job.is(QStyle::State_Selected) && job.enabled();
    painter.fillRect(option.rect, theme().canvas);
    if (chosen) paintSoft(painter, option.rect, PillRadius);
    job.words(option.rect, Qt::AlignCenter, option.text, chosen ? theme().onSoft : theme().text, fontOf(widget));
}

QSize menuItemSize(const QStyleOptionMenuItem* option, QSize contents, const QWidget* widget) {
    if (!option) return contents.expandedTo({0, px(RowHeight, widget)});
    if (option->menuItemType == QStyleOptionMenuItem::Separator) {
        const bool title = !option->text.isEmpty();
        return {contents.width() + px(2 * ItemPadding, widget), px(title ? RowHeight : SeparatorHeight, widget)};
    }
    int width = contents.width() + px(2 * ItemPadding + ShortcutGap, widget);
    if (hasSigns(*option)) width += px(SignColumn, widget);
    return {width, std::max(px(RowHeight, widget), contents.height())};
}

QSize menuBarItemSize(QSize contents, const QWidget* widget) {
    return {contents.width() + px(2 * ItemPadding, widget), std::max(px(RowHeight, widget), contents.height())};
}

void paintTooltip(const QStyleOption& option, QPainter& painter, const QWidget*) {
    paintRound(painter, option.rect, ControlRadius, option.palette.color(QPalette::ToolTipBase));
}

}  // namespace rokada::ui::style
