// Tests saving a game in its file. Only the bytes of this game may change, in the encoding and with the line ends of
// the file.
#include "analysis/analysissettings.h"
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/gamepicker.h"
#include "librarydesk.h"
#include "session/gamerecord.h"

#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QStringEncoder>
#include <QTreeView>

namespace rokada::ui::savingTest {
namespace {

using namespace testing;

class Saving : public ::testing::Test {
protected:
    QString write(const QByteArray& bytes, const char* name = "games.pgn") {
        QString path = desk.folder.filePath(QLatin1String(name));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(bytes), bytes.size());
        return path;
    }
    [[nodiscard]] static QByteArray content(const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    [[nodiscard]] FileControls& files() { return part<FileControls>(desk.window); }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    /// Opens a file, and chooses one of its games by its index from 0.
    void open(const QString& path, int game) {
        files().open(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
        const QPointer picker = files().picker();
        if (picker && picker->isVisible()) {
            auto& list = only<QTreeView>(*picker);
            ASSERT_LT(game, list.model()->rowCount());
            list.setCurrentIndex(list.model()->index(game, 0));
            QTest::keyClick(&list, Qt::Key_Return);
        }
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().reading(); }));
    }
    /// Makes a new move on the board, and saves with Ctrl+S.
    void addVariationAndSave() {
        desk.click("h2");
        desk.click("h3");
        ASSERT_TRUE(record().edited());
        desk.trigger("save");
    }
    [[nodiscard]] std::string tag(const char* name) {
        const std::string* value = record().tree()->tag(name);
        return value ? *value : "";
    }

    LibraryDesk desk;
};

TEST_F(Saving, ACommentBehindTheGameBeforeCostsNoTags) {
    const QByteArray first(
        "[Event \"A\"]\n[White \"Oak\"]\n[Black \"Ash\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0 {Black "
        "resigned}\n\n");
    const QString path =
        write(first + "[Event \"B\"]\n[White \"Elm\"]\n[Black \"Fir\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n");
    open(path, 1);
    addVariationAndSave();
    const QByteArray saved = content(path);
    EXPECT_TRUE(saved.startsWith(first)) << saved.toStdString();
    for (const char* kept : {"[Event \"B\"]", "[White \"Elm\"]", "[Black \"Fir\"]", "[Result \"0-1\"]", "(1. h3)"})
        EXPECT_TRUE(saved.mid(first.size()).contains(kept)) << saved.toStdString();
}

TEST_F(Saving, AGameOfTagsAloneStaysBesideTheNextOne) {
    const QByteArray first("[Event \"Postponed\"]\n[White \"Maple\"]\n[Black \"Guest\"]\n[Round \"7\"]\n\n");
    const QString path = write(first + "[Event \"Played\"]\n[White \"Maple\"]\n[Black \"GuestB\"]\n\n1. e4 e5 *\n");
    open(path, 1);
    EXPECT_EQ(tag("Black"), "GuestB");
    addVariationAndSave();
    QByteArray saved = content(path);
    EXPECT_TRUE(saved.startsWith(first)) << saved.toStdString();
    EXPECT_EQ(saved.count("\"7\""), 1) << saved.toStdString();
    EXPECT_TRUE(saved.contains("(1. h3)"));
    const QByteArray second = saved.mid(first.size());
    open(path, 0);
    EXPECT_EQ(tag("Round"), "7");
    addVariationAndSave();
    saved = content(path);
    EXPECT_TRUE(saved.endsWith(second)) << saved.toStdString();
    EXPECT_TRUE(saved.contains("[Round \"7\"]")) << saved.toStdString();
    EXPECT_TRUE(saved.left(saved.size() - second.size()).contains("1. h3")) << saved.toStdString();
}

