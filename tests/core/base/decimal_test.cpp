// Tests the parsing of decimal numbers.
#include "base/decimal.h"

#include <gtest/gtest.h>

#include <clocale>
#include <string>

namespace rokada::decimalTest {
namespace {

TEST(Decimal, IsReadToItsEnd) {
    const auto number = leadingDecimal("12.5,18");
    ASSERT_TRUE(number);
    EXPECT_EQ(number->value, 12.5);
    EXPECT_EQ(number->length, 4U);
    EXPECT_EQ(leadingDecimal("7")->value, 7);
    EXPECT_EQ(leadingDecimal(".25")->value, 0.25);
    EXPECT_EQ(leadingDecimal("5.")->length, 2U);
    EXPECT_EQ(leadingDecimal("1.2.3")->length, 3U);
    EXPECT_EQ(leadingDecimal("1e9")->length, 1U);
    EXPECT_EQ(leadingDecimal("0.1")->value, 0.1);
}

TEST(Decimal, OtherTextsAreNone) {
    for (const char* text : {"", ".", "-1", "+1", " 1", "nan", "inf", "e5", ","})
        EXPECT_FALSE(leadingDecimal(text)) << text;
    EXPECT_FALSE(leadingDecimal(std::string(400, '9')));
}

TEST(Decimal, DoesNotDependOnTheLocale) {
    // On a system without this locale, the call fails and the locale does not change.
    const char* const before = std::setlocale(LC_NUMERIC, nullptr);
    const std::string kept = before == nullptr ? "C" : before;
    (void)std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
    EXPECT_EQ(leadingDecimal("1.5")->value, 1.5);
    (void)std::setlocale(LC_NUMERIC, kept.c_str());
}

}  // namespace
}  // namespace rokada::decimalTest
