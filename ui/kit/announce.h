// Sends announcements to screen readers, and to a listener that tests can set.
#pragma once

#include <QAccessible>
#include <QString>

#include <functional>

class QWidget;

namespace rokada::ui {

using AnnouncementListener = std::function<void(QAccessibleEvent&)>;

/// Returns true if a screen reader is running or a listener is set.
[[nodiscard]] bool somebodyListens();
/// Sets a listener, for tests. It receives every event passed to `tellScreenReaders`, even if no screen reader runs. An
/// empty function removes the listener.
void listenBesides(AnnouncementListener listener);
/// Sends the event to the listener and to screen readers.
void tellScreenReaders(QAccessibleEvent& event);

/// Sets `sentence` as the accessible name of `widget` and announces it. If the accessible role of `widget` is a
/// notification, screen readers read the sentence even if the focus is elsewhere.
void announce(QWidget* widget, const QString& sentence);

}  // namespace rokada::ui
