// Painting and geometry of line edits, combo boxes and spin boxes.
#pragma once

#include <QRect>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStyleOptionSpinBox>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintField(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void paintComboBox(const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget);
void paintComboBoxLabel(const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget);
void paintSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const QWidget* widget);

[[nodiscard]] QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part, const QWidget* widget);
[[nodiscard]] QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part, const QWidget* widget);
[[nodiscard]] QRect lineEditContents(const QStyleOption& option, const QWidget* widget);

[[nodiscard]] QSize fieldSize(QSize contents, double more, const QWidget* widget);
/// Horizontal padding beside the text of combo boxes, spin boxes and line edits, in pixels at 1 em = 15 pixels.
inline constexpr double ComboRoom = 50, SpinRoom = 42, LineRoom = 16;

/// Returns true for the line edit inside a spin box or combo box. It must not paint its own background and border.
[[nodiscard]] bool isPartOfField(const QWidget* widget);

}  // namespace rokada::ui::style
