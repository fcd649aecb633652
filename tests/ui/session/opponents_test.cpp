// Descriptions of opponents must agree with the parameters of their levels.
#include "session/opponents.h"

#include "ai/levels/perception.h"
#include "session/occupants.h"
#include "texts/opponenttexts.h"
#include "variants/variants.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace rokada::ui::opponentsTest {
namespace {

/// Returns the number that the pattern captures. Returns -1 if the pattern does not match.
int numberIn(const QString& sentence, const char* pattern) {
    const auto match = QRegularExpression(QString::fromLatin1(pattern)).match(sentence);
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

/// Returns the percentage of moves that the level overlooks among moves of this oddness. Oddness measures how hard a
/// move is to notice (ai/levels/perception.h).
int percentUnseen(const Weakness& weakness, int oddness) { return std::min(100, weakness.blindness * oddness / 1000); }

void expectTrue(const QString& sentence, const Weakness& weakness) {
    const std::string words = sentence.toStdString();
    const int plies = numberIn(sentence, "up to (\\d+) plies ahead");
    EXPECT_EQ(plies, weakness.depth > 1 && weakness.depth <= 8 ? weakness.depth : -1) << words;
    QString plain = sentence;
    const int positions = numberIn(plain.remove(QLatin1Char(',')), "at up to (\\d+) positions for each move");
    EXPECT_EQ(positions >= 0, weakness.depth > 8) << words;
    if (positions >= 0) {
        EXPECT_NEAR(positions, static_cast<double>(weakness.nodes), 0.05 * static_cast<double>(weakness.nodes))
            << words;
    }
    EXPECT_EQ(sentence.contains(QLatin1String("only at the next move")), weakness.depth == 1 && !weakness.exchanges)
        << words;
    EXPECT_EQ(sentence.contains(QLatin1String("captures after it")), weakness.depth == 1 && weakness.exchanges)
        << words;
    const int simple = numberIn(sentence, "(\\d+)% of simple moves"), odd = numberIn(sentence, "(\\d+)% of long or");
    if (simple >= 0) {
        EXPECT_NEAR(simple, percentUnseen(weakness, 30), 3) << words;
    }
    if (odd >= 0) {
        EXPECT_NEAR(odd, percentUnseen(weakness, 100), 3) << words;
    }
    EXPECT_NE(simple >= 0, odd >= 0) << words << " says one of the two";
    EXPECT_EQ(sentence.contains(QLatin1String("Always sees mate in one")), weakness.seesMates) << words;
    EXPECT_EQ(sentence.contains(QLatin1String("Always sees captures of the strongest pieces")),
              weakness.seesQueens && !weakness.seesMates)
        << words;
    const int guarded = numberIn(sentence, "Never allows mate in one up to move (\\d+)");
    if (guarded >= 0) {
        EXPECT_EQ(guarded, weakness.guardedMoves) << words;
    }
}

TEST(Opponents, SentencesAreTrueOfTheNumbersInEveryVariant) {
    for (const VariantInfo& game : allVariants()) {
        for (const Opponent& opponent : opponentsOf(game.id)) {
            const QString sentence = sentenceOf(opponent, game.id);
            EXPECT_TRUE(sentence.startsWith(nameOf(opponent) + u' ')) << sentence.toStdString();
            expectTrue(sentence, weaknessOf(opponent.level, game.id));
        }
    }
}

TEST(Opponents, SentencesChangeWithTheNumbers) {
    const Weakness plain{.depth = 1, .blindness = 1500};
    std::set<QString> sentences{texts::playingStrength(QStringLiteral("X"), plain)};
    const auto expectAnother = [&](void (*change)(Weakness&)) {
        Weakness other = plain;
        change(other);
        const QString sentence = texts::playingStrength(QStringLiteral("X"), other);
        EXPECT_TRUE(sentences.insert(sentence).second) << sentence.toStdString();
        expectTrue(sentence, other);
    };
    expectAnother([](Weakness& w) { w.depth = 2; });
    expectAnother([](Weakness& w) { w.depth = 3; });
    expectAnother([](Weakness& w) { std::tie(w.depth, w.nodes) = std::pair(20, 3'174U); });
    expectAnother([](Weakness& w) { std::tie(w.depth, w.nodes) = std::pair(90, 107'191U); });
    expectAnother([](Weakness& w) { w.exchanges = true; });
    expectAnother([](Weakness& w) { w.blindness = 1200; });
    expectAnother([](Weakness& w) { w.blindness = 500; });
    expectAnother([](Weakness& w) { w.seesQueens = true; });
    expectAnother([](Weakness& w) { w.seesMates = true; });
    expectAnother([](Weakness& w) { w.guardedMoves = 6; });
    expectAnother([](Weakness& w) { w.guardedMoves = 4; });
}

/// The short description must say in words what the long description says in numbers.
TEST(Opponents, MannersHaveNoPercentagesAndAreTrue) {
    for (const VariantInfo& game : allVariants()) {
        for (const Opponent& opponent : opponentsOf(game.id)) {
            const QString manner = mannerOf(opponent, game.id);
            const std::string words = manner.toStdString();
            const Weakness weakness = weaknessOf(opponent.level, game.id);
            EXPECT_FALSE(manner.contains(QLatin1Char('%')) || manner.contains(QLatin1String("plies"))) << words;
            const int moves = numberIn(manner, "about (\\d+) move");
            EXPECT_EQ(moves, weakness.depth > 1 && weakness.depth <= 8 ? (weakness.depth + 1) / 2 : -1) << words;
            EXPECT_EQ(manner.contains(QLatin1String("many moves ahead")), weakness.depth > 8) << words;
            const int odd = percentUnseen(weakness, 100);
            EXPECT_EQ(manner.contains(QLatin1String("most long")), odd >= 58 && odd < 100) << words << odd;
            EXPECT_EQ(manner.contains(QLatin1String("simple moves")), odd == 100) << words << odd;
            EXPECT_EQ(manner.contains(QLatin1String("mate in one")), weakness.seesMates) << words;
        }
    }
}

TEST(Opponents, DifferInNameLevelSentenceAndPicture) {
    for (const VariantInfo& game : allVariants()) {
        std::set<std::string> ids, sentences;
        std::set<QString> names;
        std::set<int> levels;
        std::set<std::pair<std::string_view, QRgb>> pictures;
        const auto list = opponentsOf(game.id);
        for (const Opponent& opponent : list) {
            ids.insert(std::string(opponent.id));
            names.insert(nameOf(opponent));
            levels.insert(opponent.level.steps());
            sentences.insert(sentenceOf(opponent, game.id).mid(nameOf(opponent).size()).toStdString());
            pictures.insert({opponent.portrait.kind, opponent.portrait.light});
        }
        for (const std::size_t number : {ids.size(), names.size(), levels.size(), sentences.size(), pictures.size()})
            EXPECT_EQ(number, list.size()) << game.id;
    }
}

TEST(Opponents, EveryPlaceLeadsBackToItself) {
    for (const VariantInfo& game : allVariants()) {
        for (int place = 0; place < occupants(game.id); ++place)
            EXPECT_EQ(placeOf(occupant(place, game.id), game.id), place) << game.id;
        EXPECT_TRUE(occupant(0, game.id).human);
        EXPECT_TRUE(occupant(occupants(game.id) - 1, game.id).level.isFull());
    }
}

TEST(Opponents, ANameAndARatingInOneLine) {
    const auto computer = [](Level level) { return Seat{.human = false, .name = {}, .level = level}; };
    const std::string rating = ratingText(opponentOf("chess", Level(4))->rating).toStdString();
    EXPECT_EQ(occupantTitle(computer(Level(4)), "chess").toStdString(), "Anton, rating " + rating);
    EXPECT_EQ(occupantTitle(computer(Level(4)), {}).toStdString(), "Anton, level 4") << "without a variant";
    EXPECT_EQ(occupantName(computer(Level(4)), "chess").toStdString(), "Anton");
    EXPECT_EQ(occupantLevel(computer(Level(4)), "chess").toStdString(), "Rating " + rating);
    EXPECT_EQ(occupantLevel(computer(Level(4)), {}).toStdString(), "Level 4");
    EXPECT_EQ(occupantTitle(computer(Level::full()), "chess").toStdString(), "Rokada, full strength");
    Seat other = computer(Level::full());
    other.engine = QStringLiteral("Stockfish 17");
    EXPECT_EQ(occupantTitle(other, "chess").toStdString(), "Stockfish 17");
    EXPECT_EQ(occupantLevel(other, "chess").toStdString(), "External engine");
    EXPECT_EQ(occupantName({}, "chess").toStdString(), "Human");
}

TEST(Opponents, EveryOpponentOfAListIsAPerson) {
    for (const VariantInfo& game : allVariants())
        EXPECT_EQ(opponentsOf(game.id).size(), opponentsIn(game.id).opponents.size()) << game.id;
}

TEST(Opponents, EveryLevelOpensWithAnOpponentThatIsNotStronger) {
    for (const VariantInfo& game : allVariants()) {
        for (int number = Level::Lowest; number <= Level::Highest; ++number) {
            const Opponent* opponent = opponentOf(game.id, Level(number));
            ASSERT_NE(opponent, nullptr);
            EXPECT_LE(opponent->level, Level(number)) << game.id;
            EXPECT_EQ(levelInPlay(game.id, Level(number)), opponent->level) << game.id;
        }
        EXPECT_EQ(opponentOf(game.id, Level::full()), nullptr);
        EXPECT_TRUE(levelInPlay(game.id, Level::full()).isFull());
    }
}

TEST(Opponents, AnEstimateSaysSo) {
    EXPECT_EQ(ratingText({.value = 1240}).toStdString(), "1240");
    EXPECT_EQ(ratingText({.value = 560, .estimate = true}).toStdString(), "about 560");
    EXPECT_EQ(ratingLabel({.value = 560, .estimate = true}).toStdString(), "Rating about 560");
}

TEST(Opponents, AStyleIsDescribedOnlyIfGamesHaveShownIt) {
    std::set<QString> sentences;
    for (const Style& style :
         {Style{.offers = 9}, Style{.offers = -9}, Style{.storm = 9}, Style{.checks = 9}, Style{.exchanges = 9},
          Style{.exchanges = -9}, Style{.leapers = 9}, Style{.gamble = 9}, Style{.pace = 40}, Style{}}) {
        EXPECT_TRUE(sentences.insert(texts::playingStyle(style)).second);
    }
    EXPECT_TRUE(texts::playingStyle({}).isEmpty());
    for (const VariantInfo& game : allVariants()) {
        for (const Opponent& opponent : opponentsOf(game.id)) {
            const QString style = texts::playingStyle(weaknessOf(opponent.level, game.id).style);
            const bool said = !style.isEmpty() && sentenceOf(opponent, game.id).contains(style);
            EXPECT_EQ(said, opponent.styleShown) << game.id << ' ' << opponent.id;
        }
    }
}

TEST(Opponents, ARecordNamesComputersAndNamedPeople) {
    EXPECT_EQ(playerName({.human = true, .name = QStringLiteral("Maria")}, "chess").toStdString(), "Maria");
    EXPECT_EQ(playerName({}, "chess").toStdString(), "");
    const Seat renamed{.human = false, .name = QStringLiteral("Maria"), .level = Level(1)};
    EXPECT_EQ(playerName(renamed, "chess").toStdString(), "Mila") << "a person sat there before";
}

}  // namespace
}  // namespace rokada::ui::opponentsTest
