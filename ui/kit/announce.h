// What readers of the screen are told, and who else listens.
#pragma once

#include <QAccessible>
#include <QString>

#include <functional>

class QWidget;

namespace rokada::ui {

using NewsListener = std::function<void(QAccessibleEvent&)>;

/// A reader of the screen is running, or somebody listens besides.
[[nodiscard]] bool somebodyListens();
/// Somebody who hears what readers of the screen are told, whether there are any or not; an empty one is nobody.
void listenBesides(NewsListener listener);
void tellScreenReaders(QAccessibleEvent& event);

/// The widget shows this sentence now. It is heard wherever the focus is if the widget's role is a notification.
void announce(QWidget* widget, const QString& sentence);

}  // namespace rokada::ui
