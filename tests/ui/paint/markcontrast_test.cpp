// Tests the contrast of all marks on every square of every theme. Some part of a mark needs a contrast ratio of at
// least 3, and text needs 4.5. A tint may have less, because each tint comes with a stronger mark.
#include "marksamples.h"

#include "kit/theme.h"
#include "paint/groundpainter.h"
#include "scene/movemark.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

namespace rokada::ui::markcontrastTest {
namespace {

using testing::MarkSample;
using testing::markSamples;
using testing::paintedSample;

constexpr double Seen = 3, Read = 4.5;

std::vector<BoardTheme> markedThemes() {
    std::vector<BoardTheme> themes(BoardTheme::all().begin(), BoardTheme::all().end());
    themes.push_back(BoardTheme::highContrast());
    return themes;
}

/// Returns the most frequent colour of a picture.
QRgb maxOf(const QImage& square) {
    std::map<QRgb, int> counts;
    for (int y = 0; y < square.height(); ++y) {
        for (int x = 0; x < square.width(); ++x) ++counts[square.pixel(x, y)];
    }
    return std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; })->first;
}

/// Returns the number of pixels that the mark changes and that have enough contrast to `ground`. `ground` is the
/// square's colour or its tint.
int standingOut(const QImage& marked, const QImage& bare, QRgb ground) {
    std::map<QRgb, bool> known;
    int pixels = 0;
    for (int y = 0; y < marked.height(); ++y) {
        for (int x = 0; x < marked.width(); ++x) {
            const QRgb seen = marked.pixel(x, y);
            if (seen == bare.pixel(x, y)) continue;
            const auto [at, fresh] = known.try_emplace(seen);
            if (fresh) at->second = contrastOf(QColor(seen), QColor(ground)) >= Seen;
            pixels += at->second ? 1 : 0;
        }
    }
    return pixels;
}

/// Returns a sample without the mark but with the same pieces. The two pictures then differ only in the mark.
MarkSample withoutMark(const MarkSample& sample) {
    MarkSample bare = sample;
    bare.put = [put = sample.put](BoardFrame& frame, Square square) {
        BoardFrame marked = frame;
        put(marked, square);
        frame.scene.pieces = marked.scene.pieces;
    };
    return bare;
}

class EveryMark : public ::testing::TestWithParam<std::size_t> {};

TEST_P(EveryMark, StandsOutOnEverySquareOfEveryTheme) {
    // The squares are enlarged, so that antialiasing blends only few pixels.
    constexpr int Cell = 64, Ratio = 3, Min = 20 * Ratio * Ratio;
    const MarkSample sample = markSamples()[GetParam()];
    const MarkSample bare = withoutMark(sample);
    for (const BoardTheme& theme : markedThemes()) {
        for (const bool onDark : {false, true}) {
            const QImage marked = paintedSample(sample, theme, Cell, onDark, Ratio);
            const QImage plain = paintedSample(bare, theme, Cell, onDark, Ratio);
            const QRgb ground = maxOf(sample.tinted ? marked : plain);
            EXPECT_GE(standingOut(marked, plain, ground), Min)
                << sample.name << " on " << (onDark ? "dark " : "light ") << theme.id.toStdString();
        }
    }
}

std::string markName(const ::testing::TestParamInfo<std::size_t>& test) {
    std::string name;
    const MarkSample sample = markSamples()[test.param];
    for (const char letter : sample.name) {
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0) name += letter;
    }
    return name + std::to_string(test.param);
}

INSTANTIATE_TEST_SUITE_P(Marks, EveryMark, ::testing::Range<std::size_t>(0, markSamples().size()), markName);

TEST(WordsOnMarks, AreRead) {
    for (int nag = 1; nag <= 6; ++nag)
        EXPECT_GE(contrastOf(QColor(colourOf(nag)), QColor(inkOnBadge())), Read) << symbolOf(nag).toStdString();
    for (const QRgb ground : {TargetGreen, MarkGreen, MarkBlue, MarkRed, AlarmRed})
        EXPECT_GE(contrastOf(readableOn(QColor(ground)), QColor(ground)), Read);
    for (const char* side : {"white", "black", "red", "blue"})
        EXPECT_GE(contrastOf(readableOn(coloursOf(side).fill), coloursOf(side).fill), Read) << side;
}

/// Coordinates must be readable on all tints that may lie under them.
TEST(WordsOnMarks, NamesOfSquaresAreReadOnTints) {
    for (const char* game : {"chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"}) {
        for (const BoardTheme& theme : markedThemes()) {
            BoardFrame frame = testing::emptyBoard(game, 64, theme);
            PieceArt art;
            for (int s = 0; s < frame.book->size(); ++s) {
                for (const bool last : {false, true}) {
                    for (const bool selected : {false, true}) {
                        frame.scene.played.clear();
                        if (last) frame.scene.played = {{Side(0), Square(s), Square(s), {}}};
                        frame.attention.square = selected ? Square(s) : NoSquare;
                        const QColor ground = seenGround({frame, art}, Square(s));
                        ASSERT_GE(contrastOf(readableOn(ground), ground), Read)
                            << game << ' ' << theme.id.toStdString() << ' ' << s << last << selected;
                    }
                }
            }
        }
    }
}

/// Compares all marks of a board in pairs. The environment variable ROKADA_MARK_SHEET names a file to which a picture
/// of all marks is written.
TEST(MarkSheet, NoTwoMarksOfABoardLookAlike) {
    constexpr std::array Cells{40, 64, 96};
    const std::vector<MarkSample> samples = markSamples();
    const auto themes = BoardTheme::all();
    const QString path = qEnvironmentVariable("ROKADA_MARK_SHEET");
    const int most = Cells.back(), columns = static_cast<int>(samples.size());
    QImage sheet(columns * (most + 4), static_cast<int>(themes.size()) * 2 * (40 + 64 + 96 + 12), QImage::Format_RGB32);
    sheet.fill(surroundColour(false));
    QPainter painter(&sheet);
    int y = 0;
    for (const BoardTheme& theme : path.isEmpty() ? themes.first(1) : themes) {
        for (const int cell : Cells) {
            for (const bool onDark : {false, true}) {
                std::vector<QImage> seen;
                for (int i = 0; i < columns; ++i) {
                    const MarkSample& sample = samples[static_cast<std::size_t>(i)];
                    seen.push_back(paintedSample(sample, theme, cell, onDark));
                    EXPECT_EQ(std::ranges::count(seen, seen.back()), 1) << sample.name << ' ' << cell;
                    painter.drawImage(i * (most + 4), y, seen.back());
                }
                y += cell + 4;
            }
        }
    }
    painter.end();
    if (!path.isEmpty()) {
        EXPECT_TRUE(sheet.save(path));
    }
}

}  // namespace
}  // namespace rokada::ui::markcontrastTest
