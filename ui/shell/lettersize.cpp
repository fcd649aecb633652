#include "shell/lettersize.h"

#include "kit/fonts.h"

#include <QEvent>
#include <QFont>
#include <QWidget>

namespace rokada::ui {

namespace {

/// Smallest text size of a page title, relative to the font of its parent. Page titles are bolder than other bold texts.
constexpr double PageTitle = 1.6;

}  // namespace

LetterSize::LetterSize(QWidget& words, double times, bool bold)
    : QObject(&words), words_(words), around_(*words.parentWidget()), times_(times), bold_(bold) {
    around_.installEventFilter(this);
    apply();
}

void LetterSize::apply() {
    const QFont::Weight bold = times_ >= PageTitle ? QFont::Bold : QFont::DemiBold;
    words_.setFont(weighted(scaledFont(around_.font(), times_), bold_ ? bold : QFont::Normal));
}

bool LetterSize::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FontChange) apply();
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
