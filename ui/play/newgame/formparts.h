// Labels and measures of the form for a new game.
#pragma once

class QLabel;
class QPainter;
class QRectF;
class QStyleOptionViewItem;
class QWidget;

namespace rokada::ui {

/// Returns a bold label, the heading of a group of controls.
[[nodiscard]] QLabel* sectionLabel(QWidget* parent);
/// Returns a word-wrapped label in smaller type, for an explanation below a control.
[[nodiscard]] QLabel* hintLabel(QWidget* parent);

/// Paints the focus ring around `item` if it has the focus and the keyboard was used last. `radius` is that of the
/// item's corners.
void paintItemFocus(QPainter& painter, const QRectF& item, double radius, const QStyleOptionViewItem& option);

/// Gaps between the parts of the form and inside a part, in em.
inline constexpr double PartGap = 1.3, InnerGap = 0.5;

}  // namespace rokada::ui
