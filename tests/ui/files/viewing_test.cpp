// Tests recorded games of other people on the board: they can be viewed, edited and saved, but not played, lost or
// falsified.
#include "collection/library.h"
#include "files/closeguard.h"
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/gamekeeper.h"
#include "files/gamepicker.h"
#include "files/pasted.h"
#include "files/threadrulebookcache.h"
#include "library/librarycontrols.h"
#include "record/pgnwriter.h"
#include "score/movespanel.h"
#include "score/recordcontrols.h"
#include "score/recordheader.h"
#include "score/reviewbar.h"
#include "score/tagsdialog.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "table/endbanner.h"
#include "windowtesting.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <random>

namespace rokada::ui::viewingTest {
namespace {

using namespace testing;

class Viewing : public ::testing::Test {
protected:
    /// Copies one of the test files, and returns the path of the copy.
    QString copyOf(const char* name) {
        QString path = folder.filePath(QLatin1String(name));
        QFile::remove(path);
        EXPECT_TRUE(QFile::copy(QStringLiteral(ROKADA_RECORD_FILES "/") + QLatin1String(name), path));
        return path;
    }
    [[nodiscard]] static QByteArray content(const QString& path) {
        QFile in(path);
        EXPECT_TRUE(in.open(QIODevice::ReadOnly));
        return in.readAll();
    }
    static void open(Desk& desk, const QString& path) {
        auto& files = part<FileControls>(desk.window);
        files.open(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files.looking(); }));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
    }
    void open(const char* name) { open(desk, copyOf(name)); }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    [[nodiscard]] std::string text() { return pgnText(*record().tree()); }
    void tryMove(const char* move) { record().tryMove(*parseMove(record().game()->position(), move)); }
    [[nodiscard]] bool enabled(const char* name) { return desk.action(name).isEnabled(); }

    const QTemporaryDir folder;
    Desk desk;
};

TEST_F(Viewing, ARecordOpensAtItsStartWithItsHeader) {
    open("decided.pgn");
    EXPECT_TRUE(record().viewing());
    EXPECT_EQ(record().shown(), Node::Root);
    EXPECT_EQ(desk.board().game(), record().game());
    EXPECT_EQ(record().game()->played(), 0u);
    const QStringList lines = headerLines(*record().tree());
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0].toStdString(),
              "Ivanova, Anna (2210) \u2013 Petrov, Boris (2305)\u2003"
              "0-1");
    EXPECT_EQ(lines[1].toStdString(), "Match of two clubs, Plovdiv, round 3, 1997.05");
    EXPECT_EQ(lines[2].toStdString(), "C65");
    const auto& header = named<QLabel>(desk.window, "recordHeader");
    EXPECT_TRUE(header.isVisible());
    EXPECT_TRUE(header.text().contains(QStringLiteral("decided.pgn")));
    desk.key(Qt::Key_Right);
    EXPECT_EQ(record().game()->played(), 1u);
    desk.start("chess", "pp");
    EXPECT_FALSE(header.isVisible());
}

/// Returns the first header line of a record with these tags.
std::string firstLine(std::string_view tags) {
    const std::string text = std::string(tags) + "\n1. e4 e5 *\n";
    const PgnGame game = readPgn({.text = text, .length = text.size()}, threadRulebookCache());
    return headerLines(game.tree).front().toStdString();
}

TEST_F(Viewing, WhoeverHasNoNameIsCalledByTheColour) {
    EXPECT_EQ(firstLine("[White \"?\"]\n[Black \"Rokada\"]"), "White \u2013 Rokada");
    EXPECT_EQ(firstLine("[White \"Anna\"]\n[BlackElo \"2100\"]"), "Anna \u2013 Black (2100)");
    EXPECT_EQ(firstLine("[White \"?\"]\n[Black \"?\"]"), "Chess") << "nothing else is known";
    const auto pasted = [](const QString& text) { return described(findOut(text, {})).toStdString(); };
    EXPECT_EQ(pasted(QStringLiteral("[White \"?\"]\n[Black \"Rokada\"]\n\n1. e4 *\n")),
              "A game: Chess. White - Rokada, *");
    EXPECT_EQ(pasted(QStringLiteral("[White \"?\"]\n[Black \"?\"]\n\n1. e4 *\n")), "A game: Chess");
}

