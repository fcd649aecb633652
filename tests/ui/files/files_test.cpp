// Tests files and clipboard: opening, choosing among many games, saving in place, pasting, and rejected texts.
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/gamepicker.h"
#include "files/pastedialog.h"
#include "newgame/newgamedialog.h"
#include "newgame/setupdialog.h"
#include "score/recordcontrols.h"
#include "session/gamerecord.h"
#include "shell/sharedsettings.h"
#include "variants/variants.h"
#include "windowtesting.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

namespace rokada::ui::filesTest {
namespace {

using namespace testing;

constexpr const char* Three =
    "[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
    "[White \"Carl\"]\n[Variant \"vyrt\"]\n\n1. Nf11 *\n\n"
    "[White \"Dora\"]\n\n1. d4 d5 2. Ke8 *\n";

class Files : public ::testing::Test {
protected:
    QString file(const char* text) {
        QString path = folder.filePath(QStringLiteral("games.pgn"));
        QFile out(path);
        EXPECT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
        return path;
    }
    [[nodiscard]] static QByteArray content(const QString& path) {
        QFile in(path);
        EXPECT_TRUE(in.open(QIODevice::ReadOnly));
        return in.readAll();
    }
    /// Clicks the button of the last notice. Returns the text of the dialog that opens.
    [[nodiscard]] std::string problems() {
        named<QPushButton>(desk.window, "showFindings").click();
        auto* dialog = desk.window.findChild<QDialog*>(QStringLiteral("findings"));
        EXPECT_TRUE(dialog && dialog->isVisible());
        if (!dialog) return {};
        const std::string text = named<QPlainTextEdit>(*dialog, "findingList").toPlainText().toStdString();
        named<QPushButton>(*dialog, "closeFindings").click();
        return text;
    }
    [[nodiscard]] FileControls& files() { return part<FileControls>(desk.window); }
    /// Waits until a thread has read the game.
    void awaitGame() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().reading(); }));
    }
    /// Opens a file, and waits until its games are listed. If it has only one game, waits until this game is shown.
    void look(const QString& path) {
        files().open(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
        awaitGame();
    }
    /// Pastes a text, and accepts the preview.
    void paste(const char* text) {
        ASSERT_TRUE(files().paste(QString::fromUtf8(text))) << text;
        ASSERT_TRUE(files().preview());
        files().preview()->accept();
    }
    void choose(int game) {
        QTreeView& list = files().picker()->list();
        ASSERT_GT(list.model()->rowCount(), game);
        list.setCurrentIndex(list.model()->index(game, 0));
        emit list.activated(list.currentIndex());
        awaitGame();
    }

    const QTemporaryDir folder;
    Desk desk;
};

TEST_F(Files, AFileWithOneGameOpensAtOnce) {
    look(file("[White \"Anna\"]\n\n1. e4 {good} e5 (1... c5) *\n"));
    EXPECT_EQ(desk.game().played(), 2u);
    EXPECT_EQ(part<GameRecord>(desk.window).tree()->size(), 3u);
    EXPECT_EQ(desk.window.session().setup().seats[0].name, QStringLiteral("Anna"));
    EXPECT_EQ(desk.settings.get(keys::recentFiles()).size(), 1);
}

TEST_F(Files, ManyGamesAreChosenFrom) {
    look(file(Three));
    const QAbstractItemModel& shown = *files().picker()->list().model();
    ASSERT_EQ(shown.rowCount(), 3);
    named<QLineEdit>(*files().picker(), "gameFilter").setText(QStringLiteral("carl"));
    ASSERT_EQ(shown.rowCount(), 1);
    EXPECT_EQ(shown.index(0, GameListModel::White).data().toString(), QStringLiteral("Carl"));
    choose(0);
    EXPECT_EQ(desk.game().book().variant().id, "vyrt");
}

TEST_F(Files, SavingReplacesOneGameAndLeavesTheOthers) {
    const QString path = file(Three);
    look(path);
    choose(1);
    auto& record = part<GameRecord>(desk.window);
    record.last();
    record.tryMove(record.game()->moves()[0]);
    desk.trigger("save");
    const QByteArray saved = content(path);
    const QByteArray before(Three);
    EXPECT_TRUE(saved.startsWith(before.left(before.indexOf("[White \"Carl\"]"))));
    EXPECT_TRUE(saved.endsWith(before.mid(before.indexOf("[White \"Dora\"]"))));
    EXPECT_NE(saved.indexOf("1. Nf11 "), -1);
    desk.trigger("undo");
    desk.trigger("save");
    EXPECT_TRUE(content(path).endsWith(before.mid(before.indexOf("[White \"Dora\"]")))) << "again in the same place";
}

