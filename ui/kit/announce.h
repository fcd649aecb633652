// What screen readers are told, and other listeners.
#pragma once

#include <QAccessible>
#include <QString>

#include <functional>

class QWidget;

namespace rokada::ui {

using NewsListener = std::function<void(QAccessibleEvent&)>;

/// A screen reader is running, or another listener is set.
[[nodiscard]] bool somebodyListens();
/// A listener to what screen readers are told, whether there are any or not; an empty one is none.
void listenBesides(NewsListener listener);
void tellScreenReaders(QAccessibleEvent& event);

/// The widget shows this sentence now. It is heard wherever the focus is if the widget's role is a notification.
void announce(QWidget* widget, const QString& sentence);

}  // namespace rokada::ui
