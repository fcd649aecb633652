// Small corrections of Qt's Fusion style, whose boxes to tick cannot be seen on dark windows.
#pragma once

#include <QProxyStyle>

namespace rokada::ui {

/// Boxes, rings and menus have an outline in the colour of words; what cannot be used has flat words; buttons leave some
/// air round their words, and those of dialogs have no pictures.
class WindowStyle final : public QProxyStyle {
    Q_OBJECT
public:
    WindowStyle();

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

}  // namespace rokada::ui
