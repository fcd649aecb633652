// The painters of the window's style share the state of a control, sizes in em, and words and icons in one colour.
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

/// The dynamic property `look` of a widget.
enum class Look { Usual, Primary, Secondary, Quiet, Icon, Soft, Link, Danger, Switch, Segment, Notice, Underline };

[[nodiscard]] Look lookOf(const QWidget* widget);

[[nodiscard]] QFont fontOf(const QWidget* widget);
/// Pixels of a length that the design draws at 1 em = 15 pixels.
[[nodiscard]] int px(double length, const QWidget* widget);

inline constexpr double DisabledOpacity = 0.45;
inline constexpr double ControlRadius = 8;
inline constexpr double PillRadius = 7;
inline constexpr double MenuRadius = 10;
inline constexpr double RowHeight = 32;
inline constexpr double ControlHeight = 36;

/// The painting of one control: keeps the state of the painter and fades what is disabled.
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
    /// In a layout from the left to the right; mirrored for the other direction.
    [[nodiscard]] QRect placed(const QRect& rect) const;

    void words(const QRect& rect, Qt::Alignment alignment, const QString& text, const QColor& colour,
               const QFont& font) const;
    /// In the middle of the rectangle.
    void icon(Icon which, const QRect& rect, double size, const QColor& colour) const;

    const QStyleOption& option;
    QPainter& painter;
    const QWidget* widget;
};

/// The ground of a control under the pointer, and of one that is pressed.
[[nodiscard]] QColor pointedAt(const QColor& fill);
[[nodiscard]] QColor pressedDown(const QColor& fill);

/// In this colour if it is one of our icons; others keep theirs.
[[nodiscard]] QPixmap inkedIcon(const QIcon& icon, QSize size, double ratio, const QColor& colour, QIcon::State state);

/// Keys were used after the mouse: rings of focus and underlined letters are shown.
[[nodiscard]] bool keysInUse();
void setKeysInUse(bool used);

}  // namespace rokada::ui::style
