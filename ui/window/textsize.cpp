#include "window/textsize.h"

#include "kit/fonts.h"
#include "kit/settings.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QLayout>
#include <QMainWindow>
#include <QToolTip>

namespace rokada::ui {

TextSize::TextSize(QMainWindow& window, PreferencePages& pages, Settings& settings)
    : window_(window), settings_(settings) {
    window_.installEventFilter(this);
    connect(&pages, &PreferencePages::looksChanged, this, &TextSize::apply);
    apply();
}

TextSize::~TextSize() { QApplication::setFont(QFontDatabase::systemFont(QFontDatabase::GeneralFont)); }

bool TextSize::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) apply();
    return false;
}

void TextSize::apply() {
    const int pixels = basePixels(window_.height(), systemPixels(), settings_.get(keys::textSize()));
    const QFont font = baseFont(settings_.get(keys::textFont()), pixels);
    if (QApplication::font() == font) return;
    // Set the application font too, because menus and dialogs do not use the font of the window.
    QApplication::setFont(font);
    window_.setFont(font);
    QToolTip::setFont(fontFor(TextRole::SecondLine, font));
    window_.layout()->invalidate();
}

}  // namespace rokada::ui
