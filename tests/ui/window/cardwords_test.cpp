// The texts of cards, bars and banners must fit in every language, in the smallest window.
#include "windowtesting.h"

#include "game/timecontrol.h"
#include "shell/colourscheme.h"
#include "writtenwords.h"

#include <gtest/gtest.h>

#include <tuple>

namespace rokada::ui::cardwordsTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class CardWords : public ::testing::TestWithParam<std::tuple<std::string_view, const char*>> {
protected:
    CardWords() {
        // Buttons are wider in the program's style than in Qt's default style.
        apply(ColourScheme::Light);
        desk.language.use(QLatin1String(std::get<1>(GetParam())));
    }

    void start(std::string_view seats) {
        GameSetup setup = setupFor(variant, seats);
        setup.times.assign(setup.seats.size(), *parseTime("5400+30"));
        desk.window.session().start(std::move(setup));
        desk.settle();
    }
    void roomy(const char* when) {
        // A widget whose layout has changed notifies its parent in a separate event.
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
        EXPECT_EQ(crampedTexts(desk.window).join(QLatin1String("; ")).toStdString(), "") << when;
    }

    const std::string_view variant = std::get<0>(GetParam());
    Desk desk;
};

TEST_P(CardWords, OnTheStartPage) {
    desk.trigger("startPage");
    roomy("nothing is played");
    start("pppp");
    desk.trigger("startPage");
    roomy("a game of people waits");
    start("pccc");
    desk.trigger("startPage");
    roomy("a game against computers waits");
}

TEST_P(CardWords, BesideTheBoard) {
    start("pppp");
    roomy("a game");
    for (int i = 0; i < 3; ++i) desk.window.session().play(desk.game().moves()[0]);
    desk.trigger("previousMove");
    roomy("looking back");
    desk.trigger("lastPosition");
    desk.trigger("pause");
    roomy("a pause");
    desk.trigger("pause");
    desk.window.session().offerDraw();
    roomy("an offer");
    while (!desk.game().ending()) desk.window.session().resign();
    roomy("the end");
    desk.trigger("previousMove");
    roomy("looking back from the end");
}

std::string cardWordsName(const ::testing::TestParamInfo<CardWords::ParamType>& info) {
    return std::string(std::get<0>(info.param)) + "_" + std::get<1>(info.param);
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, CardWords,
                         ::testing::Combine(::testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress",
                                                              "tavreli"),
                                            ::testing::Values("en", "ru", "bg")),
                         cardWordsName);

}  // namespace
}  // namespace rokada::ui::cardwordsTest
