// Painting of tabs: the segmented control, and texts with a line below the current one.
#pragma once

#include <QSize>
#include <QStyleOptionTab>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintTabShape(const QStyleOptionTab& option, QPainter& painter, const QWidget* widget);
/// The option with the colours of its words.
[[nodiscard]] QStyleOptionTab tabLabel(const QStyleOptionTab& option);
/// The weight of the words.
[[nodiscard]] QFont tabFont(const QStyleOptionTab& option, const QWidget* widget);
[[nodiscard]] QSize tabSize(const QStyleOptionTab* option, QSize contents, const QWidget* widget);
/// The line on which the tabs stand.
void paintTabBase(const QStyleOption& option, QPainter& painter, const QWidget* widget);

/// Room beside the words of a tab, both sides together.
[[nodiscard]] int tabRoom(const QWidget* widget);

}  // namespace rokada::ui::style
