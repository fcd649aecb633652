#include "window/lookpreferences.h"

#include "kit/fonts.h"
#include "kit/settings.h"
#include "scene/pieceart.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <utility>

namespace rokada::ui {

namespace {

using Section = PreferenceSection;
using Changed = std::function<void()>;

constexpr int DurationStep = 20, PaceStep = 100;
constexpr std::array textSizes{100, 110, 125, 150, 175, 200};

/// Returns a row that reads and writes a setting whose value is a number, a flag or an enumeration.
template <class T>
Preference bound(Settings& settings, const Setting<T>& setting, const Changed& changed) {
    return {.get = [&settings, setting] { return static_cast<int>(settings.get(setting)); },
            .set =
                [&settings, setting, changed](int value) {
                    settings.set(setting, static_cast<T>(value));
                    changed();
                },
            .usual = static_cast<int>(setting.usual)};
}

Preference placed(Preference preference, const char* name, Section section, int number, const char* label,
                  const char* more = nullptr) {
    preference.name = name;
    preference.section = section;
    preference.number = number;
    preference.label = preferenceWords(label);
    if (more) preference.more = preferenceWords(more);
    return preference;
}

Preference font(Settings& settings, const Changed& changed) {
    Preference preference =
        placed(bound(settings, keys::textFont(), changed), "textFontBox", Section::Look, 20,
               QT_TRANSLATE_NOOP("Preference", "Font"),
               QT_TRANSLATE_NOOP("Preference", "The system font is used if Inter is not installed"));
    preference.options =
        preferenceOptions({{static_cast<int>(FontChoice::Inter), QT_TRANSLATE_NOOP("Preference", "Inter")},
                           {static_cast<int>(FontChoice::System), QT_TRANSLATE_NOOP("Preference", "System font")}});
    return preference;
}

Preference textSize(Settings& settings, const Changed& changed) {
    Preference preference = placed(bound(settings, keys::textSize(), changed), "textSizeBox", Section::Look, 30,
                                   QT_TRANSLATE_NOOP("Preference", "Text size"),
                                   QT_TRANSLATE_NOOP("Preference", "The text also grows with the window"));
    preference.options = [] {
        std::vector<PreferenceOption> options;
        for (const int size : textSizes)
            options.push_back({size, QCoreApplication::translate("Preference", "%1 %").arg(size)});
        return options;
    };
    return preference;
}

Preference pieces(Settings& settings, const Changed& changed) {
    Preference preference = placed(bound(settings, keys::drawings(), changed), "piecesBox", Section::Board, 20,
                                   QT_TRANSLATE_NOOP("Preference", "Pieces"),
                                   QT_TRANSLATE_NOOP("Preference", "All variants use the same piece set"));
    preference.options = preferenceOptions(
        {{static_cast<int>(Drawings::Fine), QT_TRANSLATE_NOOP("Preference", "Fine")},
         {static_cast<int>(Drawings::Fitting), QT_TRANSLATE_NOOP("Preference", "Bold (plain on small squares)")},
         {static_cast<int>(Drawings::Rich), QT_TRANSLATE_NOOP("Preference", "Bold")},
         {static_cast<int>(Drawings::Plain), QT_TRANSLATE_NOOP("Preference", "Plain")}});
    return preference;
}

Preference duration(Settings& settings, const Changed& changed) {
    Preference preference = placed(bound(settings, keys::moveDuration(), changed), "durationSlider", Section::Moves, 40,
                                   QT_TRANSLATE_NOOP("Preference", "Move animation"),
                                   QT_TRANSLATE_NOOP("Preference", "How long the animation of a move takes"));
    const auto words = [](int milliseconds) {
        return milliseconds == 0 ? QCoreApplication::translate("Preference", "Off")
                                 : QCoreApplication::translate("Preference", "%1 ms").arg(milliseconds);
    };
    preference.range = PreferenceRange{0, LongestMove, DurationStep, words};
    preference.whyNot = [&settings] {
        return settings.get(keys::motionReduced())
                   ? QCoreApplication::translate("Preference", "Moves are not animated while \"Reduce motion\" is on.")
                   : QString();
    };
    return preference;
}

Preference pace(Settings& settings, const Changed& changed) {
    Preference preference =
        placed(bound(settings, keys::computersPace(), changed), "paceSlider", Section::Computer, 20,
               QT_TRANSLATE_NOOP("Preference", "Pause between computer moves"),
               QT_TRANSLATE_NOOP("Preference", "The shortest time between the moves of two computer players"));
    const auto words = [](int milliseconds) {
        return QCoreApplication::translate("Preference", "%1 s").arg(QLocale().toString(milliseconds / 1000.0, 'f', 1));
    };
    preference.range = PreferenceRange{0, LongestPace, PaceStep, words};
    return preference;
}

}  // namespace

void addLookPreferences(PreferencePages& pages, Settings& settings, const Changed& changed) {
    pages.add(font(settings, changed));
    pages.add(textSize(settings, changed));
    pages.add(placed(bound(settings, keys::motionReduced(), changed), "reducedMotionBox", Section::Look, 40,
                     QT_TRANSLATE_NOOP("Preference", "Reduce motion"),
                     QT_TRANSLATE_NOOP("Preference", "Turn off all animations")));
    pages.add(pieces(settings, changed));
    pages.add(duration(settings, changed));
    pages.add(pace(settings, changed));
}

}  // namespace rokada::ui
