#include "explain/insufficientmaterial.h"

#include "books.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <string>

namespace rokada::test::insufficientmaterialTest {
namespace {

using Type = InsufficientMaterial::Type;

std::string letters(const RulebookPtr& book, const std::vector<Kind>& kinds) {
    std::string text;
    for (const Kind kind : kinds) text += book->variant().kinds[kind].letter;
    return text;
}

/// Returns the insufficient material as "type pieces-pieces", with the side that has more pieces first. Returns an
/// empty string if a side can still win.
std::string left(std::string_view variant, std::string_view options, std::string_view text, bool hopeless = false) {
    const RulebookPtr& book = kept(variant, options);
    const Position at = position(book, text);
    const auto material = hopeless ? hopelessMaterial(at) : insufficientMaterial(at);
    if (!material) return {};
    static const char* const names[] = {"kings", "one", "pieces", "both", "colour"};
    return std::string(names[static_cast<std::size_t>(material->type)]) + ' ' + letters(book, material->pieces[0]) +
           '-' + letters(book, material->pieces[1]);
}

/// Returns a position text of Vyrt chess. Its first row contains both kings, and its second row is `pieces`.
std::string torus(std::string_view pieces) {
    return "k4K6/" + std::string(pieces) + "/12/12/12/12/12/12/12/12/12/12 w - - 0 1";
}

TEST(InsufficientMaterial, SaysWhatIsLeftOfADeadPosition) {
    EXPECT_EQ(left("chess", "", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "kings -");
    EXPECT_EQ(left("chess", "", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1"), "one N-");
    EXPECT_EQ(left("chess", "", "4kn2/8/8/8/8/8/8/4K3 w - - 0 1"), "one N-");
    EXPECT_EQ(left("chess", "", "4k1b1/8/8/8/8/8/8/4KB2 w - - 0 1"), "colour B-B");
    EXPECT_EQ(left("chess", "", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1"), "");
    EXPECT_EQ(left("vyrt", "", torus("3Q8")), "one Q-");
    EXPECT_EQ(left("vyrt", "", torus("3R1N6")), "pieces RN-");
    EXPECT_EQ(left("vyrt", "", torus("3q3R4")), "both R-Q");
    EXPECT_EQ(left("vyrt", "", torus("3Q1R6")), "");
}

TEST(InsufficientMaterial, TablesKnowEndingsThatNobodyWinsAlthoughTheyGoOn) {
    EXPECT_EQ(left("chess", "", "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", true), "pieces NN-");
    EXPECT_EQ(left("chess", "", "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", true), "");
    EXPECT_EQ(left("chess", "", "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", true), "");
    EXPECT_EQ(left("vyrt", "", torus("3R1B6"), true), "pieces RB-");
    EXPECT_EQ(left("vyrt", "", torus("3Q1R6"), true), "");
    // A dead position ends the game, so the program gives no hint about it.
    EXPECT_EQ(left("vyrt", "", torus("3Q8"), true), "");
}

}  // namespace
}  // namespace rokada::test::insufficientmaterialTest
