// Painting of rows of lists, tables and trees, and of their headers.
#pragma once

#include <QSize>
#include <QStyleOptionHeader>
#include <QStyleOptionViewItem>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintItemGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
void paintBranch(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void paintHeaderSection(const QStyleOption& option, QPainter& painter, const QWidget* widget);
/// Returns the size of a header. `usual` is the size that Qt computes. The style paints smaller text, and uses the
/// margin of cells.
[[nodiscard]] QSize headerSize(const QStyleOptionHeader* option, QSize usual, const QWidget* widget);
void paintHeaderLabel(const QStyleOptionHeader& option, QPainter& painter, const QWidget* widget);

}  // namespace rokada::ui::style
