#include "shell/windowstyle.h"

#include "scene/boardtheme.h"

#include <QPainter>
#include <QStyleOption>

namespace rokada::ui {

namespace {

/// Between the ground and the words: 3 : 1 and more in light and dark windows.
QColor outlineOf(const QPalette& palette) {
    constexpr float Part = 0.55F;
    return between(palette.color(QPalette::Base), palette.color(QPalette::Text), Part);
}

}  // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("fusion")) {}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* more) const {
    if (hint == SH_EtchDisabledText || hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, more);
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const {
    constexpr QSize Air(8, 4);
    const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    return type == CT_PushButton ? usual + Air : usual;
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    // A menu has a ground like what is below it.
    const bool box = element == PE_IndicatorCheckBox || element == PE_PanelMenu;
    if (!box && element != PE_IndicatorRadioButton) return;
    const QRectF outline = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(outlineOf(option->palette));
    painter->setBrush(Qt::NoBrush);
    box ? painter->drawRect(outline) : painter->drawEllipse(outline);
    painter->restore();
}

}  // namespace rokada::ui
