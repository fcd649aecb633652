#include "shell/lettersize.h"

#include <QEvent>
#include <QFont>
#include <QWidget>

namespace rokada::ui {

LetterSize::LetterSize(QWidget& words, double times, bool bold)
    : QObject(&words), words_(words), around_(*words.parentWidget()), times_(times), bold_(bold) {
    around_.installEventFilter(this);
    apply();
}

void LetterSize::setBold(bool bold) {
    bold_ = bold;
    apply();
}

void LetterSize::apply() {
    QFont font = around_.font();
    font.setPointSizeF(font.pointSizeF() * times_);
    font.setBold(bold_);
    words_.setFont(font);
}

bool LetterSize::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FontChange) apply();
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
