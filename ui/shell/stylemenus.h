// Painting of menus and menu bars, and of tooltips.
#pragma once

#include <QSize>
#include <QStyleOptionMenuItem>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintMenuPanel(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void paintMenuItem(const QStyleOptionMenuItem& option, QPainter& painter, const QWidget* widget);
void paintMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const QWidget* widget);
[[nodiscard]] QSize menuItemSize(const QStyleOptionMenuItem* option, QSize contents, const QWidget* widget);
[[nodiscard]] QSize menuBarItemSize(QSize contents, const QWidget* widget);

void paintTooltip(const QStyleOption& option, QPainter& painter, const QWidget* widget);

}  // namespace rokada::ui::style
