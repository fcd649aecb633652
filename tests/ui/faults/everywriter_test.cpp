// Tests every function of the window that writes a file, while each of its system calls fails in each way.
#include "meetfaults.h"
#include "shelf.h"

#include "collection/library.h"
#include "files/autosave.h"
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/savedgame.h"
#include "files/unsavededits.h"
#include "keptdesk.h"
#include "kit/language.h"
#include "kit/settingtypes.h"
#include "learn/learnersfile.h"
#include "library/collections.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "librarydesk.h"
#include "librarytesting.h"
#include "match/matchdialog.h"
#include "match/matchrunner.h"
#include "matchdesk.h"
#include "pages/diagramwriter.h"
#include "pages/printdialog.h"
#include "rules/movegen.h"
#include "table/tablesettings.h"
#include "window/demo.h"
#include "window/windowsettings.h"

#include <QImage>
#include <QLabel>
#include <QSignalSpy>

#include <cerrno>

namespace rokada::ui::everywriterTest {
namespace {

using namespace testing;
using rokada::testing::Fault;

const QString toldSo = QStringLiteral("told");

/// Returns the error message of a write operation; empty if it succeeded.
QString told(const Written& done) {
    EXPECT_TRUE(done || !done.error().isEmpty());
    return done ? QString() : done.error();
}

/// Returns the notices that a window shows, and closes them.
QString told(Desk& desk) {
    const QString all = part<StatusLine>(desk.window).errors().join(QLatin1Char('\n'));
    desk.closeTroubles();
    return all;
}

/// Folder that contains one file with old contents.
struct OldFile {
    explicit OldFile(const char* name) : path(folder.filePath(QLatin1String(name))) {}
    void putBack() const {
        for (const QString& name : QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            const QString file = folder.filePath(name);
            ASSERT_TRUE(QFileInfo(file).isDir() ? QDir(file).removeRecursively() : QFile::remove(file));
        }
        ASSERT_TRUE(writeFile(path, QByteArray("before")));
    }
    [[nodiscard]] Writer writer(const char* name, std::function<QString()> write) const {
        return {name, [this] { putBack(); }, std::move(write), [this] { return contentOf(path); }};
    }

