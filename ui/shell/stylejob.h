// Helpers shared by the style painters: state of a control, sizes in em, text and icons in one colour.
#pragma once

#include "kit/icons.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QFont>
#include <QIcon>
#include <QStyle>
#include <QStyleOption>

class QPainter;
class QWidget;

namespace rokada::ui::style {

/// Values of the dynamic property `look` of a widget, which selects a variant of its control.
enum class Look { Usual, Primary, Secondary, Quiet, Icon, Soft, Link, Danger, Switch, Segment, Notice, Underline };

[[nodiscard]] Look lookOf(const QWidget* widget);

[[nodiscard]] QFont fontOf(const QWidget* widget);
/// Converts a length that is designed for 1 em = 15 pixels to pixels in the font of `widget`.
[[nodiscard]] int px(double length, const QWidget* widget);

inline constexpr double DisabledOpacity = 0.45;
inline constexpr double ControlRadius = 8;
inline constexpr double PillRadius = 7;
inline constexpr double MenuRadius = 10;
inline constexpr double RowHeight = 32;
inline constexpr double ControlHeight = 36;

/// Paints one control. Saves and restores the painter, and fades disabled controls.
class Job {
public:
    Job(const QStyleOption& drawn, QPainter& with, const QWidget* control);
    ~Job();
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    [[nodiscard]] bool is(QStyle::StateFlag flag) const { return option.state.testFlag(flag); }
    [[nodiscard]] bool enabled() const { return is(QStyle::State_Enabled); }
    [[nodiscard]] bool pointed() const { return enabled() && is(QStyle::State_MouseOver); }
    [[nodiscard]] bool pressed() const { return enabled() && is(QStyle::State_Sunken); }
    [[nodiscard]] bool mirrored() const { return option.direction == Qt::RightToLeft; }
    [[nodiscard]] int px(double length) const { return style::px(length, widget); }
    /// Returns the rectangle of a left-to-right layout, mirrored if the layout direction is right-to-left.
    [[nodiscard]] QRect placed(const QRect& rect) const;

    void words(const QRect& rect, Qt::Alignment alignment, const QString& text, const QColor& colour,
               const QFont& font) const;
    /// Paints the icon in the middle of the rectangle.
    void icon(Icon which, const QRect& rect, double size, const QColor& colour) const;

    const QStyleOption& option;
    QPainter& painter;
    const QWidget* widget;
};

/// `pointedAt` returns the fill of a hovered control, `pressedDown` that of a pressed control.
[[nodiscard]] QColor pointedAt(const QColor& fill);
[[nodiscard]] QColor pressedDown(const QColor& fill);

/// Returns the icon in this colour if it is symbolic; other icons keep their colours.
[[nodiscard]] QPixmap inkedIcon(const QIcon& icon, QSize size, double ratio, const QColor& colour, QIcon::State state);

/// Returns true if the last input came from the keyboard. Focus rings and underlined mnemonics are shown only then.
[[nodiscard]] bool keysInUse();
void setKeysInUse(bool used);

}  // namespace rokada::ui::style
