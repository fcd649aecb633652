// Tests printing: the number of pages, complete files, and the report of errors.
#include "kit/language.h"
#include "pages/gamepage.h"
#include "pages/papersheet.h"
#include "pages/printdialog.h"
#include "pages/rulespage.h"

#include "named.h"
#include "playedtree.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <QFile>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

#include "record/pgnreader.h"

#include <gtest/gtest.h>

namespace rokada::ui::paperTest {
namespace {

using test::treeOf;

GameTree playedTree(std::string_view id, std::initializer_list<const char*> moves) {
    Game game(Rulebook::compile(*makeVariant(*findVariant(id), {})));
    for (const char* move : moves) EXPECT_TRUE(game.play(*parseMove(game.position(), move))) << move;
    return treeOf(game);
}

std::string textOf(const GameTree& tree, const GamePageStyle& style = {}) {
    QTextDocument document;
    PagePictures pictures(document, nullptr);
    document.setHtml(gamePage(tree, tree.variationEnd(Node::Root), style, pictures));
    return document.toPlainText().simplified().toStdString();
}

qsizetype pagesIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return -1;
    const QByteArray pdf = file.readAll();
    return pdf.startsWith("%PDF") ? pdf.count("/Type /Page\n") : -1;
}

TEST(GamePage, HasTheMovesInColumns) {
    const GameTree tree = playedTree("chess", {"e2e4", "e7e5", "g1f3"});
    EXPECT_NE(textOf(tree).find("1. e4 e5 2. Nf3"), std::string::npos) << textOf(tree);
    EXPECT_NE(textOf(tree).find("White Black"), std::string::npos);
}

TEST(GamePage, HasCommentsWhereTheyBelong) {
    GameTree tree = playedTree("chess", {"e2e4", "e7e5", "g1f3"});
    tree.remarks(tree.next(Node::Root)).setComment("Best by test.");
    EXPECT_NE(textOf(tree).find("1. e4 Best by test. e5 2. Nf3"), std::string::npos) << textOf(tree);
}

TEST(GamePage, HasVariationsWithAllThatIsInThem) {
    const std::string text =
        "{A club game.} 1. e4 e5 (1... c5 $141 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6) ({[%cal Ge7e6] or} 1... e6 $6) 2. "
        "Nf3 "
        "$16 Nc6 *";
    RulebookCache cache;
    const std::string page = textOf(readPgn({.text = text, .length = text.size()}, cache).tree);
    EXPECT_NE(page.find("A club game."), std::string::npos) << page;
    EXPECT_NE(page.find("1. e4 e5 (1... c5 $141 Sicilian 2. Nf3 (2. c3 d5) 2... d6) (or 1... e6?!) 2. Nf3"),
              std::string::npos)
        << page;
    EXPECT_NE(page.find("\xC2\xB1"), std::string::npos) << page;
}

TEST(GamePage, HasAColumnForEachSide) {
    const GameTree tree = playedTree("fortress", {"N@n3", "N@c3", "N@c14", "N@n14"});
    EXPECT_NE(textOf(tree).find("White Black Red Blue"), std::string::npos) << textOf(tree);
}

TEST(GamePage, HasTheNumberOfPiecesThatMove) {
    const GameTree tree = playedTree("tavreli", {"c1d2", "a7a6", "d1d2", "a6a5", "d2d5:1"});
    EXPECT_NE(textOf(tree).find("1. Ad2 a6 2. Prd2 a5 3. Pr(1)d5"), std::string::npos) << textOf(tree);
}

TEST(GamePage, HasDiagramsAfterSoManyMoves) {
    const GameTree tree = playedTree("chess", {"e2e4", "e7e5", "g1f3", "b8c6", "f1b5"});
    QTextDocument document;
    PagePictures pictures(document, nullptr);
    const QString page = gamePage(tree, Node::Root, {.every = 1}, pictures);
    EXPECT_EQ(page.count(QLatin1String("<img")), 3)
        << "the position that is shown, and after the first and second move";
}

class Paper : public ::testing::Test {
protected:
    Paper()
        : dialog_(playedTree("chess", {"e2e4", "e7e5"}), Node::Root, NotationStyle::Figurine, folder_.path(), nullptr) {
        dialog_.show();
    }

    [[nodiscard]] QString message() { return testing::named<QLabel>(dialog_, "printMessage").text(); }

    const QTemporaryDir folder_;
    PrintDialog dialog_;
};

TEST_F(Paper, AShortGameIsOnePage) {
    const QString path = folder_.filePath(QStringLiteral("game.pdf"));
    dialog_.saveAs(path);
    EXPECT_EQ(message().toStdString(), "Saved to game.pdf. Number of pages: 1");
    EXPECT_EQ(pagesIn(path), 1);
}

TEST_F(Paper, ThePreviewFollowsTheChoice) {
    EXPECT_EQ(dialog_.pages(), 1);
    const auto& every = testing::only<QSpinBox>(dialog_);
    EXPECT_TRUE(every.isEnabled());
    auto& rules = testing::named<QRadioButton>(dialog_, "printRules");
    QTest::mouseClick(&rules, Qt::LeftButton, {}, QPoint(8, rules.height() / 2));
    EXPECT_EQ(dialog_.pages(), 2);
    EXPECT_FALSE(every.isEnabled());
}

TEST_F(Paper, AFileThatCannotBeWrittenIsAnError) {
    dialog_.saveAs(folder_.filePath(QStringLiteral("nowhere/game.pdf")));
    EXPECT_NE(message().indexOf(QLatin1String("cannot be saved")), -1);
}

TEST(RuleSheet, IsAtMostTwoPagesInEveryVariantAndLanguage) {
    const QTemporaryDir folder;
    Language language;
    const QString path = folder.filePath(QStringLiteral("rules.pdf"));
    for (const QString& code : Language::all()) {
        language.use(code);
        for (const VariantInfo& info : offeredVariants()) {
            PrintDialog dialog(GameTree(Rulebook::compile(*makeVariant(info, {}))), Node::Root,
                               NotationStyle::International, folder.path(), nullptr);
            testing::named<QRadioButton>(dialog, "printRules").setChecked(true);
            dialog.saveAs(path);
            EXPECT_GE(pagesIn(path), 1) << info.id << ' ' << code.toStdString();
            EXPECT_LE(pagesIn(path), 2) << info.id << ' ' << code.toStdString();
        }
    }
    language.use(QStringLiteral("en"));
}

}  // namespace
}  // namespace rokada::ui::paperTest