    QTemporaryDir folder;
    QString path;
};

TEST(EveryWriter, File) {
    const OldFile file("games.pgn");
    meetEveryFault(file.folder,
                   file.writer("any file", [&] { return told(writeFile(file.path, QByteArray(40'000, 'n'))); }));
}

TEST(EveryWriter, Game) {
    const OldFile file("games.pgn");
    Desk desk;
    auto& files = part<FileControls>(desk.window);
    const auto prepare = [&] {
        file.putBack();
        desk.start("chess");
        desk.play({"e2e4"});
    };
    meetEveryFault(file.folder, {"Save As", prepare,
                                 [&] {
                                     const bool done = files.saveAs(file.path);
                                     const QString notices = told(desk);
                                     EXPECT_EQ(done, notices.isEmpty());
                                     return notices;
                                 },
                                 [&] { return contentOf(file.path); }});
    const auto prepareSaved = [&] {
        prepare();
        ASSERT_TRUE(files.saveAs(file.path));
        desk.play({"e7e5"});
    };
    meetEveryFault(file.folder, {"Save", prepareSaved,
                                 [&] {
                                     files.save();
                                     return told(desk);
                                 },
                                 [&] { return contentOf(file.path); }});
}

TEST(EveryWriter, GameOfAFileOfMany) {
    const OldFile file("games.pgn");
    const QByteArray before = "[White \"Anna\"]\n\n1. e4 e5 *\n\n[White \"Boris\"]\n\n1. d4 *\n";
    const GamePlace first{.at = 0, .length = 27};
    const Writer writer{"Save in a file of many games", [&] { ASSERT_TRUE(writeFile(file.path, before)); },
                        [&] {
                            const auto done = writeGame(file.path, "[White \"Anna\"]\n\n1. e4 c5 *\n\n", first);
                            return done ? QString() : done.error();
                        },
                        [&] { return contentOf(file.path); }};
    meetEveryFault(file.folder, writer);
}

/// Returns the number of plies of the saved game in a file, or "none".
QByteArray pliesIn(const QString& file) {
    const auto saved = savedGame(contentOf(file));
    return saved ? QByteArray::number(static_cast<int>(saved->tree.plies(saved->live))) : QByteArray("none");
}

TEST(EveryWriter, Autosave) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    const auto prepare = [&] {
        desk.start("chess");
        desk.play({"e2e4"});
        EXPECT_EQ(told(desk).toStdString(), "");
    };
    meetEveryFault(folder, {"autosave", prepare,
                            [&] {
                                desk.play({"e7e5"});
                                return told(desk);
                            },
                            [&] { return pliesIn(desk.keeper.file()); }});
}

TEST(EveryWriter, FirstAutosave) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    // The window does not report the same failure twice in a row, so each run begins with a successful save.
    const auto prepare = [&] {
        desk.start("chess");
        desk.play({"e2e4"});
        desk.start("chess");
    };
    const auto write = [&] {
        desk.play({"e2e4"});
        return told(desk);
    };
    meetEveryFault(folder, {"first autosave", prepare, write, [&] { return pliesIn(desk.keeper.file()); },
                            QStringLiteral(".lock")});
}

/// The replaced game must never be lost, so the window need not report a failure.
TEST(EveryWriter, ReplacedGame) {
    const QTemporaryDir folder;
    KeptDesk desk(folder.path());
    const auto prepare = [&] {
        desk.start("vyrt");
        for (const auto& left : desk.keeper.left()) Autosave::removeLeft(left.file);
        desk.start("chess");
        desk.play({"e2e4", "e7e5", "g1f3", "b8c6"});
    };
    const auto write = [&] {
        desk.start("vyrt");
        desk.keeper.settle();
        return told(desk);
    };
    const auto content = [&] {
        QByteArray all("kept: ");
        for (const auto& left : desk.keeper.left()) all += pliesIn(left.file);
        return all;
    };
    meetEveryFault(folder, {"replaced game", prepare, write, content, QStringLiteral(".lock")});
}

const QByteArray elm("[White \"Elm\"]\n\n1. e4 e5 *\n\n"), oak("[White \"Oak\"]\n\n1. d4 *\n");

/// Window with an edited game from a file. Starting another game removes the edited game from the board.
struct EditedGame {
    explicit EditedGame(const QString& kept) { edits().keepIn(kept); }
    [[nodiscard]] UnsavedEdits& edits() { return part<FileControls>(desk.window).unsaved(); }
    /// Restores the file and opens its second game. Adds a new comment to this game.
    void edit() {
        leave();
        EXPECT_TRUE(edits().saveAll());
        file.putBack();
        ASSERT_TRUE(writeFile(file.path, elm + oak));
        auto& files = part<FileControls>(desk.window);
        files.openGame(file.path, 1);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files.reading(); }));
        part<GameRecord>(desk.window).comment(Node::Root, "first");
        desk.closeTroubles();
    }
    void leave() { desk.start("vyrt"); }
    /// Returns the notices except those about edits that are not saved.
    [[nodiscard]] QString failure() {
        QStringList all = part<StatusLine>(desk.window).errors();
        desk.closeTroubles();
        all.removeIf([](const QString& said) { return said.endsWith(QLatin1String("are not saved.")); });
        return all.join(QLatin1Char('\n'));
    }

    const OldFile file{"games.pgn"};
    Desk desk;
};

TEST(EveryWriter, UnsavedEdits) {
    const QTemporaryDir folder;
    EditedGame game(folder.path());
    const auto content = [&] {
        QByteArray all;
        for (const QString& name : QDir(folder.path()).entryList({QStringLiteral("edits-*.pgn")}, QDir::Files)) {
            const auto saved = savedGame(contentOf(folder.filePath(name)));
            all += saved && saved->edited ? "edited " : "none ";
        }
        return all;
    };
    meetEveryFault(folder, {"edits of a game that left the board", [&] { game.edit(); },
                            [&] {
                                game.leave();
                                return game.failure();
                            },
                            content, QStringLiteral(".lock")});
}

TEST(EveryWriter, UnsavedEditsSavedWhereTheyCameFrom) {
    const QTemporaryDir folder;
    EditedGame game(folder.path());
    const auto prepare = [&] {
        game.edit();
        game.leave();
        game.desk.closeTroubles();
    };
    meetEveryFault(game.file.folder, {"edits saved into their file", prepare,
                                      [&] {
                                          const bool done = game.edits().saveAll();
                                          const QString said = game.failure();
                                          EXPECT_EQ(done, said.isEmpty());
                                          EXPECT_EQ(game.edits().count(), done ? 0U : 1U);
                                          return said;
                                      },
                                      [&] { return contentOf(game.file.path); }});
}

TEST(EveryWriter, ExportedGames) {
    LibraryDesk desk;
    Library& library = *desk.controls().library();
    library.ask([](LibraryStore& store) { return store.put(gamesOf(Four)).has_value(); },
                [](bool put) { EXPECT_TRUE(put); });
    GamesPage gamesPage(library, desk.settings, nullptr);
    QSignalSpy found(&gamesPage, &GamesPage::found), failed(&gamesPage, &GamesPage::failed),
        exported(&gamesPage.gameActions(), &GameActions::exported);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !found.empty(); }));
    const OldFile file("four.pgn");
    const auto write = [&] {
        exported.clear();
        failed.clear();
        gamesPage.gameActions().exportTo(file.path, gamesPage.model().ids());
        EXPECT_TRUE(QTest::qWaitFor([&] { return !exported.empty(); }));
        const QString said = failed.empty() ? QString() : failed.front().front().toString();
        const bool done = exported.front().front().toBool();
        EXPECT_EQ(done, !said.contains(file.path)) << said.toStdString();
        return done ? QString() : said;
    };
    meetEveryFault(file.folder, file.writer("exported games", write));
}