/// Another program can open a game in this window while the window still writes to a slow disk.
TEST_F(Saving, AnotherGameCanReplaceTheGameMeanwhile) {
    const QByteArray games("[Event \"A\"]\n\n1. e4 e5 *\n\n[Event \"B\"]\n\n1. d4 d5 *\n");
    const QString path = write(games);
    open(path, 0);
    desk.click("h2");
    desk.click("h3");
    ASSERT_TRUE(record().edited());
    QMetaObject::invokeMethod(
        &desk.window, [this] { desk.start("vyrt"); }, Qt::QueuedConnection);
    desk.trigger("save");
    EXPECT_EQ(desk.game().book().variant().id, "vyrt");
    EXPECT_FALSE(record().source()) << "the new game is in no file";
    EXPECT_TRUE(content(path).contains("(1. h3)"));
    EXPECT_EQ(desk.error(), "") << "nothing is left to save";
    open(path, 0);
    EXPECT_FALSE(record().edited()) << "the file has the variation";
    desk.click("g2");
    desk.click("g3");
    desk.trigger("save");
    EXPECT_FALSE(record().edited());
    EXPECT_EQ(desk.error(), "");
}

struct FileForm {
    const char* name;
    const char* encoding;
    QByteArray mark;
    bool cyrillic;
};

/// Returns a file of three games. `ends` are the line ends of each game. The games have non-ASCII letters if
/// `form.cyrillic`.
QByteArray threeGames(const FileForm& form, const std::array<QByteArray, 3>& ends, std::array<QByteArray, 3>& games) {
    QByteArray all = form.mark;
    auto bytesOf = [&](const QString& text) {
        if (QByteArray(form.encoding) == "windows-1251") {
            QByteArray bytes;
            for (const QChar c : text)
                bytes +=
                    c.unicode() < 0x80 ? static_cast<char>(c.unicode()) : static_cast<char>(c.unicode() - 0x410 + 0xC0);
            return bytes;
        }
        QStringEncoder encoder(form.encoding, QStringEncoder::Flag::Default);
        return QByteArray(encoder(text));
    };
    for (std::size_t i = 0; i < games.size(); ++i) {
        const QString white = form.cyrillic ? QStringLiteral("\u0418\u0432\u0430\u043d") : QStringLiteral("Ivan");
        QString text = QStringLiteral(
                           "[Event \"%1\"]\n[White \"%2\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 {a "
                           "comment\nin two lines} e5 2. Nf3 1-0\n\n")
                           .arg(QString::number(i), white);
        text.replace(QLatin1Char('\n'), QString::fromLatin1(ends[i]));
        games[i] = bytesOf(text);
        all += games[i];
    }
    return all;
}

class SavingInEveryForm : public Saving, public ::testing::WithParamInterface<FileForm> {};

