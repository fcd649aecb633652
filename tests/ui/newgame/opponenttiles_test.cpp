// Tests tiles of opponents: lists of any length, keys, screen readers and large fonts.
#include "newgame/opponenttiles.h"
#include "newgame/opponentchooser.h"
#include "session/opponents.h"

#include "kit/language.h"
#include "named.h"

#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QTest>

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace rokada::ui::opponenttilesTest {
namespace {

using namespace testing;

/// Returns a list of opponents of this length. It repeats the names and pictures of the real opponents.
std::vector<Opponent> listOf(std::size_t number) {
    const auto real = opponentsOf("chess");
    std::vector<Opponent> list;
    for (std::size_t i = 0; i < number; ++i) list.push_back(real[i % real.size()]);
    return list;
}

class Tiles : public ::testing::TestWithParam<int> {
protected:
    void show(int width, int pixels) {
        QFont font = tiles.font();
        font.setPixelSize(pixels);
        tiles.setFont(font);
        tiles.setOpponents(list, "chess");
        tiles.resize(width, tiles.heightForWidth(width));
        tiles.show();
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
    }
    QRect tile(int row) const { return tiles.visualItemRect(tiles.item(row)); }

    /// Checks that every tile is completely visible, does not overlap another tile, and shows its whole text.
    void expectWhole(const std::string& when) {
        EXPECT_EQ(tiles.count(), GetParam()) << when;
        EXPECT_EQ(tiles.verticalScrollBar()->maximum(), 0) << when;
        for (int row = 0; row < tiles.count(); ++row) {
            EXPECT_TRUE(tiles.viewport()->rect().contains(tile(row))) << when << ' ' << row;
            for (int other = 0; other < row; ++other) EXPECT_FALSE(tile(row).intersects(tile(other))) << when;
            QFont bold = tiles.font();
            bold.setWeight(QFont::DemiBold);
            EXPECT_GE(tile(row).width() - 8, QFontMetrics(bold).horizontalAdvance(tiles.item(row)->text())) << when;
        }
    }

    const std::vector<Opponent> list = listOf(static_cast<std::size_t>(GetParam()));
    OpponentTiles tiles{nullptr};
};

TEST_P(Tiles, AreAllSeenInEveryLanguageAtEverySize) {
    Language language;
    for (const QString& code : Language::all()) {
        language.use(code);
        for (const int pixels : {13, 20, 30}) {
            for (const int ems : {22, 30, 42, 60, 90}) {
                show(ems * pixels, pixels);
                expectWhole(code.toStdString() + ' ' + std::to_string(pixels) + ' ' + std::to_string(ems));
            }
        }
    }
}

/// The arrow keys must reach every tile.
TEST_P(Tiles, ArrowsReachAll) {
    show(700, 15);
    std::set<int> reached{0};
    std::vector<int> open{0};
    while (!open.empty()) {
        const int from = open.back();
        open.pop_back();
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up}) {
            tiles.setCurrentRow(from);
            QTest::keyClick(&tiles, key);
            EXPECT_EQ(tiles.chosen(), &list[static_cast<std::size_t>(tiles.currentRow())]);
            if (reached.insert(tiles.currentRow()).second) open.push_back(tiles.currentRow());
        }
    }
    EXPECT_EQ(static_cast<int>(reached.size()), tiles.count());
    tiles.setCurrentRow(0);
    QTest::keyClick(&tiles, Qt::Key_Down);
    EXPECT_GT(tile(tiles.currentRow()).top(), tile(0).top());
    QTest::keyClick(&tiles, Qt::Key_Up);
    EXPECT_EQ(tiles.currentRow(), 0);
}

TEST_P(Tiles, ScreenReadersHearNameRatingAndSentence) {
    show(700, 15);
    for (int row = 0; row < tiles.count(); ++row) {
        const Opponent& opponent = list[static_cast<std::size_t>(row)];
        const QString name = tiles.item(row)->data(Qt::AccessibleTextRole).toString();
        EXPECT_EQ(name, nameOf(opponent) + QStringLiteral(", ") + ratingLabel(opponent.rating));
        EXPECT_EQ(tiles.item(row)->data(Qt::AccessibleDescriptionRole).toString(), mannerOf(opponent, "chess"));
    }
}

TEST_P(Tiles, TheChooserSaysWhatTheChosenOneDoes) {
    OpponentChooser chooser(list, "chess", nullptr);
    auto& shown = named<OpponentTiles>(chooser, "opponentList");
    for (int row = 0; row < shown.count(); ++row) {
        shown.setCurrentRow(row);
        const Opponent& opponent = list[static_cast<std::size_t>(row)];
        EXPECT_EQ(chooser.seat().level, opponent.level);
        const auto& label = named<QLabel>(chooser, "opponentSentence");
        EXPECT_TRUE(label.text().contains(mannerOf(opponent, "chess").mid(nameOf(opponent).size())));
        EXPECT_EQ(label.toolTip(), sentenceOf(opponent, "chess")) << "it has the numbers";
    }
}

INSTANTIATE_TEST_SUITE_P(OfManyLengths, Tiles, ::testing::Values(6, 10, 14));

}  // namespace
}  // namespace rokada::ui::opponenttilesTest