TEST_F(Viewing, APanelHasNoQuestionMarkForAName) {
    const std::string text = "[White \"?\"]\n[Black \"Rokada\"]\n\n1. e4 e5 *\n";
    ASSERT_TRUE(
        part<FileControls>(desk.window).start(readPgn({.text = text, .length = text.size()}, threadRulebookCache())));
    const auto panels = playerPanelsOf(desk.window.session(), *record().game());
    EXPECT_EQ(panels[0].name, QStringLiteral("White"));
    EXPECT_EQ(panels[1].name, QStringLiteral("Rokada"));
}

TEST_F(Viewing, TheLinkOfTheHeaderHasTheColourOfTheSchemeInForce) {
    open("decided.pgn");
    auto& header = named<QLabel>(desk.window, "recordHeader");
    // The line about the opening book appears after a delay, and moves the link down.
    ASSERT_TRUE(QTest::qWaitFor([&] { return header.text().contains(QStringLiteral("Book moves")); }));
    QApplication::processEvents();
    header.grab();
    const QPalette usual = QApplication::palette();
    QPalette other = usual;
    other.setColor(QPalette::Link, Qt::magenta);
    QApplication::setPalette(other);
    QApplication::processEvents();
    const QImage picture = header.grab().toImage();
    QApplication::setPalette(usual);
    int inked = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) inked += picture.pixelColor(x, y) == QColor(Qt::magenta);
    EXPECT_GT(inked, 0);
}

TEST_F(Viewing, NothingIsPlayedInARecord) {
    open("decided.pgn");
    for (const char* name : {"resign", "offerDraw", "claimDraw", "pause", "hint", "pressClock"})
        EXPECT_FALSE(enabled(name)) << name;
    EXPECT_EQ(named<QLabel>(desk.window, "statusText").accessibleName(), QStringLiteral("Viewing a recorded game"));
    EXPECT_EQ(desk.status(), "") << "the bar above the buttons shows the place";
    EXPECT_FALSE(part<EndBanner>(desk.window).isVisible());
    EXPECT_TRUE(named<QPushButton>(part<ReviewBar>(desk.window), "backButton").isHidden());
    desk.click("d2");
    desk.click("d4");
    EXPECT_EQ(record().tree()->children(Node::Root).size(), 2u) << "a move on the board is a variation";
    EXPECT_EQ(record().tree()->plies(record().shown()), 1);
}

TEST_F(Viewing, UndoTakesBackEditsAndNeverTheRecord) {
    desk.start("vyrt", "pp");
    desk.play({"e2e4"});
    open("decided.pgn");
    const std::string before = text();
    tryMove("d2d4");
    record().comment(record().shown(), "the other pawn");
    record().setNag(record().shown(), 5);
    const std::string after = text();
    for (int i = 0; i < 3; ++i) desk.trigger("undo");
    EXPECT_EQ(text(), before);
    EXPECT_FALSE(enabled("undo")) << "the game before does not take the place of an edited record";
    for (int i = 0; i < 3; ++i) desk.trigger("redo");
    EXPECT_EQ(text(), after);
    EXPECT_FALSE(enabled("redo"));
}

TEST_F(Viewing, WhatWasDeletedComesBack) {
    open("decided.pgn");
    const std::string before = text();
    desk.key(Qt::Key_Right);
    desk.trigger("deleteVariation");
    EXPECT_EQ(record().tree()->size(), 0u);
    desk.trigger("undo");
    EXPECT_EQ(text(), before);
}

TEST_F(Viewing, EditsUndoneToTheStartGiveTheBytesOfTheStart) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        open("decided.pgn");
        const std::string before = text();
        std::mt19937 random(seed);
        for (int i = 0; i < 40; ++i) {
            const auto& moves = record().game()->moves();
            const auto chance = random();
            switch (chance % 10) {
                case 0: record().back(); break;
                case 1: record().forward(); break;
                case 2: record().comment(record().shown(), std::to_string(chance)); break;
                case 3: record().setNag(record().shown(), static_cast<int>(chance / 8 % 7)); break;
                case 4: record().promoteVariation(); break;
                case 5: record().deleteVariation(); break;
                case 6: record().undoEdit(); break;
                case 7: record().setTags({{"White", std::to_string(chance)}, {"Result", "0-1"}}); break;
                case 8:
                    record().draw(record().shown(), {{DrawingColour::Red, Square(chance / 10 % 64), Square(7)}});
                    break;
                default:
                    if (!moves.empty()) record().tryMove(moves[static_cast<int>(chance / 8 % moves.size())]);
            }
        }
        const std::string after = text();
        int edits = 0;
        for (; record().canUndoEdit(); ++edits) record().undoEdit();
        EXPECT_EQ(text(), before) << seed;
        for (; edits > 0; --edits) record().redoEdit();
        EXPECT_EQ(text(), after) << seed;
    }
}