/// The match writes its file at the start and after every game. After a failure, the file must be complete and the
/// match must report the error.
TEST(EveryWriter, Match) {
    const OldFile file("match.json");
    const QTemporaryDir elsewhere;
    const WindowSettings settings(elsewhere.filePath(QStringLiteral("settings.ini")));
    MatchSetup setup{.players = {{.level = 1}, {.level = 2}}, .variants = {QStringLiteral("chess")}};
    setup.openings = MatchSetup::Openings::Start;
    setup.rounds = 0;
    const auto play = [&](std::uint64_t seed) {
        MatchRunner runner(settings, nullptr);
        QString unread;
        QObject::connect(&runner, &MatchRunner::fileRead, [&](const QString& error) { unread = error; });
        runner.keepIn(file.path);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !runner.reading(); }));
        setup.seed = seed;
        runner.start(setup);
        EXPECT_TRUE(QTest::qWaitFor([&] { return runner.state() != MatchRunner::State::Running; }));
        return unread + runner.errorText();
    };
    int calls = 0;
    {
        const Fault fault = Fault::atCall(folderOf(file.folder), 0, ENOSPC);
        EXPECT_EQ(play(1).toStdString(), "");
        calls = fault.calls();
    }
    int told = 0;
    for (const int call : chosenCalls(calls)) {
        file.putBack();
        ASSERT_TRUE(QFile::remove(file.path));
        EXPECT_EQ(play(1).toStdString(), "");
        QString trouble;
        {
            const Fault fault = Fault::atCall(folderOf(file.folder), call, ENOSPC);
            trouble = play(2);
        }
        SCOPED_TRACE(::testing::Message() << "call " << call << ", told: " << trouble.toStdString());
        const auto kept = matchStateOf(contentOf(file.path));
        ASSERT_TRUE(kept);
        EXPECT_TRUE(!trouble.isEmpty() || kept->setup.seed == 2);
        EXPECT_TRUE(trouble.isEmpty() || trouble.contains(file.path));
        told += !trouble.isEmpty();
    }
    EXPECT_GT(told, 0);
}

TEST(EveryWriter, GamesOfAMatch) {
    const OldFile file("match.pgn");
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}));
    ASSERT_TRUE(desk.becomes(MatchRunner::State::Over));
    desk.trigger("engineMatch");
    MatchDialog& dialog = desk.dialog();
    meetEveryFault(file.folder,
                   file.writer("games of a match", [&] { return dialog.saveAs(file.path) ? QString() : toldSo; }));
}

