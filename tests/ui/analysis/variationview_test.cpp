// Tests the text of variations. A scroll bar that appears or disappears must not repeat the text. With four players,
// the text must name the player of each move.
#include "analysis/variationview.h"
#include "analysis/variationtexts.h"
#include "book/compactbook.h"
#include "files/threadrulebookcache.h"
#include "kit/latin.h"
#include "kit/theme.h"
#include "paint/gradebadge.h"
#include "scene/emblemhtml.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QApplication>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>

#include <gtest/gtest.h>

namespace rokada::ui::variationviewTest {
namespace {

TEST(VariationView, AScrollBarThatComesOrGoesRepeatsNothing) {
    VariationView view(nullptr);
    view.resize(220, 90);
    view.show();
    QString paragraphs;
    for (int i = 0; i < 20; ++i) paragraphs += QStringLiteral("<p>many words that fill more than one line of it</p>");
    for (int times = 0; times < 3; ++times) {
        view.showText(paragraphs);
        QApplication::processEvents();
        ASSERT_TRUE(view.verticalScrollBar()->isVisible());
        EXPECT_EQ(view.toPlainText().count(QStringLiteral("many")), 20);
        view.showText(QStringLiteral("<p>few</p><p>words</p>"));
        QApplication::processEvents();
        EXPECT_EQ(view.toPlainText(), QStringLiteral("few\nwords"));
    }
}

TEST(VariationTexts, OfFourPlayersSayWhoMoves) {
    const RulebookPtr book = *threadRulebookCache().book(*findVariant("fortress"), {{"placement", "standard"}});
    Game game(book);
    Variation line;
    for (int i = 0; i < 5; ++i) {
        line.moves.push_back(game.moves()[0]);
        ASSERT_TRUE(game.play(line.moves.back()));
    }
    const Task root{.book = book, .position = Game(book).position()};
    const auto moves = movesOf(root, line, NotationStyle::International);
    ASSERT_EQ(moves.size(), 5U);
    for (std::size_t i = 0; i < 4; ++i) {
        const auto side = (root.position.turn() + i) % 4;
        EXPECT_EQ(moves[i].mover, book->variant().sideSpecs[side].name);
        EXPECT_EQ(emblemsIn(moveHtml(moves[i])), QStringList(QStringLiteral("emblem:") + latin(moves[i].mover)));
    }
    EXPECT_TRUE(moves[0].text.startsWith(QStringLiteral("1. ")));
    Report report{.depth = 3};
    report.variations = {line};
    EXPECT_TRUE(spokenAnalysis(root, report, {}).contains(sideName(moves[1].mover)));
    VariationView view(nullptr);
    view.resize(250, 200);
    view.showText(variationsHtml(root, report, {}));
    EXPECT_FALSE(view.rectOf(0, 3).isEmpty());
    static_cast<void>(view.grab());
}

/// Root position of chess, and a report with a variation of 16 plies.
struct LongLine {
    LongLine() {
        Game game(root.book, root.position);
        Variation line;
        for (int i = 0; i < 16; ++i) {
            line.moves.push_back(game.moves()[0]);
            if (!game.play(line.moves.back())) break;
        }
        report.variations = {line, line};
        report.variations[1].score = -50;
    }

