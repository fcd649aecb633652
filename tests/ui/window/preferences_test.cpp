// Preferences must take effect at once and be stored. Damaged settings must be reported, and their file must be kept.
#include "kit/theme.h"
#include "settingsfile.h"
#include "windowtesting.h"
#include "writtenwords.h"

#include "boardpicture.h"
#include "newgame/gamesettings.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "session/gamechoice.h"
#include "shell/frontpages.h"
#include "shell/preferencepages.h"
#include "shell/preferencerow.h"
#include "shell/railbutton.h"
#include "shell/sharedsettings.h"
#include "shell/sound.h"
#include "texts/names.h"
#include "texts/notations.h"
#include "torus/torussettings.h"
#include "variants/variants.h"
#include "window/preferencecontrols.h"
#include "window/preferencesheet.h"
#include "window/preferencespage.h"
#include "window/themechooser.h"
#include "window/themelist.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>

#include <sys/stat.h>
#include <set>

namespace rokada::ui::preferencesTest {
namespace {

using namespace testing;

/// Selects the entry with this data in the combo box named `box`.
template <class T>
void choose(PreferencesPage& page, const char* box, const T& data) {
    auto& choices = named<QComboBox>(page, box);
    const int place = choices.findData(data);
    ASSERT_GE(place, 0) << box;
    choices.setCurrentIndex(place);
}

/// Window with a game, in which the preferences are open.
class PreferringDesk : public Desk {
public:
    explicit PreferringDesk(std::string_view game = "chess") {
        start(game);
        trigger("preferences");
    }
    [[nodiscard]] PreferencesPage& page() { return only<PreferencesPage>(window); }
    [[nodiscard]] QLineEdit& search() { return named<QLineEdit>(page(), "preferenceSearch"); }
    /// Returns the names of the preferences whose rows are visible.
    [[nodiscard]] std::set<std::string> shown() {
        std::set<std::string> names;
        for (const PreferenceRow* row : page().findChildren<PreferenceRow*>())
            if (row->isVisible()) names.insert(row->preference().name);
        return names;
    }
    [[nodiscard]] QRgb squareColour(std::string_view name) {
        const QPoint corner = board().frame().squareCentre(square(name));
        return testing::boardPicture(board(), board().size()).pixel(corner);
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
    auto* themes = &named<ThemeList>(desk.page(), "themeList");
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
    named<QComboBox>(desk.page(), "variantBox")
        .setCurrentIndex(static_cast<int>(findVariant("fortress") - offeredVariants().data()));
    auto* themes = &named<ThemeList>(desk.page(), "themeList");
    EXPECT_EQ(themes->chosen().id, QStringLiteral("fortress"));
    themes->choose(BoardTheme::named(u"night"));
    EXPECT_EQ(desk.settings.get(keys::theme("fortress")).id, QStringLiteral("night"));
    EXPECT_EQ(desk.squareColour("e4"), BoardTheme::usualFor("chess").light.rgb());
}

TEST(Preferences, PlainPiecesReplaceRichOnes) {
    PreferringDesk desk;
    const QImage rich = testing::boardPicture(desk.board(), {800, 800});
    choose(desk.page(), "piecesBox", int(Drawings::Plain));
    EXPECT_EQ(desk.settings.get(keys::drawings()), Drawings::Plain);
    EXPECT_NE(testing::boardPicture(desk.board(), {800, 800}), rich);
}

TEST(Preferences, MotionIsChosenInMillisecondsOrReduced) {
    PreferringDesk desk;
    auto& slider = named<QSlider>(desk.page(), "durationSlider");
    EXPECT_EQ(slider.value(), 180);
    slider.setValue(400);
    EXPECT_EQ(motion(desk.settings), 400);
    named<QCheckBox>(desk.page(), "reducedMotionBox").setChecked(true);
    EXPECT_EQ(motion(desk.settings), 0);
    EXPECT_EQ(desk.settings.get(keys::moveDuration()), 400);
}

TEST(Preferences, MenuAndPageChooseTheSame) {
    PreferringDesk desk;
    choose(desk.page(), "coordinatesBox", int(Coordinates::Everywhere));
    EXPECT_EQ(desk.board().frame().look.coordinates, Coordinates::Everywhere);
    desk.choose("coordinates", Coordinates::Off);
    EXPECT_EQ(named<QComboBox>(desk.page(), "coordinatesBox").currentData().toInt(), int(Coordinates::Off));
    choose(desk.page(), "notationBox", int(NotationStyle::Figurine));
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
    choose(desk.page(), "languageBox", int(Language::all().indexOf(QStringLiteral("bg"))));
    QCoreApplication::sendPostedEvents();
    EXPECT_EQ(desk.language.current(), QStringLiteral("bg"));
    EXPECT_EQ(named<QListWidget>(desk.page(), "preferenceSections").item(3)->text().toStdString(), "Ходове");
    EXPECT_EQ(named<QComboBox>(desk.page(), "languageBox").currentText(), QStringLiteral("Български"));
    EXPECT_EQ(desk.settings.get(keys::language()), QStringLiteral("bg"));
}

TEST(Preferences, HaveRoomForAllWordsInEveryLanguageAndSize) {
    for (const QString& code : Language::all()) {
        for (const int size : {100, 200}) {
            PreferringDesk desk;
            desk.settings.set(keys::textSize(), size);
            emit part<PreferencePages>(desk.window).looksChanged();
            desk.language.use(code);
            QCoreApplication::processEvents();
            for (int i = 0; i < PreferenceSections; ++i) {
                named<QListWidget>(desk.page(), "preferenceSections").setCurrentRow(i);
                for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
                EXPECT_EQ(crampedTexts(desk.page()).join(QLatin1String("; ")).toStdString(), "")
                    << code.toStdString() << size << i;
                EXPECT_TRUE(cutWords(desk.page()).isEmpty()) << code.toStdString() << size << i;
                for (const PreferenceRow* row : desk.page().findChildren<PreferenceRow*>()) {
                    if (!row->isVisible()) continue;
                    EXPECT_LE(row->mapTo(&desk.window, QPoint(row->width(), 0)).x(), 1024);
                }
            }
        }
    }
}

TEST(Preferences, OthersAddTheirSettings) {
    Desk desk;
    part<PreferencePages>(desk.window)
        .add({.name = "more",
              .section = PreferenceSection::Sound,
              .number = 1000,
              .label = [] { return QStringLiteral("More"); },
              .get = [] { return 0; },
              .set = [](int) {}});
    desk.trigger("preferences");
    PreferencesPage& page = only<PreferencesPage>(desk.window);
    named<QListWidget>(page, "preferenceSections").setCurrentRow(static_cast<int>(PreferenceSection::Sound));
    EXPECT_TRUE(named<QCheckBox>(page, "more").isVisible());
    EXPECT_TRUE(named<QCheckBox>(page, "muteBox").isVisible());
    EXPECT_FALSE(named<QCheckBox>(page, "useBooks").isVisible());
}

TEST(Preferences, AreAPageOfTheRailThatEscLeaves) {
    Desk desk;
    desk.start("chess");
    QCoreApplication::processEvents();
    const QRect place = desk.board().geometry();
    const QRect squares = desk.board().frame().layout.area();
    auto& button = named<RailButton>(desk.window, "railSettings");
    QTest::mouseClick(&button, Qt::LeftButton);
    PreferencesPage& page = only<PreferencesPage>(desk.window);
    EXPECT_TRUE(page.isVisible());
    EXPECT_FALSE(desk.board().isVisible());
    EXPECT_TRUE(button.current());
    EXPECT_TRUE(desk.action("preferences").isChecked());
    auto& search = named<QLineEdit>(page, "preferenceSearch");
    EXPECT_TRUE(search.hasFocus());
    QTest::keyClicks(&search, "dark");
    QTest::keyClick(&search, Qt::Key_Escape);
    EXPECT_TRUE(page.isVisible()) << "the search is emptied first";
    QTest::keyClick(&search, Qt::Key_Escape);
    EXPECT_FALSE(page.isVisible());
    EXPECT_TRUE(desk.board().hasFocus());
    EXPECT_FALSE(desk.action("preferences").isChecked());
    QCoreApplication::processEvents();
    EXPECT_EQ(desk.board().geometry(), place);
    EXPECT_EQ(desk.board().frame().layout.area(), squares);
}

TEST(Preferences, LeadBackToThePageTheyWereOpenedFrom) {
    Desk desk;
    desk.start("chess");
    desk.trigger("learn");
    auto& front = part<FrontPages>(desk.window);
    const QWidget* learn = front.shown();
    desk.trigger("preferences");
    EXPECT_NE(front.shown(), learn);
    QTest::keyClick(&named<QLineEdit>(desk.window, "preferenceSearch"), Qt::Key_Escape);
    EXPECT_EQ(front.shown(), learn);
    EXPECT_TRUE(named<RailButton>(desk.window, "railLearn").current());
}

TEST(Preferences, ASearchFindsLabelsExplanationsAndValues) {
    PreferringDesk desk;
    desk.search().setText(QStringLiteral("PREM"));
    EXPECT_EQ(desk.shown(), std::set<std::string>{"premovesBox"});
    desk.search().setText(QStringLiteral("line king"));
    EXPECT_EQ(desk.shown(), std::set<std::string>{"checksBox"}) << "both words, in the second line";
    desk.search().setText(QStringLiteral("high contrast"));
    EXPECT_EQ(desk.shown(), std::set<std::string>{"colourSchemeBox"}) << "a value";
    auto& sections = named<QListWidget>(desk.page(), "preferenceSections");
    EXPECT_EQ(sections.currentRow(), -1);
    sections.setCurrentRow(static_cast<int>(PreferenceSection::Moves));
    EXPECT_TRUE(desk.search().text().isEmpty());
    EXPECT_TRUE(desk.shown().contains("durationSlider"));
    EXPECT_FALSE(desk.shown().contains("colourSchemeBox"));
}

TEST(Preferences, ASearchIgnoresAccentsInTheLanguageInForce) {
    PreferringDesk desk;
    desk.language.use(QStringLiteral("ru"));
    QCoreApplication::processEvents();
    desk.search().setText(QStringLiteral("Тёмная"));
    EXPECT_TRUE(desk.shown().contains("colourSchemeBox"));
    desk.search().setText(QStringLiteral("темная"));
    EXPECT_TRUE(desk.shown().contains("colourSchemeBox"));
}

TEST(Preferences, ASearchThatFindsNothingOffersToClearIt) {
    PreferringDesk desk;
    desk.search().setText(QStringLiteral("zeppelin"));
    EXPECT_TRUE(desk.shown().empty());
    auto& clear = named<QPushButton>(desk.page(), "clearSearch");
    ASSERT_TRUE(clear.isVisible());
    clear.click();
    EXPECT_FALSE(desk.shown().empty());
    EXPECT_FALSE(clear.isVisible());
}

/// Every setting must have a preference, except for those of clocks, players, collections and engines.
TEST(Preferences, HaveEverySettingThatPeopleLookFor) {
    Desk desk;
    std::set<std::string> names;
    for (const Preference& preference : part<PreferencePages>(desk.window).all()) {
        EXPECT_TRUE(names.insert(preference.name).second) << preference.name << " is there twice";
    }
    for (const char* name :
         {"colourSchemeBox",  "textFontBox",      "textSizeBox",       "reducedMotionBox", "menuBarBox",
          "themes",           "piecesBox",        "coordinatesBox",    "rotationBox",      "checkeringBox",
          "emblemsBox",       "marginBox",        "followMovesBox",    "bendBox",          "methodBox",
          "premovesBox",      "boardLettersBox",  "durationSlider",    "autoplayPauseBox", "targetsBox",
          "lastMoveBox",      "checksBox",        "explainsBox",       "hoveredBox",       "reachTypesBox",
          "silentPartnerBox", "muteBox",          "volumeSlider",      "languageBox",      "notationBox",
          "detailBox",        "lettersBox",       "thinkingTimeBox",   "paceSlider",       "thinkingBox",
          "coachBox",         "evaluationBarBox", "analysisArrowsBox", "useBooks",         "externalEngines",
          "roundGuideBox"})
        EXPECT_EQ(names.count(name), 1U) << name;
    for (const Sound sound : allSounds) EXPECT_EQ(names.count("sound:" + nameOf(sound).toStdString()), 1U);
    for (const VariantInfo& info : offeredVariants()) EXPECT_EQ(names.count("book:" + std::string(info.id)), 1U);
}

TEST(Preferences, EachSettingChangesAtOnceAndComesBackByTheResetOfItsSection) {
    PreferringDesk desk;
    for (const PreferenceRow* row : desk.page().findChildren<PreferenceRow*>()) {
        const Preference& preference = row->preference();
        if (!preference.get || preference.name == "languageBox") continue;
        if (preference.whyNot && !preference.whyNot().isEmpty()) continue;
        const int before = preference.get();
        EXPECT_TRUE(hasDefault(preference)) << preference.name;
        int other = before == 0 ? 1 : 0;
        if (preference.options) {
            const auto options = preference.options();
            other = options.front().value == before ? options.back().value : options.front().value;
        }
        preference.set(other);
        EXPECT_EQ(preference.get(), other) << preference.name;
        EXPECT_FALSE(hasDefault(preference)) << preference.name;
    }
    desk.page().refresh();
    for (const char* section :
         {"look", "board", "marks", "moves", "sound", "language", "reading", "computer", "books"}) {
        auto& reset = named<QPushButton>(desk.page(), std::string("reset:") + section);
        EXPECT_TRUE(reset.isEnabled()) << section;
        reset.click();
        EXPECT_FALSE(reset.isEnabled()) << section;
    }
}

TEST(Preferences, ShowWhatTheMenusChange) {
    PreferringDesk desk;
    auto& box = named<QCheckBox>(desk.page(), "lastMoveBox");
    EXPECT_TRUE(box.isChecked());
    desk.trigger("showLastMove");
    EXPECT_FALSE(box.isChecked());
    box.click();
    EXPECT_TRUE(desk.action("showLastMove").isChecked());
}

TEST(Preferences, KeysGoFromPartToPart) {
    PreferringDesk desk;
    QTest::keyClick(&desk.window, Qt::Key_F6);
    EXPECT_NE(QApplication::focusWidget(), &desk.search());
    bool returned = false;
    for (int i = 0; i < 4 && !returned; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        returned = desk.search().hasFocus();
    }
    EXPECT_TRUE(returned);
    for (const QWidget* widget : desk.page().findChildren<QWidget*>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0) continue;
        if (widget->objectName().startsWith(QLatin1String("qt_"))) continue;
        EXPECT_FALSE(widget->accessibleName().isEmpty()) << widget->objectName().toStdString();
    }
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
    EXPECT_EQ(settings.repair().type, SettingsDamage::Type::None);
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
        EXPECT_EQ(damage.type, SettingsDamage::Type::Damaged);
        QFile kept(damage.kept);
        ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
        EXPECT_EQ(kept.readAll(), QByteArray(text));
        EXPECT_EQ(settings.get(keys::moveDuration()), 180);
        EXPECT_EQ(settings.get(keys::theme("chess")).id, QStringLiteral("walnut"));
        EXPECT_EQ(settings.get(keys::margin()), 2);
    }
    WindowSettings settings(paper.path);
    EXPECT_EQ(settings.repair().type, SettingsDamage::Type::None);
    EXPECT_EQ(settings.get(keys::margin()), 2);
}

TEST(SettingsRepair, ABrokenFileIsKept) {
    const SettingsFile paper;
    paper.write("[broken\n=\nmargin=4\n\x01\x02 no settings at all\n");
    WindowSettings settings(paper.path);
    const SettingsDamage damage = settings.repair();
    EXPECT_EQ(damage.type, SettingsDamage::Type::Damaged);
    EXPECT_TRUE(QFile::exists(damage.kept));
}

TEST(SettingsRepair, AFileThatCannotBeReadIsTold) {
    const SettingsFile paper;
    ASSERT_TRUE(QDir().mkpath(paper.path));
    WindowSettings settings(paper.path);
    EXPECT_EQ(settings.repair().type, SettingsDamage::Type::Unreadable);
    EXPECT_EQ(settings.get(keys::moveDuration()), 180);
}

/// Reading a pipe would block, and a device never ends. The file /proc/kmsg claims to be a regular file but does not
/// answer.
TEST(SettingsRepair, AFileThatDoesNotAnswerDoesNotHoldTheStart) {
    const SettingsFile paper;
    ASSERT_EQ(mkfifo(paper.path.toLocal8Bit().constData(), 0600), 0);
    for (const QString& path : {paper.path, QStringLiteral("/dev/zero"), QStringLiteral("/proc/kmsg")}) {
        WindowSettings settings(path);
        EXPECT_EQ(settings.repair().type, SettingsDamage::Type::Unreadable) << path.toStdString();
        EXPECT_EQ(settings.get(keys::moveDuration()), 180);
    }
}

TEST(SettingsRepair, TheStatusLineSaysIt) {
    Desk desk;
    desk.settings.set(keys::moveDuration(), -5);
    part<PreferenceControls>(desk.window).repairSettings();
    EXPECT_EQ(desk.error().rfind("Some settings were damaged and have been reset.", 0), 0U) << desk.error();
}

TEST(Preferences, ShowTheLanguageInForceAndNotTheOneThatIsKept) {
    Desk desk;
    desk.settings.set(keys::language(), QStringLiteral("bg"));
    desk.start("chess");
    desk.trigger("preferences");
    PreferencesPage& page = only<PreferencesPage>(desk.window);
    auto& box = named<QComboBox>(page, "languageBox");
    EXPECT_EQ(box.currentText().toStdString(), "English");
    choose(page, "languageBox", int(Language::all().indexOf(QStringLiteral("ru"))));
    EXPECT_EQ(desk.language.current(), QStringLiteral("ru"));
    EXPECT_EQ(desk.settings.get(keys::language()), QStringLiteral("ru"));
    EXPECT_EQ(box.currentText(), QStringLiteral("Русский"));
}

}  // namespace
}  // namespace rokada::ui::preferencesTest
