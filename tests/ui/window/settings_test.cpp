// Tests settings: damage of each setting must be detected and reported. Settings files of an earlier version must be
// read and written in the same way.
#include "windowtesting.h"

#include "newgame/gamesettings.h"
#include "pages/reachlegend.h"
#include "scene/boardlook.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "session/gamechoice.h"
#include "shell/colourscheme.h"
#include "shell/sharedsettings.h"
#include "shell/sound.h"
#include "table/tablesettings.h"
#include "texts/notations.h"
#include "torus/torussettings.h"
#include "variants/variants.h"

#include <QFile>
#include <QSettings>

namespace rokada::ui::settingsTest {
namespace {

const QString Earlier = QStringLiteral(ROKADA_EARLIER "/settings.ini");
/// Number of variants in the earlier version. They come first in the list of variants.
constexpr std::size_t EarlierGames = 5;

QByteArray contentOf(const QString& file) {
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << file.toStdString();
    return in.readAll();
}

/// Writes a settings file with this content. Returns the path of the file.
QString keptSettings(const QTemporaryDir& folder, const QByteArray& content) {
    QString file = folder.filePath(QStringLiteral("settings.ini"));
    QFile out(file);
    EXPECT_TRUE(out.open(QIODevice::WriteOnly) && out.write(content) == content.size());
    return file;
}

const QString Foreign = QStringLiteral("of/another/program");

/// Settings file in which the settings `names` have invalid values.
struct Rubbish {
    explicit Rubbish(const QStringList& names) {
        QSettings raw(file, QSettings::IniFormat);
        // This value is neither a word nor a number, and it is longer than any text setting.
        for (const QString& name : names) raw.setValue(name, QString(5000, QLatin1Char('?')));
        raw.setValue(Foreign, QStringLiteral("7"));
    }

    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("settings.ini"));
};

/// Checks that exactly the settings `names` are reset, and that the damaged file is kept.
void findsAndResets(const QStringList& names) {
    SCOPED_TRACE(names.front().toStdString());
    const Rubbish rubbish(names);
    const QByteArray before = contentOf(rubbish.file);
    {
        WindowSettings settings(rubbish.file);
        const SettingsDamage damage = settings.repair();
        ASSERT_EQ(damage.type, SettingsDamage::Type::Damaged);
        EXPECT_EQ(contentOf(damage.kept), before);
    }
    EXPECT_EQ(QSettings(rubbish.file, QSettings::IniFormat).allKeys(), QStringList{Foreign});
    EXPECT_EQ(WindowSettings(rubbish.file).repair().type, SettingsDamage::Type::None);
}

TEST(EverySetting, IsFoundToldAndResetWhenItIsDamaged) {
    const QTemporaryDir folder;
    const QStringList names = WindowSettings(folder.filePath(QStringLiteral("none.ini"))).declared();
    EXPECT_GT(names.size(), 150);
    findsAndResets(names);
}

TEST(EverySetting, IsToldAloneToo) {
    for (const char* name : {"letters", "sounds/muted", "sounds/volume", "sounds/check", "games/vyrt/look/introduced",
                             "games/chess/noted/knight", "games/fortress/deployed/2", "recentfiles", "window/place"})
        findsAndResets({QLatin1String(name)});
}

/// Checks that an unreadable file is kept, reported, and replaced by a new one.
void findsNothing(const QByteArray& content) {
    const QTemporaryDir folder;
    const QString file = keptSettings(folder, content);
    {
        WindowSettings settings(file);
        EXPECT_EQ(settings.get(keys::volume()), keys::volume().usual);
        const SettingsDamage damage = settings.repair();
        ASSERT_EQ(damage.type, SettingsDamage::Type::Damaged) << content.left(80).toStdString();
        EXPECT_EQ(contentOf(damage.kept), content);
        settings.set(keys::volume(), 25);
    }
    WindowSettings settings(file);
    EXPECT_EQ(settings.repair().type, SettingsDamage::Type::None);
    EXPECT_EQ(settings.get(keys::volume()), 25);
}

/// Qt reads nested lists recursively. A list with 60,000 levels once crashed the program.
TEST(EverySetting, ObjectsOfQtAreNotRead) {
    const QByteArray list = R"(\0\0\0\t\0\0\0\x1)";
    findsNothing("[sounds]\nvolume=50\n[window]\nstate=@Variant(" + list.repeated(60'000) + ")\n");
    for (const char* begins : {"@DateTime(", "\\x40Variant(", "\\100Variant(", "\"@Va\"riant(", "@Va\\x10072iant(",
                               "@V\\zariant(", "@Va\\\nriant(", "one, @Variant(", "\xEF\xBB\xBF@Variant("})
        findsNothing("[sounds]\nvolume=50\n[window]\nstate=" + QByteArray(begins) + list + ")\n");
}

TEST(EverySetting, HugeFilesAreNotRead) { findsNothing("[sounds]\nvolume=50\nx=" + QByteArray(5 << 20, 'x') + '\n'); }

/// Checks that the damage is reported only once, and that the settings of sounds in the same file are read.
void toldOnce(const QByteArray& content) {
    const QTemporaryDir folder;
    const QString file = keptSettings(folder, content);
    EXPECT_EQ(WindowSettings(file).repair().type, SettingsDamage::Type::Damaged);
    WindowSettings settings(file);
    EXPECT_EQ(settings.repair().type, SettingsDamage::Type::None);
    EXPECT_EQ(settings.get(keys::volume()), 25);
}

TEST(EverySetting, LinesWithoutANameAreToldOnce) { toldOnce("[sounds]\nvolume=25\nno name and no value\n"); }

/// Qt moves the lines of a section without a name into the section of general keys. There they would count as invalid
/// settings of the program.
TEST(EverySetting, LinesOfASectionWithoutANameAreNotOurs) {
    toldOnce("[]\nletters=????\n[sounds]\nvolume=25\nno name and no value\n");
}

/// Qt parses a section only when it is needed. To find a name, Qt parses only the section that comes just before the
/// name in alphabetical order.
TEST(EverySetting, IsFoundBesideASectionWithinItsOwn) {
    const QTemporaryDir folder;
    const QString file = keptSettings(folder, "[sounds]\nvolume=25\n[sounds\\of]\nothers=1\n");
    EXPECT_EQ(WindowSettings(file).get(keys::volume()), 25);
}

TEST(EverySetting, ThatIsRubbishBesideASectionWithinItsOwnIsToldOnce) {
    toldOnce("[sounds]\nvolume=25\nmuted=????\n[sounds\\of]\nothers=1\n");
}

/// Qt writes a group outside of sections after all sections. The program once mistook a file that ends with such a
/// group for a truncated file.
TEST(EverySetting, AGroupOutsideOfSectionsIsNoCutFile) {
    const QTemporaryDir folder;
    const QString file = keptSettings(folder, "~\\tilde=7\n[sounds]\nvolume=25\n");
    WindowSettings(file).set(keys::volume(), 50);
    EXPECT_EQ(WindowSettings(file).get(keys::volume()), 50);
    EXPECT_EQ(QSettings(file, QSettings::IniFormat).value(QStringLiteral("~/tilde")).toInt(), 7);
}

/// Qt writes a name that ends with a slash in a form that it cannot read.
TEST(EverySetting, ANameThatEndsInASlashIsNoDamage) {
    const QTemporaryDir folder;
    const QString file = keptSettings(folder, "[board]\nstrange/=true\n[sounds]\nvolume=25\n");
    WindowSettings(file).set(keys::volume(), 50);
    WindowSettings again(file);
    EXPECT_EQ(again.repair().type, SettingsDamage::Type::None);
    EXPECT_EQ(again.get(keys::volume()), 50);
}

TEST(EverySetting, ATextMayLookLikeAnObject) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    const QStringList paths{QStringLiteral("@Variant(1).pgn"), QStringLiteral("two")};
    WindowSettings(file).set(keys::recentFiles(), paths);
    WindowSettings again(file);
    EXPECT_EQ(again.repair().type, SettingsDamage::Type::None);
    EXPECT_EQ(again.get(keys::recentFiles()), paths);
}

/// The letter of an escape such as \a must not be taken for a letter of "@Variant(".
TEST(EverySetting, ATextWithCharactersThatAreNoLettersIsNoObject) {
    for (const char* text :
         {R"(@Var\aiant()", R"(@\nVariant()", R"(@Variant\t()", R"(@\\Variant()", "games/@Variant("}) {
        const QTemporaryDir folder;
        const QString file =
            keptSettings(folder, "[sounds]\nvolume=25\n[window]\nx=@String(" + QByteArray(text) + ")\n");
        WindowSettings settings(file);
        EXPECT_EQ(settings.repair().type, SettingsDamage::Type::None) << text;
        EXPECT_EQ(settings.get(keys::volume()), 25) << text;
    }
}

TEST(EverySetting, IsDeclaredBeforeItIsUsed) {
#ifndef NDEBUG
    const QTemporaryDir folder;
    Settings none(folder.filePath(QStringLiteral("settings.ini")));
    EXPECT_DEATH(static_cast<void>(none.get(keys::muted())), "not declared");
    EXPECT_DEATH(none.set(keys::muted(), true), "not declared");
    none.declare(keys::muted());
    EXPECT_DEATH(none.declare(keys::muted()), "one name");
#endif
}

TEST(EverySetting, OfTheEarlierFileIsUnderstood) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    ASSERT_TRUE(QFile::copy(Earlier, file));
    WindowSettings settings(file);
    EXPECT_EQ(settings.repair().type, SettingsDamage::Type::None);
    const QStringList stored = QSettings(file, QSettings::IniFormat).allKeys();
    // The settings of the window state have changed their names since the earlier version, and have got a checksum.
    const QString window = QStringLiteral("window/");
    for (const QString& name : stored)
        EXPECT_TRUE(settings.declared().contains(name) || name.startsWith(window)) << name.toStdString();
    const QStringList later{QStringLiteral("computersPace"),   QStringLiteral("board/emblems"),
                            QStringLiteral("board/checkered"), QStringLiteral("library/collections"),
                            QStringLiteral("library/chosen"),  QStringLiteral("library/columns"),
                            QStringLiteral("coach"),           QStringLiteral("ratesGames"),
                            QStringLiteral("autoplayPause"),   QStringLiteral("text/font"),
                            QStringLiteral("text/size"),       QStringLiteral("games/chess/rules/start"),
                            QStringLiteral("roundGuide")};
    for (const QString& name : settings.declared()) {
        if (later.contains(name) || name.contains(QLatin1String("/panel"))) continue;
        if (name.endsWith(QLatin1String("/otherTimes"))) continue;
        if (name.endsWith(QLatin1String("/evaluationBar")) || name.endsWith(QLatin1String("/board3DShape"))) continue;
        if (name.startsWith(QLatin1String("games/tavreli/")) || name.startsWith(QLatin1String("analysis/"))) continue;
        if (name.startsWith(QLatin1String("engines/")) || name.startsWith(window)) continue;
        if (name.startsWith(QLatin1String("books/")) || name.endsWith(QLatin1String("/bookFile"))) continue;
        // Fortress chess is the only variant with reserve pieces.
        const bool expected = !name.contains(QLatin1String("/deployed/")) || name.contains(QLatin1String("/fortress/"));
        EXPECT_EQ(stored.contains(name), expected) << name.toStdString();
    }
}

TEST(EverySetting, OfTheEarlierFileHasItsMeaning) {
    const WindowSettings settings(Earlier);
    EXPECT_EQ(settings.get(keys::language()), QStringLiteral("bg"));
    EXPECT_EQ(settings.get(keys::colourScheme()), ColourScheme::Dark);
    EXPECT_EQ(settings.get(keys::coordinates()), Coordinates::Inside);
    EXPECT_EQ(settings.get(keys::rotation()), Rotation::RoundTable);
    EXPECT_EQ(settings.get(keys::drawings()), Drawings::Plain);
    EXPECT_EQ(settings.get(keys::notation()), NotationStyle::Figurine);
    EXPECT_EQ(settings.get(keys::letters()), BoardLetters::GoToPiece);
    EXPECT_EQ(speechOptionsOf(settings), (SpeechOptions{.inFull = false, .spelled = true}));
    EXPECT_EQ(boardLook(settings), (BoardLook{.orientation = PieceOrientation::RoundTable,
                                              .method = MoveMethod::Drag,
                                              .targets = false,
                                              .lastMove = false,
                                              .checks = false,
                                              .hovered = true,
                                              .reachTypes = true,
                                              .followsMoves = true,
                                              .silentPartner = true}));
    EXPECT_EQ(settings.get(keys::thinkingTime()), std::chrono::seconds(10));
    EXPECT_EQ(settings.get(keys::moveDuration()), 320);
    EXPECT_EQ(settings.get(keys::volume()), 25);
    EXPECT_TRUE(settings.get(keys::muted()));
    EXPECT_FALSE(settings.get(keys::wanted(Sound::Check)));
    EXPECT_EQ(settings.get(keys::theme("chess")).id, QStringLiteral("sage"));
    EXPECT_EQ(settings.get(keys::lastGame())->id, "vyrt");
    EXPECT_EQ(settings.get(keys::recentFiles()).front(), QStringLiteral("/home/ann/Партии, две.pgn"));
}

TEST(EverySetting, OfTheEarlierFileGivesItsChoiceOfAGame) {
    const GameChoice choice = lastChoice(WindowSettings(Earlier), *findVariant("chess"));
    EXPECT_EQ(choice.rules, (Choices{{"laws", "classic"}, {"start", "usual"}}));
    EXPECT_EQ(choice.seats, (std::vector<Seat>{{false, QStringLiteral("Анна, 0"), Level::full()},
                                               {true, QStringLiteral("Анна, 1"), Level(7)}}));
    EXPECT_TRUE(choice.randomSides);
    EXPECT_EQ(timesText(choice.times), "40/5400+30:900+30|*60");
    EXPECT_EQ(choice.laws, (TableLaws{true, true, true, true, TakeBacks::Agreed}));
}

template <class... T>
void copy(const Settings& from, Settings& to, const Setting<T>&... settings) {
    (to.set(settings, from.get(settings)), ...);
}

void copyGame(const Settings& from, Settings& to, const VariantInfo& game) {
    const Variant variant = *makeVariant(game, {});
    copy(from, to, keys::theme(game.id), keys::introduced(game.id), keys::explains(variant));
    for (const KindSpec& kind : variant.kinds) copy(from, to, keys::noted(game.id, kind.name));
    keepChoice(to, lastChoice(from, game));
}

TEST(EverySetting, IsWrittenAsInTheEarlierFile) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    {
        const WindowSettings from(Earlier);
        WindowSettings to(file);
        copy(from, to, keys::language(), keys::colourScheme(), keys::coordinates(), keys::rotation(), keys::premoves(),
             keys::drawings(), keys::moveDuration(), keys::motionReduced(), keys::margin(), keys::rollsLeft(),
             keys::board3DShown(), keys::thinkingShown(), keys::thinkingTime(), keys::notation(), keys::letters(),
             keys::readInFull(), keys::readSpelled(), keys::muted(), keys::volume(), keys::recentFiles());
        keepLook(to, boardLook(from));
        for (const Sound sound : allSounds) copy(from, to, keys::wanted(sound));
        for (const VariantInfo& game : offeredVariants().first(EarlierGames)) copyGame(from, to, game);
        for (std::size_t seat = 0; seat < 4; ++seat) copy(from, to, keys::lastPlacement("fortress", seat));
        copy(from, to, keys::lastGame());
    }
    QByteArray written = contentOf(file);
    // These settings and this option did not exist in the earlier version.
    for (const char* later : {"checkered=true\n", "emblems=false\n", "chess\\rules\\start=usual\n"})
        written.replace(later, "");
    QByteArray earlier = contentOf(Earlier);
    earlier.truncate(earlier.indexOf("\n[window]\n"));
    EXPECT_EQ(written, earlier);
}

}  // namespace
}  // namespace rokada::ui::settingsTest
