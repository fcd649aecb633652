// Position texts of random games with random changes: the reader must never crash, and accepted positions must be
// playable.
#include "everyvariant.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <random>

namespace rokada::test::mutatedtextTest {
namespace {

constexpr int AllMutations = ROKADA_NIGHTLY_SIZE ? 2'000'000 : 100'000;

/// Returns position texts with one or two random changes, like typing errors.
class Mutator {
public:
    Mutator(const std::vector<std::string>& texts, std::uint64_t seed) : texts_(texts), random_(seed) {}

    std::string next() {
        std::string text = texts_[below(texts_.size())];
        for (std::size_t changes = 1 + below(2); changes > 0; --changes) change(text);
        return text;
    }
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

private:
    void change(std::string& text) {
        const std::size_t at = below(text.size() + 1);
        const std::size_t end = std::min(text.size(), at + 1 + below(6));
        switch (below(8)) {
            case 0: text.insert(at, 1, letter()); break;
            case 1: text.erase(at, end - at); break;
            case 2:
            case 3:
                if (at < text.size()) text[at] = below(2) == 0 ? letter() : text[below(text.size())];
                break;
            case 4:
                if (at < text.size()) std::swap(text[at], text[below(text.size())]);
                break;
            case 5: text.insert(at, text.substr(at, end - at)); break;
            case 6:
                if (below(8) == 0) text.resize(at);
                break;
            default: splice(text, at); break;
        }
    }

    /// Joins the beginning of this text and the end of another text. Half of the time, cuts both texts at the same
    /// place.
    void splice(std::string& text, std::size_t at) {
        const std::string& other = texts_[below(texts_.size())];
        text = text.substr(0, at) + other.substr(below(2) == 0 ? std::min(at, other.size()) : below(other.size() + 1));
    }

    /// Returns a random character, mostly one that occurs in the position texts of some variant.
    char letter() {
        constexpr std::string_view usual = "KQRBNPYLGMHEWSkqrbnpylgmhewsu0123456789*/[]- zabcdefghijlABCDL";
        return below(16) == 0 ? static_cast<char>(below(256)) : usual[below(usual.size())];
    }

    const std::vector<std::string>& texts_;
    std::mt19937_64 random_;
};

class MutatedText : public testing::TestWithParam<int> {
protected:
    const RuleSet& rules() const { return everyRuleSet()[static_cast<std::size_t>(GetParam())]; }

    std::vector<std::string> validTexts() const {
        std::vector<std::string> texts;
        wander(rules(), 4711, 200, [&](const Game& game) {
            texts.push_back(positionText(game.position()));
            return true;
        });
        return texts;
    }
};

void expectPlaceInText(const ParseError& parseError, const std::string& text) {
    ASSERT_LE(parseError.at, text.size()) << text;
    ASSERT_GE(parseError.field, 1) << text;
    ASSERT_LE(parseError.field, 8) << text;  // the first excess field can be the eighth
}

void expectPlayable(const Rulebook& book, const Position& read, const std::string& text) {
    const std::string written = positionText(read);
    const auto again = parsePosition(book, written);
    ASSERT_TRUE(again) << text << "\nwritten as " << written;
    ASSERT_EQ(positionText(*again), written) << text;
    ASSERT_EQ(read.key(), read.computedKey()) << text;

    Position position = read;
    const MoveList moves = legalMoves(position);
    const bool forced = moves.size() == 1 && moves[0].forced();
    ASSERT_TRUE(forced || countMoves(position) == moves.size()) << text;
    ASSERT_EQ(*again == read, true) << text;
    Undo undo;
    for (const Move move : moves) {
        position.make(move, undo);
        ASSERT_EQ(position.key(), position.computedKey()) << text;
        position.unmake(move, undo);
        ASSERT_EQ(position, read) << text;
    }
}

TEST_P(MutatedText, IsRejectedOrPlayable) {
    const RulebookPtr book = rules().book();
    const auto texts = validTexts();
    Mutator mutator(texts, 1 + static_cast<std::uint64_t>(GetParam()));
    const int mutations = AllMutations / static_cast<int>(everyRuleSet().size()) + 1;
    int accepted = 0;
    for (int i = 0; i < mutations && !HasFatalFailure(); ++i) {
        const std::string text = mutator.next();
        const auto position = parsePosition(*book, text);
        if (!position) {
            expectPlaceInText(position.error(), text);
            continue;
        }
        expectPlayable(*book, *position, text);
        Position deeper = *position;
        if (++accepted % 16 == 0) {
            EXPECT_LE(perft(deeper, 1), MoveList::Room);
            static_cast<void>(perft(deeper, 2));
            EXPECT_EQ(deeper, *position) << text;
        }
    }
    RecordProperty("accepted", accepted);
    EXPECT_GT(accepted, mutations / 100) << "the mutations are too wild to say anything about accepted texts";
}

std::string testName(const testing::TestParamInfo<int>& info) {
    std::string name = everyRuleSet()[static_cast<std::size_t>(info.param)].name();
    for (char& c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, MutatedText, testing::Range(0, static_cast<int>(everyRuleSet().size())),
                         testName);

}  // namespace
}  // namespace rokada::test::mutatedtextTest
