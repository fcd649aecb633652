// Painting of rows of lists, tables and trees, and of their headers.
#pragma once

#include <QSize>
#include <QStyleOptionHeader>
#include <QStyleOptionViewItem>

class QPainter;
class QWidget;

namespace rokada::ui::style {

/// Returns the distance of the text of a cell or of a horizontal header from its edge, in pixels.
[[nodiscard]] int cellMargin(const QWidget* widget);
void paintItemGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
void paintBranch(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void paintHeaderSection(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void paintHeaderLabel(const QStyleOptionHeader& option, QPainter& painter, const QWidget* widget);

}  // namespace rokada::ui::style
