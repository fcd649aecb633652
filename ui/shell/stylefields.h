// Painting of line edits, combo boxes and spin boxes, and where their parts are.
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
/// Room beside the words of a combo box and of a spin box.
inline constexpr double ComboRoom = 50, SpinRoom = 42, LineRoom = 16;

/// A line edit that is a part of another field draws no field of its own.
[[nodiscard]] bool isPartOfField(const QWidget* widget);

}  // namespace rokada::ui::style
