// Problems that the reader of games finds must be reported when opening, pasting, stepping and importing. A clean file
// must cause no report.
#include "addedcollection.h"
#include "collection/librarytransfer.h"
#include "files/filecontrols.h"
#include "files/findingsdialog.h"
#include "files/gamefile.h"
#include "files/gamepicker.h"
#include "files/pastedialog.h"
#include "library/collections.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamespage.h"
#include "library/importreportdialog.h"
#include "library/librarymodel.h"
#include "library/searchbar.h"
#include "librarydesk.h"
#include "session/gamerecord.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTreeView>

namespace rokada::ui::findingsTest {
namespace {

using namespace testing;

/// Text with four problems: a line before the game, a line between the tags, an illegal move, and a line after the
/// game.
constexpr const char* Faulty =
    "a list of games\n[White \"Elm\"]\na note\n[Black \"Oak\"]\n\n1. e4 e5 2. Ke8 1-0\nthe end\n";
constexpr const char* Clean = "[Event \"A\"]\n[White \"Elm\"]\n[Black \"Oak\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";

class Findings : public ::testing::Test {
protected:
    QString write(const QByteArray& bytes, const char* name = "games.pgn") {
        QString path = desk.folder.filePath(QLatin1String(name));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(bytes), bytes.size());
        return path;
    }
    [[nodiscard]] FileControls& files() { return part<FileControls>(desk.window); }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    void look(const QString& path) {
        files().open(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().reading(); }));
    }
    /// Chooses a game of the current file by its index.
    void choose(int game) {
        auto& list = only<QTreeView>(*files().picker());
        list.setCurrentIndex(list.model()->index(game, 0));
        QTest::keyClick(&list, Qt::Key_Return);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().reading(); }));
    }
    /// Returns the text of the dialog that the button of the notice opens.
    [[nodiscard]] std::string shown() {
        named<QPushButton>(desk.window, "showFindings").click();
        auto& gamesPage = named<FindingsDialog>(desk.window, "findings");
        EXPECT_TRUE(gamesPage.isVisible());
        const std::string lines = named<QPlainTextEdit>(gamesPage, "findingList").toPlainText().toStdString();
        named<QPushButton>(gamesPage, "closeFindings").click();
        return lines;
    }
    [[nodiscard]] int notices() { return static_cast<int>(part<StatusLine>(desk.window).errors().size()); }
    [[nodiscard]] std::string tag(const char* name) {
        const std::string* value = record().tree()->tag(name);
        return value ? *value : "";
    }

    LibraryDesk desk;
};

const QStringList faults{
    QStringLiteral("Line 1, column 1: This line is neither a tag nor a move. It was skipped: a list of games"),
    QStringLiteral("Line 3, column 1: This line is neither a tag nor a move. It was kept as a comment: a note"),
    QStringLiteral("Line 6, column 13: Ke8 is an illegal move. The rest of the variation was kept as text."),
    QStringLiteral("Line 7, column 1: This line is neither a tag nor a move. It was skipped: the end")};

TEST_F(Findings, OpeningTellsThemInOneNotice) {
    look(write(Faulty));
    EXPECT_EQ(tag("Black"), "Oak");
    ASSERT_EQ(notices(), 1);
    EXPECT_EQ(desk.error(), "Rokada found 4 problems in games.pgn.");
    EXPECT_EQ(shown(), faults.join(QLatin1Char('\n')).toStdString());
    EXPECT_EQ(notices(), 1) << "it stays until it is closed";
    look(write(Clean));
    EXPECT_EQ(notices(), 0) << "the notice was about the other game";
}

TEST_F(Findings, PastingTellsTheSame) {
    ASSERT_TRUE(files().paste(QString::fromLatin1(Faulty)));
    ASSERT_TRUE(files().preview());
    EXPECT_EQ(notices(), 0) << "nothing has come to the board";
    files().preview()->accept();
    ASSERT_EQ(notices(), 1);
    EXPECT_EQ(desk.error(), "Rokada found 4 problems in the clipboard.");
    EXPECT_EQ(shown(), faults.join(QLatin1Char('\n')).toStdString());
}

TEST_F(Findings, ACleanGameShowsNothing) {
    look(write(Clean));
    EXPECT_EQ(notices(), 0);
    ASSERT_TRUE(files().paste(QString::fromLatin1(Clean)));
    files().preview()->accept();
    EXPECT_EQ(notices(), 0);
    QSignalSpy imported(desk.controls().library(), &Library::imported);
    desk.controls().library()->importFile(write(Clean));
    ASSERT_TRUE(imported.wait(5000));
    EXPECT_EQ(desk.window.findChild<ImportReportDialog*>(), nullptr);
    EXPECT_EQ(notices(), 0);
}

