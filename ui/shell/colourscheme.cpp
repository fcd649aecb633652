#include "shell/colourscheme.h"

#include "shell/windowstyle.h"

#include <QApplication>
#include <QStyle>
#include <QToolTip>

#include <optional>

namespace rokada::ui {

namespace {

std::optional<ColourScheme>& appliedScheme() {
    static std::optional<ColourScheme> scheme;
    return scheme;
}

bool isDark(ColourScheme scheme, DesktopLook::Preference desktop) {
    switch (scheme) {
        case ColourScheme::System: return desktop == DesktopLook::Preference::Dark;
        case ColourScheme::Light: return false;
        case ColourScheme::Dark: return true;
        case ColourScheme::HighContrast: return desktop != DesktopLook::Preference::Light;
    }
    return false;
}

}  // namespace

Theme themeFor(ColourScheme scheme, const DesktopLook& desktop) {
    const Theme& theme = isDark(scheme, desktop.colours) ? Theme::night() : Theme::light();
    return scheme == ColourScheme::HighContrast ? Theme::withContrast(theme) : theme;
}

void apply(ColourScheme scheme) {
    appliedScheme() = scheme;
    setTheme(themeFor(scheme, desktopLook()));
    // Replace the style of the desktop, because desktop styles ignore the palette.
    if (!qobject_cast<WindowStyle*>(QApplication::style())) QApplication::setStyle(new WindowStyle);
    const QPalette palette = paletteOf(theme());
    QToolTip::setPalette(palette);
    QApplication::setPalette(palette);
    // Repaint all windows, because widgets also paint with theme colours that are not in the palette. Qt repaints them
    // only if the palette has changed.
    for (QWidget* window : QApplication::topLevelWidgets()) window->update();
}

void setDesktopLook(const DesktopLook& desktop) {
    keepDesktopLook(desktop);
    const std::optional<ColourScheme> scheme = appliedScheme();
    if (scheme && isDark(*scheme, desktop.colours) != theme().dark) apply(*scheme);
}

}  // namespace rokada::ui
