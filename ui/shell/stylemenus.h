// Painting of menus and menu bars, and of tooltips.
#pragma once

#include <QRegion>
#include <QSize>
#include <QStyle>
#include <QStyleOptionMenuItem>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintMenuPanel(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void paintMenuItem(const QStyleOptionMenuItem& option, QPainter& painter, const QWidget* widget);
void paintMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const QWidget* widget);
[[nodiscard]] QSize menuItemSize(const QStyleOptionMenuItem* option, QSize contents, const QWidget* widget);
[[nodiscard]] QSize menuBarItemSize(QSize contents, const QWidget* widget);

/// Returns true for the style hints that request the shape of menus and tooltips, which have round corners.
[[nodiscard]] bool isMask(QStyle::StyleHint hint);
/// Returns the shape of a menu or tooltip with this rectangle. `hint` tells which one it is.
[[nodiscard]] QRegion maskOf(QStyle::StyleHint hint, const QRect& rect);

void paintTooltip(const QStyleOption& option, QPainter& painter, const QWidget* widget);

}  // namespace rokada::ui::style
