// Tests analysis in the window: the analysed position, the display of reports, and clicks on reports.
#include "ai/search/tableroot.h"
#include "analysis/previewboard.h"
#include "analysis/survivalview.h"
#include "analysis/variationtexts.h"
#include "ponderer.h"

#include "paint/boardframe.h"
#include "shell/colourscheme.h"

namespace rokada::ui::analysisTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;
using State = AnalysisSession::State;

constexpr const char* Short = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n";

TEST(Analysis, FollowsThePositionThatIsShownOnceNobodyScrollsAnyMore) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    EXPECT_EQ(desk.ponderer->asked, 0);
    EXPECT_EQ(desk.analysis().state(), State::Waiting);
    ASSERT_TRUE(desk.heard(1));
    ASSERT_NE(desk.analysis().report(), nullptr);
    EXPECT_EQ(desk.analysis().report()->variations.size(), 3U);
    for (int i = 0; i < 4; ++i) {
        desk.record().forward();
        pass(50ms);
    }
    EXPECT_EQ(desk.ponderer->asked, 1) << "nobody looks at what is passed by";
    ASSERT_TRUE(desk.heard(2));
    EXPECT_EQ(desk.analysis().root()->position, desk.record().game()->position());
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.ponderer->answered == 1; })) << "the first search was stopped";
}

TEST(Analysis, RemembersWhatItHasFound) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    desk.record().forward();
    EXPECT_EQ(desk.analysis().report(), nullptr);
    ASSERT_TRUE(desk.heard(2));
    desk.ponderer->depth = 3;
    desk.record().back();
    ASSERT_NE(desk.analysis().report(), nullptr) << "shown before it is searched again";
    ASSERT_TRUE(desk.heard(3));
    EXPECT_EQ(desk.analysis().report()->depth, 12) << "the search has not come so far again yet";
}

TEST(Analysis, IsNotForGamesThatAreBeingPlayed) {
    for (const char* seats : {"pc", "pp"}) {
        AnalysisDesk desk;
        desk.start("chess", seats);
        EXPECT_FALSE(desk.action("analyse").isEnabled());
        desk.open(Short);
        desk.trigger("analyse");
        ASSERT_TRUE(desk.heard(1));
        desk.start("chess", seats);
        EXPECT_EQ(desk.analysis().state(), State::Refused);
        EXPECT_EQ(desk.analysis().refusal(), NoAnalysis::Playing);
        EXPECT_EQ(desk.analysis().report(), nullptr);
        desk.play({"e2e4"});
        pass(1s);
        desk.record().back();
        pass(1s);
        EXPECT_EQ(desk.ponderer->asked, 1);
        EXPECT_TRUE(desk.board().frame().notes.suggestions.empty());
    }
}

TEST(Analysis, DoesNotGiveAMoveAwayThatIsLookedFor) {
    for (const bool locked : {false, true}) {
        AnalysisDesk desk;
        desk.open(Short);
        desk.trigger("analyse");
        ASSERT_TRUE(desk.heard(1));
        if (locked) desk.trigger("lockAnalysis");
        EXPECT_FALSE(desk.board().frame().notes.suggestions.empty());
        desk.record().seek([](Move) {});
        EXPECT_EQ(desk.analysis().refusal(), NoAnalysis::Seeking);
        EXPECT_EQ(desk.analysis().report(), nullptr);
        EXPECT_TRUE(desk.board().frame().notes.suggestions.empty());
        desk.record().endSeeking();
        ASSERT_TRUE(desk.heard(2));
        EXPECT_FALSE(desk.board().frame().notes.suggestions.empty());
    }
}

TEST(Analysis, IsForGamesThatAreOver) {
    AnalysisDesk desk;
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e5"});
    desk.window.session().resign();
    ASSERT_TRUE(desk.game().ending());
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    desk.trigger("playBest");
    EXPECT_TRUE(desk.record().isDetached()) << "it is a variation";
    EXPECT_EQ(desk.game().played(), 2U);
    ASSERT_TRUE(desk.heard(2));
}

TEST(Analysis, AFreeBoardComesFromTheGameAndTheGameComesBack) {
    AnalysisDesk desk;
    desk.start("chess", "pc");
    desk.play({"e2e4"});
    desk.trigger("freeBoard");
    EXPECT_TRUE(desk.record().viewing());
    ASSERT_TRUE(desk.heard(1));
    desk.trigger("undo");
    EXPECT_FALSE(desk.record().viewing());
    EXPECT_EQ(desk.analysis().refusal(), NoAnalysis::Playing);
}

