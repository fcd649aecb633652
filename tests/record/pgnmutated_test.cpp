// PGN of random games, mutilated at random: readers never fall over, and what they read can be written and read again.
#include "everygame.h"
#include "randomtree.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::test {
namespace {

constexpr int AllMutations = ROKADA_NIGHTLY_SIZE ? 100'000 : 2'000;

class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : random_(seed) {}

    std::string changed(std::string text) {
        for (std::size_t changes = 1 + below(4); changes > 0 && !text.empty(); --changes) change(text);
        return text;
    }

private:
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

    void change(std::string& text) {
        constexpr std::string_view usual = "(){}[]\"$;%*+#=-.12 \n\\KQRBNabcx@O0";
        const std::size_t at = below(text.size());
        const std::size_t length = 1 + below(12);
        const char letter = below(8) == 0 ? static_cast<char>(below(256)) : usual[below(usual.size())];
        switch (below(5)) {
            case 0: text.insert(at, 1, letter); break;
            case 1: text.erase(at, length); break;
            case 2: text[at] = letter; break;
            case 3: text.insert(at, text.substr(below(text.size()), length)); break;
            default: std::swap(text[at], text[below(text.size())]);
        }
    }

    Random random_;
};

class MutatedPgn : public testing::TestWithParam<int> {};

void expectSound(const PgnText& text, Shelf& shelf) {
    const PgnGame game = readPgn(text, shelf);
    if (game.fault) {
        const auto lines = static_cast<std::size_t>(std::count(text.text.begin(), text.text.end(), '\n'));
        ASSERT_GE(game.fault->line, text.line) << text.text;
        ASSERT_LE(game.fault->line, text.line + lines) << text.text;
    }
    const std::string once = pgnText(game.tree);
    const PgnGame again = readPgn({.text = once, .at = 0, .length = once.size(), .line = 1, .cut = false}, shelf);
    ASSERT_EQ(pgnText(again.tree), once);
    ASSERT_EQ(again.tree.size(), game.tree.size()) << once;
}

TEST_P(MutatedPgn, IsReadAsFarAsPossible) {
    const auto sets = static_cast<int>(everyRuleSet().size());
    const RulebookPtr book = everyRuleSet()[static_cast<std::size_t>(GetParam())].book();
    Random random(77);
    const std::string pgn = pgnText(randomTree(book, random, 16)) + pgnText(randomTree(book, random, 8));
    Mutator mutator(static_cast<std::uint64_t>(GetParam()));
    Shelf shelf;
    for (int i = 0; i < AllMutations / sets; ++i) {
        PgnSplitter splitter;
        splitter.feed(mutator.changed(pgn));
        splitter.finish();
        while (const auto text = splitter.take()) ASSERT_NO_FATAL_FAILURE(expectSound(*text, shelf));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, MutatedPgn, testing::Range(0, static_cast<int>(everyRuleSet().size())));

}  // namespace
}  // namespace rokada::test
