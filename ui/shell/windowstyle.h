// The style of all controls. It replaces the look of Qt's Fusion style and uses the colours of the current theme.
#pragma once

#include <QProxyStyle>

namespace rokada::ui {

/// Style with sizes in em of the widget's font. The painters are in the files style*.cpp, one for each family of
/// controls. The dynamic property `look` of a widget selects a variant. Its values are `primary`, `secondary`, `quiet`,
/// `icon`, `soft`, `link` and `danger` for buttons, `switch` for check boxes, `segment` and `underline` for tab bars,
/// `notice` and `soft` for frames. The property `large` makes a button larger. The property `focusRing` gives a custom
/// widget the focus ring.
class WindowStyle final : public QProxyStyle {
    Q_OBJECT
public:
    WindowStyle();

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    SubControl hitTestComplexControl(ComplexControl control, const QStyleOptionComplex* option, const QPoint& point,
                                     const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;
};

}  // namespace rokada::ui
