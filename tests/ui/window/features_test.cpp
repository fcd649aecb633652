// Table of features: each feature works without the others, and in any order.
#include "shell/feature.h"
#include "shell/windowactions.h"
#include "windowtesting.h"

#include <QPointer>

#include <algorithm>
#include <random>
#include <set>

namespace rokada::ui::testing {
namespace {

/// Window with only these features.
class Room {
public:
    explicit Room(const std::vector<FeatureLine>& features)
        : settings(folder.filePath(QStringLiteral("settings.ini"))), window(settings, language, features) {
        window.session().setThinker(std::make_shared<Glancer>());
        window.session().setLeastDelay(std::chrono::milliseconds(0));
        window.resize(1024, 700);
        window.show();
    }

    /// Returns all actions of the menus, with the reasons of disabled ones.
    [[nodiscard]] std::set<std::string> actions() const {
        std::set<std::string> all;
        for (const QAction* action : window.findChildren<QAction*>()) {
            if (action->objectName().isEmpty()) continue;
            const QString why = action->isEnabled() ? QString() : action->statusTip();
            all.insert((action->objectName() + QLatin1Char(':') + why).toStdString());
        }
        return all;
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

}  // namespace

class WithoutFeature : public ::testing::TestWithParam<std::size_t> {};

TEST_P(WithoutFeature, AGameIsPlayedAndThePagesComeAndGo) {
    std::vector<FeatureLine> features = featureTable();
    features.erase(features.begin() + static_cast<std::ptrdiff_t>(GetParam()));
    Room room(features);
    MainWindow& window = room.window;
    if (auto* start = window.offers().find<StartScreen>()) start->showPage();
    window.session().start(setupFor("chess", "pp"));
    for (const char* move : {"e2e4", "d7d5", "e4d5"}) {
        const auto parsed = parseMove(window.session().game()->position(), move);
        ASSERT_TRUE(parsed) << move;
        EXPECT_TRUE(window.session().play(*parsed)) << move;
    }
    EXPECT_EQ(window.session().game()->played(), 3u);
    if (auto* learning = window.offers().find<LearningRoom>()) learning->showGame(*findVariant("vyrt"));
    if (auto* rules = window.offers().find<RulesHelp>()) rules->showRules();
    room.language.use(QStringLiteral("ru"));
    QTest::keyClick(&window, Qt::Key_Escape);
    QCoreApplication::sendPostedEvents();
    // Every enabled action has an effect or gives a reason. Some actions are deleted when others close something.
    const QList<QAction*> found = window.findChildren<QAction*>();
    const std::vector<QPointer<QAction>> actions(found.begin(), found.end());
    for (const QPointer<QAction>& action : actions)
        if (action != nullptr && action->isCheckable() && action->isEnabled() && action->menu() == nullptr)
            action->trigger();
    QCoreApplication::sendPostedEvents();
    EXPECT_TRUE(window.session().playing());
}

INSTANTIATE_TEST_SUITE_P(All, WithoutFeature, ::testing::Range<std::size_t>(0, featureTable().size()),
                         [](const auto& each) { return nameOfLine(each.param); });

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

}  // namespace rokada::ui::testing