    Task root{.book = *threadRulebookCache().book(*findVariant("chess"), {}),
              .position = Game(*threadRulebookCache().book(*findVariant("chess"), {})).position()};
    Report report{.depth = 3};
};

// In Great Shatranj, the game is drawn as soon as a king is bare, but its position can still be analysed.
TEST(VariationTexts, ContinueAGameThatARuleHasEnded) {
    const RulebookPtr book = *threadRulebookCache().book(*findVariant("greatshatranj"), {});
    const Task root{.book = book, .position = readPosition(*book, "10/3k6/10/10/4P5/5K4/10/6M3 w - - 0 1")->position};
    ASSERT_TRUE(Game(book, root.position).ending());
    Variation line;
    for (const char* move : {"e4e5", "d7e7", "e5e6"}) {
        line.moves.push_back(*parseMove(gameAfter(root, line, line.moves.size()).position(), move));
    }
    EXPECT_EQ(movesOf(root, line, NotationStyle::International).size(), 3U);
    EXPECT_EQ(gameAfter(root, line, 3).played(), 3U);
}

TEST(VariationView, EachVariationHasOneLineUntilItIsUnfolded) {
    const LongLine line;
    VariationView view(nullptr);
    view.resize(320, 400);
    view.show();
    view.showText(variationsHtml(line.root, line.report, {}));
    EXPECT_FALSE(view.rectOf(0, 1).isEmpty());
    EXPECT_TRUE(view.rectOf(0, 16).isEmpty()) << "what has no room on the line is left out";
    EXPECT_EQ(view.rectOf(0, 1).center().y(), view.rectOf(0, 2).center().y());
    const QRect second = view.rectOf(1, 1);
    ASSERT_FALSE(view.chevronOf(0).isEmpty());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.chevronOf(0).center());
    EXPECT_TRUE(view.isUnfolded(0));
    EXPECT_FALSE(view.rectOf(0, 16).isEmpty());
    EXPECT_GT(view.rectOf(0, 16).top(), view.rectOf(0, 1).bottom());
    EXPECT_GT(view.rectOf(1, 1).top(), second.top());
    view.showText(variationsHtml(line.root, line.report, {.values = ScoreStyle::Chances}));
    EXPECT_FALSE(view.rectOf(0, 16).isEmpty()) << "it stays so when there is news";
    view.setUnfolded(0, false);
    EXPECT_TRUE(view.rectOf(0, 16).isEmpty());
}

TEST(VariationView, BookMovesAreUnderlinedAndSpoken) {
    LongLine line;
    const Position& start = line.root.position;
    const std::vector<Move>& moves = line.report.variations[0].moves;
    const BookPtr book = *readBook(*line.root.book, compactBook(*line.root.book, {{start.key(), {{moves[0], 1}}}}));
    const VariationStyle style{.book = book.get()};
    VariationView view(nullptr);
    view.resize(320, 400);
    view.showText(variationsHtml(line.root, line.report, style));
    const auto formatOf = [&](const char* link) {
        for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const QTextCharFormat format = part.fragment().charFormat();
                if (format.anchorHref() == QLatin1String(link)) return format;
            }
        }
        return QTextCharFormat();
    };
    EXPECT_TRUE(formatOf("move:0/1").fontUnderline());
    EXPECT_FALSE(formatOf("move:0/1").toolTip().isEmpty());
    EXPECT_FALSE(formatOf("move:0/2").fontUnderline());
    EXPECT_TRUE(spokenAnalysis(line.root, line.report, style).contains(QStringLiteral("Book moves: 1.")));
    EXPECT_FALSE(spokenAnalysis(line.root, line.report, {}).contains(QStringLiteral("Book moves")));
}

TEST(VariationView, ValuesStandInBoxesOfTheBarsColours) {
    const LongLine line;
    VariationView view(nullptr);
    view.resize(320, 400);
    view.show();
    view.showText(variationsHtml(line.root, line.report, {}));
    const QImage picture = view.viewport()->grab().toImage();
    const auto besideTheValue = [&](std::size_t rank) {
        const QRect value = view.rectOf(rank, 0);
        return picture.pixelColor(
            (QPointF(value.center().x(), value.top() - 1) * picture.devicePixelRatio()).toPoint());
    };
    EXPECT_EQ(besideTheValue(0), EvaluationColours().white);
    EXPECT_EQ(besideTheValue(1), EvaluationColours().black);
}

TEST(GradeBadge, TheLongestSymbolCounts) {
    for (const auto& [move, nag] :
         {std::pair("b5", 0), {"b5?", 2}, {"b5??", 4}, {"b5?!", 6}, {"b5!", 1}, {"b5!!", 3}, {"b5!?", 5}, {"Qxf7#", 0}})
        EXPECT_EQ(gradeOfWritten(QString::fromLatin1(move)), nag) << move;
}

TEST(VariationTexts, OfTwoPlayersNeedNoSign) {
    const Game game(*threadRulebookCache().book(*findVariant("chess"), {}));
    const Task root{.book = game.sharedBook(), .position = game.position()};
    const auto moves = movesOf(root, {.moves = {game.moves()[0]}}, NotationStyle::International);
    EXPECT_TRUE(moves.front().mover.empty());
    EXPECT_TRUE(emblemsIn(moveHtml(moves.front())).isEmpty());
}

}  // namespace
}  // namespace rokada::ui::variationviewTest
