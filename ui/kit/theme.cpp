#include "kit/theme.h"

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

/// Opacity of the text of disabled widgets.
constexpr double DisabledShare = 0.45;
constexpr float ScrimShare = 0.42F;

Theme makeLight() {
    Theme light;
    light.canvas = 0xF3F0E9;
    light.panel = 0xFBFAF6;
    light.raised = 0xFFFFFF;
    light.sunken = 0xEAE5DB;
    light.hover = light.sunken;
    light.line = 0xDED8CC;
    light.edge = 0x857C6E;
    light.text = 0x25211B;
    light.text2 = 0x5C554A;
    light.text3 = 0x6C6457;
    light.accent = 0x2B6A52;
    light.onAccent = 0xFFFFFF;
    light.accentHover = 0x235844;
    light.soft = 0xDCEAE2;
    light.onSoft = 0x1E5240;
    light.danger = 0xAE3529;
    light.onDanger = 0xFFFFFF;
    light.dangerSoft = 0xF7E1DC;
    light.warning = 0x7A5300;
    light.warningSoft = 0xF6E8C8;
    light.runningClock = 0x25211B;
    light.runningDigits = 0xFFFFFF;
    light.pieceTile = light.sunken;
    light.emblemCasing = Qt::transparent;
    light.scrim = 0x25211B;
    light.scrim.setAlphaF(ScrimShare);
    return light;
}

Theme makeNight() {
    Theme night;
    night.canvas = 0x1B1917;
    night.panel = 0x23211E;
    night.raised = 0x2E2B27;
    night.sunken = 0x151311;
    night.hover = night.raised;
    night.line = 0x3B3732;
    night.edge = 0x857D72;
    night.text = 0xEDE8DF;
    night.text2 = 0xB9B2A6;
    night.text3 = 0x9A9287;
    night.accent = 0x7CC7A4;
    night.onAccent = 0x0E2119;
    night.accentHover = 0x92D3B5;
    night.soft = 0x253B31;
    night.onSoft = 0xA5DCC2;
    night.danger = 0xF09083;
    night.onDanger = 0x0E2119;
    night.dangerSoft = 0x46261F;
    night.warning = 0xE3B75A;
    night.warningSoft = 0x40331A;
    night.runningClock = 0xEDE8DF;
    night.runningDigits = 0x1B1917;
    night.pieceTile = 0xA08F7C;
    night.emblemCasing = 0xFAF6EA;
    night.scrim = Qt::black;
    night.scrim.setAlphaF(ScrimShare);
    night.dark = true;
    return night;
}

Theme& inForce() {
    static Theme theme = Theme::light();
    return theme;
}

double linear(double part) {
    constexpr double Knee = 0.04045;
    return part <= Knee ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

}  // namespace

const Theme& Theme::light() {
    static const Theme theme = makeLight();
    return theme;
}

const Theme& Theme::night() {
    static const Theme theme = makeNight();
    return theme;
}

Theme Theme::withContrast(Theme theme) {
    theme.contrast = true;
    theme.line = theme.edge;
    theme.edge = theme.text2;
    theme.text3 = theme.text2;
    theme.text2 = theme.text;
    return theme;
}

const Theme& theme() { return inForce(); }

void setTheme(const Theme& theme) { inForce() = theme; }

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, const QColor& colour) { palette.setColor(role, colour); };
    set(QPalette::Window, theme.canvas);
    set(QPalette::Base, theme.panel);
    set(QPalette::AlternateBase, theme.sunken);
    set(QPalette::Button, theme.raised);
    set(QPalette::PlaceholderText, theme.text3);
    set(QPalette::Highlight, theme.soft);
    set(QPalette::HighlightedText, theme.onSoft);
    set(QPalette::Link, theme.accent);
    set(QPalette::LinkVisited, theme.accent);
    set(QPalette::BrightText, theme.danger);
    set(QPalette::Light, theme.raised);
    set(QPalette::Midlight, theme.sunken);
    set(QPalette::Mid, theme.line);
    set(QPalette::Dark, theme.edge);
    set(QPalette::Shadow, theme.edge);
    set(QPalette::ToolTipBase, theme.text);
    set(QPalette::ToolTipText, theme.dark ? theme.canvas : theme.raised);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        set(role, theme.text);
        palette.setColor(QPalette::Disabled, role, mixed(theme.panel, theme.text, DisabledShare));
    }
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, mixed(theme.soft, theme.onSoft, DisabledShare));
    return palette;
}

QColor mixed(const QColor& first, const QColor& second, double share) {
    const auto part = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(part(first.redF(), second.redF()), part(first.greenF(), second.greenF()),
                            part(first.blueF(), second.blueF()), part(first.alphaF(), second.alphaF()));
}

double contrastOf(const QColor& first, const QColor& second) {
    constexpr double Glare = 0.05;
    const auto [darker, lighter] = std::minmax({luminance(first), luminance(second)});
    return (lighter + Glare) / (darker + Glare);
}

}  // namespace rokada::ui
