#include "kit/announce.h"

#include <QWidget>

#include <utility>

namespace rokada::ui {

namespace {

AnnouncementListener& besides() {
    static AnnouncementListener listener;
    return listener;
}

}  // namespace

bool somebodyListens() { return besides() || QAccessible::isActive(); }

void listenBesides(AnnouncementListener listener) { besides() = std::move(listener); }

void tellScreenReaders(QAccessibleEvent& event) {
    if (besides()) besides()(event);
    QAccessible::updateAccessibility(&event);
}

/// Qt 6.8 introduced announcements. Before Qt 6.8, sends two other events: screen readers on Linux react to
/// `ObjectShow` of a notification, and those on other systems to `Alert`.
void announce(QWidget* widget, const QString& sentence) {
    widget->setAccessibleName(sentence);
    if (!somebodyListens()) return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent said(widget, sentence);
    tellScreenReaders(said);
#else
    for (const auto type : {QAccessible::Alert, QAccessible::ObjectShow}) {
        QAccessibleEvent event(widget, type);
        tellScreenReaders(event);
    }
#endif
}

}  // namespace rokada::ui
