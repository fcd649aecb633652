// Tests sounds of a game. A fake player records the names and positions of the sounds instead of playing them.
#include "shell/preference.h"
#include "table/soundcontrols.h"
#include "table/tablesettings.h"
#include "window/preferencespage.h"
#include "windowtesting.h"

#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTabWidget>
#include <QtEndian>

#include <cmath>
#include <memory>
#include <string>

namespace rokada::ui::testing::soundTest {

namespace {

class Listener final : public SoundPlayer {
public:
    Listener(std::vector<std::string>& heard, std::vector<Pan>& pans) : heard_(heard), pans_(pans) {}
    void play(const QString& file, double volume, const Pan& pan) override {
        heard_.push_back(file.mid(9).chopped(4).toStdString());
        EXPECT_GT(volume, 0);
        pans_.push_back(pan);
    }

private:
    std::vector<std::string>& heard_;
    std::vector<Pan>& pans_;
};

class SoundWindow : public ::testing::Test {
protected:
    SoundWindow() { part<SoundControls>(desk.window).setPlayer(std::make_unique<Listener>(heard, pans)); }

    void startCheckFromBothSides(const char* king, const char* rook);
    void play(std::string_view move) { desk.window.session().play(*parseMove(desk.game().position(), move)); }
    std::vector<std::string> captured() { return std::exchange(heard, {}); }