TEST(Analysis, StopsWhenNobodyLooksAndGoesOnWhenSomebodyDoes) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    desk.panel().hide();
    EXPECT_EQ(desk.analysis().state(), State::Unseen);
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.ponderer->answered == 1; }));
    desk.record().forward();
    pass(1s);
    EXPECT_EQ(desk.ponderer->asked, 1);
    desk.panel().show();
    ASSERT_TRUE(desk.heard(2));
    EXPECT_EQ(desk.analysis().root()->position, desk.record().game()->position());
    desk.window.showMinimized();
    QCoreApplication::processEvents();
    EXPECT_EQ(desk.analysis().state(), State::Unseen);
    desk.window.showNormal();
    ASSERT_TRUE(desk.heard(3));
}

TEST(Analysis, AClickOnAMoveEntersItAsOneEdit) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    const auto moves = desk.analysis().report()->variations[1].moves;
    const std::size_t before = desk.record().tree()->size();
    const QRect place = desk.view().rectOf(1, 2);
    ASSERT_TRUE(place.isValid());
    QTest::mouseClick(desk.view().viewport(), Qt::LeftButton, {}, place.center());
    EXPECT_EQ(desk.record().tree()->size(), before + 2);
    EXPECT_EQ(desk.record().tree()->move(desk.record().shown()), moves[1]);
    desk.record().undoEdit();
    EXPECT_EQ(desk.record().tree()->size(), before);
}

TEST(Analysis, PointingAtAMoveShowsItsPosition) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    auto& preview = *desk.window.findChild<PreviewBoard*>();
    const QPoint at = desk.view().rectOf(0, 2).center();
    QTest::mouseMove(desk.view().viewport(), at);
    ASSERT_TRUE(preview.isVisible());
    Game expected(desk.record().game()->sharedBook());
    for (const Move move : desk.analysis().report()->variations[0].moves) ASSERT_TRUE(expected.play(move));
    EXPECT_EQ(preview.game()->position(), expected.position());
    const QString text = desk.view().toPlainText();
    const Move pointed = desk.analysis().report()->variations[0].moves.front();
    desk.ponderer->depth = 15;
    desk.ponderer->reversed = true;
    desk.analysis().renew();
    ASSERT_TRUE(desk.heard(2));
    EXPECT_EQ(desk.analysis().report()->depth, 15);
    EXPECT_EQ(desk.view().toPlainText(), text) << "it does not change under the pointer";
    QTest::mouseMove(desk.view().viewport(), QPoint(2, desk.view().viewport()->height() - 2));
    EXPECT_FALSE(preview.isVisible());
    EXPECT_NE(desk.view().toPlainText(), text) << "what has waited is shown";
    desk.ponderer->reversed = false;
    desk.ponderer->depth = 16;
    QTest::mouseMove(desk.view().viewport(), desk.view().rectOf(2, 1).center());
    desk.analysis().renew();
    ASSERT_TRUE(desk.heard(3));
    QTest::mouseClick(desk.view().viewport(), Qt::LeftButton, {}, desk.view().rectOf(2, 1).center());
    EXPECT_EQ(desk.record().tree()->move(desk.record().shown()), pointed) << "what was read there is entered";
}

TEST(Analysis, PointingAtAValuePlaysItsVariationAndAClickEntersAllOfIt) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    auto& preview = *desk.window.findChild<PreviewBoard*>();
    const auto moves = desk.analysis().report()->variations[0].moves;
    const QPoint at = desk.view().rectOf(0, 0).center();
    QTest::mouseMove(desk.view().viewport(), at);
    ASSERT_TRUE(preview.isVisible());
    EXPECT_EQ(preview.game()->played(), 0U);
    pass(700ms);
    EXPECT_EQ(preview.game()->played(), 1U);
    pass(700ms);
    EXPECT_EQ(preview.game()->played(), 2U);
    for (int i = 0; i < 30; ++i) pass(700ms);
    EXPECT_EQ(preview.game()->played(), moves.size()) << "it stays at the end";
    const std::size_t before = desk.record().tree()->size();
    QTest::mouseClick(desk.view().viewport(), Qt::LeftButton, {}, at);
    EXPECT_EQ(desk.record().tree()->size(), before + moves.size());
    EXPECT_FALSE(preview.isVisible());
}

TEST(Analysis, StaysWithALockedPosition) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.record().forward();
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    desk.trigger("lockAnalysis");
    const Position locked = desk.analysis().root()->position;
    desk.record().last();
    pass(1s);
    EXPECT_EQ(desk.ponderer->asked, 1);
    EXPECT_EQ(desk.analysis().root()->position, locked);
    EXPECT_TRUE(desk.board().frame().notes.suggestions.empty()) << "arrows belong to another position";
    desk.trigger("playBest");
    EXPECT_EQ(desk.record().tree()->parent(desk.record().shown()), desk.record().tree()->next(Node::Root));
    desk.trigger("lockAnalysis");
    ASSERT_TRUE(desk.heard(2));
    EXPECT_EQ(desk.analysis().root()->position, desk.record().game()->position());
}

