// Painting of frames, hairlines and group boxes.
#pragma once

#include <QRect>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QStyleOptionGroupBox>

class QPainter;
class QWidget;

namespace rokada::ui::style {

/// Returns true for the popup list of a combo box.
[[nodiscard]] bool isComboBoxPopup(const QWidget* widget);

void paintFrame(const QStyleOption& option, QPainter& painter, const QWidget* widget);
/// Paints a frame that is only a line, such as QFrame::HLine. Returns false for any other frame.
[[nodiscard]] bool paintLine(const QStyleOption& option, QPainter& painter);
void paintGroupBox(const QStyleOptionGroupBox& option, QPainter& painter, const QWidget* widget);
[[nodiscard]] QRect groupBoxPart(const QStyleOptionGroupBox& option, QStyle::SubControl part, const QWidget* widget);

}  // namespace rokada::ui::style
