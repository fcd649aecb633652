#include "shell/styletabs.h"

#include "kit/fonts.h"
#include "kit/shadow.h"
#include "shell/stylejob.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui::style {

namespace {

constexpr double TrackRadius = 10, TrackInset = 3;
constexpr double SegmentRoom = 42, TextRoom = 28;
constexpr double TextTabHeight = 40;
constexpr int Underline = 3;

bool isSelected(const QStyleOption& option) { return option.state.testFlag(QStyle::State_Selected); }

bool isSegment(const QWidget* widget) { return lookOf(widget) == Look::Segment; }

bool isFirst(const QStyleOptionTab& tab) {
    return tab.position == QStyleOptionTab::Beginning || tab.position == QStyleOptionTab::OnlyOneTab;
}

bool isLast(const QStyleOptionTab& tab) {
    return tab.position == QStyleOptionTab::End || tab.position == QStyleOptionTab::OnlyOneTab;
}

bool showsFocus(const Job& job) { return job.is(QStyle::State_HasFocus) && keysInUse(); }

/// Paints the common background of segmented tabs. Each tab paints its own part, and only the outer tabs have round
/// corners.
void paintTrack(const Job& job, const QStyleOptionTab& tab) {
    const int beyond = qRound(TrackRadius) + 1;
    const bool left = job.mirrored() ? isLast(tab) : isFirst(tab);
    const bool right = job.mirrored() ? isFirst(tab) : isLast(tab);
    job.painter.save();
    job.painter.setClipRect(tab.rect, Qt::IntersectClip);
    const QRectF track = tab.rect.adjusted(left ? 0 : -beyond, 0, right ? 0 : beyond, 0);
    paintRound(job.painter, track, TrackRadius, theme().sunken, theme().contrast ? theme().line : QColor());
    job.painter.restore();
}

void paintSegment(const Job& job, const QStyleOptionTab& tab) {
    paintTrack(job, tab);
    const QRectF thumb = QRectF(tab.rect).adjusted(TrackInset, TrackInset, -TrackInset, -TrackInset);
    if (isSelected(tab)) {
        paintShadow(job.painter, thumb, PillRadius, Elevation::Button);
        paintRound(job.painter, thumb, PillRadius, theme().raised, theme().contrast ? theme().edge : QColor());
    } else if (job.pointed()) {
        paintRound(job.painter, thumb, PillRadius, mixed(theme().sunken, theme().text, 0.06));
    }
    if (showsFocus(job)) paintRound(job.painter, thumb, PillRadius, {}, theme().accent, 2);
}

/// Returns the rectangle of the line at the edge where a tab touches its page.
QRectF lineOf(const QStyleOptionTab& tab, int inset) {
    const QRectF rect = tab.rect;
    switch (tab.shape) {
        case QTabBar::RoundedSouth:
        case QTabBar::TriangularSouth: return {rect.x() + inset, rect.y(), rect.width() - 2 * inset, Underline};
        case QTabBar::RoundedWest:
        case QTabBar::TriangularWest:
            return {rect.right() - Underline, rect.y() + inset, Underline, rect.height() - 2 * inset};
        case QTabBar::RoundedEast:
        case QTabBar::TriangularEast: return {rect.x(), rect.y() + inset, Underline, rect.height() - 2 * inset};
        default: return {rect.x() + inset, rect.bottom() - Underline, rect.width() - 2 * inset, Underline};
    }
}

void paintTextTab(const Job& job, const QStyleOptionTab& tab) {
    const int inset = job.px(TextRoom / 2 - 1);
    if (job.pointed() && !isSelected(tab)) {
        paintRound(job.painter, QRectF(tab.rect).adjusted(2, 3, -2, -6), PillRadius, theme().hover);
    }
    if (isSelected(tab)) paintRound(job.painter, lineOf(tab, inset), Underline / 2.0, theme().accent);
    if (showsFocus(job)) {
        paintRound(job.painter, QRectF(tab.rect).adjusted(2, 3, -2, -6), PillRadius, {}, theme().accent, 2);
    }
}

}  // namespace

void paintTabShape(const QStyleOptionTab& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    isSegment(widget) ? paintSegment(job, option) : paintTextTab(job, option);
}

QStyleOptionTab tabLabel(const QStyleOptionTab& option) {
    QStyleOptionTab label = option;
    const QColor words = isSelected(option) ? theme().text : theme().text2;
    label.palette.setColor(QPalette::Active, QPalette::WindowText, words);
    label.palette.setColor(QPalette::Inactive, QPalette::WindowText, words);
    // Clear the focus state, because the shape of the tab shows the focus.
    label.state.setFlag(QStyle::State_HasFocus, false);
    return label;
}

QFont tabFont(const QStyleOptionTab& option, const QWidget* widget) {
    return weighted(fontOf(widget), isSelected(option) ? QFont::DemiBold : QFont::Medium);
}

QSize tabSize(const QStyleOptionTab* option, QSize contents, const QWidget* widget) {
    const int height = px(isSegment(widget) ? ControlHeight : TextTabHeight, widget);
    if (!option) return contents.expandedTo({0, height});
    // Use the widest weight, so that tabs do not move when another one is selected.
    const QFont font = fontOf(widget);
    const int wider = QFontMetrics(weighted(font, QFont::DemiBold)).horizontalAdvance(option->text) -
                      QFontMetrics(font).horizontalAdvance(option->text);
    const bool upright = option->shape == QTabBar::RoundedEast || option->shape == QTabBar::RoundedWest ||
                         option->shape == QTabBar::TriangularEast || option->shape == QTabBar::TriangularWest;
    const QSize size = contents + (upright ? QSize(0, std::max(0, wider)) : QSize(std::max(0, wider), 0));
    return upright ? size.expandedTo({height, 0}) : size.expandedTo({0, height});
}

void paintTabBase(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    if (isSegment(widget)) return;
    const QRect rect = option.rect;
    painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, theme().line);
}

int tabRoom(const QWidget* widget) { return px(isSegment(widget) ? SegmentRoom : TextRoom, widget); }

}  // namespace rokada::ui::style
