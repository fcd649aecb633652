// Tests the position editor with mouse and keyboard, and games that are started from it.
#include "newgame/newgamedialog.h"
#include "newgame/setupboard.h"
#include "newgame/setupdialog.h"
#include "newgame/setuppalette.h"
#include "newgame/setuptexts.h"
#include "variants/variants.h"
#include "windowtesting.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QWheelEvent>

namespace rokada::ui::setupTest {
namespace {

using namespace testing;

RulebookPtr bookOf(std::string_view variant) { return Rulebook::compile(*makeVariant(*findVariant(variant), {})); }

QToolButton& paletteButton(const SetupDialog& dialog, Piece piece) {
    return named<QToolButton>(dialog, "piece:" + std::to_string(static_cast<int>(piece)));
}

/// Starts a game from the edited position, with the players that the dialog suggests.
void playFrom(const SetupDialog& editor) {
    named<QPushButton>(editor, "playFromHere").click();
    only<NewGameDialog>(editor).accept();
}

class Editor : public ::testing::Test {
protected:
    void open(std::string_view variant, std::string_view text = {}) {
        const RulebookPtr book = bookOf(variant);
        dialog.emplace(text.empty() ? Arrangement(book) : Arrangement(book, *parsePosition(*book, text)), nullptr);
        dialog->show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&*dialog));
    }
    [[nodiscard]] Square square(std::string_view name) { return dialog->arrangement().book->geometry().named(name); }
    [[nodiscard]] Piece piece(Side side, char letter) {
        return pieceOf(side, dialog->arrangement().book->variant().kindOf(letter));
    }
    void choose(Piece piece) { QTest::mouseClick(&paletteButton(*dialog, piece), Qt::LeftButton); }
    void click(std::string_view name, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&dialog->board(), button, {}, dialog->board().frame().squareCentre(square(name)));
    }
    void drag(std::string_view from, QPoint to) {
        QTest::mousePress(&dialog->board(), Qt::LeftButton, {}, dialog->board().frame().squareCentre(square(from)));
        QTest::mouseMove(&dialog->board(), to);
        QTest::mouseRelease(&dialog->board(), Qt::LeftButton, {}, to);
    }
    void turnWheel(std::string_view name, int notches) {
        const QPointF at = dialog->board().frame().squareCentre(square(name));
        QWheelEvent event(at, dialog->board().mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&dialog->board(), &event);
    }
    void key(Qt::Key key) { QTest::keyClick(&dialog->board(), key); }
    [[nodiscard]] std::string text() { return positionText(dialog->arrangement()); }
    [[nodiscard]] QString errors() { return named<QLabel>(*dialog, "setupErrors").text(); }
    [[nodiscard]] bool canPlay() { return named<QPushButton>(*dialog, "playFromHere").isEnabled(); }
    /// Returns the check box with this number among the castling rights. Returns nullptr if there is none.
    [[nodiscard]] QCheckBox* castling(int number) {
        return dialog->findChild<QCheckBox*>(QStringLiteral("castling:%1").arg(number));
    }

    std::optional<SetupDialog> dialog;
};

TEST(SetupWindow, ANewPositionIsOneOfTheGameThatIsShown) {
    Desk desk;
    desk.start("bolyar");
    desk.trigger("newFromPosition");
    auto& editor = only<SetupDialog>(desk.window);
    EXPECT_EQ(editor.arrangement().book->variant().id, "bolyar");
    EXPECT_EQ(positionText(editor.arrangement()), positionText(startPosition(*bookOf("bolyar"))));
    editor.reject();
}

