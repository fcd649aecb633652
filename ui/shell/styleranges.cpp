#include "shell/styleranges.h"

#include "kit/fonts.h"
#include "kit/shadow.h"
#include "shell/stylejob.h"

#include <QAbstractScrollArea>
#include <QPainter>

#include <algorithm>

namespace rokada::ui::style {

namespace {

constexpr int SmallestThumb = 32;
constexpr double RestingThumb = 0.55;
/// Number of pixels by which a scroll bar handle that is not hovered is narrower on each side.
constexpr int RestingInset = 2;
constexpr int Groove = 4;
constexpr double Track = 6;
constexpr double LabelSize = 0.88;

bool isHorizontal(const QStyleOption& option) { return option.state.testFlag(QStyle::State_Horizontal); }

/// Returns the offset and the length of a scroll bar handle in pixels, along a bar of `length` pixels.
std::pair<int, int> thumbOf(const QStyleOptionSlider& bar, int length) {
    const qint64 range = static_cast<qint64>(bar.maximum) - bar.minimum;
    if (range <= 0) return {0, length};
    const qint64 page = std::max(0, bar.pageStep);
    const int thumb =
        std::clamp(static_cast<int>(length * page / (range + page)), std::min(SmallestThumb, length), length);
    return {
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - thumb, bar.upsideDown),
        thumb};
}

QRect alongOf(const QStyleOptionSlider& bar, int from, int length) {
    const QRect rect = bar.rect;
    return bar.orientation == Qt::Horizontal ? QRect(rect.x() + from, rect.y(), length, rect.height())
                                             : QRect(rect.x(), rect.y() + from, rect.width(), length);
}

void paintTicks(const Job& job, const QStyleOptionSlider& slider, const QRect& handle) {
    const int step = slider.tickInterval > 0 ? slider.tickInterval : slider.pageStep;
    const qint64 range = static_cast<qint64>(slider.maximum) - slider.minimum;
    const bool across = slider.orientation == Qt::Horizontal;
    const int room = across ? slider.rect.width() - handle.width() : slider.rect.height() - handle.height();
    // Paint no ticks if they would be too close to distinguish.
    if (step <= 0 || range <= 0 || room <= 0 || range / step > room / 3) return;
    for (qint64 value = slider.minimum; value <= slider.maximum; value += step) {
        const int at = QStyle::sliderPositionFromValue(slider.minimum, slider.maximum, static_cast<int>(value), room,
                                                       slider.upsideDown);
        QRect tick = across ? QRect(slider.rect.x() + handle.width() / 2 + at, 0, 1, Groove)
                            : QRect(0, slider.rect.y() + handle.height() / 2 + at, Groove, 1);
        const bool before = slider.tickPosition == 1;
        if (across) tick.moveTop(before ? slider.rect.top() : slider.rect.bottom() + 1 - Groove);
        if (!across) tick.moveLeft(before ? slider.rect.left() : slider.rect.right() + 1 - Groove);
        job.painter.fillRect(tick, theme().edge);
    }
}

void paintGroove(const Job& job, const QStyleOptionSlider& slider, const QRectF& handle) {
    const bool across = slider.orientation == Qt::Horizontal;
    QRectF groove = slider.rect;
    across ? groove.setHeight(Groove) : groove.setWidth(Groove);
    across ? groove.moveTop(handle.center().y() - Groove / 2.0) : groove.moveLeft(handle.center().x() - Groove / 2.0);
    const QColor track = theme().contrast ? theme().edge : theme().dark ? theme().line : theme().sunken;
    paintRound(job.painter, groove, Groove / 2.0, track);
    // Fill from the minimum to the handle.
    QRectF filled = groove;
    if (across) slider.upsideDown ? filled.setLeft(handle.center().x()) : filled.setRight(handle.center().x());
    if (!across) slider.upsideDown ? filled.setTop(handle.center().y()) : filled.setBottom(handle.center().y());
    paintRound(job.painter, filled, Groove / 2.0, theme().accent);
}

/// Returns the background of the page that the scroll bar belongs to, so that the bar seems to lie on the page.
QColor groundOf(const QWidget* bar) {
    const QWidget* container = bar ? bar->parentWidget() : nullptr;
    const auto* area = qobject_cast<const QAbstractScrollArea*>(container ? container->parentWidget() : nullptr);
    const QWidget* page = area ? area->viewport() : nullptr;
    if (!page || !page->autoFillBackground()) return {};
    return page->palette().color(page->backgroundRole());
}

double shareOf(const QStyleOptionProgressBar& bar) {
    const double range = static_cast<double>(bar.maximum) - bar.minimum;
    return range > 0 ? std::clamp((static_cast<double>(bar.progress) - bar.minimum) / range, 0.0, 1.0) : 0;
}

}  // namespace

void paintScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    if (const QColor ground = groundOf(widget); ground.isValid()) painter.fillRect(option.rect, ground);
    if (option.maximum <= option.minimum) return;
    const bool held = job.pressed() && option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    QColor thumb = theme().edge;
    if (held) thumb = theme().text3;
    const bool resting = !held && !job.pointed() && !theme().contrast;
    if (resting) thumb.setAlphaF(static_cast<float>(RestingThumb));
    // The handle is wider while it is hovered or dragged.
    const int inset = resting ? RestingInset : 0;
    const bool upright = option.orientation == Qt::Vertical;
    const QRect handle = scrollBarPart(option, QStyle::SC_ScrollBarSlider);
    paintRound(painter,
               handle.adjusted(upright ? inset : 0, upright ? 0 : inset, upright ? -inset : 0, upright ? 0 : -inset),
               ScrollBarWidth / 2.0 - inset, thumb);
}

QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part) {
    const bool across = option.orientation == Qt::Horizontal;
    const int length = across ? option.rect.width() : option.rect.height();
    const auto [from, thumb] = thumbOf(option, length);
    QRect place;
    switch (part) {
        case QStyle::SC_ScrollBarSlider: place = alongOf(option, from, thumb); break;
        case QStyle::SC_ScrollBarGroove: place = option.rect; break;
        case QStyle::SC_ScrollBarSubPage: place = alongOf(option, 0, from); break;
        case QStyle::SC_ScrollBarAddPage: place = alongOf(option, from + thumb, length - from - thumb); break;
        default: return {};
    }
    return QStyle::visualRect(across ? option.direction : Qt::LeftToRight, option.rect, place);
}

void paintSlider(const QStyleOptionSlider& option, const QRect& handle, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const double side = std::min({job.px(SliderHandle), handle.width(), handle.height()});
    QRectF knob(0, 0, side, side);
    knob.moveCenter(QRectF(handle).center());
    if (option.tickPosition != 0) paintTicks(job, option, handle);
    paintGroove(job, option, knob);
    const bool held = job.pressed() && option.activeSubControls.testFlag(QStyle::SC_SliderHandle);
    const QColor rest = theme().dark ? theme().accent : theme().raised;
    paintShadow(painter, knob, side / 2, Elevation::Button);
    paintRound(painter, knob, side / 2,
               held            ? theme().accentHover
               : job.pointed() ? mixed(rest, theme().accent, 0.12)
                               : rest,
               theme().accent, 2);
}

void paintProgressBar(const QStyleOptionProgressBar& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const bool across = isHorizontal(option);
    QRect rect = option.rect;
    if (across && option.textVisible && !option.text.isEmpty()) {
        const QFont font = scaledFont(fontOf(widget), LabelSize);
        const int room = QFontMetrics(font).horizontalAdvance(option.text) + job.px(2);
        const QRect label(rect.right() + 1 - room, rect.y(), room, rect.height());
        job.words(job.placed(label), Qt::AlignRight | Qt::AlignVCenter, option.text, theme().text2, font);
        rect.setRight(label.left() - job.px(8));
    }
    const double thick = std::min<double>(job.px(Track), across ? rect.height() : rect.width());
    QRectF track(0, 0, across ? rect.width() : thick, across ? thick : rect.height());
    track.moveCenter(QRectF(job.placed(rect)).center());
    paintRound(painter, track, thick / 2, theme().sunken, theme().contrast ? theme().line : QColor());
    const bool busy = option.minimum == option.maximum;
    if (busy) painter.setOpacity(painter.opacity() * DisabledOpacity);
    const double share = busy ? 1 : shareOf(option);
    const bool fromRight = across && option.invertedAppearance != job.mirrored();
    QRectF done = track;
    across ? done.setWidth(track.width() * share) : done.setTop(track.bottom() - track.height() * share);
    if (fromRight) done.moveRight(track.right());
    paintRound(painter, done, thick / 2, theme().accent);
}

}  // namespace rokada::ui::style
