// Painting of push buttons and tool buttons.
#pragma once

#include <QSize>
#include <QStyleOptionButton>
#include <QStyleOptionToolButton>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintButtonSurface(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget);
void paintButtonLabel(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget);
[[nodiscard]] QSize buttonSize(const QStyleOptionButton* option, QSize contents, const QWidget* widget);

void paintToolSurface(const QStyleOption& option, QPainter& painter, const QWidget* widget);
/// Returns the option with the text colours and the font weight of the label set.
[[nodiscard]] QStyleOptionToolButton toolLabel(const QStyleOptionToolButton& option, const QWidget* widget);
[[nodiscard]] QSize toolSize(const QStyleOptionToolButton* option, QSize contents, const QWidget* widget);

}  // namespace rokada::ui::style