/// Choosing other rules replaces the controls of the dialog. The combo box must not be deleted before its signal has
/// been handled.
TEST_F(Editor, RulesAreChosenFromTheListOfABox) {
    open("chess");
    auto& box = named<QComboBox>(*dialog, "lawsRuleBox");
    const std::string before = dialog->arrangement().book->variant().choices.at("laws");
    QPointer<QComboBox> there(&box);
    bool told = false;
    QObject::connect(&box, &QComboBox::textActivated, &*dialog, [&] { told = there != nullptr; });
    box.showPopup();
    QTest::keyClick(box.view(), box.currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    QTest::keyClick(box.view(), Qt::Key_Return);
    EXPECT_TRUE(told);
    EXPECT_NE(dialog->arrangement().book->variant().choices.at("laws"), before);
}

TEST_F(Editor, PiecesArePlacedMovedAndTakenAwayByMouse) {
    open("chess");
    choose(piece(Side(0), 'K'));
    click("e1");
    choose(piece(Side(1), 'K'));
    click("e8");
    choose(piece(Side(0), 'R'));
    click("a1");
    click("a2");
    EXPECT_EQ(text(), "4k3/8/8/8/8/8/R7/R3K3 w Q - 0 1");
    drag("a2", dialog->board().frame().squareCentre(square("h7")));
    EXPECT_EQ(text(), "4k3/7R/8/8/8/8/8/R3K3 w Q - 0 1");
    click("a1");
    click("h7", Qt::RightButton);
    EXPECT_EQ(text(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    drag("e8", {2, 2});
    EXPECT_EQ(text(), "8/8/8/8/8/8/8/4K3 w - - 0 1") << "dropped beside the board";
}

TEST_F(Editor, APieceIsDraggedFromThePalette) {
    open("bolyar");
    QToolButton* button = &paletteButton(*dialog, piece(Side(0), 'L'));
    const QPoint there = dialog->board().frame().squareCentre(square("z0"));
    const QPoint at = button->mapFromGlobal(dialog->board().mapToGlobal(there));
    QTest::mousePress(button, Qt::LeftButton, {}, button->rect().center());
    QTest::mouseMove(button, at);
    QTest::mouseRelease(button, Qt::LeftButton, {}, at);
    EXPECT_EQ(dialog->arrangement().pieces[square("z0")], piece(Side(0), 'L'));
    EXPECT_EQ(only<SetupPalette>(*dialog).hand(), NoPiece) << "it was not chosen";
}

TEST_F(Editor, KeysDoTheSame) {
    open("chess");
    dialog->board().setFocus(Qt::TabFocusReason);
    ASSERT_EQ(dialog->board().frame().attention.cursor, square("a1"));
    key(Qt::Key_K);
    key(Qt::Key_Right);
    key(Qt::Key_Up);
    key(Qt::Key_2);
    key(Qt::Key_Return);
    EXPECT_EQ(text(), "8/8/8/8/8/8/1k6/K7 w - - 0 1");
    key(Qt::Key_Delete);
    EXPECT_EQ(text(), "8/8/8/8/8/8/8/K7 w - - 0 1");
}

constexpr const char* TwoVolkhvs = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 -";

TEST_F(Editor, ATowerIsBuiltByMouse) {
    open("tavreli", TwoVolkhvs);
    for (const auto& [side, letter] : {std::pair(0, 'R'), {1, 'N'}, {0, 'Q'}}) {
        choose(piece(Side(side), letter));
        click("d4");
    }
    EXPECT_EQ(text(), "4k3/8/8/8/3(RnQ)4/8/8/4K3 w - - 0 1 -");
    drag("d4", dialog->board().frame().squareCentre(square("g6")));
    EXPECT_EQ(text(), "4k3/8/6(RnQ)1/8/8/8/8/4K3 w - - 0 1 -");
    turnWheel("g6", -1);
    choose(piece(Side(0), 'N'));
    click("g6");
    EXPECT_EQ(text(), "4k3/8/6(RNQ)1/8/8/8/8/4K3 w - - 0 1 -") << "the same piece has another owner";
    click("g6", Qt::RightButton);
    EXPECT_EQ(text(), "4k3/8/6(RQ)1/8/8/8/8/4K3 w - - 0 1 -") << "taken from the middle";
    turnWheel("g6", 3);
    click("g6", Qt::RightButton);
    EXPECT_EQ(text(), "4k3/8/6R1/8/8/8/8/4K3 w - - 0 1 -") << "and from the top";
}

TEST_F(Editor, ATowerIsBuiltByKeys) {
    open("tavreli", TwoVolkhvs);
    dialog->board().setFocus(Qt::TabFocusReason);
    for (const Qt::Key pressed : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Up, Qt::Key_R, Qt::Key_2, Qt::Key_N, Qt::Key_1})
        key(pressed);
    key(Qt::Key_Q);
    EXPECT_EQ(text(), "4k3/8/8/8/(RnQ)7/8/8/4K3 w - - 0 1 -");
    key(Qt::Key_PageDown);
    const QString told = dialog->board().accessibleDescription();
    EXPECT_TRUE(told.contains(texts::piece(dialog->arrangement().book->variant(), piece(Side(1), 'N'))))
        << told.toStdString();
    key(Qt::Key_N);
    EXPECT_EQ(text(), "4k3/8/8/8/(RNQ)7/8/8/4K3 w - - 0 1 -") << "the same piece has another owner";
    key(Qt::Key_Delete);
    EXPECT_EQ(text(), "4k3/8/8/8/(RQ)7/8/8/4K3 w - - 0 1 -") << "taken from the middle";
    key(Qt::Key_PageUp);
    key(Qt::Key_Delete);
    EXPECT_EQ(text(), "4k3/8/8/8/R7/8/8/4K3 w - - 0 1 -") << "and from the top";
}

TEST_F(Editor, WhatIsWrongWithATowerIsNamed) {
    open("tavreli", TwoVolkhvs);
    choose(piece(Side(0), 'R'));
    click("e1");
    EXPECT_TRUE(dialog->board().marked(square("e1")));
    EXPECT_FALSE(errors().isEmpty());
    click("e1", Qt::RightButton);
    EXPECT_TRUE(errors().isEmpty());
    for (int i = 0; i < 16; ++i) click("d4");
    EXPECT_FALSE(canPlay());
    EXPECT_FALSE(errors().isEmpty());
}

TEST_F(Editor, EveryPieceOfThePaletteHasANameOfItsOwn) {
    for (const VariantInfo& info : offeredVariants()) {
        open(info.id);
        const Variant& variant = dialog->arrangement().book->variant();
        QStringList names;
        for (std::size_t i = 0; i < variant.sides() * variant.kinds.size(); ++i) {
            const Piece each = pieceOf(Side(i / variant.kinds.size()), Kind(i % variant.kinds.size()));
            const QToolButton& button = paletteButton(*dialog, each);
            names << button.accessibleName();
            EXPECT_TRUE(dialog->rect().contains(QRect(button.mapTo(&*dialog, QPoint()), button.size()))) << info.id;
        }
        EXPECT_EQ(names.removeDuplicates(), 0) << info.id;
    }
}

TEST_F(Editor, TowersStayWhenRulesChange) {
    open("tavreli", "4k3/8/8/8/3(RnQ)4/8/8/4K3 w - - 0 1 -");
    auto& rule = named<QComboBox>(*dialog, "demotionRuleBox");
    rule.setCurrentIndex(1);
    emit rule.activated(1);
    EXPECT_EQ(text(), "4k3/8/8/8/3(RnQ)4/8/8/4K3 w - - 0 1 -");
}

TEST_F(Editor, WhatIsWrongIsNamedAndMarked) {
    open("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(canPlay());
    choose(piece(Side(0), 'P'));
    click("a8");
    EXPECT_TRUE(dialog->board().marked(square("a8")));
    EXPECT_FALSE(dialog->board().marked(square("e1")));
    EXPECT_FALSE(canPlay());
    EXPECT_EQ(errors(), QStringLiteral("White has a pawn on a promotion square (a8)."));
    dialog->undo();
    choose(piece(Side(0), 'R'));
    click("e4");
    EXPECT_TRUE(dialog->board().marked(square("e4")) && dialog->board().marked(square("e8")));
    EXPECT_EQ(errors(), QStringLiteral("Black is in check, but it is not Black's turn (e8, e4)."));
    QTest::keyClick(&named<QComboBox>(*dialog, "turnBox"), Qt::Key_Down);
    EXPECT_TRUE(canPlay());
    EXPECT_EQ(errors(), QString());
}

TEST_F(Editor, EveryStepIsTakenBack) {
    open("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    const std::string before = text();
    dialog->setStart();
    dialog->clearBoard();
    EXPECT_EQ(text(), "8/8/8/8/8/8/8/8 w - - 0 1");
    QTest::keyClick(&dialog->board(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&dialog->board(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(text(), before);
    dialog->redo();
    EXPECT_EQ(text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST_F(Editor, WhatStandsUnderTheCursorIsToldAgainWhenTheBoardChanges) {
    open("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    dialog->board().setFocus(Qt::TabFocusReason);
    const QString before = dialog->board().accessibleDescription();
    EXPECT_TRUE(before.contains(QStringLiteral("rook"))) << before.toStdString();
    dialog->clearBoard();
    const QString after = dialog->board().accessibleDescription();
    EXPECT_EQ(after, QStringLiteral("a1"));
    dialog->undo();
    EXPECT_EQ(dialog->board().accessibleDescription(), before);
}

TEST_F(Editor, FieldsAreThoseOfTheVariant) {
    open("fortress", positionText(startPosition(*bookOf("fortress"))));
    EXPECT_EQ(named<QComboBox>(*dialog, "turnBox").count(), 4);
    EXPECT_TRUE(castling(7) && !castling(8));
    castling(0)->click();
    EXPECT_NE(text().find(" w wQbKbQrKrQuKuQ "), std::string::npos) << text();
    auto& variants = named<QComboBox>(*dialog, "setupVariant");
    variants.setCurrentIndex(1);
    emit variants.activated(1);
    EXPECT_EQ(text(), "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1");
    EXPECT_FALSE(castling(0));
}

TEST_F(Editor, RulesChangeAndThePiecesStay) {
    open("vyrt", positionText(startPosition(*bookOf("vyrt"))));
    choose(piece(Side(0), 'Q'));
    click("e6");
    const auto pieces = dialog->arrangement().pieces;
    auto& rule = named<QComboBox>(*dialog, "rearpawnsRuleBox");
    rule.setCurrentIndex(1);
    emit rule.activated(1);
    EXPECT_EQ(dialog->arrangement().pieces, pieces);
    const Variant& variant = dialog->arrangement().book->variant();
    EXPECT_EQ(variant.choices.at("rearpawns"), findVariant("vyrt")->options[0].values[1]);
}

TEST_F(Editor, UnmovedPawnsAndEnPassantAreChosen) {
    open("vyrt", positionText(startPosition(*bookOf("vyrt"))));
    auto& line = named<QLineEdit>(*dialog, "whiteFirstMovesLine");
    line.setText(QStringLiteral("ab"));
    emit line.editingFinished();
    EXPECT_TRUE(text().find(" AB") != std::string::npos) << text();
    open("chess", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    auto& enPassant = named<QComboBox>(*dialog, "enPassantBox");
    ASSERT_EQ(enPassant.count(), 2);
    enPassant.setCurrentIndex(1);
    emit enPassant.activated(1);
    EXPECT_EQ(text(), "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    click("e4", Qt::RightButton);
    EXPECT_EQ(dialog->arrangement().enPassant, NoSquare) << "there is no pawn to be taken any more";
}

TEST_F(Editor, CopyAndPasteGoThroughTheClipboard) {
    open("bolyar", positionText(startPosition(*bookOf("bolyar"))));
    const std::string before = text();
    dialog->copy();
    open("chess");
    EXPECT_TRUE(dialog->paste(QGuiApplication::clipboard()->text()));
    EXPECT_EQ(text(), before);
    EXPECT_FALSE(dialog->paste(QStringLiteral("good morning")));
    EXPECT_EQ(text(), before);
}

TEST(SetUpPosition, PlayFromHereStartsAGameAndUndoBringsTheOldOneBack) {
    Desk desk;
    desk.start("chess", "pp");
    ASSERT_TRUE(desk.window.session().play(*parseMove(desk.game().position(), "e2e4")));
    const std::string before = desk.position();
    desk.trigger("setUp");
    auto& editor = only<SetupDialog>(desk.window);
    EXPECT_EQ(positionText(editor.arrangement()), before) << "it begins with what is on the board";
    ASSERT_TRUE(editor.paste(QStringLiteral("7k/8/8/8/8/8/8/KR6 w - - 0 1")));
    playFrom(editor);
    EXPECT_EQ(desk.position(), "7k/8/8/8/8/8/8/KR6 w - - 0 1");
    const auto* open = desk.window.findChild<SetupDialog*>();
    EXPECT_FALSE(open && open->isVisible());
    EXPECT_TRUE(desk.action("undo").isEnabled());
    desk.trigger("undo");
    EXPECT_EQ(desk.position(), before);
    EXPECT_EQ(desk.game().played(), 1u);
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 0u) << "from here on undo takes moves back";
}

TEST(SetUpPosition, AGameStartsFromATower) {
    Desk desk;
    desk.start("tavreli", "pp");
    desk.trigger("setUp");
    auto& editor = only<SetupDialog>(desk.window);
    ASSERT_TRUE(editor.paste(QStringLiteral("4k3/8/8/8/3n4/8/8/4K3 w - - 0 1 -")));
    const RulebookPtr book = editor.arrangement().book;
    const Square tower = book->geometry().named("d4");
    QTest::mouseClick(&paletteButton(editor, pieceOf(Side(0), book->variant().kindOf('R'))), Qt::LeftButton);
    for (int i = 0; i < 2; ++i)
        QTest::mouseClick(&editor.board(), Qt::LeftButton, {}, editor.board().frame().squareCentre(tower));
    playFrom(editor);
    EXPECT_EQ(desk.position(), "4k3/8/8/8/3(nRR)4/8/8/4K3 w - - 0 1 -");
    ASSERT_TRUE(desk.window.session().play(*parseMove(desk.game().position(), "d4d8:2")));
    EXPECT_EQ(desk.position(), "3(RR)k3/8/8/8/3n4/8/8/4K3 b - - 1 1 -");
}

}  // namespace
}  // namespace rokada::ui::setupTest