TEST_F(Findings, ImportShowsTheSameWithTheGame) {
    const QString path = write(QByteArray(Faulty) + '\n' + Clean);
    desk.trigger("library");
    QSignalSpy imported(desk.controls().library(), &Library::imported);
    desk.controls().library()->importFile(path);
    ASSERT_TRUE(imported.wait(5000));
    auto& report = named<ImportReportDialog>(desk.window, "importReport");
    EXPECT_TRUE(report.isVisible());
    QStringList wanted;
    for (const QString& fault : faults) wanted << QStringLiteral("Game at line 2 (Elm - Oak): ") + fault;
    EXPECT_EQ(named<QPlainTextEdit>(report, "importFaults").toPlainText().toStdString(),
              wanted.join(QLatin1Char('\n')).toStdString());
    named<QPushButton>(report, "closeReport").click();
    EXPECT_FALSE(report.isVisible());
}

TEST_F(Findings, OfTheGameThatIsChosenAreTold) {
    look(write(QByteArray(Clean) + '\n' + Faulty));
    choose(1);
    EXPECT_EQ(desk.error(), "Rokada found 3 problems in games.pgn.") << "the first line is behind the other game";
    desk.trigger("previousGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return tag("Event") == "A"; }));
    EXPECT_EQ(desk.error(), "Rokada found 1 problem in games.pgn.");
    desk.trigger("nextGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return tag("Event").empty(); }));
    EXPECT_EQ(desk.error(), "Rokada found 3 problems in games.pgn.");
    EXPECT_EQ(notices(), 1);
}

/// Two games in Windows-1251. White is "Дубов" in both games, and the first event is "Осень".
const QByteArray oldLetters(
    "[Event \"\xCE\xF1\xE5\xED\xFC\"]\n[White \"\xC4\xF3\xE1\xEE\xE2\"]\n\n1. e4 e5 *\n\n"
    "[Event \"B\"]\n[White \"\xC4\xF3\xE1\xEE\xE2\"]\n\n1. d4 d5 *\n");

TEST_F(Findings, TheEncodingOfAFileCanBeChosen) {
    look(write(oldLetters));
    ASSERT_TRUE(files().picker());
    GamePicker& picker = *files().picker();
    auto& encoding = named<QComboBox>(picker, "encoding");
    ASSERT_TRUE(encoding.isVisible());
    EXPECT_EQ(encoding.currentData().toInt(), static_cast<int>(Encoding::Windows1251)) << "the guess";
    const QAbstractItemModel& list = *only<QTreeView>(picker).model();
    const auto white = [&](int row) { return list.index(row, GameListModel::White).data().toString(); };
    EXPECT_EQ(white(0), QStringLiteral("\u0414\u0443\u0431\u043e\u0432"));
    QSignalSpy ready(&picker.file(), &GameFile::ready);
    QTest::keyClick(&encoding, Qt::Key_Down);
    ASSERT_EQ(encoding.currentData().toInt(), static_cast<int>(Encoding::Windows1252));
    ASSERT_TRUE(ready.wait(5000));
    const QString western = QString::fromLatin1("\xC4\xF3\xE1\xEE\xE2");
    EXPECT_EQ(white(0), western);
    EXPECT_EQ(white(1), western) << "it is that of the whole file";
    choose(0);
    EXPECT_EQ(tag("White"), western.toStdString());
    desk.trigger("nextGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return tag("Event") == "B"; }));
    EXPECT_EQ(tag("White"), western.toStdString()) << "what was chosen holds for the next game too";
    EXPECT_EQ(record().source()->encoding, Encoding::Windows1252);
}

TEST_F(Findings, AFileInUtf8OffersNoEncoding) {
    look(write("[White \"\u0414\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n"));
    EXPECT_FALSE(named<QComboBox>(*files().picker(), "encoding").isVisible());
}

const QByteArray unknown(
    "[Event \"Autumn\"]\n[White \"Rowan\"]\n[Variant \"Bughouse\"]\n\n{as  it is}\n1A. e4 1a. "
    "e5   2A. P@f6+ ;odd\n*");

class UnknownVariant : public Findings {
protected:
    UnknownVariant() {
        QSignalSpy imported(desk.controls().library(), &Library::imported);
        desk.controls().library()->importFile(write(unknown + "\n\n" + Clean));
        EXPECT_TRUE(imported.wait(5000));
        desk.trigger("library");
        QSignalSpy found(&gamesPage(), &GamesPage::found);
        EXPECT_TRUE(found.wait(5000));
    }
    [[nodiscard]] GamesPage& gamesPage() { return *desk.controls().page(); }
    /// Returns the row of the first game that contains these words, after a search for them.
    [[nodiscard]] int rowFor(const char* words) {
        QSignalSpy found(&gamesPage(), &GamesPage::found);
        gamesPage().bar().words().setText(QStringLiteral("something else"));
        gamesPage().bar().words().setText(QLatin1String(words));
        pass(std::chrono::milliseconds(200));
        EXPECT_TRUE(QTest::qWaitFor([&] { return !found.isEmpty(); }, 10'000));
        for (int row = 0; row < gamesPage().model().rowCount(); ++row) {
            if (gamesPage().model().index(row, LibraryModel::White).data().toString() == QStringLiteral("Rowan"))
                return row;
        }
        return -1;
    }
};

TEST_F(UnknownVariant, IsListedAndFoundByItsTags) {
    EXPECT_EQ(gamesPage().model().rowCount(), 2);
    for (const char* words : {"", "bughouse", "autumn rowan", "P@f6"}) EXPECT_GE(rowFor(words), 0) << words;
    const int row = rowFor("");
    EXPECT_EQ(gamesPage().model().index(row, LibraryModel::Game).data().toString(), QStringLiteral("Bughouse"));
    EXPECT_EQ(rowFor("nothing"), -1);
}

TEST_F(UnknownVariant, IsExportedUnchanged) {
    ASSERT_EQ(rowFor("bughouse"), 0);
    const QString path = desk.folder.filePath(QStringLiteral("exported.pgn"));
    QSignalSpy exported(&gamesPage().gameActions(), &GameActions::exported);
    gamesPage().gameActions().exportTo(path, gamesPage().model().ids());
    ASSERT_TRUE(exported.wait(5000));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().toStdString(), (unknown + "\n\n").toStdString());
}

TEST_F(UnknownVariant, TheBoardSaysThatItCannotPlayIt) {
    const int row = rowFor("");
    ASSERT_GE(row, 0);
    desk.start("chess", "pp");
    desk.play({"e2e4"});
    QSignalSpy chosen(&gamesPage(), &GamesPage::chosen);
    selectOnly(gamesPage().list(), row);
    QTest::keyClick(&gamesPage().list(), Qt::Key_Return);
    ASSERT_TRUE(chosen.wait(5000));
    EXPECT_EQ(desk.error(), "Line 3, column 1: Rokada cannot play the variant Bughouse. The game is kept as text.");
    EXPECT_EQ(desk.game().played(), 1U) << "the game on the board stays";
    EXPECT_FALSE(desk.window.session().viewing());
}

TEST_F(UnknownVariant, IsCopiedToAnotherCollectionOnce) {
    Collections& all = *desk.controls().collections();
    const auto other = addedTo(all, desk.folder.filePath(QStringLiteral("other.sqlite")));
    ASSERT_TRUE(other);
    all.choose(Collections::Own);  // adding the collection has selected it
    QSignalSpy transferred(&gamesPage().gameActions(), &GameActions::transferred);
    for (int time = 0; time < 2; ++time) {
        selectOnly(gamesPage().list(), rowFor("bughouse"));
        gamesPage().transferTo(*other, Transfer::Copy);
        ASSERT_TRUE(transferred.wait(5000));
    }
    LibraryPage page = LibraryDesk::keptIn(all.library(*other));
    ASSERT_EQ(page.ids.size(), 1U);
    QSignalSpy imported(&all.library(*other), &Library::imported);
    all.library(*other).importFile(desk.folder.filePath(QStringLiteral("games.pgn")));
    ASSERT_TRUE(imported.wait(5000));
    page = LibraryDesk::keptIn(all.library(*other));
    EXPECT_EQ(page.ids.size(), 2U) << "only the clean game is new there";
}

TEST_F(UnknownVariant, IsPassedOverByTheNextGame) {
    const QString path = write(QByteArray(Clean) + '\n' + unknown + "\n\n[Event \"C\"]\n\n1. c4 *\n");
    look(path);
    choose(0);
    desk.trigger("nextGame");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !desk.error().empty(); }));
    EXPECT_EQ(tag("Event"), "A") << "it stays on the board";
    desk.trigger("nextGame");
    EXPECT_TRUE(QTest::qWaitFor([&] { return tag("Event") == "C"; }));
}

TEST_F(UnknownVariant, PastedIsToldToo) {
    EXPECT_FALSE(files().paste(QString::fromLatin1(unknown)));
    EXPECT_EQ(desk.error(), "Line 3, column 1: Rokada cannot play the variant Bughouse. The game is kept as text.");
}

}  // namespace
}  // namespace rokada::ui::findingsTest
