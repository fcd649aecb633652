// What a game sounds like, with somebody who only writes down what he is asked to play.
#include "soundcontrols.h"
#include "windowtesting.h"

#include <QAction>
#include <QFile>
#include <QMenu>

#include <memory>
#include <string>

namespace rokada::ui::testing {

namespace {

class Listener final : public SoundPlayer {
public:
    explicit Listener(std::vector<std::string>& heard) : heard_(heard) {}
    void play(const QString& file, double volume) override {
        heard_.push_back(file.mid(9).chopped(4).toStdString());
        EXPECT_GT(volume, 0);
    }

private:
    std::vector<std::string>& heard_;
};

class SoundWindow : public ::testing::Test {
protected:
    SoundWindow() { desk.window.sounds().setPlayer(std::make_unique<Listener>(heard)); }

    void play(std::string_view move) { desk.window.session().play(*parseMove(desk.game().position(), move)); }
    std::vector<std::string> taken() { return std::exchange(heard, {}); }

    using Heard = std::vector<std::string>;
    Heard heard;
    Desk desk;
};

TEST_F(SoundWindow, MovesCapturesCastlingAndChecksDiffer) {
    desk.start("chess", "pp", {}, "r3k3/8/8/3p4/8/8/4P3/R3K2R w KQ - 0 1");
    play("e2e4");
    EXPECT_EQ(taken(), Heard{"move"});
    play("d5e4");
    EXPECT_EQ(taken(), Heard{"capture"});
    play("e1g1");
    EXPECT_EQ(taken(), Heard{"castle"});
    play("e8d8");
    play("f1d1");
    EXPECT_EQ(taken(), (Heard{"move", "check"}));
}

TEST_F(SoundWindow, MateIsAMoveAndTheEnd) {
    desk.start("chess", "pp", {}, "7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(taken(), Heard{}) << "a game that comes ended is not heard";
    desk.start("chess", "pp", {}, "7k/5K2/6Q1/8/8/8/8/8 w - - 0 1");
    play("g6g7");
    EXPECT_EQ(taken(), (Heard{"move", "end"}));
}

TEST_F(SoundWindow, PromotionIsHeard) {
    desk.start("chess", "pp", {}, "8/P6p/8/8/8/5k2/8/5K2 w - - 0 1");
    play("a7a8n");
    EXPECT_EQ(taken(), Heard{"promote"});
}

TEST_F(SoundWindow, ACheckFromBothSidesHasItsOwn) {
    GameSetup setup = setupFor("vyrt", "pp");
    Position position(*setup.book);
    const auto put = [&](Side side, char letter, const char* square) {
        position.put(pieceOf(side, setup.book->variant().kindOf(letter)), setup.book->geometry().named(square));
    };
    put(Side(0), 'K', "a6");
    put(Side(0), 'R', "d9");
    put(Side(1), 'K', "e2");
    put(Side(0), 'P', "h7");
    put(Side(1), 'P', "h3");
    position.settleLiving();
    setup.start = position;
    desk.window.session().start(setup);
    play("d9e9");
    EXPECT_EQ(taken(), Heard{"twowaycheck"});
}

TEST_F(SoundWindow, WhoWaitedForAComputerIsCalledInTheTimbreOfHisArmy) {
    desk.start("chess", "cp");
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 1; }));
    EXPECT_EQ(taken(), (Heard{"move", "turn-black"}));
    desk.trigger(Act::Undo);
    EXPECT_EQ(taken(), Heard{}) << "taking back is no turn of somebody else";
}

TEST_F(SoundWindow, FourPeopleAreCalledEach) {
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    taken();
    desk.window.session().play(*desk.game().moves().begin());
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(heard[1], "turn-" + std::string(desk.game().book().variant().armies[desk.game().position().turn()].name));
}

TEST_F(SoundWindow, RefusedMovesOffersAndResignations) {
    desk.start("chess", "pp");
    desk.click("e2");
    desk.click("e6");
    EXPECT_EQ(taken(), Heard{"refuse"});
    play("e2e4");
    taken();
    desk.window.session().offerDraw();
    EXPECT_EQ(taken(), Heard{"offer"});
    desk.window.session().resign();
    EXPECT_EQ(taken(), Heard{"end"});
}

TEST_F(SoundWindow, LittleTimeIsHeardOnceAndThenTheFlag) {
    Millis now{1000};
    desk.window.session().time().setSource([&] { return now; });
    GameSetup setup = setupFor("chess", "pp");
    setup.times = *parseTimes("300", 2);
    desk.window.session().start(setup);
    SessionTime& time = desk.window.session().time();
    now += std::chrono::seconds(279);
    time.look();
    EXPECT_EQ(taken(), Heard{});
    now += std::chrono::seconds(2);
    time.look();
    now += std::chrono::seconds(1);
    time.look();
    EXPECT_EQ(taken(), Heard{"lowtime"});
    now += std::chrono::seconds(30);
    time.look();
    EXPECT_EQ(taken(), Heard{"flag"});
}

TEST_F(SoundWindow, MLetsItBeSilentAndEachSoundCanBeSwitchedOff) {
    desk.start("chess", "pp");
    desk.key(Qt::Key_M);
    EXPECT_TRUE(desk.settings.muted());
    play("e2e4");
    EXPECT_EQ(taken(), Heard{});
    desk.trigger(Act::Mute);
    EXPECT_FALSE(desk.settings.muted());
    QAction* moves = nullptr;
    for (QAction* action : desk.window.sounds().menu().actions()) {
        if (action->text() == QLatin1String("Moves")) moves = action;
    }
    ASSERT_NE(moves, nullptr);
    moves->trigger();
    EXPECT_FALSE(desk.settings.wants(Sound::Move));
    play("e7e5");
    EXPECT_EQ(taken(), Heard{});
    play("d2d4");
    play("e5d4");
    EXPECT_EQ(taken(), Heard{"capture"});
}

/// The four bytes at this place of a WAV file, or two.
int number(const QByteArray& bytes, qsizetype at, int length) {
    int value = 0;
    for (int i = length - 1; i >= 0; --i) value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
    return value;
}

TEST(Sounds, EveryFileIsThereSmallAndPlain) {
    for (const Sound sound : allSounds) {
        for (const char* army : {"white", "black", "red", "blue"}) {
            QFile file(fileOf(sound, army));
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
    const Settings settings(file);
    EXPECT_EQ(settings.volume(), 75);
    EXPECT_FALSE(settings.muted());
    EXPECT_TRUE(settings.wants(Sound::Check));
}

}  // namespace

}  // namespace rokada::ui::testing
