// Tests of the table of scenes that tools/pictures photographs: its format, and the table in the repository.
#include "table.h"
#include "commands.h"
#include "variants/variants.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace rokada::pictures::tableTest {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<Scene> read(const std::string& text) {
    const auto scenes = readTable(text, {{"home", "/there"}});
    EXPECT_TRUE(scenes) << (scenes ? "" : scenes.error().text);
    return scenes.value_or(std::vector<Scene>());
}

TableError errorOf(const std::string& text) {
    const auto scenes = readTable(text);
    EXPECT_FALSE(scenes);
    return scenes ? TableError() : scenes.error();
}

TEST(PictureTable, ASceneHasTagsASizeAndSteps) {
    const auto scenes = read(
        "scene board page size=1180x800\n"
        "    # the start\n"
        "    start --variant chess --position \"8/8 w\"\n"
        "    keys Up Return\n"
        "    picture board\n"
        "end\n");
    ASSERT_EQ(scenes.size(), 1U);
    const Scene& scene = scenes[0];
    EXPECT_EQ(scene.name, "board");
    EXPECT_THAT(scene.tags, ElementsAre("page"));
    EXPECT_EQ(scene.size, "1180x800");
    ASSERT_EQ(scene.steps.size(), 3U);
    EXPECT_THAT(scene.steps[0].words, ElementsAre("--variant", "chess", "--position", "8/8 w"));
    EXPECT_EQ(scene.steps[1].verb, "keys");
    EXPECT_EQ(scene.steps[1].line, 4);
    EXPECT_THAT(scene.pictures(), ElementsAre("board"));
}

TEST(PictureTable, ALoopRepeatsScenesAndSteps) {
    const auto scenes = read(
        "for game in chess vyrt\n"
        "scene $(game)\n"
        "start\n"
        "for side in left right\n"
        "picture $(game)-$(side)\n"
        "end\n"
        "end\n"
        "end\n");
    ASSERT_EQ(scenes.size(), 2U);
    EXPECT_THAT(scenes[0].pictures(), ElementsAre("chess-left", "chess-right"));
    EXPECT_THAT(scenes[1].pictures(), ElementsAre("vyrt-left", "vyrt-right"));
}

TEST(PictureTable, NamesStandForTextsAlsoInNames) {
    const auto scenes = read(
        "let moves.chess = e2e4 e7e5\n"
        "let game = chess\n"
        "let nothing =\n"
        "scene board\n"
        "start $(nothing)\n"
        "play $(moves.$(game))\n"
        "type $(home)/a  b\n"
        "picture board\n"
        "end\n");
    ASSERT_EQ(scenes.size(), 1U);
    EXPECT_THAT(scenes[0].steps[0].words, IsEmpty());
    EXPECT_THAT(scenes[0].steps[1].words, ElementsAre("e2e4", "e7e5"));
    EXPECT_EQ(scenes[0].steps[2].text, "/there/a  b");
}

TEST(PictureTable, AFileHasTheLinesBehindIt) {
    const auto scenes = read("scene a\nfile games.pgn\n| [White \"Anna\"]\n|\n| # e4 *\nstart\npicture a\nend\n");
    ASSERT_EQ(scenes.size(), 1U);
    EXPECT_THAT(scenes[0].steps[0].lines, ElementsAre("[White \"Anna\"]", "", "# e4 *"));
}

TEST(PictureTable, SettingsBeforeTheScenesAreThoseOfAll) {
    const auto scenes =
        read("setting sounds muted=true\nscene a\nstart\npicture a\nend\nscene b\nstart\npicture b\nend\n");
    ASSERT_EQ(scenes.size(), 2U);
    for (const Scene& scene : scenes) EXPECT_THAT(scene.steps[0].words, ElementsAre("sounds", "muted=true"));
}