TEST(Analysis, AnswersAMoveThatIsStillInTheHand) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    const QPoint from = desk.board().frame().squareCentre(desk.square("g1")),
                 to = desk.board().frame().squareCentre(desk.square("f3"));
    QTest::mousePress(&desk.board(), Qt::LeftButton, {}, from);
    for (const QPoint at : {(from + to) / 2, to}) {
        QMouseEvent event(QEvent::MouseMove, at, desk.board().mapToGlobal(QPointF(at)), Qt::NoButton, Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(&desk.board(), &event);
    }
    ASSERT_TRUE(desk.analysis().tried());
    ASSERT_TRUE(desk.heard(2));
    EXPECT_EQ(desk.analysis().root()->position.turn(), Side(1));
    ASSERT_EQ(desk.board().frame().notes.suggestions.size(), 1U);
    EXPECT_TRUE(desk.board().frame().notes.suggestions[0].threat) << "it is the opponent's";
    QTest::mouseRelease(&desk.board(), Qt::LeftButton, {}, to);
    EXPECT_FALSE(desk.analysis().tried());
    EXPECT_EQ(desk.analysis().root()->position, desk.record().game()->position());
    EXPECT_EQ(desk.record().tree()->plies(desk.record().shown()), 1);
}

TEST(Analysis, LooksForTheThreat) {
    AnalysisDesk desk;
    desk.open("1. e4 e5 2. Qh5 Nc6 3. Bc4 d6 4. Qxe5+ *\n");
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    desk.trigger("threat");
    ASSERT_TRUE(desk.heard(2));
    EXPECT_EQ(desk.analysis().root()->position.turn(), Side(1));
    ASSERT_FALSE(desk.board().frame().notes.suggestions.empty());
    EXPECT_TRUE(desk.board().frame().notes.suggestions.front().threat);
    const std::size_t before = desk.record().tree()->size();
    QTest::mouseClick(desk.view().viewport(), Qt::LeftButton, {}, desk.view().rectOf(0, 1).center());
    EXPECT_EQ(desk.record().tree()->size(), before) << "it is no move of this position";
    desk.record().last();
    EXPECT_EQ(desk.analysis().refusal(), NoAnalysis::InCheck);
    EXPECT_FALSE(desk.state().isEmpty());
}

TEST(Analysis, DrawsAnArrowForEachVariation) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    ASSERT_EQ(desk.board().frame().notes.suggestions.size(), 3U);
    EXPECT_EQ(desk.board().frame().notes.suggestions[2].ranks, std::vector{3});
    desk.trigger("moreLines");
    ASSERT_TRUE(desk.heard(2));
    EXPECT_EQ(desk.board().frame().notes.suggestions.size(), 4U);
    for (int i = 0; i < 9; ++i) desk.trigger("fewerLines");
    EXPECT_EQ(desk.board().frame().notes.suggestions.size(), 1U);
    EXPECT_TRUE(desk.board().frame().notes.suggestions[0].alone) << "one needs no number";
    desk.trigger("barAndArrows");
    EXPECT_TRUE(desk.board().frame().notes.suggestions.empty());
    desk.trigger("barAndArrows");
    EXPECT_EQ(desk.board().frame().notes.suggestions.size(), 1U);
    desk.trigger("analyse");
    EXPECT_TRUE(desk.board().frame().notes.suggestions.empty());
}

TEST(Analysis, StopsAtTheDepthThatWasChosen) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.choose("analysisDepth", 10);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    EXPECT_EQ(desk.ponderer->limit, 10);
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.analysis().state() == State::Done; }));
    desk.choose("analysisDepth", 20);
    ASSERT_TRUE(desk.heard(2));
    EXPECT_EQ(desk.ponderer->limit, 20);
    desk.choose("analysisTable", 16);
    ASSERT_TRUE(desk.heard(3));
    EXPECT_EQ(desk.ponderer->given, 16);
}

TEST(Analysis, SaysWhyItCannotThink) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.ponderer->poor = true;
    desk.trigger("analyse");
    pass(130ms);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.analysis().state() == State::Failed; }));
    EXPECT_FALSE(desk.analysis().failure().isEmpty());
    desk.ponderer->poor = false;
    desk.record().forward();
    ASSERT_TRUE(desk.heard(1));
}

TEST(Analysis, IsReadAloud) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    desk.trigger("readAnalysis");
    EXPECT_NE(desk.status().find("12"), std::string::npos);
    EXPECT_NE(desk.status().find("+0.25"), std::string::npos);
}

