// Tests players that are chosen by options of the command line.
#include "application.h"

#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::ui::commandlineTest {
namespace {

std::vector<Seat> seatsOf(const QStringList& options) {
    const app::Request request = app::parsed(QStringList{QStringLiteral("rokada")} + options);
    EXPECT_EQ(request.error.toStdString(), "");
    return request.choice ? request.choice->seats : std::vector<Seat>{};
}

TEST(CommandLine, AVariantAloneSeatsPeople) {
    for (const VariantInfo& info : offeredVariants()) {
        const QString id = QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
        const std::vector<Seat> seats = seatsOf({QStringLiteral("--variant"), id});
        EXPECT_EQ(seats.size(), info.id == "fortress" ? 4U : 2U) << info.id;
        EXPECT_TRUE(std::ranges::all_of(seats, &Seat::human)) << info.id;
    }
}

TEST(CommandLine, ComputersSitWhereTheyAreNamed) {
    const std::vector<Seat> seats = seatsOf({QStringLiteral("--variant"), QStringLiteral("fortress"),
                                             QStringLiteral("--computer"), QStringLiteral("black:3")});
    ASSERT_EQ(seats.size(), 4U);
    EXPECT_EQ(std::ranges::count(seats, false, &Seat::human), 1);
}

}  // namespace
}  // namespace rokada::ui::commandlineTest
