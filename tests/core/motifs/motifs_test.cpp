// Compares the motif finder with manually labelled positions, by precision and recall. The positions in
// tests/motifs/positions.txt were added while the finder was developed. A person who had not seen the finder labelled
// unseen.txt.
#include "motifs/motiffinder.h"

#include "diagram.h"
#include "everyvariant.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace rokada::motifsTest {
namespace {

using namespace test;

struct Set {
    std::string game, options, pieces, rest, move;
    Texts motifs;
    std::string captured;  ///< square of the preceding capture, or empty
};

std::string field(std::istringstream& line) {
    std::string text;
    std::getline(line, text, '|');
    const auto begin = text.find_first_not_of(' ');
    const auto end = text.find_last_not_of(' ');
    return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

std::vector<Set> positions(const std::string& file) {
    std::vector<Set> all;
    std::ifstream in(std::string(ROKADA_MOTIFS_DIR "/") + file);
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream fields(line);
        Set one;
        std::istringstream(field(fields)) >> one.game >> one.options;
        one.pieces = field(fields);
        one.rest = field(fields);
        one.move = field(fields);
        one.motifs = words(field(fields));
        one.captured = field(fields);
        all.push_back(one);
    }
    return all;
}

Texts found(const Set& one) {
    const RulebookPtr book = rules(one.game, one.options);
    const Position position = placed(book, one.pieces, one.rest);
    const auto move = parseMove(position, one.move);
    EXPECT_TRUE(move) << one.pieces << ' ' << one.move;
    Texts ids;
    if (!move) return ids;
    MotifContext before;
    if (!one.captured.empty()) before.lastCapture = square(book, one.captured);
    for (const FoundMotif& motif : MotifFinder(*book).ofMove(position, *move, before)) {
        ids.emplace(idOf(motif.motif));
        for (const Square s : motif.squares) EXPECT_NE(s, NoSquare) << one.pieces << ' ' << one.move;
    }
    return ids;
}

std::string joined(const Texts& texts) {
    std::string all;
    for (const std::string& text : texts) all += ' ' + text;
    return all;
}

struct Score {
    int right = 0, missed = 0, invented = 0;
};

/// Counts the right, missed and invented motifs of all positions. Prints each position that differs from its labels.
Score compare(const std::vector<Set>& all) {
    Score score;
    for (const Set& one : all) {
        const Texts ids = found(one);
        int good = 0;
        for (const std::string& id : ids) good += static_cast<int>(one.motifs.count(id));
        score.right += good;
        score.missed += static_cast<int>(one.motifs.size()) - good;
        score.invented += static_cast<int>(ids.size()) - good;
        if (ids != one.motifs) {
            std::cout << one.game << ' ' << one.pieces << " | " << one.move << ":" << joined(ids)
                      << "  --- set:" << joined(one.motifs) << '\n';
        }
    }
    std::cout << "precision " << score.right << '/' << score.right + score.invented << ", recall " << score.right << '/'
              << score.right + score.missed << '\n';
    return score;
}

/// Checks that precision and recall of a file are at least `percent`.
void expectFound(const std::string& file, int percent) {
    const auto all = positions(file);
    EXPECT_GE(all.size(), 200U);
    const Score score = compare(all);
    EXPECT_GE(100 * score.right, percent * (score.right + score.invented));
    EXPECT_GE(100 * score.right, percent * (score.right + score.missed));
}

TEST(Motifs, AreFoundWhereTheyAreAndNowhereElse) { expectFound("positions.txt", 97); }

TEST(Motifs, AreMostlyThoseThatSomebodyElseNamed) { expectFound("unseen.txt", 87); }

TEST(Motifs, AZwischenzugComesInsteadOfTheRecapture) {
    const RulebookPtr book = rules("chess");
    const Position position = placed(book, "Kg1 Bc1 Qd1 nd2 ke8 pa7", "w - - 0 1");
    const auto move = parseMove(position, "d1e2");
    ASSERT_TRUE(move);
    const auto ids = [&](MotifContext context) {
        Texts all;
        for (const FoundMotif& motif : MotifFinder(*book).ofMove(position, *move, context))
            all.emplace(idOf(motif.motif));
        return all;
    };
    EXPECT_EQ(ids({}).count("zwischenzug"), 0U);
    EXPECT_EQ(ids({square(book, "d2")}).count("zwischenzug"), 1U);
}

TEST(Motifs, APieceThatIsPutOnAnOwnOneCapturesNothing) {
    const RulebookPtr book = rules("tavreli");
    const Position at = position(book, "4k3/8/8/8/3R4/8/8/3QK3 w - - 0 1 -");
    for (const FoundMotif& found : MotifFinder(*book).ofMove(at, *parseMove(at, "d1d4"))) {
        EXPECT_NE(found.motif, Motif::CapturesUndefended);
        EXPECT_NE(found.motif, Motif::WinningExchange);
    }
}

TEST(Motifs, ATowerIsWorthWhatIsInIt) {
    const RulebookPtr book = rules("tavreli");
    const MotifFinder motifs(*book);
    const Position one = position(book, "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1 -");
    const Position many = position(book, "4k3/8/8/3(QQpq)4/8/8/8/3RK3 w - - 0 1 -");
    const auto few = motifs.threatOf(one, Side(0)), more = motifs.threatOf(many, Side(0));
    ASSERT_TRUE(more);
    EXPECT_GT(more->value, few ? few->value : 0);
}

TEST(Motifs, AThreatIsAMateOrTheBestCapture) {
    const RulebookPtr book = rules("chess");
    const MotifFinder finder(*book);
    const auto mate = finder.threatOf(placed(book, "Kg1 Ra1 kg8 pf7 pg7 ph7", "b - - 0 1"), Side(0));
    ASSERT_TRUE(mate);
    EXPECT_EQ(mate->motif, Motif::MateThreat);
    const auto capture = finder.threatOf(placed(book, "Kg1 Rd1 nd5 kg8", "b - - 0 1"), Side(0));
    ASSERT_TRUE(capture);
    EXPECT_EQ(capture->squares.front(), square(book, "d5"));
    EXPECT_FALSE(finder.threatOf(placed(book, "Kg1 Rd1 nd5 pe6 kg8", "b - - 0 1"), Side(0)));
}

/// The finder does not know which variant is played, so it must handle every move of random games of each variant.
TEST(Motifs, OfEveryMoveOfRandomGames) {
    for (const RuleSet& set : everyRuleSet()) {
        wander(set, 7, ROKADA_NIGHTLY_SIZE ? 400 : 25, [](const Game& game) {
            const MotifFinder finder(game.book());
            const MoveList moves = game.moves();
            for (std::size_t i = 0; i < moves.size(); i += 5) {
                for (const FoundMotif& motif : finder.ofMove(game.position(), moves[i])) {
                    EXPECT_FALSE(motif.squares.empty());
                    for (const Square s : motif.squares) EXPECT_LT(static_cast<int>(s), game.book().size());
                }
            }
            return true;
        });
    }
}

}  // namespace
}  // namespace rokada::motifsTest
