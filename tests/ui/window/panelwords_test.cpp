// The texts on player panels must never be cut off, in any variant and language, even in the smallest window.
#include "windowtesting.h"

#include "game/timecontrol.h"
#include "session/occupants.h"
#include "writtenwords.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace rokada::ui::panelwordsTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class PanelWords : public ::testing::TestWithParam<std::tuple<std::string_view, const char*>> {
protected:
    PanelWords() {
        desk.language.use(QLatin1String(std::get<1>(GetParam())));
        desk.window.session().pace().setLeast(1h);
    }

    void start(std::string_view seats, std::string_view time = "", Rotation rotation = Rotation::Fixed) {
        desk.settings.set(keys::rotation(), rotation);
        GameSetup setup = setupFor(variant, seats);
        for (Seat& seat : setup.seats) seat.level = Level::full();
        if (!time.empty()) setup.times.assign(setup.seats.size(), *parseTime(time));
        desk.window.session().start(std::move(setup));
        desk.settle();
    }
    void play(int moves) {
        for (int i = 0; i < moves && !desk.game().ending(); ++i) {
            const auto legal = desk.game().moves();
            desk.window.session().play(legal[static_cast<std::size_t>(i * 7) % legal.size()]);
        }
    }
    void whole(const char* when) {
        QApplication::processEvents();
        EXPECT_EQ(cutWords(desk.board()).join(QLatin1String("; ")).toStdString(), "") << when;
    }

    static bool isLetter(QChar c) { return c.isLetter(); }
    /// Checks that all texts are upright and large enough. Numbers beside single pieces may be smaller.
    void readable(const char* when) {
        constexpr int Min = 11;
        QApplication::processEvents();
        for (const PaintedWords& written : writtenOn(desk.board())) {
            const bool words = written.words.trimmed().size() > 1 && std::ranges::any_of(written.words, &isLetter);
            if (!words) continue;
            // Coordinates are texts on squares, and not on panels.
            if (desk.game().book().geometry().named(written.words.toStdString()) != NoSquare) continue;
            EXPECT_FALSE(written.turned) << when << ": " << written.words.toStdString();
            EXPECT_GE(written.pixels, Min) << when << ": " << written.words.toStdString();
        }
    }

    const std::string_view variant = std::get<0>(GetParam());
    Desk desk;
};

TEST_P(PanelWords, OfPeopleAndComputers) {
    start("pppp");
    whole("people");
    start("pccc");
    whole("a person and computers");
    play(40);
    whole("with captures");
    desk.trigger("pause");
    whole("a pause");
}

TEST_P(PanelWords, BesideClocks) {
    start("pppp", "5400");
    play(30);
    whole("captures");
    start("pppp", "15");
    pass(13s);
    whole("low");
    start("cccc", "7200+30");
    play(40);
    whole("computers");
}

TEST_P(PanelWords, StandUprightAndAreLargeEnough) {
    start("pccc");
    readable("placement");
    start("pppp", "5400");
    readable("placement with clocks");
    play(30);
    readable("captures");
    start("pppp", "15");
    pass(13s);
    readable("time trouble");
}

TEST_P(PanelWords, TurnedTowardsPeople) {
    for (const Rotation rotation : {Rotation::RoundTable, Rotation::FaceToFace}) {
        start("pppp", "900+10", rotation);
        for (int ply = 0; ply < 8; ++ply) {
            whole("to move");
            play(1);
        }
        play(32);
        whole("later");
    }
    start("pppp", "15", Rotation::RoundTable);
    for (std::size_t side = 0; side < desk.game().book().sides(); ++side) {
        pass(10s);
        whole("low");
        play(1);
    }
}

TEST_P(PanelWords, AtTheEnd) {
    start("pppp", "12");
    play(12);
    while (!desk.game().ending()) {
        pass(13s);
        whole("out of time");
    }
    start("pppp");
    play(12);
    while (!desk.game().ending()) {
        desk.window.session().resign();
        whole("resigned");
    }
}

std::string panelWordsName(const ::testing::TestParamInfo<PanelWords::ParamType>& info) {
    return std::string(std::get<0>(info.param)) + "_" + std::get<1>(info.param);
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, PanelWords,
                         ::testing::Combine(::testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress",
                                                              "tavreli"),
                                            ::testing::Values("en", "ru", "bg")),
                         panelWordsName);

}  // namespace
}  // namespace rokada::ui::panelwordsTest