TEST_F(Files, AFileThatSomebodyElseChangedIsNotOverwritten) {
    const QString path = file("1. e4 *\n");
    look(path);
    file("something else, and longer than before\n");
    desk.trigger("save");
    EXPECT_EQ(content(path), "something else, and longer than before\n");
    EXPECT_NE(desk.error().find("has changed since the game was opened"), std::string::npos);
}

TEST_F(Files, AnErrorIsNamedByItsPlaceAndTheRestIsShown) {
    look(file(Three));
    choose(2);
    EXPECT_EQ(desk.game().played(), 2u);
    EXPECT_EQ(desk.error(), "Rokada found 1 problem in games.pgn.");
    EXPECT_EQ(problems(), "Line 14, column 13: Ke8 is an illegal move. The rest of the variation was kept as text.");
}

TEST_F(Files, NoGameAndNoFileAreSaid) {
    desk.start("chess");
    look(file("nothing\n"));
    files().open(folder.filePath(QStringLiteral("missing.pgn")));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
    EXPECT_NE(desk.error().find("cannot be read"), std::string::npos) << desk.error();
}

TEST_F(Files, AFileInWhichNothingCanBeReadIsNamedUntilThatIsClosed) {
    look(file("1. Zz9 \x02\n\x03 ] } junk\n"));
    EXPECT_EQ(part<StatusLine>(desk.window).errors().size(), 1) << desk.status();
    EXPECT_EQ(desk.error(), "Rokada found 1 problem in games.pgn.");
    EXPECT_EQ(problems(), "Line 1, column 4: Zz9 is an illegal move. The rest of the variation was kept as text.");
}

TEST_F(Files, WhatIsSavedCanBeOpened) {
    desk.start("fortress", "pppp");
    for (const char* move : {"N@n3", "N@c3"}) desk.window.session().play(*parseMove(desk.game().position(), move));
    const std::string position = desk.position();
    const QString path = folder.filePath(QStringLiteral("new.pgn"));
    ASSERT_TRUE(files().saveAs(path));
    desk.start("chess");
    look(path);
    EXPECT_EQ(desk.position(), position);
}

TEST_F(Files, WhatWasSavedIsAmongTheRecentOnesAndOpensFromThere) {
    const QMenu& recent = desk.menu("recentMenu");
    EXPECT_FALSE(recent.isEnabled());
    desk.start("vyrt");
    ASSERT_TRUE(desk.window.session().play(*parseMove(desk.game().position(), "e2e4")));
    const std::string position = desk.position();
    ASSERT_TRUE(files().saveAs(folder.filePath(QStringLiteral("this & that.pgn"))));
    ASSERT_EQ(recent.actions().size(), 1);
    EXPECT_EQ(recent.actions().front()->text(), QStringLiteral("this && that.pgn"));
    desk.start("chess");
    recent.actions().front()->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.position() == position; }));
}

TEST_F(Files, PasteFindsOutWhatItGotAndShowsItFirst) {
    desk.start("chess");
    const std::string start = desk.position();
    EXPECT_TRUE(files().paste(QStringLiteral(" 7k/8/8/8/8/8/8/KR6 w - - 0 1\n")));
    ASSERT_TRUE(files().preview());
    EXPECT_EQ(desk.position(), start) << "not yet";
    files().preview()->accept();
    EXPECT_EQ(desk.position(), "7k/8/8/8/8/8/8/KR6 w - - 0 1");
    paste("wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1");
    EXPECT_EQ(desk.game().book().variant().id, "greatshatranj");
    paste("1. e4 c5 2. Nf3");
    EXPECT_EQ(desk.game().played(), 3u);
    const std::string before = desk.position();
    EXPECT_FALSE(files().paste(QStringLiteral("7k/8/8/8/8/8/8/K6X w - - 0 1")));
    EXPECT_FALSE(files().paste(QStringLiteral("good morning")));
    EXPECT_FALSE(files().paste(QString()));
    EXPECT_EQ(desk.position(), before);
}

