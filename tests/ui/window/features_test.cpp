// Tests the table of features: each feature must work without the others, and in any order.
#include "session/gamerecord.h"
#include "shell/feature.h"
#include "shell/windowactions.h"
#include "windowtesting.h"

#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <algorithm>
#include <random>
#include <set>

namespace rokada::ui::testing::featuresTest {
namespace {

/// Window that has only these features.
class Room {
public:
    explicit Room(const std::vector<FeatureLine>& features)
        : settings(folder.filePath(QStringLiteral("settings.ini"))), window(settings, language, features) {
        window.session().setMoveProvider(std::make_shared<Glancer>());
        window.session().pace().setLeast(std::chrono::milliseconds(0));
        window.resize(1024, 700);
        window.show();
    }

    /// Returns the names of all actions in the menus. For a disabled action, includes the reason.
    [[nodiscard]] std::set<std::string> actions() const {
        std::set<std::string> all;
        for (const QAction* action : window.findChildren<QAction*>()) {
            if (action->objectName().isEmpty()) continue;
            const QString why = action->isEnabled() ? QString() : action->statusTip();
            all.insert((action->objectName() + QLatin1Char(':') + why).toStdString());
        }
        return all;
    }

    /// Plays a move in coordinates by mouse.
    void play(std::string_view text) {
        const auto move = parseMove(window.session().game()->position(), text);
        ASSERT_TRUE(move) << text;
        for (const Square square : {move->from(), move->to()})
            QTest::mouseClick(&window.board(), Qt::LeftButton, {}, window.board().frame().squareCentre(square));
    }

    const QTemporaryDir folder;
    WindowSettings settings;
    Language language;
    MainWindow window;
};

std::string nameOfLine(std::size_t line) {
    const std::string name = featureTable()[line].name;
    return name.substr(name.rfind(':') + 1);
}

std::vector<FeatureLine> featuresWithout(std::string_view name) {
    std::vector<FeatureLine> features = featureTable();
    std::erase_if(features, [&](const FeatureLine& line) { return std::string_view(line.name).ends_with(name); });
    EXPECT_EQ(features.size() + 1, featureTable().size()) << name;
    return features;
}

}  // namespace

class WithoutFeature : public ::testing::TestWithParam<std::size_t> {};

TEST_P(WithoutFeature, AGameIsPlayedAndThePagesComeAndGo) {
    std::vector<FeatureLine> features = featureTable();
    features.erase(features.begin() + static_cast<std::ptrdiff_t>(GetParam()));
    Room room(features);
    MainWindow& window = room.window;
    if (auto* start = window.offers().find<StartScreen>()) start->showPage();
    window.session().start(setupFor("chess", "pp"));
    for (const char* move : {"e2e4", "d7d5", "e4d5"}) room.play(move);
    EXPECT_EQ(window.session().game()->played(), 3u);
    if (auto* learning = window.offers().find<LearningPages>()) learning->showGame(*findVariant("vyrt"));
    if (auto* rules = window.offers().find<RulesHelp>()) rules->showRules();
    room.language.use(QStringLiteral("ru"));
    QTest::keyClick(&window, Qt::Key_Escape);
    QCoreApplication::sendPostedEvents();
    // Every enabled action must have an effect or give a reason. Guarded pointers are needed, because some actions
    // delete others.
    const QList<QAction*> found = window.findChildren<QAction*>();
    const std::vector<QPointer<QAction>> actions(found.begin(), found.end());
    for (const QPointer<QAction>& action : actions)
        if (action != nullptr && action->isCheckable() && action->isEnabled() && action->menu() == nullptr)
            action->trigger();
    QCoreApplication::sendPostedEvents();
    EXPECT_TRUE(window.session().playing());
    EXPECT_TRUE(window.close());
}

INSTANTIATE_TEST_SUITE_P(All, WithoutFeature, ::testing::Range<std::size_t>(0, featureTable().size()),
                         [](const auto& each) { return nameOfLine(each.param); });

TEST(MissingFeature, WithoutFilesTheWindowClosesWithoutSaving) {
    Room room(featuresWithout("::FileControls"));
    room.window.session().start(setupFor("chess", "pp"));
    room.play("e2e4");
    auto& record = part<GameRecord>(room.window);
    record.comment(record.live(), "a fine move");
    EXPECT_FALSE(room.window.close());
    const auto& question = only<QMessageBox>(room.window);
    EXPECT_FALSE(question.button(QMessageBox::Save)->isEnabled());
    EXPECT_FALSE(question.button(QMessageBox::Save)->toolTip().isEmpty());
    QTest::mouseClick(question.button(QMessageBox::Discard), Qt::LeftButton);
    EXPECT_FALSE(room.window.isVisible());
}

TEST(MissingFeature, WithoutTheStartPageLessonsEndWithoutAGame) {
    Room room(featuresWithout("::StartControls"));
    room.language.use(QStringLiteral("en"));
    room.window.offers().find<LearningPages>()->showGame(*findVariant("chess"));
    const auto& play = named<QPushButton>(room.window, "playAfterLessonsButton");
    EXPECT_FALSE(play.isEnabled());
    EXPECT_EQ(play.toolTip(), QStringLiteral("New games are not available."));
}

TEST(MissingFeature, WithoutNewGamesAndLessonsTheStartPageOffersNeither) {
    Room games(featuresWithout("::NewGameControls"));
    games.window.offers().find<StartScreen>()->showPage();
    EXPECT_FALSE(named<QPushButton>(games.window, "allWaiting").isEnabled());
    Room lessons(featuresWithout("::LearnControls"));
    lessons.window.offers().find<StartScreen>()->showPage();
    EXPECT_TRUE(named<QPushButton>(lessons.window, "allWaiting").isEnabled());
    EXPECT_TRUE(named<QWidget>(lessons.window, "lessonRow").isHidden());
    EXPECT_TRUE(named<QWidget>(lessons.window, "puzzlesRow").isHidden());
}

TEST(MissingFeature, WithoutReviewsTheResultOffersNone) {
    Room room(featuresWithout("::ReviewControls"));
    room.language.use(QStringLiteral("en"));
    room.window.session().start(setupFor("chess", "pp"));
    room.play("e2e4");
    room.window.session().resign();
    const auto& review = named<QPushButton>(room.window, "reviewButton");
    EXPECT_FALSE(review.isEnabled());
    EXPECT_EQ(review.toolTip(), QStringLiteral("Review is not available."));
}

class ShuffledFeatures : public ::testing::TestWithParam<unsigned> {};

TEST_P(ShuffledFeatures, MakeTheSameWindow) {
    const Room usual(featureTable());
    std::vector<FeatureLine> features = featureTable();
    std::shuffle(features.begin(), features.end(), std::mt19937(GetParam()));
    ASSERT_NE(features.front().name, featureTable().front().name) << "a seed that changes nothing";
    Room shuffled(features);
    EXPECT_EQ(shuffled.actions(), usual.actions());
    shuffled.window.session().start(setupFor("vyrt", "pp"));
    EXPECT_TRUE(shuffled.window.session().playing());
    EXPECT_TRUE(shuffled.window.close());
}

INSTANTIATE_TEST_SUITE_P(Seeds, ShuffledFeatures, ::testing::Values(1u, 2u, 3u));

}  // namespace rokada::ui::testing::featuresTest
