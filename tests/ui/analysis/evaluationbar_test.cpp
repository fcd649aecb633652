// Tests the evaluation bar: its place, the names of the teams, and its animation.
#include "analysis/evaluationbar.h"
#include "ponderer.h"
#include "shell/windowactions.h"
#include "texts/names.h"
#include "variants/variants.h"

namespace rokada::ui::evaluationbarTest {
namespace {

using namespace testing;

TEST(EvaluationBar, NeverMovesTheBoard) {
    for (const VariantInfo& info : offeredVariants()) {
        AnalysisDesk desk;
        desk.start(info.id, "", info.id.compare("fortress") == 0 ? Choices{{"placement", "standard"}} : Choices{});
        desk.trigger("freeBoard");
        desk.trigger("analyse");
        auto& bar = named<EvaluationBar>(desk.window, "evaluationBar");
        EXPECT_FALSE(bar.geometry().intersects(desk.board().frame().layout.whole())) << info.id << ": not known yet";
        desk.settle();
        const QRect before = desk.board().frame().layout.area().translated(desk.board().mapTo(&desk.window, QPoint()));
        desk.trigger("analyse");
        ASSERT_TRUE(desk.heard(desk.ponderer->asked + 1));
        ASSERT_TRUE(bar.isVisible()) << info.id;
        EXPECT_GT(*bar.share(), 0.5);
        EXPECT_FALSE(bar.accessibleDescription().isEmpty());
        EXPECT_EQ(desk.board().frame().layout.area().translated(desk.board().mapTo(&desk.window, QPoint())), before)
            << info.id;
        EXPECT_FALSE(bar.geometry().intersects(desk.board().geometry())) << info.id;
        static_cast<void>(bar.grab());
    }
}

/// The evaluations in the record can come from a review or from another program.
TEST(EvaluationBar, ShowsTheEvaluationsOfTheRecord) {
    AnalysisDesk desk;
    desk.open("1. e4 {[%eval 0.3]} e5 {[%eval #-3]} 2. Nf3 Nc6 {[%eval -1.5]} *");
    auto& bar = named<EvaluationBar>(desk.window, "evaluationBar");
    const auto shown = [&](const char* step) {
        desk.trigger(step);
        return bar.isVisible() ? bar.share().value_or(-1) : -1;
    };
    desk.trigger("firstPosition");
    EXPECT_FALSE(bar.isVisible()) << "the start has no evaluation";
    EXPECT_GT(shown("nextMove"), 0.5);
    EXPECT_EQ(shown("nextMove"), 0) << "Black mates";
    EXPECT_EQ(shown("nextMove"), -1) << "2. Nf3 has no evaluation";
    const double worse = shown("nextMove");
    EXPECT_TRUE(worse > 0 && worse < 0.4) << worse;
    desk.trigger("evaluationBarShown");
    EXPECT_FALSE(bar.isVisible()) << "switched off";
    desk.trigger("evaluationBarShown");
    EXPECT_TRUE(bar.isVisible());
    // While an engine analyses, its evaluations replace those of the record.
    desk.trigger("analyse");
    desk.settle();
    EXPECT_NE(bar.share(), worse);
    desk.trigger("analyse");
    EXPECT_EQ(bar.share(), worse);
}

TEST(EvaluationBar, IsShownOrHiddenForEachVariant) {
    AnalysisDesk desk;
    const auto shown = [&desk] { return part<WindowActions>(desk.window).named("evaluationBarShown").isChecked(); };
    desk.start("chess");
    ASSERT_TRUE(shown());
    desk.trigger("evaluationBarShown");
    EXPECT_FALSE(shown());
    desk.start("vyrt");
    EXPECT_TRUE(shown());
    desk.start("chess");
    EXPECT_FALSE(shown());
}

TEST(EvaluationBar, NamesTheTeamThatIsBetter) {
    AnalysisDesk desk;
    desk.start("chess");
    EvaluationBar bar(desk.board(), &desk.window);
    const auto words = [&](double share) {
        bar.showShare(share, QStringLiteral("x"), 0);
        return bar.accessibleDescription();
    };
    for (const VariantInfo& info : offeredVariants()) {
        const auto variant = makeVariant(info, {});
        bar.setVariant(*variant);
        for (const SideSpec& side : variant->sideSpecs) {
            const QString name = sideName(side.name);
            const bool first = side.team == 0;
            EXPECT_TRUE(words(first ? 0.95 : 0.05).contains(name)) << info.id << ' ' << side.name;
            EXPECT_FALSE(words(first ? 0.05 : 0.95).contains(name)) << info.id << ' ' << side.name;
        }
    }
}

/// A new value during the animation must continue from the value that is visible.
TEST(EvaluationBar, DoesNotJump) {
    AnalysisDesk desk;
    desk.start("chess");
    EvaluationBar bar(desk.board(), &desk.window);
    bar.setVariant(*makeVariant(*findVariant("chess"), {}));
    bar.showShare(0.5, QString(), 0);
    bar.showShare(0.9, QString(), 1'000'000);
    EXPECT_NEAR(bar.shownShare(), 0.5, 0.1);
    bar.showShare(0.8, QString(), 1'000'000);
    EXPECT_NEAR(bar.shownShare(), 0.5, 0.1);
}

}  // namespace
}  // namespace rokada::ui::evaluationbarTest