TEST_F(Files, PositionsArePastedAsOtherProgramsCopyThem) {
    desk.start("chess");
    const QString fen = QStringLiteral("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    QString wide = fen, path = fen, query = fen;
    wide.replace(QLatin1Char(' '), QChar(0xA0));
    path.replace(QLatin1Char(' '), QLatin1Char('_'));
    query.replace(QLatin1Char(' '), QLatin1String("%20"));
    const QString texts[] = {
        wide,
        QStringLiteral("[FEN \"%1\"]").arg(fen),
        QStringLiteral("[SetUp \"1\"]\n[FEN \"%1\"]\n").arg(fen),
        QStringLiteral("FEN: %1").arg(fen),
        QStringLiteral("https://lichess.org/analysis/standard/%1").arg(path),
        QStringLiteral("https://www.chess.com/analysis?fen=%1&flip=true").arg(query),
        QStringLiteral("https://www.pychess.org/analysis/chess?fen=%1").arg(path),
        fen + QStringLiteral("\n"),
    };
    for (const QString& text : texts) {
        SCOPED_TRACE(text.toStdString());
        desk.start("chess");
        ASSERT_TRUE(files().paste(text));
        ASSERT_TRUE(files().preview());
        ASSERT_TRUE(files().preview()->pasted().position);
        EXPECT_TRUE(files().preview()->pasted().remarks.empty());
        files().preview()->accept();
        EXPECT_EQ(desk.position(), fen.toStdString());
    }
}

TEST_F(Files, WhatIsSuppliedAndDroppedIsToldBeforeThePositionIsOpened) {
    desk.start("chess");
    ASSERT_TRUE(files().paste(QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 0")));
    const QString told = named<QLabel>(*files().preview(), "remarks").text();
    EXPECT_TRUE(told.contains(QStringLiteral("en passant"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("field 6"))) << told.toStdString();
    files().preview()->accept();
    EXPECT_EQ(desk.position(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_FALSE(files().paste(QStringLiteral("4k3/8/8/8/8/8/8/4RK2 w - - 0 1")));
    EXPECT_EQ(desk.error(), "Illegal position: Black is in check, but it is White's turn. (Field 2, column 22)");
}

TEST_F(Files, APositionPastedOverARecordIsABoardWithoutPlayers) {
    paste("[White \"Anna\"]\n[Black \"Boris\"]\n\n1. e4 e5 *\n");
    paste("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    auto& record = part<GameRecord>(desk.window);
    EXPECT_TRUE(record.viewing());
    EXPECT_FALSE(record.tree()->tag("White"));
    for (const Seat& seat : desk.window.session().setup().seats) {
        EXPECT_TRUE(seat.human);
        EXPECT_EQ(seat.name, QString());
    }
}

TEST_F(Files, WhatWasReplacedByPastingComesBackByUndo) {
    desk.start("vyrt", "pp");
    desk.window.session().play(desk.game().moves()[0]);
    const std::string before = desk.position();
    paste("1. e4 c5 2. Nf3");
    ASSERT_EQ(desk.game().played(), 3u);
    desk.trigger("undo");
    EXPECT_EQ(desk.position(), before);
    EXPECT_EQ(desk.game().played(), 1u);
    paste("1. e4 c5 2. Nf3");
    auto& record = part<GameRecord>(desk.window);
    record.tryMove(record.game()->moves()[0]);
    desk.trigger("undo");
    EXPECT_EQ(desk.game().book().variant().id, "chess") << "a move was tried there: undo is about that one";
}

TEST_F(Files, ANewGameIsTakenBackTooIfNothingWasPlayedInIt) {
    desk.start("chess", "pp");
    desk.window.session().play(desk.game().moves()[0]);
    const std::string before = desk.position();
    desk.action("newGame").trigger();
    only<NewGameDialog>(desk.window).chooseVariant(*findVariant("vyrt"));
    only<NewGameDialog>(desk.window).accept();
    ASSERT_EQ(desk.game().book().variant().id, "vyrt");
    desk.trigger("undo");
    EXPECT_EQ(desk.position(), before);
}

TEST_F(Files, NotesComeBackWithTheGameThatWasReplaced) {
    const QString path = file("[White \"Anna\"]\n\n1. e4 e5 (1... c5) *\n");
    look(path);
    auto& record = part<GameRecord>(desk.window);
    record.last();
    record.comment(record.shown(), "a fine move");
    record.setNag(record.shown(), 3);
    record.back();
    const RecordSnapshot before = record.snapshot();
    ASSERT_TRUE(before.noted);
    desk.trigger("newGame");
    only<NewGameDialog>(desk.window).chooseVariant(*findVariant("vyrt"));
    only<NewGameDialog>(desk.window).accept();
    ASSERT_EQ(desk.game().book().variant().id, "vyrt");
    desk.trigger("undo");
    EXPECT_EQ(record.snapshot(), before) << "comment, judgement, line, place, and that they are in no file yet";
    desk.trigger("save");
    EXPECT_NE(content(path).indexOf("a fine move"), -1) << "and it still knows its file";
    EXPECT_FALSE(record.noted());
}

TEST_F(Files, UndoLeadsBackThroughGamesInWhichNothingWasPlayed) {
    desk.start("chess", "pp");
    desk.window.session().play(desk.game().moves()[0]);
    const std::string first = desk.position();
    paste("1. e4 c5 2. Nf3");
    desk.start("vyrt", "pp");
    desk.window.session().restart();
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 3u);
    desk.trigger("undo");
    EXPECT_EQ(desk.position(), first);
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 0u) << "then it is about moves again";
}

TEST_F(Files, UndoSaysThatItLeadsToAnotherGameAndRedoLeadsBack) {
    desk.start("chess", "pp");
    const QString usual = desk.action("undo").text();
    const QString button = desk.action("undo").iconText();
    desk.window.session().play(desk.game().moves()[0]);
    EXPECT_EQ(desk.action("undo").text(), usual);
    desk.start("vyrt", "pp");
    EXPECT_NE(desk.action("undo").text(), usual);
    EXPECT_EQ(desk.action("undo").iconText(), button) << "the button keeps its width";
    const QString redo = desk.action("redo").text();
    desk.trigger("undo");
    EXPECT_EQ(desk.game().book().variant().id, "chess");
    EXPECT_EQ(desk.action("undo").text(), usual);
    EXPECT_NE(desk.action("redo").text(), redo);
    EXPECT_FALSE(desk.status().empty());
    desk.trigger("redo");
    EXPECT_EQ(desk.game().book().variant().id, "vyrt");
    desk.trigger("undo");
    ASSERT_EQ(desk.game().played(), 1U);
    desk.window.session().play(desk.game().moves()[0]);
    EXPECT_EQ(desk.action("redo").text(), redo) << "the game goes on: the other one has gone";
    EXPECT_FALSE(desk.action("redo").isEnabled());
}

TEST_F(Files, MovesThatWereTakenBackAndTimesComeBackToo) {
    GameSetup setup = setupFor("chess", "pp");
    setup.times.assign(2, *parseTime("300+2"));
    desk.window.session().start(setup);
    for (const char* move : {"e2e4", "e7e5", "g1f3"}) {
        skip(Millis(10'000));
        ASSERT_TRUE(desk.window.session().play(*parseMove(desk.game().position(), move)));
    }
    desk.trigger("undo");
    const auto times = desk.window.session().time().kept();
    paste("1. d4 d5");
    skip(Millis(60'000));
    desk.trigger("undo");
    EXPECT_EQ(desk.window.session().time().kept(), times);
    EXPECT_TRUE(desk.window.session().paused());
    desk.trigger("redo");
    EXPECT_EQ(desk.game().played(), 3u);
    desk.trigger("undo");
    desk.trigger("undo");
    EXPECT_EQ(desk.window.session().time().left(Side(0)), Millis(302'000 - 10'000 + 2'000));
}

TEST_F(Files, AFileWithAPositionIsShownFirst) {
    desk.start("chess", "pp");
    files().open(file("7k/8/8/8/8/8/8/KR6 w - - 0 1\n"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
    ASSERT_TRUE(files().preview());
    EXPECT_FALSE(files().picker());
    files().preview()->accept();
    EXPECT_EQ(desk.position(), "7k/8/8/8/8/8/8/KR6 w - - 0 1");
    files().open(file("7k/8/8/8/8/8/8/KX6 w - - 0 1\n"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
    EXPECT_FALSE(files().picker());
    EXPECT_EQ(desk.error(), "The position cannot be read: unknown piece letter. (Field 1, column 17)");
    desk.start("vyrt");
    const std::string position = desk.position();
    desk.trigger("copyDrawing");
    const QString drawing = QGuiApplication::clipboard()->text();
    desk.start("chess");
    files().open(file(drawing.toUtf8().constData()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
    ASSERT_TRUE(files().preview());
    files().preview()->accept();
    EXPECT_EQ(desk.position(), position);
}

TEST_F(Files, ADrawingInLettersIsReadBack) {
    for (const char* game : {"chess", "greatshatranj", "bolyar", "vyrt", "fortress"}) {
        desk.start(game);
        const std::string position = desk.position();
        desk.trigger("copyDrawing");
        desk.start("chess", "", {}, "7k/8/8/8/8/8/8/KR6 w - - 0 1");
        desk.trigger("paste");
        ASSERT_TRUE(files().preview()) << game;
        files().preview()->accept();
        EXPECT_EQ(desk.position(), position);
    }
}

TEST_F(Files, APastedMoveIsPlayed) {
    desk.start("chess", "pp");
    EXPECT_TRUE(files().paste(QStringLiteral("e2-e4")));
    EXPECT_TRUE(files().paste(QStringLiteral("Кf6")));
    EXPECT_EQ(desk.game().played(), 2u);
    EXPECT_FALSE(files().preview());
}

TEST_F(Files, ManyPastedGamesAreChosenFrom) {
    desk.start("chess");
    ASSERT_TRUE(files().paste(QString::fromLatin1(Three)));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
    ASSERT_TRUE(files().picker());
    EXPECT_EQ(files().picker()->windowTitle(), QStringLiteral("Games on the clipboard"));
    choose(1);
    EXPECT_EQ(desk.game().book().variant().id, "vyrt");
    EXPECT_TRUE(desk.settings.get(keys::recentFiles()).isEmpty());
}

TEST_F(Files, PastedGamesThatAKilledProgramLeftAreRemovedAtTheStart) {
    const QString left = QDir::temp().filePath(QStringLiteral("rokada-pasted.pgn.rokada-AbCdEf"));
    {
        QFile file(left);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    }
    desk.start("chess");
    ASSERT_TRUE(files().paste(QString::fromLatin1(Three)));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
    const QTemporaryDir games, collections;
    emit desk.window.windowSignals().foldersChosen(games.path(), collections.path());
    EXPECT_FALSE(QFile::exists(left));
    choose(1);
    EXPECT_EQ(desk.game().book().variant().id, "vyrt") << "the file in use stays";
}

TEST_F(Files, OnlyAPositionCanBeChangedBeforeItComesToTheBoard) {
    ASSERT_TRUE(files().paste(QStringLiteral("1. e4 c5 2. Nf3")));
    EXPECT_FALSE(named<QPushButton>(*files().preview(), "editButton").isVisible());
    // A change of style lays out the buttons again. The hidden button must stay hidden.
    QEvent change(QEvent::StyleChange);
    for (auto* box : files().preview()->findChildren<QDialogButtonBox*>()) QApplication::sendEvent(box, &change);
    EXPECT_FALSE(named<QPushButton>(*files().preview(), "editButton").isVisible());
    files().preview()->reject();
}

TEST_F(Files, APastedPositionCanBeChangedFirst) {
    desk.start("chess");
    ASSERT_TRUE(files().paste(QStringLiteral("7k/8/8/8/8/8/8/KR6 w - - 0 1")));
    named<QPushButton>(*files().preview(), "editButton").click();
    EXPECT_EQ(positionText(only<SetupDialog>(desk.window).arrangement()), "7k/8/8/8/8/8/8/KR6 w - - 0 1");
}

TEST_F(Files, CopyAndPasteGiveTheSameGame) {
    desk.start("bolyar");
    desk.window.session().play(desk.game().moves()[3]);
    const std::string position = desk.position();
    desk.trigger("copyGame");
    desk.start("chess");
    desk.trigger("paste");
    ASSERT_TRUE(files().preview());
    files().preview()->accept();
    EXPECT_EQ(desk.position(), position);
    part<GameRecord>(desk.window).last();
    desk.trigger("copyPosition");
    EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), position);
}

TEST_F(Files, ADroppedFileIsOpened) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file("1. e4 *\n"))});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &drop);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
    awaitGame();
    EXPECT_EQ(desk.game().played(), 1u);
}

TEST_F(Files, OfSeveralDroppedFilesTheOthersGoToWindowsOfTheirOwn) {
    QMimeData data;
    const QStringList others{desk.folder.filePath(QStringLiteral("b.pgn")),
                             desk.folder.filePath(QStringLiteral("c.pgn"))};
    data.setUrls({QUrl::fromLocalFile(file("1. e4 *\n")), QUrl::fromLocalFile(others[0]),
                  QUrl(QStringLiteral("http://x/y")), QUrl::fromLocalFile(others[1])});
    QSignalSpy more(&desk.window.windowSignals(), &WindowSignals::moreFilesDropped);
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &enter);
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &drop);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
    awaitGame();
    ASSERT_EQ(more.size(), 1);
    EXPECT_EQ(more[0][0].toStringList(), others);
}

}  // namespace
}  // namespace rokada::ui::filesTest
