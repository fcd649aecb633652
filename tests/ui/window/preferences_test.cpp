// Preferences take effect at once and are stored; damaged settings are reported and kept aside.
#include "kit/theme.h"
#include "settingsfile.h"
#include "windowtesting.h"

#include "newgame/gamesettings.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "session/gamechoice.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "texts/names.h"
#include "torus/torussettings.h"
#include "variants/variants.h"
#include "window/preferencecontrols.h"
#include "window/preferencesdialog.h"
#include "window/themelist.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSlider>
#include <QTabWidget>

#include <sys/stat.h>
#include <set>

namespace rokada::ui {
namespace {

using namespace testing;

/// Chooses the entry with these data.
template <class T>
void choose(PreferencesDialog& dialog, const char* box, const T& data) {
    auto& choices = named<QComboBox>(dialog, box);
    const int place = choices.findData(data);
    ASSERT_GE(place, 0) << box;
    choices.setCurrentIndex(place);
}

/// Window with a game and open preferences.
class PreferringDesk : public Desk {
public:
    explicit PreferringDesk(std::string_view game = "chess") {
        start(game);
        trigger("preferences");
    }
    [[nodiscard]] PreferencesDialog& dialog() { return *part<PreferenceControls>(window).dialog(); }
    [[nodiscard]] QRgb squareColour(std::string_view name) {
        const QPoint corner = board().frame().squareCentre(square(name));
        return board().picture(board().size()).pixel(corner);
    }
};

TEST(Themes, ThereAreAtLeastSixAndAllHaveNames) {
    std::set<QString> names;
    for (const BoardTheme& theme : BoardTheme::all()) {
        names.insert(themeName(theme.id));
        EXPECT_NE(themeName(theme.id), theme.id);
    }
    EXPECT_GE(names.size(), 6U);
    EXPECT_EQ(names.size(), BoardTheme::all().size());
    EXPECT_EQ(BoardTheme::usualFor("fortress").light, QColor(0xDCCB8E));
}

TEST(Themes, APieceStandsOutFromEverySquare) {
    for (const BoardTheme& theme : BoardTheme::all()) {
        for (const char* sideId : {"white", "black", "red", "blue"}) {
            const SideColours& colours = coloursOf(sideId);
            for (const QColor& ground : {theme.light, theme.dark}) {
                double best = std::max(contrastOf(colours.fill, ground), contrastOf(colours.outline, ground));
                if (colours.halo.alpha() > 0) best = std::max(best, contrastOf(colours.halo, ground));
                EXPECT_GE(best, 3.0) << theme.id.toStdString() << ' ' << sideId;
            }
        }
    }
}

TEST(Preferences, AThemeIsSeenAtOnceAndKeptForItsVariant) {
    PreferringDesk desk;
    auto* themes = &named<ThemeList>(desk.dialog(), "themeList");
    EXPECT_EQ(themes->chosen(), BoardTheme::usualFor("chess"));
    themes->choose(BoardTheme::named(u"slate"));
    EXPECT_EQ(desk.squareColour("e4"), BoardTheme::named(u"slate").light.rgb());
    EXPECT_EQ(desk.settings.get(keys::theme("chess")).id, QStringLiteral("slate"));
    EXPECT_EQ(desk.settings.get(keys::theme("vyrt")).id, QStringLiteral("harbour"));
    desk.start("vyrt");
    EXPECT_EQ(desk.squareColour("e4"), BoardTheme::named(u"harbour").light.rgb());
    desk.start("chess");
    EXPECT_EQ(desk.squareColour("e4"), BoardTheme::named(u"slate").light.rgb());
}

TEST(Preferences, AnotherVariantsBoardIsPreviewedAndTheOneThatIsPlayedStays) {
    PreferringDesk desk;
    named<QComboBox>(desk.dialog(), "variantBox")
        .setCurrentIndex(static_cast<int>(findVariant("fortress") - offeredVariants().data()));
    auto* themes = &named<ThemeList>(desk.dialog(), "themeList");
    EXPECT_EQ(themes->chosen().id, QStringLiteral("fortress"));
    themes->choose(BoardTheme::named(u"night"));
    EXPECT_EQ(desk.settings.get(keys::theme("fortress")).id, QStringLiteral("night"));
    EXPECT_EQ(desk.squareColour("e4"), BoardTheme::usualFor("chess").light.rgb());
}

TEST(Preferences, PlainPiecesReplaceRichOnes) {
    PreferringDesk desk;
    const QImage rich = desk.board().picture({800, 800});
    choose(desk.dialog(), "piecesBox", int(Drawings::Plain));
    EXPECT_EQ(desk.settings.get(keys::drawings()), Drawings::Plain);
    EXPECT_NE(desk.board().picture({800, 800}), rich);
}

TEST(Preferences, MotionIsChosenInMillisecondsOrReduced) {
    PreferringDesk desk;
    auto& slider = named<QSlider>(desk.dialog(), "durationSlider");
    EXPECT_EQ(slider.value(), 180);
    slider.setValue(400);
    EXPECT_EQ(motion(desk.settings), 400);
    named<QCheckBox>(desk.dialog(), "reducedMotionBox").setChecked(true);
    EXPECT_EQ(motion(desk.settings), 0);
    EXPECT_EQ(desk.settings.get(keys::moveDuration()), 400);
}

TEST(Preferences, MenuAndDialogChooseTheSame) {
    PreferringDesk desk;
    choose(desk.dialog(), "coordinatesBox", int(Coordinates::Everywhere));
    EXPECT_EQ(desk.board().look().coordinates, Coordinates::Everywhere);
    desk.choose("coordinates", Coordinates::Off);
    EXPECT_EQ(named<QComboBox>(desk.dialog(), "coordinatesBox").currentData().toInt(), int(Coordinates::Off));
    choose(desk.dialog(), "notationBox", int(NotationStyle::Figurine));
    EXPECT_EQ(desk.settings.get(keys::notation()), NotationStyle::Figurine);
}

TEST(Preferences, MovesAreWrittenAsInTheLanguageUnlessSomebodyChooses) {
    Desk desk;
    EXPECT_EQ(desk.settings.get(keys::notation()), NotationStyle::International);
    desk.language.use(QStringLiteral("ru"));
    EXPECT_EQ(desk.settings.get(keys::notation()), NotationStyle::Russian);
    desk.language.use(QStringLiteral("bg"));
    EXPECT_EQ(desk.settings.get(keys::notation()), NotationStyle::Bulgarian);
    desk.settings.set(keys::notation(), NotationStyle::InternationalLong);
    EXPECT_EQ(desk.settings.get(keys::notation()), NotationStyle::InternationalLong);
}

TEST(Preferences, TheLanguageChangesWhileTheyAreOpen) {
    PreferringDesk desk;
    choose(desk.dialog(), "languageBox", QStringLiteral("bg"));
    QCoreApplication::sendPostedEvents();
    EXPECT_EQ(desk.language.current(), QStringLiteral("bg"));
    const QTabWidget& pages = desk.dialog().pages();
    EXPECT_EQ(pages.tabText(pages.indexOf(&named<QWidget>(pages, "motionPage"))).toStdString(), "Движение");
    EXPECT_EQ(desk.settings.get(keys::language()), QStringLiteral("bg"));
}

TEST(Preferences, FitASmallScreenInEveryLanguage) {
    for (const QString& code : Language::all()) {
        PreferringDesk desk;
        desk.language.use(code);
        QCoreApplication::sendPostedEvents();
        for (const QSize size : {desk.dialog().minimumSizeHint(), desk.dialog().size()}) {
            EXPECT_LE(size.width(), 900) << code.toStdString();
            EXPECT_LE(size.height(), 600) << code.toStdString();
        }
    }
}

TEST(Preferences, OthersAddTheirPages) {
    Desk desk;
    part<PreferencePages>(desk.window).add(PreferencePage(100), [](QWidget* parent) {
        auto* page = new QLabel(parent);
        page->setObjectName(QStringLiteral("more"));
        return page;
    });
    desk.trigger("preferences");
    const QTabWidget& pages = part<PreferenceControls>(desk.window).dialog()->pages();
    EXPECT_EQ(pages.widget(pages.count() - 3)->objectName(), QStringLiteral("soundPage"));
    EXPECT_EQ(pages.widget(pages.count() - 2)->objectName(), QStringLiteral("bookPage"));
    EXPECT_EQ(pages.widget(pages.count() - 1)->objectName(), QStringLiteral("more"));
}

TEST(SettingsRepair, WhatIsUnderstoodIsLeftAlone) {
    const SettingsFile paper;
    {
        WindowSettings settings(paper.path);
        for (const VariantInfo& info : offeredVariants()) keepChoice(settings, usualChoice(info));
        settings.set(keys::language(), QStringLiteral("ru"));
        settings.set(keys::theme("chess"), BoardTheme::named(u"slate"));
        settings.set(keys::moveDuration(), 0);
        settings.set(keys::margin(), 4);
        settings.set(keys::introduced("vyrt"), true);
        settings.set(keys::windowGeometry(), "geometry");
        settings.set(keys::menuBarShown(), true);
    }
    WindowSettings settings(paper.path);
    EXPECT_EQ(settings.repair().what, SettingsDamage::What::None);
    EXPECT_EQ(settings.get(keys::theme("chess")).id, QStringLiteral("slate"));
    EXPECT_EQ(settings.get(keys::moveDuration()), 0);
    EXPECT_TRUE(settings.get(keys::introduced("vyrt")));
}

TEST(SettingsRepair, ASettingNobodyUnderstandsIsToldOnceAndTheFileKept) {
    const SettingsFile paper;
    const char* text = "[General]\nlanguage=klingon\nmoveDuration=9999\nmargin=2\n[games]\nchess\\look\\theme=mud\n";
    paper.write(text);
    {
        WindowSettings settings(paper.path);
        const SettingsDamage damage = settings.repair();
        EXPECT_EQ(damage.what, SettingsDamage::What::Damaged);
        QFile kept(damage.kept);
        ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
        EXPECT_EQ(kept.readAll(), QByteArray(text));
        EXPECT_EQ(settings.get(keys::moveDuration()), 180);
        EXPECT_EQ(settings.get(keys::theme("chess")).id, QStringLiteral("walnut"));
        EXPECT_EQ(settings.get(keys::margin()), 2);
    }
    WindowSettings settings(paper.path);
    EXPECT_EQ(settings.repair().what, SettingsDamage::What::None);
    EXPECT_EQ(settings.get(keys::margin()), 2);
}

TEST(SettingsRepair, ABrokenFileIsKept) {
    const SettingsFile paper;
    paper.write("[broken\n=\nmargin=4\n\x01\x02 no settings at all\n");
    WindowSettings settings(paper.path);
    const SettingsDamage damage = settings.repair();
    EXPECT_EQ(damage.what, SettingsDamage::What::Damaged);
    EXPECT_TRUE(QFile::exists(damage.kept));
}

TEST(SettingsRepair, AFileThatCannotBeReadIsTold) {
    const SettingsFile paper;
    ASSERT_TRUE(QDir().mkpath(paper.path));
    WindowSettings settings(paper.path);
    EXPECT_EQ(settings.repair().what, SettingsDamage::What::Unreadable);
    EXPECT_EQ(settings.get(keys::moveDuration()), 180);
}

/// A pipe would block, a device never ends, and /proc/kmsg claims to be a file and does not answer.
TEST(SettingsRepair, AFileThatDoesNotAnswerDoesNotHoldTheStart) {
    const SettingsFile paper;
    ASSERT_EQ(mkfifo(paper.path.toLocal8Bit().constData(), 0600), 0);
    for (const QString& path : {paper.path, QStringLiteral("/dev/zero"), QStringLiteral("/proc/kmsg")}) {
        WindowSettings settings(path);
        EXPECT_EQ(settings.repair().what, SettingsDamage::What::Unreadable) << path.toStdString();
        EXPECT_EQ(settings.get(keys::moveDuration()), 180);
    }
}

TEST(SettingsRepair, TheStatusLineSaysIt) {
    Desk desk;
    desk.settings.set(keys::moveDuration(), -5);
    part<PreferenceControls>(desk.window).repairSettings();
    EXPECT_EQ(desk.trouble().rfind("Some settings were damaged and have been reset.", 0), 0U) << desk.trouble();
}

TEST(Preferences, ShowTheLanguageInForceAndNotTheOneThatIsKept) {
    Desk desk;
    desk.settings.set(keys::language(), QStringLiteral("bg"));
    desk.start("chess");
    desk.trigger("preferences");
    PreferencesDialog& dialog = *part<PreferenceControls>(desk.window).dialog();
    auto& box = named<QComboBox>(dialog, "languageBox");
    EXPECT_EQ(box.currentText().toStdString(), "English");
    choose(dialog, "languageBox", QStringLiteral("ru"));
    EXPECT_EQ(desk.language.current(), QStringLiteral("ru"));
    EXPECT_EQ(desk.settings.get(keys::language()), QStringLiteral("ru"));
    EXPECT_EQ(box.currentText(), QStringLiteral("Русский"));
}

}  // namespace
}  // namespace rokada::ui