TEST(VariationTexts, ValuesAreForTheFirstTeam) {
    Game game(threadRulebookCache().book(*findVariant("chess"), {}).value());
    const Position white = game.position();
    game.play(game.moves()[0]);
    const Position& black = game.position();
    EXPECT_EQ(valueText(white, 34, ScoreStyle::Pawns), QStringLiteral("+0.34"));
    EXPECT_EQ(valueText(black, 34, ScoreStyle::Pawns), QStringLiteral("\u22120.34"));
    EXPECT_EQ(valueText(black, 0, ScoreStyle::Pawns), QStringLiteral("0.00"));
    EXPECT_EQ(valueText(white, mateIn(5), ScoreStyle::Chances), QStringLiteral("#3"));
    EXPECT_EQ(valueText(black, mateIn(5), ScoreStyle::Pawns), QStringLiteral("#\u22123"));
    EXPECT_EQ(valueText(white, 0, ScoreStyle::Chances), QStringLiteral("50 %"));
    EXPECT_EQ(valueText(white, TableWin, ScoreStyle::Pawns), QStringLiteral("+\u2212"));
    EXPECT_EQ(valueText(black, TableWin, ScoreStyle::Chances), QStringLiteral("\u2212+"));
    EXPECT_LT(valueShare(black, 100), 0.5);
}

TEST(Analysis, ChancesToSurviveAreShownOfFourPlayers) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    const SurvivalView& view = desk.panel().survival();
    EXPECT_TRUE(view.isHidden()) << "nobody is eliminated in chess";
    desk.open("[Variant \"fortress\"]\n[Rules \"placement=standard\"]\n\n*\n");
    EXPECT_FALSE(view.isHidden());
    EXPECT_TRUE(view.words().isEmpty());
    ASSERT_TRUE(desk.heard(2));
    ASSERT_EQ(view.chances().size(), 4U);
    for (const auto& chance : view.chances()) EXPECT_TRUE(chance && *chance > 0 && *chance < 1);
    EXPECT_GT(*view.chances()[0], *view.chances()[1]) << "a quarter of a pawn ahead";
    EXPECT_EQ(view.accessibleDescription(), view.words());
    desk.trigger("readAnalysis");
    EXPECT_NE(desk.status().find(view.words().toStdString()), std::string::npos);
    const QString english = view.words();
    desk.language.use(QStringLiteral("bg"));
    QCoreApplication::processEvents();
    EXPECT_NE(view.words(), english);
    desk.language.use(QStringLiteral("en"));
}

/// Regression test: in a variant without eliminations, a change of the language accessed survival data that did not
/// exist.
TEST(Analysis, ChancesToSurviveMayBeTranslatedWhereNobodyIsEliminated) {
    AnalysisDesk desk;
    desk.open("[Variant \"fortress\"]\n[Rules \"placement=standard\"]\n\n*\n");
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    desk.open(Short);
    ASSERT_TRUE(desk.heard(2));
    desk.language.use(QStringLiteral("bg"));
    QCoreApplication::processEvents();
    const SurvivalView& view = desk.panel().survival();
    EXPECT_TRUE(view.isHidden());
    EXPECT_TRUE(view.words().isEmpty());
    EXPECT_EQ(view.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly).size(), 1) << "its title alone";
    desk.language.use(QStringLiteral("en"));
}

struct Lightness {
    double mean = 0, most = 0;
};

/// Returns the mean and the maximum lightness of a widget, from 0 to 1.
Lightness lightnessOf(QWidget& widget) {
    const QImage image = widget.grab().toImage();
    Lightness found;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const double light = image.pixelColor(x, y).lightnessF();
            found.mean += light / (image.width() * image.height());
            found.most = std::max(found.most, light);
        }
    }
    return found;
}

TEST(AnalysisPanel, ItsVariationsHaveRoomBesideARecord) {
    AnalysisDesk desk;
    for (const QSize size : {QSize(1024, 700), QSize(1920, 1080)}) {
        desk.panel().setOpen(false);
        desk.window.resize(size);
        desk.open(Short);
        desk.trigger("analyse");
        for (int round = 0; round < 6; ++round) QApplication::processEvents();
        EXPECT_GE(desk.view().height(), desk.view().heightFor(3)) << size.height();
    }
}

TEST(AnalysisPanel, ItsButtonsFollowTheColours) {
    AnalysisDesk desk;
    desk.open(Short);
    desk.trigger("analyse");
    auto& options = named<QToolButton>(desk.panel(), "analysisOptionsButton");
    apply(ColourScheme::Light);
    QCoreApplication::processEvents();
    EXPECT_GT(lightnessOf(options).mean, 0.5);
    apply(ColourScheme::Dark);
    QCoreApplication::processEvents();
    EXPECT_LT(lightnessOf(options).mean, 0.5) << "on dark ground";
    EXPECT_GT(lightnessOf(options).most, 0.6) << "light words";
    apply(ColourScheme::System);
}

}  // namespace
}  // namespace rokada::ui::analysisTest