TEST_F(Viewing, AMoveAfterTheEndLeavesTheResult) {
    const QString path = copyOf("decided.pgn");
    open(desk, path);
    record().last();
    tryMove("f3e5");
    EXPECT_EQ(*record().tree()->tag("Result"), "0-1");
    desk.trigger("save");
    EXPECT_TRUE(content(path).contains("[Result \"0-1\"]"));
    EXPECT_TRUE(content(path).contains("5. Nxe5 0-1")) << content(path).toStdString();
    EXPECT_FALSE(record().edited());
    desk.trigger("undo");
    EXPECT_TRUE(record().edited()) << "the file has the move";
}

TEST_F(Viewing, PlayingOnIsAnotherGameAndTheRecordStays) {
    const QString path = copyOf("decided.pgn");
    const QByteArray before = content(path);
    open(desk, path);
    for (int i = 0; i < 3; ++i) desk.key(Qt::Key_Right);
    record().playOnFromHere();
    EXPECT_FALSE(record().viewing());
    EXPECT_EQ(desk.game().played(), 3u);
    EXPECT_FALSE(desk.game().ending());
    EXPECT_EQ(record().tree()->tag("White"), nullptr);
    EXPECT_FALSE(record().source()) << "saving the game must not replace the record";
    desk.play({"d7d6"});
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 3u) << "undo takes back a move again";
    desk.trigger("undo");
    EXPECT_EQ(content(path), before);
}

TEST_F(Viewing, ARecordThatIsLeftUneditedComesBackByUndo) {
    open("decided.pgn");
    const std::string before = text();
    desk.start("vyrt", "pp");
    desk.trigger("undo");
    EXPECT_TRUE(record().viewing());
    EXPECT_EQ(text(), before);
    EXPECT_TRUE(record().source());
}

TEST_F(Viewing, AfterARestartItIsStillARecordAndKnowsItsFile) {
    const QString path = copyOf("decided.pgn");
    const auto keeperOf = [&](Desk& table) {
        return new GameKeeper(folder.path(), part<GameRecord>(table.window), table.window.session(),
                              part<StatusLine>(table.window), &table.window);
    };
    {
        Desk earlier;
        keeperOf(earlier);
        open(earlier, path);
        auto& edited = part<GameRecord>(earlier.window);
        edited.forward();
        edited.tryMove(*parseMove(edited.game()->position(), "c7c5"));
    }
    ASSERT_TRUE(keeperOf(desk)->resume());
    EXPECT_TRUE(record().viewing());
    EXPECT_FALSE(desk.window.session().paused());
    EXPECT_TRUE(record().edited());
    EXPECT_EQ(record().tree()->plies(record().shown()), 2);
    desk.trigger("save");
    EXPECT_TRUE(content(path).contains("(1... c5)")) << content(path).toStdString();
    EXPECT_FALSE(content(path).contains("Rokada")) << "no tags of ours";
}

TEST_F(Viewing, OtherGamesOfTheFileAndUneditedOnesStayByteForByte) {
    const QString path = copyOf("everytoken.pgn");
    const QByteArray before = content(path);
    auto& files = part<FileControls>(desk.window);
    files.open(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.looking(); }));
    const GameEntry second = files.picker()->file().games()[1];
    emit files.picker()->chosen(second);
    files.picker()->close();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
    desk.trigger("save");
    EXPECT_EQ(content(path), before) << "nothing was edited";
    for (const char* words : {"once", "twice"}) {
        record().comment(Node::Root, words);
        desk.trigger("save");
        const QByteArray after = content(path);
        EXPECT_TRUE(after.contains(words)) << after.toStdString();
        EXPECT_TRUE(after.startsWith(before.left(static_cast<qsizetype>(second.place.at))));
        EXPECT_TRUE(after.endsWith(before.mid(static_cast<qsizetype>(second.place.at + second.place.length))));
        EXPECT_TRUE(after.contains("[Date \"????.??.??\"]")) << "dates are not guessed";
    }
}

