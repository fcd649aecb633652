// Tests typed moves and commands in the strip below the board, and letters that are typed on the board. The tests use
// real keys.
#include "score/movespanel.h"
#include "table/movestrip.h"
#include "table/tablesettings.h"
#include "texts/notations.h"
#include "variants/variants.h"
#include "windowtesting.h"

#include <QLabel>
#include <QLineEdit>
#include <QTableView>

namespace rokada::ui::testing::typedTest {

namespace {

class TypedMoves : public ::testing::Test {
protected:
    MoveStrip& strip() { return part<MoveStrip>(desk.window); }
    void type(const QString& text) {
        if (!strip().isVisible()) QTest::keyClick(&desk.board(), '/');
        strip().line().setText(text);
        QTest::keyClick(&strip().line(), Qt::Key_Return);
    }
    std::string answer() { return named<QLabel>(strip(), "moveAnswer").text().toStdString(); }
    std::string lastMove() { return rokada::moveText(*desk.game().sharedBook(), desk.game().last()->move); }

    Desk desk;
};

TEST_F(TypedMoves, ASlashOpensTheStripAndEscapeClosesIt) {
    desk.start("chess", "pp");
    EXPECT_FALSE(strip().isVisible());
    QTest::keyClick(&desk.board(), '/');
    EXPECT_TRUE(strip().isVisible());
    EXPECT_TRUE(strip().line().hasFocus());
    QTest::keyClick(&strip().line(), Qt::Key_Escape);
    EXPECT_FALSE(strip().isVisible());
    EXPECT_TRUE(desk.board().hasFocus());
    desk.trigger("enterMove");
    EXPECT_TRUE(strip().isVisible());
}

TEST_F(TypedMoves, OneMatchIsPlayedInAnyNotation) {
    for (const char* text : {"Nf3", "Кf3", "g1f3", "Кф3", "п1а3"}) {
        desk.start("chess", "pp");
        type(QString::fromUtf8(text));
        ASSERT_EQ(desk.game().played(), 1U) << text;
        EXPECT_EQ(lastMove(), "g1f3") << text;
        EXPECT_TRUE(strip().isVisible());
        EXPECT_TRUE(strip().line().text().isEmpty());
    }
}

TEST_F(TypedMoves, SeveralMatchesAreChosenByNumber) {
    desk.start("chess", "pp", {}, "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    type(QStringLiteral("Nd2"));
    EXPECT_EQ(desk.game().played(), 0U);
    EXPECT_NE(answer().find("1: "), std::string::npos) << answer();
    EXPECT_NE(answer().find("2: "), std::string::npos) << answer();
    const bool firstIsB1 = answer().find("Nb1-d2") < answer().find("Nf3-d2");
    QTest::keyClick(&strip().line(), firstIsB1 ? Qt::Key_1 : Qt::Key_2);
    ASSERT_EQ(desk.game().played(), 1U);
    EXPECT_EQ(lastMove(), "b1d2");
}

TEST_F(TypedMoves, APromotionWithoutItsPieceIsAsked) {
    desk.start("chess", "pp", {}, "8/P7/8/8/8/5k2/8/5K2 w - - 0 1");
    type(QStringLiteral("a8"));
    EXPECT_EQ(desk.game().played(), 0U);
    EXPECT_NE(answer().find("4: "), std::string::npos) << answer();
    QTest::keyClick(&strip().line(), Qt::Key_1);
    EXPECT_EQ(lastMove().substr(0, 4), "a7a8");
}

TEST_F(TypedMoves, WhatCannotBeDoneHasAReason) {
    desk.start("chess", "pp");
    type(QStringLiteral("Bc4"));
    EXPECT_EQ(desk.game().played(), 0U);
    EXPECT_NE(answer().find("e2"), std::string::npos) << answer();
    EXPECT_EQ(answer(), desk.status());
    type(QStringLiteral("O-O"));
    EXPECT_FALSE(answer().empty());
    EXPECT_EQ(answer().find("not a move"), std::string::npos) << answer();
    type(QStringLiteral("hello"));
    EXPECT_NE(answer().find("hello"), std::string::npos) << answer();
    EXPECT_EQ(desk.game().played(), 0U);
}

TEST_F(TypedMoves, APawnWithoutItsFileCapturesNothing) {
    desk.start("chess", "pp", {}, "4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1");
    type(QStringLiteral("d5"));
    EXPECT_EQ(desk.game().played(), 0U);
    EXPECT_NE(answer().find("exd5"), std::string::npos) << "the text of the capture is offered: " << answer();
    EXPECT_NE(answer().find("pawn"), std::string::npos) << answer();
    type(QStringLiteral("ed5"));
    EXPECT_EQ(lastMove(), "e4d5");
}

TEST_F(TypedMoves, APromotionWhereThereIsNoneSaysWhyAndWhatIsPossible) {
    desk.start("chess", "pp", {}, "2rn4/3P4/8/8/8/8/k7/4K3 w - - 0 1");
    type(QStringLiteral("d8=Q"));
    EXPECT_EQ(desk.game().played(), 0U);
    EXPECT_EQ(answer(),
              "This piece can move to d8, but it cannot capture the knight on that square. Choose the promotion piece: "
              "dxc8=Q.");
}

TEST_F(TypedMoves, APromotionThatIsACaptureNamesItsFile) {
    desk.start("chess", "pp", {}, "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
    type(QStringLiteral("c8=R"));
    EXPECT_EQ(answer(), "For a pawn capture, name the file of the pawn: bxc8=R+.");
}

TEST_F(TypedMoves, WhatPromotesNothingIsNoPromotion) {
    desk.start("chess", "pp");
    type(QStringLiteral("e4=Q"));
    EXPECT_EQ(desk.game().played(), 0U) << "nothing is promoted there";
    EXPECT_NE(answer().find("not a move"), std::string::npos) << answer();
}

TEST_F(TypedMoves, APieceThatIsGoneIsNamed) {
    desk.start("chess", "pp", {}, "4k3/3q4/8/3p4/3PP3/8/8/4K3 w - - 0 1");
    type(QStringLiteral("Qd3"));
    EXPECT_EQ(answer(), "White has no queen.");
    EXPECT_EQ(answer(), desk.status());
}

TEST_F(TypedMoves, TheExamplesAreMovesOfThePosition) {
    for (const VariantInfo& info : offeredVariants()) {
        desk.start(info.id, "pppp");
        QTest::keyClick(&desk.board(), '/');
        const QStringList examples = strip().line().placeholderText().split(QStringLiteral(", "));
        ASSERT_FALSE(examples[0].isEmpty()) << info.id;
        EXPECT_EQ(examples.size(), desk.game().moves()[0].type() == MoveType::Drop ? 1 : 2) << info.id;
        type(examples[0]);
        ASSERT_EQ(desk.game().played(), 1U) << info.id << ' ' << examples[0].toStdString();
        EXPECT_EQ(lastMove(), examples.back().toStdString()) << info.id;
    }
}

/// A message belongs to one position, so it must disappear with this position.
TEST_F(TypedMoves, ARefusalGoesWithItsPosition) {
    desk.start("chess", "pp");
    const auto refused = [&] {
        type(QStringLiteral("Bc4"));
        EXPECT_FALSE(answer().empty());
    };
    const auto clean = [&](const char* when) {
        EXPECT_EQ(answer(), "") << when;
        EXPECT_TRUE(strip().line().text().isEmpty()) << when;
        EXPECT_TRUE(strip().isVisible()) << when;
    };
    refused();
    desk.playByMouse("e2e4");
    clean("a move by mouse");
    type(QStringLiteral("Qh9"));
    desk.trigger("firstPosition");
    clean("another place");
    refused();
    desk.trigger("lastPosition");
    clean("back");
    type(QStringLiteral("Qh9"));
    desk.window.session().resign();
    EXPECT_EQ(answer(), "");
    EXPECT_TRUE(strip().line().text().isEmpty());
    EXPECT_FALSE(strip().isVisible()) << "the result and the review have its room";
}

TEST_F(TypedMoves, WhatIsBeingWrittenStaysWhenTheOpponentMoves) {
    desk.start("chess", "pp");
    QTest::keyClick(&desk.board(), '/');
    strip().line().setText(QStringLiteral("Nf"));
    desk.window.session().play(desk.game().moves()[0]);
    EXPECT_EQ(strip().line().text(), QLatin1String("Nf"));
}

TEST_F(TypedMoves, ANewGameClosesTheStrip) {
    desk.start("chess", "pp");
    type(QStringLiteral("Qh9"));
    desk.start("greatshatranj", "pp");
    EXPECT_FALSE(strip().isVisible());
    EXPECT_EQ(answer(), "");
    EXPECT_TRUE(desk.board().hasFocus());
    QTest::keyClick(&desk.board(), '/');
    EXPECT_TRUE(strip().line().text().isEmpty());
}

TEST_F(TypedMoves, EveryVariantTakesThem) {
    for (const VariantInfo& info : offeredVariants()) {
        desk.start(info.id, "pppp");
        const Move move = *desk.game().moves().begin();
        type(moveText(desk.game().position(), move, NotationStyle::International));
        EXPECT_EQ(desk.game().played(), 1U) << info.id;
    }
}

TEST_F(TypedMoves, CommandsWorkInTheLanguageOfTheWindowAndInEnglish) {
    desk.start("chess", "pp");
    type(QStringLiteral("e4"));
    type(QStringLiteral("turn"));
    EXPECT_EQ(desk.status(), "Black to move");
    type(QStringLiteral("LAST"));
    EXPECT_EQ(desk.status(), "White: pawn from e2 to e4.");
    type(QStringLiteral("material"));
    EXPECT_NE(desk.status().find("even"), std::string::npos) << desk.status();
    desk.language.use(QStringLiteral("ru"));
    type(QStringLiteral("назад"));
    EXPECT_EQ(desk.game().played(), 0U);
    desk.language.use(QStringLiteral("bg"));
    type(QStringLiteral("предавам се"));
    EXPECT_TRUE(desk.game().ending());
    type(QStringLiteral("e4"));
    EXPECT_FALSE(answer().empty());
    desk.language.use(QStringLiteral("en"));
}

TEST_F(TypedMoves, NothingIsPlayedOutOfTurn) {
    desk.window.session().pace().setLeast(std::chrono::hours(1));
    desk.start("chess", "cp");
    type(QStringLiteral("e5"));
    EXPECT_EQ(desk.status(), "It is not your turn.");
    EXPECT_EQ(strip().line().text(), QStringLiteral("e5")) << "it waits for one's turn";
    EXPECT_EQ(desk.game().played(), 0U);
    desk.window.session().setSeat(Side(0), {});
    desk.play({"e2e4"});
    EXPECT_NE(desk.status(), "It is not your turn.");
    EXPECT_EQ(strip().line().text(), QStringLiteral("e5"));
}

/// The pause text names the letter P, which must continue the game although P is also a file of the board.
TEST_F(TypedMoves, TheLetterThatTheVeilNamesContinues) {
    GameSetup setup = setupFor("fortress", "pppp", {{"placement", "standard"}});
    setup.times = *parseTimes("300", 4);
    desk.window.session().start(setup);
    desk.trigger("pause");
    desk.click("e4");
    EXPECT_EQ(desk.status(), desk.board().mode().veil.toStdString());
    desk.key(Qt::Key_P);
    EXPECT_FALSE(desk.window.session().paused());
    EXPECT_NE(desk.status(), "The game is paused. Press P to continue.");
    desk.trigger("pause");
    QTest::keyClick(&only<QTableView>(part<MovesPanel>(desk.window)), Qt::Key_P);
    EXPECT_FALSE(desk.window.session().paused()) << "also from the list of moves";
    QTest::keyClick(&only<QTableView>(part<MovesPanel>(desk.window)), Qt::Key_P);
    EXPECT_FALSE(desk.window.session().paused()) << "where it means nothing otherwise";
}

TEST_F(TypedMoves, ALetterThatIsNoShortcutBeginsAMove) {
    desk.start("chess", "pp");
    QTest::keyClick(&desk.board(), Qt::Key_E);
    ASSERT_TRUE(strip().isVisible());
    EXPECT_TRUE(strip().line().hasFocus());
    EXPECT_EQ(strip().line().text(), QStringLiteral("e"));
    QTest::keyClicks(&strip().line(), QStringLiteral("2e4"));
    QTest::keyClick(&strip().line(), Qt::Key_Return);
    EXPECT_EQ(lastMove(), "e2e4");
    QTest::keyClick(&strip().line(), Qt::Key_Escape);
    QTest::keyClick(&desk.board(), 'N', Qt::ShiftModifier);
    EXPECT_EQ(strip().line().text(), QStringLiteral("N"));
}

TEST_F(TypedMoves, WhateverBeginsALegalMoveBeginsToWriteIt) {
    for (const VariantInfo& info : offeredVariants()) {
        desk.start(info.id, "pppp");
        for (const NotationStyle style : {NotationStyle::International, NotationStyle::InternationalLong}) {
            for (const Move move : desk.game().moves()) {
                const QString text = moveText(desk.game().position(), move, style);
                QTest::keyClick(&desk.board(), text[0].toLatin1(),
                                text[0].isUpper() ? Qt::ShiftModifier : Qt::NoModifier);
                ASSERT_TRUE(strip().isVisible()) << info.id << ' ' << text.toStdString();
                EXPECT_EQ(strip().line().text(), text.left(1));
                QTest::keyClick(&strip().line(), Qt::Key_Escape);
            }
        }
    }
}

TEST_F(TypedMoves, AFileIsNamedByTheKeyOnACyrillicKeyboardToo) {
    desk.start("chess", "pp");
    constexpr quint32 PlaceOfF = 41;
    QKeyEvent press(QEvent::KeyPress, 0x0410, Qt::NoModifier, PlaceOfF, 0x6c1, 0, QStringLiteral("\u0430"));
    QApplication::sendEvent(&desk.board(), &press);
    ASSERT_TRUE(strip().isVisible());
    EXPECT_EQ(strip().line().text(), QStringLiteral("\u0430"));
}

TEST_F(TypedMoves, LettersThatBeginNoMoveAreShortcuts) {
    desk.start("chess", "pp");
    QAction& mute = desk.action("mute");
    const bool muted = mute.isChecked();
    desk.key(Qt::Key_M);
    EXPECT_NE(mute.isChecked(), muted);
    EXPECT_FALSE(strip().isVisible());
    const int turns = desk.board().frame().look.quarterTurns;
    desk.window.session().resign();
    desk.key(Qt::Key_F);
    EXPECT_NE(desk.board().frame().look.quarterTurns, turns) << "behind the end nothing can be moved";
    EXPECT_FALSE(strip().isVisible());
}

TEST_F(TypedMoves, AShortcutStaysOneAndOtherKeysBeginNothing) {
    desk.start("chess", "pp");
    desk.settings.set(keys::letters(), BoardLetters::Commands);
    const int turns = desk.board().frame().look.quarterTurns;
    desk.key(Qt::Key_F);
    EXPECT_NE(desk.board().frame().look.quarterTurns, turns);
    desk.key(Qt::Key_5);
    QTest::keyClick(&desk.board(), Qt::Key_E, Qt::AltModifier);
    EXPECT_FALSE(strip().isVisible());
}

TEST_F(TypedMoves, DigitsBelongToTheBoard) {
    desk.start("fortress", "pppp");
    desk.key(Qt::Key_1);
    EXPECT_FALSE(strip().isVisible());
    EXPECT_FALSE(desk.board().input().targets().empty()) << "the first reserve piece";
}

TEST_F(TypedMoves, LettersOpenTheStrip) {
    desk.start("chess", "pp");
    QTest::keyClick(&desk.board(), Qt::Key_N);
    ASSERT_TRUE(strip().isVisible());
    EXPECT_EQ(strip().line().text(), QStringLiteral("n"));
    QTest::keyClicks(&strip().line(), QStringLiteral("f3"));
    QTest::keyClick(&strip().line(), Qt::Key_Return);
    EXPECT_EQ(lastMove(), "g1f3");
}

TEST_F(TypedMoves, LettersMayGoToThePieces) {
    desk.start("chess", "pp");
    desk.settings.set(keys::letters(), BoardLetters::GoToPiece);
    const int turns = desk.board().frame().look.quarterTurns;
    desk.key(Qt::Key_N);
    EXPECT_EQ(desk.board().frame().attention.cursor, desk.square("b1"));
    desk.key(Qt::Key_N);
    EXPECT_EQ(desk.board().frame().attention.cursor, desk.square("g1"));
    desk.key(Qt::Key_N);
    EXPECT_EQ(desk.board().frame().attention.cursor, desk.square("b1"));
    QTest::keyClick(&desk.board(), Qt::Key_N, Qt::ShiftModifier);
    EXPECT_EQ(desk.board().frame().attention.cursor, desk.square("g1"));
    QTest::keyClick(&desk.board(), Qt::Key_F);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, turns) << "a letter means one thing at a time";
}

}  // namespace

}  // namespace rokada::ui::testing::typedTest
