// Labels and lengths of the form for a new game.
#pragma once

class QLabel;
class QPainter;
class QRectF;
class QStyleOptionViewItem;
class QWidget;

namespace rokada::ui {

/// Returns a new bold label for the heading of a group of controls.
[[nodiscard]] QLabel* sectionLabel(QWidget* parent);
/// Returns a new word-wrapped label with a smaller font. It explains the control above it.
[[nodiscard]] QLabel* hintLabel(QWidget* parent);

/// Paints a focus ring around `item` if it has the focus and the last input came from the keyboard. `radius` is the
/// corner radius of the item.
void paintItemFocus(QPainter& painter, const QRectF& item, double radius, const QStyleOptionViewItem& option);

/// Gap between two parts of the form, and gap between the controls of a part, in em.
inline constexpr double PartGap = 1.3, InnerGap = 0.5;

}  // namespace rokada::ui