TEST_F(Viewing, SavedUnderItsOwnNameItLeavesTheOtherGamesToo) {
    const QString path = copyOf("everytoken.pgn");
    const QByteArray before = content(path);
    auto& files = part<FileControls>(desk.window);
    files.openGame(path, 2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
    ASSERT_TRUE(record().source());
    const auto [at, length] =
        std::pair(static_cast<qsizetype>(record().source()->at), static_cast<qsizetype>(record().source()->length));
    desk.trigger("saveAs");
    auto* dialog = desk.window.findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    EXPECT_NE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), QStringLiteral("everytoken.pgn"))
        << "other games are in it";
    dialog->reject();
    record().comment(Node::Root, "once");
    EXPECT_TRUE(files.saveAs(path));
    const QByteArray after = content(path);
    EXPECT_TRUE(after.contains("once"));
    EXPECT_TRUE(after.startsWith(before.left(at)));
    EXPECT_TRUE(after.endsWith(before.mid(at + length)));
}

TEST_F(Viewing, TheNextGameOfTheFileComesWithoutADialog) {
    const QString path = copyOf("everytoken.pgn");
    auto& files = part<FileControls>(desk.window);
    files.open(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.looking(); }));
    emit files.picker()->chosen(files.picker()->file().games()[1]);
    files.picker()->close();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
    record().comment(Node::Root, "longer than it was");
    desk.trigger("save");
    desk.trigger("nextGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return record().tree()->size() == 0; }));
    EXPECT_EQ(record().tree()->remarks(Node::Root).comment(), "Only words and no moves");
    for (const int moves : {11, 42}) {
        desk.trigger("previousGame");
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
        EXPECT_GE(record().tree()->size(), moves / 2U);
    }
    EXPECT_EQ(*record().tree()->tag("White"), "Edwards, Steven J.");
    desk.trigger("previousGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
    EXPECT_EQ(desk.status(), "everytoken.pgn contains no more games.");
}

TEST_F(Viewing, AGameOfAFileIsOpenedByItsNumber) {
    const QString path = copyOf("everytoken.pgn");
    auto& files = part<FileControls>(desk.window);
    files.openGame(path, 2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
    EXPECT_EQ(*record().tree()->tag("Event"), "Ends within a variation");
    files.openGame(path, 5);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
    EXPECT_EQ(desk.status(), "There is no game number 5 in everytoken.pgn.");
    EXPECT_EQ(*record().tree()->tag("Event"), "Ends within a variation");
}

TEST_F(Viewing, TagsAreEditedInAForm) {
    open("decided.pgn");
    const std::string before = text();
    desk.trigger("gameDetails");
    auto& form = part<TagsDialog>(desk.window);
    EXPECT_EQ(named<QLineEdit>(form, "tagWhiteElo").text(), QStringLiteral("2210"));
    EXPECT_EQ(form.tags(), record().tree()->tags()) << "nothing was touched";
    const auto type = [&](const char* name, const char* words) {
        auto& edit = named<QLineEdit>(form, name);
        edit.selectAll();
        QTest::keyClick(&edit, Qt::Key_Delete);
        QTest::keyClicks(&edit, QLatin1String(words));
    };
    type("tagEvent", "Another match");
    type("tagSite", "");
    type("tagDate", "1998.6");
    form.accept();
    EXPECT_EQ(*record().tree()->tag("Event"), "Another match");
    EXPECT_EQ(*record().tree()->tag("Date"), "1998.06.??");
    EXPECT_EQ(record().tree()->tag("Site"), nullptr);
    EXPECT_EQ(*record().tree()->tag("Result"), "0-1");
    EXPECT_TRUE(named<QLabel>(desk.window, "recordHeader").text().contains(QStringLiteral("Another match")));
    desk.trigger("undo");
    EXPECT_EQ(text(), before);
}

TEST_F(Viewing, AnOldEncodingIsRecognizedAndTold) {
    const QString path = folder.filePath(QStringLiteral("old.pgn"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const QByteArray second("[White \"\xCF\xE5\xF2\xF0\xEE\xE2\"]\n\n1. d4 *\n");
    file.write("[White \"\xC8\xE2\xE0\xED\xEE\xE2\"]\n\n1. e4 *\n\n" + second);
    file.close();
    part<FileControls>(desk.window).openGame(path, 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return record().tree() != nullptr; }));
    EXPECT_EQ(*record().tree()->tag("White"), "Иванов");
    EXPECT_EQ(desk.status(), "The encoding of this file is Windows-1251. Rokada keeps this encoding when you save.");
    record().comment(Node(1), "да");
    desk.trigger("save");
    QByteArray written = content(path);
    EXPECT_TRUE(written.contains("\xC8\xE2\xE0\xED\xEE\xE2") && written.contains("\xE4\xE0")) << written.toStdString();
    EXPECT_TRUE(written.endsWith(second));
    record().comment(Node(1), "♞");
    desk.trigger("save");
    EXPECT_EQ(content(path), written);
    EXPECT_NE(desk.error().find("Windows-1251"), std::string::npos) << desk.error();
    record().comment(Node(1), "ну");
    desk.trigger("save");
    written = content(path);
    EXPECT_TRUE(written.contains("\xED\xF3")) << "its length was kept in bytes of the file";
    EXPECT_TRUE(written.endsWith(second));
}

TEST_F(Viewing, OneResultIsShownAndItIsThatOfTheRecord) {
    const QString path = folder.filePath(QStringLiteral("fivefold.pgn"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        "[White \"Larch\"]\n[Black \"Hazel\"]\n[Result \"1-0\"]\n\n"
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1-0\n");
    file.close();
    part<FileControls>(desk.window).openGame(path, 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window.session().viewing(); }));
    record().last();
    EXPECT_TRUE(named<QLabel>(desk.window, "recordHeader").text().contains(QStringLiteral("1-0")));
    EXPECT_EQ(named<QLabel>(desk.window, "resultLabel").text(), QString());
    for (const SeatPicture& seat : playerPanelsOf(desk.window.session(), *desk.board().game()))
        EXPECT_EQ(seat.points, QString()) << "no half points beside 1-0";
}

TEST_F(Viewing, EditsAreAskedAboutBeforeTheWindowCloses) {
    open("decided.pgn");
    tryMove("d2d4");
    EXPECT_FALSE(desk.window.close());
    QMessageBox* question = part<CloseGuard>(desk.window).question();
    ASSERT_NE(question, nullptr);
    QTest::mouseClick(question->button(QMessageBox::Save), Qt::LeftButton);
    EXPECT_FALSE(desk.window.isVisible());
    EXPECT_TRUE(content(folder.filePath(QStringLiteral("decided.pgn"))).contains("(1. d4)"));
}

TEST_F(Viewing, AnEditedRecordOfAFileThatIsReplacedCanBeSavedThere) {
    auto& controls = part<LibraryControls>(desk.window);
    controls.keepIn(folder.filePath(QStringLiteral("library")));
    open("decided.pgn");
    record().last();
    tryMove("f3e5");
    desk.start("vyrt", "pp");
    EXPECT_EQ(desk.error(), "The changes to the game in line 1 of decided.pgn are not saved.");
    named<QPushButton>(desk.window, "saveEdits").click();
    EXPECT_EQ(desk.error(), "");
    const QByteArray saved = content(folder.filePath(QStringLiteral("decided.pgn")));
    EXPECT_TRUE(saved.contains("5. Nxe5 0-1")) << saved.toStdString();
    std::optional<std::size_t> kept;
    controls.library()->ask([](LibraryStore& store) { return store.find({}).ids.size(); },
                            [&](std::size_t games) { kept = games; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return kept.has_value(); }));
    EXPECT_EQ(kept, 0U) << "nobody asked for it";
}

TEST_F(Viewing, UndoBringsAnEditedRecordBackWithItsEdits) {
    open("decided.pgn");
    record().last();
    tryMove("f3e5");
    desk.start("vyrt", "pp");
    ASSERT_NE(desk.error(), "");
    desk.trigger("undo");
    EXPECT_EQ(desk.error(), "");
    EXPECT_TRUE(record().edited());
    EXPECT_NE(text().find("5. Nxe5"), std::string::npos) << text();
}

TEST_F(Viewing, AnEditOfAGameInPlayIsUndoneBeforeItsMoves) {
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e5"});
    record().comment(record().live(), "symmetry");
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 2u);
    EXPECT_TRUE(record().tree()->remarks(record().live()).comment().empty());
    desk.trigger("redo");
    EXPECT_EQ(record().tree()->remarks(record().live()).comment(), "symmetry");
    desk.play({"g1f3"});
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 2u) << "the last thing was a move";
    EXPECT_EQ(record().tree()->remarks(record().live()).comment(), "symmetry");
}

}  // namespace
}  // namespace rokada::ui::viewingTest
