#include "shell/lettersize.h"

#include "kit/fonts.h"

#include <QEvent>
#include <QFont>
#include <QWidget>

namespace rokada::ui {

LetterSize::LetterSize(QWidget& words, double times, bool bold)
    : QObject(&words), words_(words), around_(*words.parentWidget()), times_(times), bold_(bold) {
    around_.installEventFilter(this);
    apply();
}

void LetterSize::apply() {
    words_.setFont(weighted(scaledFont(around_.font(), times_), bold_ ? QFont::DemiBold : QFont::Normal));
}

bool LetterSize::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FontChange) apply();
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