TEST_P(SavingInEveryForm, TheOtherGamesStayByteForByte) {
    const FileForm& form = GetParam();
    const QByteArray lf("\n"), crlf("\r\n");
    for (const auto& ends :
         {std::array{lf, lf, lf}, std::array{crlf, crlf, crlf}, std::array{lf, crlf, lf}, std::array{crlf, lf, crlf}}) {
        std::array<QByteArray, 3> games;
        const QString path = write(threeGames(form, ends, games));
        for (int edited = 0; edited < 3; ++edited) {
            open(path, edited);
            EXPECT_EQ(tag("Event"), std::to_string(edited));
            EXPECT_EQ(tag("White"), form.cyrillic ? "\u0418\u0432\u0430\u043d" : "Ivan");
            addVariationAndSave();
            EXPECT_FALSE(record().edited()) << desk.error();
            const QByteArray saved = content(path);
            const QByteArray before = [&] {
                QByteArray bytes = form.mark;
                for (int i = 0; i < edited; ++i) bytes += games[static_cast<std::size_t>(i)];
                return bytes;
            }();
            QByteArray after;
            for (int i = edited + 1; i < 3; ++i) after += games[static_cast<std::size_t>(i)];
            ASSERT_TRUE(saved.startsWith(before)) << edited;
            ASSERT_TRUE(saved.endsWith(after)) << edited;
            QByteArray& own = games[static_cast<std::size_t>(edited)];
            own = saved.mid(before.size(), saved.size() - before.size() - after.size());
            QByteArray narrow = own;
            narrow.replace('\0', QByteArray());
            EXPECT_TRUE(narrow.contains("(1. h3)")) << narrow.toStdString();
            const auto lines = narrow.count('\n');
            EXPECT_EQ(narrow.count("\r\n"), ends[static_cast<std::size_t>(edited)] == crlf ? lines : 0);
            EXPECT_GT(lines, 6);
        }
        for (int game = 0; game < 3; ++game) {
            open(path, game);
            EXPECT_EQ(tag("Event"), std::to_string(game));
            EXPECT_EQ(tag("White"), form.cyrillic ? "\u0418\u0432\u0430\u043d" : "Ivan");
            EXPECT_EQ(record().tree()->size(), 4U);
            EXPECT_EQ(desk.error(), "");
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Files, SavingInEveryForm,
                         ::testing::Values(FileForm{"Ascii", "UTF-8", "", false}, FileForm{"Utf8", "UTF-8", "", true},
                                           FileForm{"Utf8WithMark", "UTF-8", "\xEF\xBB\xBF", true},
                                           FileForm{"Windows1251", "windows-1251", "", true},
                                           FileForm{"Utf16", "UTF-16LE", "\xFF\xFE", true}),
                         [](const auto& form) { return std::string(form.param.name); });

/// The first game has the names "Дубов" and "Осень" in Windows-1251. The second game has ASCII letters only.
const QByteArray oldFile(
    "[Event \"\xCE\xF1\xE5\xED\xFC\"]\n[White \"\xC4\xF3\xE1\xEE\xE2\"]\n\n1. e4 e5 *\n\n"
    "[Event \"B\"]\n[White \"Elm\"]\n\n1. d4 d5 *\n");

TEST_F(Saving, ALetterThatTheFileCannotHaveIsToldBeforeAnythingIsWritten) {
    const QString path = write(oldFile);
    open(path, 0);
    record().comment(Node::Root, "\u65e5");
    desk.trigger("save");
    EXPECT_NE(desk.error().find("\u65e5"), std::string::npos) << desk.error();
    EXPECT_NE(desk.error().find("Windows-1251"), std::string::npos) << desk.error();
    EXPECT_EQ(content(path), oldFile);
    EXPECT_TRUE(record().edited()) << "nothing is lost";
    const QString other = desk.folder.filePath(QStringLiteral("other.pgn"));
    ASSERT_TRUE(files().saveAs(other));
    EXPECT_TRUE(content(other).contains("\u65e5")) << "a file of its own is in UTF-8";
    EXPECT_EQ(content(path), oldFile);
}

TEST_F(Saving, AGameWithoutOldLettersIsWrittenInTheEncodingOfItsFile) {
    const QString path = write(oldFile);
    open(path, 1);
    record().comment(Node::Root, "\u0445\u043e\u0440\u043e\u0448\u043e");
    desk.trigger("save");
    const QByteArray saved = content(path);
    EXPECT_TRUE(saved.contains("\xF5\xEE\xF0\xEE\xF8\xEE")) << saved.toStdString();
    EXPECT_FALSE(saved.contains("\u0445\u043e")) << "two encodings in one file";
    open(path, 0);
    EXPECT_EQ(tag("White"), "\u0414\u0443\u0431\u043e\u0432");
}

TEST_F(Saving, WhatWasNotUnderstoodGoesBackUnchanged) {
    const QByteArray rest(
        "2. Ke8 {\xEF\xEB\xEE\xF5\xEE}  d6\r\n3. Bc4   (3. d4  exd4) Zz9 ; to the end\r\n0-0-0-0 4. c3");
    const QByteArray tags("[Event \"A\"]\r\n[White \"\xC4\xF3\xE1\xEE\xE2\"]\r\n\r\n");
    const QString path = write(tags + "1. e4 e5 " + rest + " *\r\n\r\n[Event \"B\"]\r\n\r\n1. d4 *\r\n");
    open(path, 0);
    EXPECT_EQ(record().tree()->plies(record().tree()->variationEnd(Node::Root)), 2);
    addVariationAndSave();
    const QByteArray saved = content(path);
    EXPECT_TRUE(saved.contains("(1. h3)")) << saved.toStdString();
    EXPECT_TRUE(saved.contains(rest)) << saved.toStdString();
    EXPECT_TRUE(saved.endsWith("[Event \"B\"]\r\n\r\n1. d4 *\r\n")) << saved.toStdString();
}

/// A game of a file is annotated and reviewed, and then leaves the board. It must not be added to the user's own games.
TEST_F(Saving, AnAnnotatedGameOfAFileDoesNotComeIntoTheOwnGames) {
    const QString path = write("[White \"Elm\"]\n\n1. e4 e5 *\n\n[White \"Oak\"]\n\n1. d4 *\n");
    open(path, 0);
    record().comment(Node::Root, "annotated");
    desk.settings.set(keys::reviewedNodes(), reviewNodes.front());
    desk.trigger("reviewGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return record().reviewed(); }, 60'000));
    open(path, 1);
    desk.start("vyrt", "pp");
    EXPECT_TRUE(desk.kept().ids.empty());
    desk.trigger("undo");
    desk.trigger("undo");
    ASSERT_EQ(tag("White"), "Elm");
    desk.trigger("save");
    EXPECT_TRUE(content(path).contains("annotated"));
    EXPECT_TRUE(content(path).contains("[%eval")) << content(path).toStdString();
    EXPECT_TRUE(desk.kept().ids.empty());
}

/// The first save changes the length of the game in its file. The second save must still replace exactly this game.
TEST_F(Saving, AGameThatWasSavedFromItsNoticeIsSavedAgainInItsPlace) {
    const QByteArray second("[White \"Oak\"]\n\n1. d4 *\n");
    const QString path = write("[White \"Elm\"]\n\n1. e4 e5 *\n\n" + second);
    open(path, 0);
    record().comment(Node::Root, "a comment that makes the game much longer than it was before");
    desk.start("vyrt", "pp");
    named<QPushButton>(desk.window, "saveEdits").click();
    const QByteArray once = content(path);
    ASSERT_TRUE(once.endsWith(second)) << once.toStdString();
    desk.trigger("undo");
    ASSERT_EQ(tag("White"), "Elm");
    EXPECT_FALSE(record().edited()) << "it is saved";
    desk.click("h2");
    desk.click("h3");
    desk.trigger("save");
    const QByteArray twice = content(path);
    EXPECT_TRUE(twice.endsWith(second)) << twice.toStdString();
    EXPECT_EQ(twice.count("[White"), 2) << twice.toStdString();
    EXPECT_EQ(twice.count("a comment that makes"), 1) << twice.toStdString();
    EXPECT_TRUE(twice.contains("(1. h3)")) << twice.toStdString();
}

/// Undo brings an edited game back to the board. If redo then removes it again, the notice must offer once more to save
/// it.
TEST_F(Saving, AnEditedGameThatRedoTakesAwayIsOfferedAgain) {
    const QString path = write("[White \"Elm\"]\n\n1. e4 e5 *\n");
    open(path, 0);
    record().comment(Node::Root, "mine");
    desk.start("vyrt", "pp");
    ASSERT_NE(desk.error(), "");
    desk.trigger("undo");
    EXPECT_EQ(desk.error(), "");
    desk.trigger("redo");
    ASSERT_EQ(desk.game().book().variant().id, "vyrt");
    EXPECT_EQ(desk.error(), "The changes to the game in line 1 of games.pgn are not saved.");
    named<QPushButton>(desk.window, "saveEdits").click();
    EXPECT_TRUE(content(path).contains("mine"));
}

}  // namespace
}  // namespace rokada::ui::savingTest
