#include "match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rokada::match::sprtTest {
namespace {

// The expected log-likelihood ratios come from a numerical maximization under each hypothesis, which does not use the
// formula of `Sprt`.
TEST(Sprt, LikelihoodOfPairs) {
    EXPECT_NEAR((Sprt{0, 5}.likelihood(Buckets({10, 20, 40, 20, 10}))), -0.034507, 1e-5);
    EXPECT_NEAR((Sprt{0, 20}.likelihood(Buckets({2, 8, 20, 30, 40}))), 5.075978, 1e-5);
    EXPECT_NEAR((Sprt{0, 10}.likelihood(Buckets({30, 20, 10, 4, 1}))), -1.798199, 1e-5);
    EXPECT_NEAR((Sprt{0, 5}.likelihood(Buckets({142, 620, 1122, 699, 188}))), 3.968908, 1e-5);
}

TEST(Sprt, LikelihoodWithEmptyBuckets) {
    EXPECT_NEAR((Sprt{-5, 15}.likelihood(Buckets({0, 0, 3, 5, 12}))), 1.134692, 1e-4);
    EXPECT_NEAR((Sprt{0, 10}.likelihood(Buckets({0, 0, 10, 40, 120}))), 4.822577, 1e-4);
    EXPECT_TRUE(std::isfinite(Sprt{0, 10}.likelihood(Buckets({0, 0, 0, 0, 1000}))));
}

TEST(Sprt, LikelihoodOfUnitsOfFour) {
    EXPECT_NEAR((Sprt{0, 10}.likelihood(Buckets({3, 1, 4, 9, 12, 8, 6, 2, 1}))), -0.168308, 1e-5);
}

// For small differences, the log-likelihood ratio is about units * (s1 - s0) * (2 s - s0 - s1) / (2 variance).
TEST(Sprt, AgreesWithTheNormalApproximation) {
    const Buckets buckets({142, 620, 1122, 699, 188});
    const double s0 = scoreOf(0), s1 = scoreOf(2);
    const double normal =
        static_cast<double>(buckets.units()) * (s1 - s0) * (2 * buckets.mean() - s0 - s1) / (2 * buckets.variance());
    EXPECT_NEAR((Sprt{0, 2}.likelihood(buckets)), normal, 0.01 * std::abs(normal));
}

TEST(Sprt, SwappedEnginesSwapTheSign) {
    const double forward = Sprt{0, 10}.likelihood(Buckets({5, 10, 30, 20, 15}));
    const double backward = Sprt{0, -10}.likelihood(Buckets({15, 20, 30, 10, 5}));
    EXPECT_NEAR(forward, backward, 1e-9);
}

TEST(Sprt, Verdicts) {
    EXPECT_NEAR(Sprt::bound(), 2.944439, 1e-6);
    EXPECT_EQ((Sprt{0, 5}.verdict(Buckets(2))), Sprt::Verdict::Open);
    EXPECT_EQ((Sprt{0, 20}.verdict(Buckets({2, 8, 20, 30, 40}))), Sprt::Verdict::Second);
    EXPECT_EQ((Sprt{0, 20}.verdict(Buckets({40, 30, 20, 8, 2}))), Sprt::Verdict::First);
}

}  // namespace
}  // namespace rokada::match::sprtTest