    using Heard = std::vector<std::string>;
    Heard heard;
    std::vector<Pan> pans;
    Desk desk;
};

TEST_F(SoundWindow, MovesCapturesCastlingAndChecksDiffer) {
    desk.start("chess", "pp", {}, "r3k3/8/8/3p4/8/8/4P3/R3K2R w KQ - 0 1");
    play("e2e4");
    EXPECT_EQ(captured(), Heard{"move"});
    play("d5e4");
    EXPECT_EQ(captured(), Heard{"capture"});
    play("e1g1");
    EXPECT_EQ(captured(), Heard{"castle"});
    play("e8d8");
    play("f1d1");
    EXPECT_EQ(captured(), (Heard{"move", "check"}));
}

TEST_F(SoundWindow, MateIsAMoveAndTheEnd) {
    desk.start("chess", "pp", {}, "7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(captured(), Heard{}) << "a game that comes ended is not heard";
    desk.start("chess", "pp", {}, "7k/5K2/6Q1/8/8/8/8/8 w - - 0 1");
    play("g6g7");
    EXPECT_EQ(captured(), (Heard{"move", "end"}));
}

TEST_F(SoundWindow, PromotionIsHeard) {
    desk.start("chess", "pp", {}, "8/P6p/8/8/8/5k2/8/5K2 w - - 0 1");
    play("a7a8n");
    EXPECT_EQ(captured(), Heard{"promote"});
}

TEST_F(SoundWindow, ACheckFromBothSidesHasItsOwn) {
    startCheckFromBothSides("e2", "d9");
    play("d9e9");
    EXPECT_EQ(captured(), Heard{"twowaycheck"});
    EXPECT_EQ(pans.back(), Pan{}) << "from above and from below";
}

TEST_F(SoundWindow, ACheckFromBothSidesComesFromTheSidesOfItsLines) {
    startCheckFromBothSides("c2", "f3");
    play("f3f2");
    ASSERT_EQ(captured(), Heard{"twowaycheck"});
    const Pan pan = pans.back();
    EXPECT_GT(std::abs(pan.first), 0.5);
    EXPECT_EQ(pan.first, -pan.second);
    desk.trigger("flip");
    EXPECT_EQ(panOf(desk.game().position(), desk.board().frame().look.quarterTurns), (Pan{pan.second, pan.first}));
}

TEST(Sounds, APannedSoundIsLouderOnItsSideAndPassesOverWithTheSecondNote) {
    QByteArray mono(qsizetype{2} * 22050, Qt::Uninitialized);
    for (qsizetype i = 0; i + 1 < mono.size(); i += 2) qToLittleEndian<qint16>(10'000, mono.data() + i);
    const QByteArray both = panned(mono, {-0.85, 0.85});
    ASSERT_EQ(both.size(), 2 * mono.size());
    const auto sample = [&](qsizetype frame, qsizetype channel) {
        return qFromLittleEndian<qint16>(both.constData() + 4 * frame + 2 * channel);
    };
    EXPECT_GT(sample(0, 0), 3 * sample(0, 1));
    EXPECT_GT(sample(22'000, 1), 3 * sample(22'000, 0));
    const QByteArray middle = panned(mono, {});
    EXPECT_EQ(middle.left(2), middle.mid(2, 2));
}

void SoundWindow::startCheckFromBothSides(const char* king, const char* rook) {
    GameSetup setup = setupFor("vyrt", "pp");
    Position position(*setup.book);
    const auto put = [&](Side side, char letter, const char* square) {
        position.put(pieceOf(side, setup.book->variant().kindOf(letter)), setup.book->geometry().named(square));
    };
    put(Side(0), 'K', "a6");
    put(Side(0), 'R', rook);
    put(Side(1), 'K', king);
    put(Side(0), 'P', "h7");
    put(Side(1), 'P', "h3");
    position.settleLiving();
    setup.start = position;
    desk.window.session().start(setup);
}

TEST_F(SoundWindow, AWaitingPersonIsCalledInTheTimbreOfTheOwnSide) {
    desk.start("chess", "cp");
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 1; }));
    EXPECT_EQ(captured(), (Heard{"move", "turn-black"}));
    desk.trigger("undo");
    EXPECT_EQ(captured(), Heard{}) << "taking back is no turn of somebody else";
}

TEST_F(SoundWindow, FourPeopleAreCalledEach) {
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    captured();
    desk.window.session().play(*desk.game().moves().begin());
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(heard[1],
              "turn-" + std::string(desk.game().book().variant().sideSpecs[desk.game().position().turn()].name));
}

TEST_F(SoundWindow, IllegalMovesOffersAndResignations) {
    desk.start("chess", "pp");
    desk.click("e2");
    desk.click("e6");
    EXPECT_EQ(captured(), Heard{"refuse"});
    play("e2e4");
    captured();
    desk.window.session().offerDraw();
    EXPECT_EQ(captured(), Heard{"offer"});
    desk.window.session().resign();
    EXPECT_EQ(captured(), Heard{"end"});
}

TEST_F(SoundWindow, LittleTimeIsHeardOnceAndThenTheFlag) {
    GameSetup setup = setupFor("chess", "pp");
    setup.times = *parseTimes("300", 2);
    desk.window.session().start(setup);
    SessionTime& time = desk.window.session().time();
    skip(std::chrono::seconds(279));
    time.look();
    EXPECT_EQ(captured(), Heard{});
    skip(std::chrono::seconds(2));
    time.look();
    skip(std::chrono::seconds(1));
    time.look();
    EXPECT_EQ(captured(), Heard{"lowtime"});
    skip(std::chrono::seconds(30));
    time.look();
    EXPECT_EQ(captured(), Heard{"flag"});
}

TEST_F(SoundWindow, MLetsItBeSilentAndEachSoundCanBeSwitchedOff) {
    desk.start("chess", "pp");
    desk.key(Qt::Key_M);
    EXPECT_TRUE(desk.settings.get(keys::muted()));
    play("e2e4");
    EXPECT_EQ(captured(), Heard{});
    desk.trigger("mute");
    EXPECT_FALSE(desk.settings.get(keys::muted()));
    desk.trigger("sound:move");
    EXPECT_FALSE(desk.settings.get(keys::wanted(Sound::Move)));
    play("e7e5");
    EXPECT_EQ(captured(), Heard{});
    play("d2d4");
    play("e5d4");
    EXPECT_EQ(captured(), Heard{"capture"});
}

TEST_F(SoundWindow, ThePreferencesHaveASectionWithAllSounds) {
    desk.start("chess", "pp");
    desk.trigger("preferences");
    PreferencesPage& page = only<PreferencesPage>(desk.window);
    named<QListWidget>(page, "preferenceSections").setCurrentRow(static_cast<int>(PreferenceSection::Sound));
    const auto box = [&](Sound sound) -> QCheckBox& {
        return named<QCheckBox>(page, "sound:" + nameOf(sound).toStdString());
    };
    const auto hear = [&](Sound sound) { named<QPushButton>(page, "hear:" + nameOf(sound).toStdString()).click(); };
    for (const Sound sound : allSounds) {
        hear(sound);
        ASSERT_EQ(heard.size(), 1U);
        EXPECT_EQ(captured()[0].find(nameOf(sound).toStdString()), 0U);
        EXPECT_TRUE(box(sound).isChecked());
        box(sound).click();
        EXPECT_FALSE(desk.settings.get(keys::wanted(sound)));
    }
    box(Sound::Capture).click();
    play("e2e4");
    play("d7d5");
    play("e4d5");
    EXPECT_EQ(captured(), Heard{"capture"});
    named<QCheckBox>(page, "muteBox").click();
    EXPECT_TRUE(desk.settings.get(keys::muted()));
    EXPECT_TRUE(desk.action("mute").isChecked());
    hear(Sound::End);
    EXPECT_EQ(captured(), Heard{"end"}) << "who asks hears it";
    desk.trigger("mute");
    EXPECT_FALSE(named<QCheckBox>(page, "muteBox").isChecked());
    named<QSlider>(page, "volumeSlider").setValue(0);
    EXPECT_EQ(desk.settings.get(keys::volume()), 25);
    desk.language.use(QStringLiteral("ru"));
    QCoreApplication::processEvents();
    EXPECT_EQ(box(Sound::Capture).accessibleName(), QStringLiteral("Взятия"));
}

TEST_F(SoundWindow, MenuAndPageSayTheSame) {
    desk.trigger("preferences");
    PreferencesPage& page = only<PreferencesPage>(desk.window);
    desk.trigger("sound:check");
    desk.choose("volume", 100);
    EXPECT_FALSE(named<QCheckBox>(page, "sound:check").isChecked());
    EXPECT_EQ(named<QSlider>(page, "volumeSlider").value(), 3);
}

/// Returns a little-endian number of `length` bytes at the offset `at` of a WAV file.
int number(const QByteArray& bytes, qsizetype at, int length) {
    int value = 0;
    for (int i = length - 1; i >= 0; --i) value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
    return value;
}

TEST(Sounds, EveryFileIsThereSmallAndPlain) {
    for (const Sound sound : allSounds) {
        for (const char* sideId : {"white", "black", "red", "blue"}) {
            QFile file(fileOf(sound, sideId));
            ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
            const QByteArray bytes = file.readAll();
            ASSERT_GT(bytes.size(), 44);
            EXPECT_LT(bytes.size(), 40 * 1024);
            EXPECT_EQ(number(bytes, 22, 2), 1) << "one channel";
            EXPECT_EQ(number(bytes, 24, 4), 22050);
            EXPECT_EQ(number(bytes, 34, 2), 16);
        }
    }
    EXPECT_NE(fileOf(Sound::Turn, "red"), fileOf(Sound::Turn, "blue"));
}

TEST(Sounds, DamagedSettingsFallBack) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("s.ini"));
    QFile broken(file);
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("[sounds]\nvolume=-7\nmuted=perhaps\n");
    broken.close();
    const WindowSettings settings(file);
    EXPECT_EQ(settings.get(keys::volume()), 75);
    EXPECT_FALSE(settings.get(keys::muted()));
    EXPECT_TRUE(settings.get(keys::wanted(Sound::Check)));
}

}  // namespace

}  // namespace rokada::ui::testing::soundTest
