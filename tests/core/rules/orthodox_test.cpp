#include "rules/orthodox.h"

#include "everyvariant.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <string>

namespace rokada::orthodoxTest {
namespace {

TEST(Orthodox, OfAllVariantsChessAloneNeedsNoExplanation) {
    for (const test::RuleSet& rules : test::everyRuleSet())
        EXPECT_EQ(orthodox(rules.book()->variant()), rules.variant == "chess") << rules.name();
}

std::string strangersOf(std::string_view id) {
    std::string letters;
    const Variant variant = *makeVariant(*findVariant(id), {});
    for (const KindSpec& kind : variant.kinds) {
        if (!orthodox(kind)) letters += kind.letter;
    }
    return letters;
}

TEST(Orthodox, PiecesAreKnownByTheirMovementAndNotByTheirName) {
    EXPECT_EQ(strangersOf("chess"), "");
    EXPECT_EQ(strangersOf("vyrt"), "");
    // The letters name the kinds that do not move like a piece of chess. The soldier (S) is missing, because it moves
    // like a king.
    EXPECT_EQ(strangersOf("greatshatranj"), "GMHEWP");
    EXPECT_NE(strangersOf("bolyar").find('Y'), std::string::npos);
    EXPECT_EQ(strangersOf("fortress").find('N'), std::string::npos);
}

}  // namespace
}  // namespace rokada::orthodoxTest
