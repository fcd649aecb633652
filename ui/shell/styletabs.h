// Painting of tabs: segmented controls, and labels with a line below the current one.
#pragma once

#include <QSize>
#include <QStyleOptionTab>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintTabShape(const QStyleOptionTab& option, QPainter& painter, const QWidget* widget);
/// Returns the option with the text colours set.
[[nodiscard]] QStyleOptionTab tabLabel(const QStyleOptionTab& option);
/// Returns the font of a tab's label.
[[nodiscard]] QFont tabFont(const QStyleOptionTab& option, const QWidget* widget);
[[nodiscard]] QSize tabSize(const QStyleOptionTab* option, QSize contents, const QWidget* widget);
/// Paints the line below all tabs.
void paintTabBase(const QStyleOption& option, QPainter& painter, const QWidget* widget);

/// Returns the horizontal padding of a tab in pixels, both sides together.
[[nodiscard]] int tabRoom(const QWidget* widget);

}  // namespace rokada::ui::style
