// Tests the question before the window closes: it must be asked only if notes would be lost.
#include "files/closeguard.h"
#include "files/filecontrols.h"
#include "score/recordcontrols.h"
#include "session/gamerecord.h"
#include "windowtesting.h"

#include <QPushButton>

namespace rokada::ui::testing::closeguardTest {

namespace {

class Closing : public ::testing::Test {
protected:
    Closing() { desk.start("chess", "pp"); }
    void play(const char* text) { desk.window.session().play(*parseMove(desk.game().position(), text)); }
    void note() { record().comment(record().live(), "a fine move"); }
    GameRecord& record() { return part<GameRecord>(desk.window); }
    void answer(QMessageBox::StandardButton button) {
        QMessageBox* question = part<CloseGuard>(desk.window).question();
        ASSERT_NE(question, nullptr);
        QTest::mouseClick(question->button(button), Qt::LeftButton);
    }

    Desk desk;
};

TEST_F(Closing, MovesAreNoReasonToAsk) {
    play("e2e4");
    EXPECT_TRUE(desk.window.close());
    EXPECT_EQ(part<CloseGuard>(desk.window).question(), nullptr);
}

TEST_F(Closing, NotesAreAskedForOnceAndMayBeGivenUp) {
    play("e2e4");
    note();
    EXPECT_FALSE(desk.window.close());
    answer(QMessageBox::Cancel);
    EXPECT_TRUE(desk.window.isVisible());
    EXPECT_FALSE(desk.window.close());
    answer(QMessageBox::Discard);
    EXPECT_FALSE(desk.window.isVisible());
}

TEST_F(Closing, AReviewIsNoReasonToAsk) {
    play("e2e4");
    desk.window.session().resign();
    const auto review = [this] {
        record().annotate([](GameTree& tree) { tree.remarks(tree.next(Node::Root)).setComment("Loses a knight."); });
    };
    review();
    EXPECT_TRUE(record().reviewed());
    EXPECT_FALSE(record().noted());
    record().view({.tree = GameTree(*record().tree())}, {});
    review();
    EXPECT_TRUE(record().edited());
    EXPECT_FALSE(record().noted());
    EXPECT_TRUE(desk.window.close());
    EXPECT_EQ(part<CloseGuard>(desk.window).question(), nullptr);
}

TEST_F(Closing, MovesThatAreWrittenIntoARecordAreAskedFor) {
    record().view({.tree = GameTree(desk.game().sharedBook())}, {});
    record().tryMove(*parseMove(desk.game().position(), "e2e4"));
    EXPECT_TRUE(record().noted());
    EXPECT_FALSE(desk.window.close());
}

TEST_F(Closing, SaysWhatBecomesOfNotesWithoutAFile) {
    play("e2e4");
    note();
    EXPECT_FALSE(desk.window.close());
    const QMessageBox& question = *part<CloseGuard>(desk.window).question();
    EXPECT_FALSE(question.informativeText().isEmpty());
    EXPECT_FALSE(question.button(QMessageBox::Discard)->text().contains(QLatin1String("Discard")));
}

TEST_F(Closing, SavedNotesAreNoReasonToAsk) {
    play("e2e4");
    note();
    ASSERT_TRUE(part<FileControls>(desk.window).saveAs(desk.folder.filePath(QStringLiteral("game.pgn"))));
    EXPECT_TRUE(desk.window.close());
}

TEST_F(Closing, SavingClosesTheWindow) {
    play("e2e4");
    ASSERT_TRUE(part<FileControls>(desk.window).saveAs(desk.folder.filePath(QStringLiteral("game.pgn"))));
    note();
    EXPECT_FALSE(desk.window.close());
    answer(QMessageBox::Save);
    EXPECT_FALSE(desk.window.isVisible());
    EXPECT_FALSE(record().noted());
}

TEST_F(Closing, PlayingOnKeepsTheQuestion) {
    play("e2e4");
    note();
    play("e7e5");
    record().back();
    record().playOnFromHere();
    EXPECT_TRUE(record().noted());
    desk.start("chess", "pp");
    EXPECT_FALSE(record().noted());
}

}  // namespace

}  // namespace rokada::ui::testing::closeguardTest
