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

/// Sends several kinds of events, because no single kind works everywhere. Screen readers on Linux listen for
/// notifications that appear, others for alerts. Qt itself reports the changed name.
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
