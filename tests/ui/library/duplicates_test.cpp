// Tests duplicates: they are found and compared side by side, and the dialog proposes which version to keep.
#include "collection/libraryduplicates.h"
#include "collection/recorddifference.h"
#include "library/duplicatesdialog.h"
#include "library/gameactions.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "librarydesk.h"
#include "librarytesting.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>

namespace rokada::ui::duplicatesTest {
namespace {

using namespace testing;

constexpr const char* Bare = "[White \"Anna\"]\n[Round \"1\"]\n\n1. e4 e5 2. Nf3 *\n\n";
constexpr const char* Annotated =
    "[White \"Anna\"]\n[Annotator \"Me\"]\n\n1. e4 $1 {the best} e5 (1... c5 {Sicilian}) 2. Nf3 *\n\n";
constexpr const char* Other = "[White \"Anna\"]\n\n1. e4 e5 2. Nc3 *\n\n";

TEST(Duplicates, HaveTheSameMovesPlayersAndDate) {
    const QTemporaryDir folder;
    LibraryStore store(folder.path());
    const auto put = [&](const char* pgn) { return store.put(gamesOf(pgn).front()); };
    const qint64 bare = put(Bare);
    put(Other);
    EXPECT_TRUE(duplicatesIn(store).empty());
    const qint64 annotated = put(Annotated);
    const Duplicates pair{bare, annotated};
    EXPECT_EQ(duplicatesIn(store), std::vector{pair}) << "another round is no other game";
    EXPECT_TRUE(duplicatesIn(store, annotated).empty()) << "both were there";
    put("[White \"Anna\"]\n[Date \"2025.01.01\"]\n\n1. e4 e5 2. Nf3 *\n\n");
    EXPECT_EQ(duplicatesIn(store).size(), 1U) << "played on another day";
}

TEST(Duplicates, PositionsWithoutMovesAreNotAllTheSame) {
    const QTemporaryDir folder;
    LibraryStore store(folder.path());
    QFile file(QStringLiteral(ROKADA_RECORD_FILES "/diagrams.pgn"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(store.put(gamesOf(file.readAll().constData())), 3);
    EXPECT_TRUE(duplicatesIn(store).empty());
}

TEST(RecordDifference, MarksWhatOnlyOneHas) {
    const RecordDifference difference = differenceOf(Bare, Annotated, {Qt::blue, Qt::white});
    EXPECT_EQ(difference.left.html.count(QStringLiteral("<span")), 1) << "the round";
    EXPECT_EQ(difference.left.onlyHere, QStringLiteral("Only in this version: tags: Round."));
    EXPECT_EQ(
        difference.right.onlyHere,
        QStringLiteral("Only in this version: tags: Annotator; comments: 2; variations: 1; annotation symbols: 1."));
    EXPECT_FALSE(difference.left.html.contains(QStringLiteral("<span style")) &&
                 difference.left.html.section(QStringLiteral("</span>"), 1).contains(QStringLiteral("<span")))
        << "moves behind a comment have another number only";
}

TEST(RecordDifference, EqualRecordsHaveNone) {
    const RecordDifference difference = differenceOf(Annotated, Annotated, {Qt::blue, Qt::white});
    EXPECT_TRUE(difference.left.onlyHere.isEmpty() && difference.right.onlyHere.isEmpty());
    EXPECT_FALSE(difference.right.html.contains(QStringLiteral("<span")));
}

TEST(RecordDifference, TextsOfOthersAreNoMarkup) {
    const RecordDifference difference =
        differenceOf("[White \"<b>A\"]\n\n1. e4 {<img src=x>} *", "1. e4 *", {Qt::blue, Qt::white});
    EXPECT_FALSE(difference.left.html.contains(QStringLiteral("<img")) ||
                 difference.left.html.contains(QStringLiteral("<b>")));
}

TEST(ImportReport, ComesAlsoWhenTheLibraryIsClosedMeanwhile) {
    LibraryDesk desk;
    imported(*desk.controls().library(), "twins.pgn");
    auto& report = named<QDialog>(desk.window, "importReport");
    EXPECT_TRUE(report.isVisible());
    named<QPushButton>(report, "compareTwins").click();
    auto& duplicates = only<DuplicatesDialog>(report.parent() ? *report.parent() : desk.window);
    QSignalSpy shown(&duplicates, &DuplicatesDialog::shown);
    ASSERT_TRUE(shown.wait(5000));
    named<QPushButton>(duplicates, "closeTwins").click();
    named<QPushButton>(report, "closeReport").click();
    EXPECT_EQ(desk.kept().ids.size(), 2U);
}

class DuplicatesShown : public ::testing::Test {
protected:
    /// Imports three versions of one game and two versions of another. Opens the dialog that compares them.
    void SetUp() override {
        const std::string bare = Bare, annotated = Annotated, other = Other;
        const std::string third = "[White \"Anna\"]\n[Event \"Cup\"]\n\n1. e4 e5 2. Nf3 *\n\n";
        const std::string otherAgain = "[White \"Anna\"]\n\n1. e4 e5 2. Nc3 {well} *\n\n";
        QFile file(desk.folder.filePath(QStringLiteral("twins.pgn")));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(bare + other + annotated + third + otherAgain));
        file.close();
        desk.trigger("library");
        QSignalSpy found(gamesPage(), &GamesPage::found), imported(desk.controls().library(), &Library::imported);
        ASSERT_TRUE(found.wait(5000));
        desk.controls().library()->importFile(file.fileName());
        ASSERT_TRUE(imported.wait(5000));
        const auto report = imported[0][0].value<ImportReport>();
        EXPECT_EQ(report.added, 5);
        EXPECT_EQ(report.duplicates.size(), 3U);
        named<QPushButton>(desk.window, "compareTwins").click();
        duplicates = desk.window.findChild<DuplicatesDialog*>();
        ASSERT_TRUE(duplicates);
        QSignalSpy shown(duplicates, &DuplicatesDialog::shown);
        ASSERT_TRUE(shown.wait(5000));
    }
    [[nodiscard]] GamesPage* gamesPage() { return desk.controls().page(); }
    void decideAll(const char* button) {
        QSignalSpy closed(duplicates, &QDialog::finished);
        named<QCheckBox>(*duplicates, "sameForAll").setChecked(true);
        named<QPushButton>(*duplicates, button).click();
        ASSERT_TRUE(closed.wait(5000));
    }

    LibraryDesk desk;
    DuplicatesDialog* duplicates = nullptr;
};

TEST_F(DuplicatesShown, StandSideBySide) {
    EXPECT_TRUE(named<QLabel>(*duplicates, "firstTwinDiffers").text().contains(QStringLiteral("Round")));
    EXPECT_TRUE(named<QTextBrowser>(*duplicates, "laterTwin").toPlainText().contains(QStringLiteral("{the best}")));
    EXPECT_EQ(named<QLabel>(*duplicates, "twinsPlace").text(), QStringLiteral("1 of 3"));
}

TEST_F(DuplicatesShown, BothStayUnlessSomethingElseIsSaid) {
    decideAll("keepBoth");
    EXPECT_EQ(desk.kept().ids.size(), 5U);
}

TEST_F(DuplicatesShown, OnePairIsDecidedAndTheOthersStay) {
    QSignalSpy shown(duplicates, &DuplicatesDialog::shown), removed(duplicates, &DuplicatesDialog::removed);
    named<QPushButton>(*duplicates, "keepLater").click();
    ASSERT_TRUE(shown.wait(5000));
    EXPECT_EQ(removed.size(), 1);
    EXPECT_TRUE(named<QTextBrowser>(*duplicates, "firstTwin").toPlainText().contains(QStringLiteral("{the best}")))
        << "in place of the one that is gone";
    named<QPushButton>(*duplicates, "closeTwins").click();
    EXPECT_EQ(desk.kept().ids.size(), 4U);
    QSignalSpy found(gamesPage(), &GamesPage::found);
    gamesPage()->gameActions().restoreRemoved();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(desk.kept().ids.size(), 5U) << "undone";
}

TEST_F(DuplicatesShown, AllAreDecidedAtOnce) {
    decideAll("keepFirst");
    const LibraryPage page = desk.kept();
    EXPECT_EQ(page.ids.size(), 2U);
    EXPECT_EQ(page.rows[1].round, QStringLiteral("1")) << "the first ones";
    gamesPage()->gameActions().findDuplicates();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return gamesPage()->said() == QStringLiteral("No duplicate games were found."); }));
}

}  // namespace
}  // namespace rokada::ui::duplicatesTest