/// Pictures that were written before the fault must be complete. The error message must name the first failed picture.
TEST(EveryWriter, Demo) {
    const QTemporaryDir folder;
    Language language;
    for (const std::uint64_t room : {0, 300'000}) {
        QDir(folder.filePath(QStringLiteral("new"))).removeRecursively();
        const Fault fault = Fault::fullDisk(folderOf(folder), room);
        const auto files = writeDemo(folder.filePath(QStringLiteral("new")), language, 1);
        ASSERT_FALSE(files);
        EXPECT_TRUE(files.error().startsWith(folder.path())) << files.error().toStdString();
        EXPECT_TRUE(files.error().endsWith(qt_error_string(ENOSPC))) << files.error().toStdString();
        const auto pictures = QDir(folder.filePath(QStringLiteral("new"))).entryInfoList(QDir::Files);
        EXPECT_EQ(pictures.empty(), room == 0);
        for (const QFileInfo& picture : pictures)
            EXPECT_FALSE(QImage(picture.filePath()).isNull()) << picture.fileName().toStdString();
    }
}

TEST(EveryWriter, Picture) {
    Desk desk;
    desk.start("vyrt");
    for (const char* name : {"board.png", "board.svg"}) {
        const OldFile file(name);
        meetEveryFault(file.folder, file.writer(name, [&] {
            DiagramWriter writer;
            QSignalSpy written(&writer, &DiagramWriter::written), failed(&writer, &DiagramWriter::failed);
            writer.write(diagramOf(desk.board().frame()), 200, file.path, {});
            EXPECT_TRUE(QTest::qWaitFor([&] { return !written.empty() || !failed.empty(); }));
            return failed.empty() ? QString() : toldSo;
        }));
    }
}

TEST(EveryWriter, Paper) {
    const OldFile file("game.pdf");
    Desk desk;
    desk.start("chess");
    const auto& record = part<GameRecord>(desk.window);
    PrintDialog dialog(*record.tree(), record.live(), NotationStyle::International, {}, nullptr);
    // A PDF file contains its time of creation, so only its first bytes are compared.
    const auto content = [&] { return contentOf(file.path).left(6); };
    meetEveryFault(file.folder, {"PDF", [&] { file.putBack(); },
                                 [&] {
                                     dialog.saveAs(file.path);
                                     const QString message = named<QLabel>(dialog, "printMessage").text();
                                     return message.contains(QStringLiteral("cannot be saved")) ? toldSo : QString();
                                 },
                                 content});
}

TEST(EveryWriter, Settings) {
    const OldFile file("settings.ini");
    const auto write = [&] {
        return told(writeSettings(file.path, {{QStringLiteral("board/note"), QStringLiteral("after")}}));
    };
    meetEveryFault(file.folder, {"settings",
                                 [&] {
                                     file.putBack();
                                     ASSERT_TRUE(writeFile(file.path, QByteArray("[board]\nnote=before\n")));
                                 },
                                 write, [&] { return contentOf(file.path); }});
    meetEveryFault(file.folder, {"first settings",
                                 [&] {
                                     file.putBack();
                                     ASSERT_TRUE(QFile::remove(file.path));
                                 },
                                 write, [&] { return contentOf(file.path); }});
}

TEST(EveryWriter, Learners) {
    const OldFile file("learners.json");
    meetEveryFault(file.folder, {"learners and puzzles",
                                 [&] {
                                     file.putBack();
                                     ASSERT_TRUE(QFile::remove(file.path));
                                     LearnerList anna;
                                     anna.add(QStringLiteral("Anna"));
                                     ASSERT_TRUE(LearnersFile(file.path).write(anna));
                                 },
                                 [&] {
                                     LearnersFile learners(file.path);
                                     LearnerList all = learners.read().learners;
                                     all.notePuzzle(QStringLiteral("chess-1"), true, 5);
                                     return told(learners.write(all));
                                 },
                                 [&] { return contentOf(file.path); }});
}

/// Library with four games. It runs in the thread of the test.
struct OldLibrary {
    void putBack() const {
        for (const QString& name : QDir(folder.path()).entryList(QDir::Files))
            ASSERT_TRUE(QFile::remove(folder.filePath(name)));
        LibraryStore store(folder.path());
        ASSERT_EQ(store.put(gamesOf(Four)), 4);
    }
    /// Returns a writer that calls `act`. If `act` returns false, the writer reports the error of the database.
    [[nodiscard]] Writer writer(const char* name, std::function<bool(LibraryStore&)> act) const {
        const auto write = [this, act] {
            LibraryStore store(folder.path());
            if (!store.open()) return toldSo;
            if (act(store)) return QString();
            EXPECT_NE(store.errorString().toStdString(), "");
            return toldSo;
        };
        const auto content = [this] {
            LibraryStore store(folder.path());
            // If the fault has prevented the removal of the lock file, the lock still counts, because the process that
            // holds it is this test. The test therefore removes the lock file.
            QFile::remove(store.file() + QStringLiteral(".lock"));
            EXPECT_TRUE(store.open());
            EXPECT_FALSE(store.takeDamage());
            return QByteArray::number(static_cast<int>(store.find({}).ids.size()));
        };
        return {name, [this] { putBack(); }, write, content, QStringLiteral(".copy")};
    }

    QTemporaryDir folder;
};

TEST(EveryWriter, Library) {
    const OldLibrary library;
    const auto more = gamesOf("[White \"Emil\"]\n\n1. c4 *\n\n[White \"Fani\"]\n\n1. Nf3 *\n");
    meetEveryFault(library.folder,
                   library.writer("library: import", [&](LibraryStore& store) { return store.put(more).has_value(); }));
    meetEveryFault(library.folder, library.writer("library: deletion", [&](LibraryStore& store) {
        return store.setDeleted({store.find({}).ids.front()}, true);
    }));
}

TEST(EveryWriter, NewCollection) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("club.sqlite"));
    const auto prepare = [&] {
        for (const QString& name : QDir(folder.path()).entryList(QDir::Files))
            ASSERT_TRUE(QFile::remove(folder.filePath(name)));
    };
    meetEveryFault(folder, {"new collection", prepare,
                            [&] {
                                const auto made = openCollection(path);
                                return made ? QString() : made.error();
                            },
                            [&] {
                                const bool made = isCollection(path);
                                // Opening the database leaves these files if it uses a write-ahead log.
                                for (const char* beside : {"-wal", "-shm"}) QFile::remove(path + QLatin1String(beside));
                                return made ? QByteArray("made") : QByteArray("none");
                            },
                            QStringLiteral(".copy")});
}

}  // namespace
}  // namespace rokada::ui::everywriterTest
