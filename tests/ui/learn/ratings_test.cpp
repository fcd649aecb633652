// Ratings of people: games that count in the window, the file, and the dialog.
#include "learntesting.h"

#include "learn/ratingcontrols.h"
#include "learn/ratingdialog.h"
#include "session/opponents.h"

#include <QFile>
#include <QPushButton>

namespace rokada::ui::ratingsTest {
namespace {

using namespace testing;

constexpr const char* Chess = "chess";

class RatedDesk : public LearnDesk {
public:
    /// Starts a game of chess as White against the opponent of this level.
    void startAgainst(int level) {
        GameSetup setup = setupFor(Chess, "pc");
        setup.seats[1].level = Level(level);
        window.session().start(std::move(setup));
        settle();
    }
    void lose() { confirm("resign"); }
    [[nodiscard]] GameRating rating(std::size_t learner = 0) {
        return learn().learners().list().all()[learner].ratings.value(QString::fromLatin1(Chess));
    }
    [[nodiscard]] std::string banner() { return part<EndBanner>(window).accessibleName().toStdString(); }
    [[nodiscard]] QPushButton& next() { return named<QPushButton>(window, "nextOpponentButton"); }
};

TEST(Ratings, AGameThatIsPlayedToItsEndCounts) {
    RatedDesk desk;
    desk.startAgainst(5);
    desk.lose();
    const GameRating rating = desk.rating();
    EXPECT_EQ(rating.games, 1);
    EXPECT_LT(rating.now.rating, opponentOf(Chess, Level(5))->rating.value);
    ASSERT_EQ(rating.history.size(), 1);
    EXPECT_EQ(rating.history.front(), qRound(rating.now.rating));
    const Opponent& rada = *opponentOf(Chess, Level(5));
    EXPECT_NE(desk.banner().find("You lost to Rada (" + ratingText(rada.rating).toStdString() + "): \u2212"),
              std::string::npos)
        << desk.banner();
}

TEST(Ratings, TheProposedOpponentIsOnAButton) {
    RatedDesk desk;
    desk.startAgainst(8);
    desk.lose();
    ASSERT_TRUE(desk.next().isVisible());
    desk.next().click();
    const Level level = desk.window.session().setup().seats[1].level;
    EXPECT_LT(level, Level(8));
    EXPECT_TRUE(desk.window.session().setup().seats[0].human);
    EXPECT_EQ(desk.game().played(), 0U);
}

TEST(Ratings, HelpEndsTheCountingAndSaysSoOnce) {
    RatedDesk desk;
    desk.startAgainst(5);
    desk.playByMouse("e2e4");
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 2; }));
    desk.trigger("undo");
    EXPECT_EQ(desk.status(), "This game no longer counts for your rating.");
    desk.lose();
    EXPECT_EQ(desk.rating().games, 0);
    EXPECT_FALSE(desk.next().isVisible());
    desk.startAgainst(5);
    desk.lose();
    EXPECT_EQ(desk.rating().games, 1) << "the next game counts again";
}

TEST(Ratings, AGameThatGoesOnAfterItsEndCountsOnce) {
    RatedDesk desk;
    desk.startAgainst(5);
    desk.lose();
    desk.trigger("undo");
    desk.lose();
    EXPECT_EQ(desk.rating().games, 1);
}

TEST(Ratings, CanBeSwitchedOff) {
    RatedDesk desk;
    desk.settings.set(keys::ratesGames(), false);
    desk.startAgainst(5);
    desk.lose();
    EXPECT_EQ(desk.rating().games, 0);
}

TEST(Ratings, ANamedPersonIsTheLearnerOfThisName) {
    RatedDesk desk;
    desk.learn().learners().change([](LearnerList& list) { return list.add(QStringLiteral("Anna")); });
    desk.learn().learners().change([](LearnerList& list) { return list.choose(0); });
    GameSetup setup = setupFor(Chess, "pc");
    setup.seats[0].name = QStringLiteral("Anna");
    desk.window.session().start(std::move(setup));
    desk.lose();
    EXPECT_EQ(desk.rating(0).games, 0);
    EXPECT_EQ(desk.rating(1).games, 1);
}

TEST(LearnersFile, KeepsRatings) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("learners.json"));
    LearnerList list;
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(list.noteRated(0, QStringLiteral("vyrt"), {900, 20, 1}));
    EXPECT_FALSE(list.noteRated(1, QStringLiteral("vyrt"), {900, 20, 1})) << "no such learner";
    ASSERT_TRUE(LearnersFile(file).write(list));
    const Learner read = LearnersFile(file).read().learners.current();
    EXPECT_EQ(read.ratings, list.current().ratings);
    EXPECT_EQ(read.ratings.value(QStringLiteral("vyrt")).games, 3);
}

TEST(LearnersFile, RatingsOutOfBoundsAreLimited) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("learners.json"));
    QByteArray history;
    for (int i = 0; i < 300; ++i) history += (i == 0 ? "" : ",") + QByteArray::number(i);
    ASSERT_TRUE(writeFile(path, R"({"rokada-learners": 1, "learners": [{"name": "A", "ratings": {"chess": )"
                                R"({"rating": 1e99, "deviation": -5, "volatility": 7, "games": -1, "history": [)" +
                                    history + "]}}}]}"));
    const GameRating rating = LearnersFile(path).read().learners.current().ratings.value(QString::fromLatin1(Chess));
    EXPECT_EQ(rating.now, (PlayerRating{.rating = 10'000, .deviation = 1, .volatility = 1}));
    EXPECT_EQ(rating.games, 0);
    EXPECT_EQ(rating.history.size(), GameRating::LongestHistory);
}

TEST(LearnerList, KeepsTheLastRatings) {
    LearnerList list;
    for (int i = 0; i < 250; ++i) list.noteRated(0, QString::fromLatin1(Chess), {1000, 20, i % 2 == 0 ? 1.0 : 0.0});
    const GameRating rating = list.current().ratings.value(QString::fromLatin1(Chess));
    EXPECT_EQ(rating.games, 250);
    EXPECT_EQ(rating.history.size(), GameRating::LongestHistory);
    EXPECT_EQ(rating.history.back(), qRound(rating.now.rating));
}

TEST(RatingDialog, ShowsTheRatingOrWhyThereIsNone) {
    const auto words = [](const Learner& learner) {
        RatingDialog dialog(learner, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        return named<QLabel>(dialog, "ratingWords").text().toStdString();
    };
    EXPECT_EQ(words({}), "You have no rating yet. Play a game against Rokada without help.");
    LearnerList list;
    list.noteRated(0, QString::fromLatin1(Chess), {1000, 20, 0.5});
    EXPECT_EQ(words(list.current()).rfind("Your rating is 1000, give or take ", 0), 0U) << words(list.current());
}

}  // namespace
}  // namespace rokada::ui::ratingsTest
