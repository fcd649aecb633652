// Announcements to screen readers and to a test listener.
#pragma once

#include <QAccessible>
#include <QString>

#include <functional>

class QWidget;

namespace rokada::ui {

using NewsListener = std::function<void(QAccessibleEvent&)>;

/// Returns true if a screen reader is running or a listener is set.
[[nodiscard]] bool somebodyListens();
/// Sets a listener that receives all accessibility events, even if no screen reader runs. An empty one removes it.
void listenBesides(NewsListener listener);
/// Sends the event to the listener and to screen readers.
void tellScreenReaders(QAccessibleEvent& event);

/// Sets `sentence` as the accessible name of `widget` and announces it. Screen readers read it wherever the focus is if
/// the role of the widget is a notification.
void announce(QWidget* widget, const QString& sentence);

}  // namespace rokada::ui
