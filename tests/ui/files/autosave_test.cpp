// Tests autosave: the file of the game in progress, two windows, damaged files, and a program that is killed.
#include "files/autosave.h"
#include "newgame/resumecard.h"
#include "newgame/startcontrols.h"

#include "files/gamekeeper.h"
#include "files/savedgame.h"
#include "game/clocktext.h"
#include "keptdesk.h"
#include "kit/statusline.h"
#include "rules/movegen.h"
#include "score/recordcontrols.h"
#include "session/gamerecord.h"
#include "variants/variants.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QPushButton>
#include <QSysInfo>

#include <array>
#include <random>

namespace rokada::ui::autosaveTest {
namespace {

using namespace testing;

constexpr int Kills = ROKADA_NIGHTLY_SIZE ? 200 : 10;
constexpr int Mutations = ROKADA_NIGHTLY_SIZE ? 100'000 : 40;

TEST(Autosave, WhatAWindowLeftIsTakenOver) {
    const QTemporaryDir folder;
    {
        Autosave window(folder.path());
        EXPECT_TRUE(window.write("one"));
        EXPECT_TRUE(window.write("two"));
    }
    Autosave next(folder.path());
    EXPECT_EQ(next.takeOver(), QByteArray("two"));
    EXPECT_EQ(next.takeOver(), std::nullopt);
    EXPECT_TRUE(next.write("three"));
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.pgn")}).size(), 1);
}

TEST(Autosave, TwoWindowsHaveTwoFiles) {
    const QTemporaryDir folder;
    Autosave one(folder.path()), other(folder.path());
    EXPECT_TRUE(one.write("one"));
    EXPECT_TRUE(other.write("other"));
    EXPECT_NE(one.file(), other.file());
    Autosave third(folder.path());
    EXPECT_EQ(third.takeOver(), std::nullopt) << "both are still running";
}

TEST(Autosave, ForgottenGamesDoNotComeBack) {
    const QTemporaryDir folder;
    Autosave window(folder.path());
    EXPECT_TRUE(window.write("one"));
    window.forget();
    Autosave next(folder.path());
    EXPECT_EQ(next.takeOver(), std::nullopt);
}

TEST(Autosave, WhatKilledProgramsLeftIsTidiedAndNoGameIsLost) {
    const QTemporaryDir folder;
    const auto put = [&](const char* name, const QByteArray& text) {
        QFile file(folder.filePath(QLatin1String(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(text), text.size());
    };
    Autosave running(folder.path());
    EXPECT_TRUE(running.write("running"));
    const QByteArray dead = "999999\nrokada\n" + QSysInfo::machineHostName().toUtf8() + '\n';
    put("game-7.pgn", "seven");
    for (const char* name : {"game-7.pgn.lock", "left-3.pgn.lock"}) put(name, dead);
    for (const char* name : {"game-7.pgn.XyZabc", "game-8.pgn.rokada-AbCdEf", "left-3.pgn.QWErty"}) put(name, "draft");
    for (const char* name : {"left-3.pgn", "left-4.pgn.damaged-1", "mine.txt"}) put(name, "stays");
    Autosave next(folder.path());
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).join(QLatin1Char(' ')).toStdString(),
              "game-1.pgn game-1.pgn.lock game-7.pgn left-3.pgn left-4.pgn.damaged-1 mine.txt");
    EXPECT_EQ(next.left().size(), 2) << "the killed window's game is one of them";
    EXPECT_EQ(next.takeOver(), QByteArray("seven"));
    EXPECT_EQ(next.left().size(), 1);
}

TEST(Autosave, AFolderThatCannotBeWrittenIsSaid) {
    const QTemporaryDir folder;
    QFile wall(folder.filePath(QStringLiteral("wall")));
    ASSERT_TRUE(wall.open(QIODevice::WriteOnly));
    Autosave window(folder.filePath(QStringLiteral("wall/inside")));
    EXPECT_FALSE(window.write("one"));
}

TEST(GameKeeper, TheGameComesBackAsItStood) {
    const QTemporaryDir folder;
    std::string position;
    {
        KeptDesk desk(folder.path());
        desk.start("fortress", "pccp", {{"first", "red"}}, {});
        desk.window.session().setPaused(true);
        desk.window.session().setSeat(Side(2), {.human = true, .name = QStringLiteral("Anna | B")});
        desk.play({"N@c14"});
        auto& record = part<GameRecord>(desk.window);
        record.comment(record.live(), "so far");
        record.back();
        record.tryMove(*parseMove(record.game()->position(), "B@a13"));
        position = desk.position();
    }
    KeptDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    EXPECT_EQ(desk.position(), position);
    EXPECT_FALSE(desk.window.session().paused()) << "nothing runs in a game without clocks";
    EXPECT_EQ(part<GameRecord>(desk.window).tree()->size(), 2u);
    EXPECT_EQ(desk.window.session().setup().seats[2].name, QStringLiteral("Anna   B"));
    EXPECT_FALSE(desk.window.session().human(Side(1)));
    EXPECT_EQ(desk.game().book().variant().choices.at("first"), "red");
    desk.window.session().undo();
    EXPECT_EQ(desk.game().played(), 0u);
}

TEST(GameKeeper, ClocksComeBackAndStand) {
    const QTemporaryDir folder;
    Millis white{0}, black{0};
    {
        KeptDesk desk(folder.path());
        GameSetup setup = setupFor("chess", "pp");
        setup.times.assign(2, *parseTime("300+2"));
        setup.laws.touchMove = true;
        setup.clocksWait = true;
        desk.window.session().start(setup);
        skip(Millis(10'000));
        desk.play({"e2e4"});
        const auto clk = part<GameRecord>(desk.window).tree()->remarks(Node(1)).command("clk");
        ASSERT_TRUE(clk);
        white = desk.window.session().time().left(Side(0));
        black = desk.window.session().time().left(Side(1));
        EXPECT_EQ(*clk, clkText(white, true));
    }
    KeptDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    skip(Millis(60'000));
    EXPECT_EQ(desk.window.session().time().left(Side(0)), white);
    EXPECT_EQ(desk.window.session().time().left(Side(1)), black);
    EXPECT_TRUE(desk.window.session().setup().laws.touchMove);
    EXPECT_TRUE(desk.window.session().setup().clocksWait);
    desk.window.session().setPaused(false);
    skip(Millis(1'000));
    EXPECT_EQ(desk.window.session().time().left(Side(1)), black - Millis(1'000));
}

TEST(GameKeeper, TakingBackAfterTheReturnGivesTheTimesOfThen) {
    const QTemporaryDir folder;
    {
        KeptDesk desk(folder.path());
        GameSetup setup = setupFor("chess", "pp");
        setup.times.assign(2, *parseTime("300+2"));
        desk.window.session().start(setup);
        for (const char* text : {"e2e4", "e7e5", "g1f3"}) {
            skip(Millis(10'000));
            desk.play({text});
        }
    }
    KeptDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    desk.trigger("undo");
    desk.trigger("undo");
    ASSERT_EQ(desk.game().played(), 1U);
    EXPECT_EQ(desk.window.session().time().left(Side(0)), Millis(294'000));
    EXPECT_EQ(desk.window.session().time().left(Side(1)), Millis(300'000 + 2'000));
}

TEST(GameKeeper, TwoFallenFlagsAreSettledByTheLaw) {
    const QTemporaryDir folder;
    {
        KeptDesk desk(folder.path());
        GameSetup setup = setupFor("chess", "pp");
        setup.times.assign(2, *parseTime("300"));
        desk.window.session().start(setup);
        desk.play({"e2e4"});
        ClockState state = desk.window.session().time().clock().state(Millis(0));
        for (const std::size_t side : {0U, 1U}) state.seats[side] = {.left = Millis(0), .fallen = 1};
        desk.window.session().time().restore(desk.game(), {.now = state, .turns = {}});
        part<GameRecord>(desk.window).comment(Node::Root, "both flags are down");
    }
    KeptDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    ASSERT_TRUE(desk.game().ending());
    EXPECT_EQ(desk.game().ending()->reason, Reason::Time);
    EXPECT_TRUE(desk.game().ending()->drawn());
}

TEST(GameKeeper, TimesOutliveTwoKillsInARow) {
    const QTemporaryDir folder;
    Millis white{0};
    {
        KeptDesk desk(folder.path());
        GameSetup setup = setupFor("chess", "pp");
        setup.times.assign(2, *parseTime("300+2"));
        desk.window.session().start(setup);
        skip(Millis(10'000));
        desk.play({"e2e4"});
        white = desk.window.session().time().left(Side(0));
    }
    for (int start = 0; start < 2; ++start) {
        KeptDesk desk(folder.path());
        ASSERT_TRUE(desk.keeper.resume());
        EXPECT_EQ(desk.window.session().time().left(Side(0)), white) << "nothing was played since";
    }
}

TEST(GameKeeper, AMoveBeforeTheClockIsPressedComesBackSo) {
    const QTemporaryDir folder;
    {
        KeptDesk desk(folder.path());
        GameSetup setup = setupFor("chess", "pp");
        setup.times.assign(2, *parseTime("300"));
        setup.laws.pressClock = true;
        desk.window.session().start(setup);
        skip(Millis(10'000));
        desk.play({"e2e4"});
        ASSERT_EQ(desk.window.session().pressing(), Side(0));
    }
    KeptDesk desk(folder.path());
    ASSERT_TRUE(desk.keeper.resume());
    EXPECT_EQ(desk.window.session().pressing(), Side(0));
    desk.window.session().setPaused(false);
    skip(Millis(5'000));
    EXPECT_EQ(desk.window.session().time().left(Side(0)), Millis(285'000));
    desk.window.session().pressClock();
    EXPECT_EQ(desk.window.session().pressing(), NoSide);
    skip(Millis(5'000));
    EXPECT_EQ(desk.window.session().time().left(Side(0)), Millis(285'000));
    EXPECT_EQ(desk.window.session().time().left(Side(1)), Millis(295'000));
}

TEST(GameKeeper, DamagedGamesThatWereLeftAreSetAsideAndSaid) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    const auto leaveOne = [&] {
        desk.start("chess", "pp");
        desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
        desk.start("vyrt", "pp");
    };
    leaveOne();
    leaveOne();
    auto games = desk.keeper.left(9);
    ASSERT_EQ(games.size(), 2U);
    QFile newest(games[0].file);
    ASSERT_TRUE(newest.resize(newest.size() / 2));
    EXPECT_EQ(desk.keeper.left(9).size(), 1U);
    EXPECT_NE(desk.error().find("damaged-1"), std::string::npos) << desk.error();
    QFile other(games[1].file);
    ASSERT_TRUE(other.resize(other.size() / 2));
    EXPECT_FALSE(desk.keeper.resume(games[1].file)) << "it was whole when it was listed";
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.damaged-1")}).size(), 2);
    desk.play({"e2e4"});
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.damaged-1")}).size(), 2) << "never written over";
}

TEST(GameKeeper, AnEndedGameIsNotReopenedButWaitsToBeReviewed) {
    const QTemporaryDir folder;
    {
        KeptDesk desk(folder.path());
        desk.start("chess");
        desk.play({"e2e4"});
        desk.window.session().resign();
    }
    for (int start = 0; start < 2; ++start) {
        KeptDesk desk(folder.path());
        EXPECT_FALSE(desk.keeper.resume()) << "nothing of it is in play";
        EXPECT_EQ(desk.keeper.left(9).size(), 1U);
    }
    {
        KeptDesk desk(folder.path());
        EXPECT_FALSE(desk.keeper.resume());
        part<StartControls>(desk.window).showPage();
        EXPECT_EQ(
            only<ResumeCard>(desk.window).words().toStdString(),
            "Chess, White wins: Black has resigned, Today, " +
                QLocale().toString(desk.keeper.left(1)[0].saved.played.time(), QLocale::ShortFormat).toStdString() +
                ", 1 move");
        named<QPushButton>(only<ResumeCard>(desk.window), "continueButton").click();
        ASSERT_TRUE(desk.game().ending());
        EXPECT_EQ(desk.game().ending()->reason, Reason::Resignation);
        EXPECT_EQ(desk.game().ending()->side, Side(1));
        EXPECT_EQ(desk.board().game()->played(), 0U) << "it is reviewed from its beginning";
        EXPECT_TRUE(part<EndBanner>(desk.window).folded());
    }
    KeptDesk desk(folder.path());
    EXPECT_FALSE(desk.keeper.resume());
    EXPECT_EQ(desk.keeper.left(9).size(), 1U) << "it can be looked at again";
}

TEST(GameKeeper, TheLastThreeEndedGamesWaitAndTheLastOneComesFirst) {
    const QTemporaryDir folder;
    const auto games = [](KeptDesk& desk) {
        std::string list;
        for (const auto& left : desk.keeper.left(9)) list += left.saved.setup.book->variant().id[0];
        return list;
    };
    for (const char* variant : {"tavreli", "chess", "bolyar"}) {
        KeptDesk desk(folder.path());
        EXPECT_FALSE(desk.keeper.resume());
        desk.start(variant, "pp");
        desk.play({"e2e3"});
        desk.window.session().resign();
    }
    KeptDesk desk(folder.path());
    EXPECT_FALSE(desk.keeper.resume());
    EXPECT_EQ(games(desk), "bct");
    desk.start("vyrt", "pp");
    desk.play({"c2c4", "c7c5", "d2d4", "d7d5"});
    desk.window.session().resign();
    const QDateTime played = desk.keeper.played();
    EXPECT_TRUE(played.isValid());
    desk.start("chess", "pp");
    EXPECT_EQ(games(desk), "vbc") << "one that another replaces in the same window waits too";
    EXPECT_EQ(desk.keeper.left(1)[0].saved.played.toString(Qt::ISODate), played.toString(Qt::ISODate));
}

TEST(GameKeeper, ADamagedGameThatCannotBeRenamedIsTold) {
    constexpr int AllNames = 1000;
    const QTemporaryDir folder;
    const auto put = [&](const QString& name) {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    };
    put(QStringLiteral("left-1.pgn"));
    for (int i = 1; i <= AllNames; ++i) put(QStringLiteral("left-1.pgn.damaged-%1").arg(i));
    KeptDesk desk(folder.path());
    EXPECT_TRUE(desk.keeper.left().empty());
    EXPECT_NE(desk.error().find("cannot be renamed"), std::string::npos) << desk.error();
    EXPECT_TRUE(QFile::exists(folder.filePath(QStringLiteral("left-1.pgn"))));
}

TEST(GameKeeper, AGameThatComesBackAndGoesAgainIsStillKept) {
    const QTemporaryDir folder;
    const auto games = [](KeptDesk& desk) {
        std::string list;
        for (const auto& left : desk.keeper.left(9)) list += left.saved.setup.book->variant().id[0];
        return list;
    };
    {
        KeptDesk desk(folder.path());
        desk.start("chess", "pp");
        desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
        desk.window.session().resign();
        desk.start("greatshatranj", "pp");
        EXPECT_EQ(games(desk), "c");
        desk.trigger("undo");
        ASSERT_EQ(desk.game().book().variant().id, "chess");
        EXPECT_EQ(games(desk), "") << "it is on the board";
        desk.trigger("redo");
        ASSERT_EQ(desk.game().book().variant().id, "greatshatranj");
        EXPECT_EQ(games(desk), "c") << "and waits again";
        for (int i = 0; i < 4; ++i) desk.window.session().play(desk.game().moves()[0]);
        desk.window.session().resign();
    }
    KeptDesk desk(folder.path());
    EXPECT_FALSE(desk.keeper.resume());
    EXPECT_EQ(games(desk), "gc");
}

TEST(GameKeeper, GamesThatAreOverMakeRoomForThoseThatGoOn) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    for (const bool over : {false, true, true, true}) {
        desk.start("chess", "pp");
        desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
        if (over) desk.window.session().resign();
    }
    desk.start("chess", "pp");
    ASSERT_EQ(desk.keeper.left(2).size(), 2U);
    EXPECT_FALSE(gameOf(desk.keeper.left(2)[1].saved).ending());
}

TEST(GameKeeper, TheWindowIsToldLaterThatTheGameIsSavedNowhere) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    desk.start("chess", "pp");
    desk.play({"e2e4"});
    const QString file = desk.keeper.file();
    // A folder cannot be replaced by a file.
    ASSERT_TRUE(QFile::remove(file) && QDir().mkdir(file));
    desk.window.session().play(*parseMove(desk.game().position(), "e7e5"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !desk.keeper.savedNowhere().isEmpty(); }));
    ASSERT_TRUE(QDir().rmdir(file));
    desk.window.session().play(*parseMove(desk.game().position(), "g1f3"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.keeper.savedNowhere().isEmpty(); }));
    EXPECT_TRUE(QFileInfo(file).isFile());
}

TEST(GameKeeper, ADamagedFileIsSetAsideAndSaid) {
    const QTemporaryDir folder;
    {
        KeptDesk desk(folder.path());
        desk.start("chess");
        desk.play({"e2e4", "e7e5"});
        QFile file(desk.keeper.file());
        ASSERT_TRUE(file.resize(file.size() / 2));
    }
    KeptDesk desk(folder.path());
    EXPECT_FALSE(desk.keeper.resume());
    EXPECT_NE(desk.error().find("damaged-1"), std::string::npos) << desk.error();
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.damaged-1")}).size(), 1);
    EXPECT_FALSE(desk.keeper.resume()) << "it is not offered again";
}

constexpr std::array everyVariant{"chess", "greatshatranj", "bolyar", "vyrt", "fortress"};

/// Returns a game of random moves with a variation, a comment and clock times, in the format of the autosave.
QByteArray keptText(const RulebookPtr& book, std::mt19937_64& random) {
    GameTree tree(book);
    Node node = Node::Root;
    for (int ply = 0; ply < 14; ++ply) {
        MoveList moves;
        legalMoves(positionAt(tree, node), moves);
        if (moves.empty()) break;
        if (ply == 6) tree.add(node, moves[0]);
        node = tree.add(node, moves[random() % moves.size()]);
    }
    tree.remarks(node).setComment("so far (and no further)");
    GameSetup setup{.book = book, .start = {}, .seats = {}, .seed = 7, .times = {}, .laws = {}};
    setup.seats.resize(book->sides());
    setup.times.assign(book->sides(), *parseTime("300+2"));
    return savedText(tree, node, setup);
}

TEST(SavedGame, MutatedFilesAreRejectedOrWhole) {
    std::mt19937_64 random(3);
    int read = 0;
    for (const char* id : everyVariant) {
        const auto book = Rulebook::compile(*makeVariant(*findVariant(id), {}));
        const QByteArray whole = keptText(book, random);
        ASSERT_TRUE(savedGame(whole)) << whole.toStdString();
        const QByteArray text = whole.left(whole.lastIndexOf("% whole"));
        for (int i = 0; i < Mutations / static_cast<int>(everyVariant.size()); ++i) {
            QByteArray changed = text;
            const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(text.size()));
            if (random() % 4 == 0) {
                ASSERT_FALSE(savedGame(whole.left(at))) << "cut at " << at;
                continue;
            }
            const auto letter = static_cast<char>(random() % 256);
            if (letter == changed[at]) continue;
            changed[at] = letter;
            ASSERT_FALSE(savedGame(changed + whole.mid(text.size()))) << "it is not what was written";
            const auto saved = savedGame(sealed(changed));
            if (!saved) continue;
            ++read;
            ASSERT_LE(gameAt(saved->tree, saved->live).played(), 14u);
            ASSERT_EQ(saved->setup.seats.size(), saved->setup.book->sides());
        }
    }
    EXPECT_GT(read, Mutations / 20) << "a changed letter of a comment does no harm";
}

TEST(Autosave, AKilledProgramLosesNothing) {
    std::mt19937_64 random(9);
    for (int i = 0; i < Kills; ++i) {
        const QTemporaryDir folder;
        QProcess player;
        player.start(QStringLiteral(ROKADA_AUTOSAVE_PLAYER),
                     {folder.path(), QLatin1String(everyVariant[static_cast<std::size_t>(i) % everyVariant.size()]),
                      QString::number(i)});
        int said = 0;
        for (const auto enough = static_cast<int>(1 + random() % 30); said < enough;) {
            if (!player.canReadLine() && !player.waitForReadyRead(30'000)) break;
            while (player.canReadLine()) said = player.readLine().trimmed().toInt();
        }
        player.kill();
        player.waitForFinished(5000);
        ASSERT_EQ(player.state(), QProcess::NotRunning);
        while (player.canReadLine()) said = player.readLine().trimmed().toInt();
        ASSERT_GT(said, 0);
        Autosave next(folder.path());
        const auto text = next.takeOver();
        ASSERT_TRUE(text);
        const auto saved = savedGame(*text);
        ASSERT_TRUE(saved) << text->toStdString();
        EXPECT_GE(saved->tree.plies(saved->live), said) << "what was said to be saved is there";
    }
}

}  // namespace
}  // namespace rokada::ui::autosaveTest
