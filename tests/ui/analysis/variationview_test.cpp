// The text of variations: written once, however the view changes meanwhile; among four players it says who moves.
#include "analysis/variationtexts.h"
#include "analysis/variationview.h"
#include "files/threadrulebookcache.h"
#include "kit/latin.h"
#include "scene/emblemhtml.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QApplication>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace rokada::ui {
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

TEST(VariationTexts, OfTwoPlayersNeedNoSign) {
    const Game game(*threadRulebookCache().book(*findVariant("chess"), {}));
    const Task root{.book = game.sharedBook(), .position = game.position()};
    const auto moves = movesOf(root, {.moves = {game.moves()[0]}}, NotationStyle::International);
    EXPECT_TRUE(moves.front().mover.empty());
    EXPECT_TRUE(emblemsIn(moveHtml(moves.front())).isEmpty());
}

}  // namespace
}  // namespace rokada::ui
