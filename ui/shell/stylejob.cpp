#include "shell/stylejob.h"

#include "kit/fonts.h"

#include <QApplication>
#include <QPainter>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace rokada::ui::style {

namespace {

constexpr std::array<std::pair<const char*, Look>, 11> lookNames{{{"primary", Look::Primary},
                                                                  {"secondary", Look::Secondary},
                                                                  {"quiet", Look::Quiet},
                                                                  {"icon", Look::Icon},
                                                                  {"soft", Look::Soft},
                                                                  {"link", Look::Link},
                                                                  {"danger", Look::Danger},
                                                                  {"switch", Look::Switch},
                                                                  {"segment", Look::Segment},
                                                                  {"notice", Look::Notice},
                                                                  {"underline", Look::Underline}}};

constexpr double PointedShare = 0.06;

bool keysUsed = false;

}  // namespace

Look lookOf(const QWidget* widget) {
    if (!widget) return Look::Usual;
    const QVariant look = widget->property("look");
    if (!look.isValid()) return Look::Usual;
    const QString name = look.toString();
    for (const auto& [word, value] : lookNames) {
        if (name == QLatin1String(word)) return value;
    }
    return Look::Usual;
}

QFont fontOf(const QWidget* widget) { return widget ? widget->font() : QApplication::font(); }

int px(double length, const QWidget* widget) { return designPixels(length, emOf(fontOf(widget))); }

Job::Job(const QStyleOption& drawn, QPainter& with, const QWidget* control)
    : option(drawn), painter(with), widget(control) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!enabled()) painter.setOpacity(painter.opacity() * DisabledOpacity);
}

Job::~Job() { painter.restore(); }

QRect Job::placed(const QRect& rect) const { return QStyle::visualRect(option.direction, option.rect, rect); }

void Job::words(const QRect& rect, Qt::Alignment alignment, const QString& text, const QColor& colour,
                const QFont& font) const {
    painter.setFont(font);
    painter.setPen(colour);
    const int mnemonic = keysInUse() ? Qt::TextShowMnemonic : Qt::TextShowMnemonic | Qt::TextHideMnemonic;
    const Qt::Alignment visual = QStyle::visualAlignment(option.direction, alignment);
    painter.drawText(rect, static_cast<int>(visual) | mnemonic, text);
}

void Job::icon(Icon which, const QRect& rect, double size, const QColor& colour) const {
    const int side = px(size);
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    painter.drawPixmap(square, iconPixmap(which, colour, qRound(side * ratio)));
}

QColor pointedAt(const QColor& fill) {
    return fill == theme().hover || theme().dark ? mixed(fill, theme().text, PointedShare) : theme().hover;
}

QColor pressedDown(const QColor& fill) { return mixed(pointedAt(fill), theme().text, PointedShare); }

QPixmap inkedIcon(const QIcon& icon, QSize size, double ratio, const QColor& colour, QIcon::State state) {
    QPixmap pixmap = icon.pixmap(size, ratio, QIcon::Normal, state);
    if (pixmap.isNull() || !isSymbolic(icon)) return pixmap;
    QPainter painter(&pixmap);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF({}, pixmap.deviceIndependentSize()), colour);
    return pixmap;
}

bool keysInUse() { return keysUsed; }

void setKeysInUse(bool used) { keysUsed = used; }

}  // namespace rokada::ui::style