TEST(PictureTable, AnErrorNamesItsLine) {
    struct Sample {
        const char* text;
        int line;
        const char* words;
    };
    for (const Sample& sample : {
             Sample{"scene a\nstart\njump\nend\n", 3, "unknown step: jump"},
             Sample{"scene a\nstart\n\nclick\nend\n", 4, "wrong number of words"},
             Sample{"scene a\nstart\nclick @1\nend\n", 3, "not a place: @1"},
             Sample{"scene a\nkeys Up\nend\n", 2, "needs a start"},
             Sample{"scene a\nstart\nfile b\nend\n", 3, "comes before start"},
             Sample{"scene a\nend\n", 1, "does not start"},
             Sample{"scene a\nstart\n", 1, "there is no end"},
             Sample{"scene a\nstart\nplay $(moves)\nend\n", 3, "unknown name: moves"},
             Sample{"scene a\nstart\nwait long\nend\n", 3, "not a number: long"},
             Sample{"scene a\nstart\npicture a\npicture a\nend\n", 4, "a second picture named a"},
             Sample{"scene a\nstart\n| text\nend\n", 3, "has no file"},
             Sample{"keys Up\n", 1, "neither a scene"},
             Sample{"for game chess\nend\n", 1, "is expected"},
         }) {
        const TableError error = errorOf(sample.text);
        EXPECT_EQ(error.line, sample.line) << sample.text;
        EXPECT_THAT(error.text, HasSubstr(sample.words)) << sample.text;
    }
}

TEST(PictureTable, ASpotIsASquareAPixelOrAName) {
    const auto square = readSpot("e12");
    ASSERT_TRUE(square);
    EXPECT_EQ(square->kind, Spot::Kind::Square);
    EXPECT_EQ(square->name, "e12");
    const auto pixel = readSpot("@10,-20");
    ASSERT_TRUE(pixel);
    EXPECT_EQ(pixel->kind, Spot::Kind::Pixel);
    EXPECT_EQ(pixel->x, 10);
    EXPECT_EQ(pixel->y, -20);
    const auto item = readSpot("variantList#2");
    ASSERT_TRUE(item);
    EXPECT_EQ(item->kind, Spot::Kind::Named);
    EXPECT_EQ(item->name, "variantList");
    EXPECT_EQ(item->item, 2);
    EXPECT_EQ(readSpot("seatMenu:white")->name, "seatMenu:white");
    for (const char* wrong : {"", "@1", "@a,b", "list#x", "#1"}) EXPECT_FALSE(readSpot(wrong)) << wrong;
}

/// Returns the scenes of the table that tools/pictures uses by default.
std::vector<Scene> shipped() {
    std::ifstream file(ROKADA_PICTURES_TABLE);
    std::stringstream content;
    content << file.rdbuf();
    return read(content.str());
}

TEST(ShippedPictureTable, EverySceneTakesAPicture) {
    const auto scenes = shipped();
    EXPECT_GT(scenes.size(), 100U);
    for (const Scene& scene : scenes) EXPECT_THAT(scene.pictures(), Not(IsEmpty())) << scene.name;
}

bool starts(const Scene& scene, std::string_view option, std::string_view value) {
    return std::ranges::any_of(scene.steps, [&](const Step& step) {
        const auto word = std::ranges::find(step.words, option);
        return step.verb == "start" && word != step.words.end() && word + 1 != step.words.end() && *(word + 1) == value;
    });
}

/// The table must contain the same scenes for each variant.
TEST(ShippedPictureTable, EveryGameIsCovered) {
    const auto scenes = shipped();
    std::vector<std::string> names;
    for (const Scene& scene : scenes) std::ranges::move(scene.pictures(), std::back_inserter(names));
    for (const VariantInfo& info : offeredVariants()) {
        const std::string id(info.id);
        for (const char* end : {"-start", "-selected", "-moves", "-mate", "-rules", "-taken"})
            EXPECT_THAT(names, ::testing::Contains(id + end));
        for (const char* begin : {"introduction-", "editor-", "dialog-new-", "coordinates-inside-", "gallery-"})
            EXPECT_THAT(names, ::testing::Contains(begin + id));
        const auto with = [&](std::string_view option) {
            return std::ranges::any_of(scenes, [&](const Scene& scene) { return starts(scene, option, id); });
        };
        EXPECT_TRUE(with("--variant")) << id;
        EXPECT_TRUE(with("--learn")) << id;
    }
}

TEST(ShippedPictureTable, ScenesOfTheGalleryHaveASize) {
    for (const Scene& scene : shipped())
        if (scene.tags.contains("gallery")) {
            EXPECT_FALSE(scene.size.empty()) << scene.name;
        }
}

}  // namespace
}  // namespace rokada::pictures::tableTest
