// Labels of the new game's form.
#pragma once

class QLabel;
class QPainter;
class QRectF;
class QStyleOptionViewItem;
class QWidget;

namespace rokada::ui {

/// Bold, above what belongs together.
[[nodiscard]] QLabel* sectionLabel(QWidget* parent);
/// A sentence below a control, in smaller letters; wraps.
[[nodiscard]] QLabel* hintLabel(QWidget* parent);

/// The ring of the focus round an item of a list, after keys were used; `item` is what it surrounds.
void paintItemFocus(QPainter& painter, const QRectF& item, double radius, const QStyleOptionViewItem& option);

/// Gaps between parts of the form and within them, in em.
inline constexpr double PartGap = 1.3, InnerGap = 0.5;

}  // namespace rokada::ui
