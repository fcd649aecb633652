// Tests the names of files on all systems.
#include "base/filename.h"

#include <gtest/gtest.h>

namespace rokada::filenameTest {
namespace {

constexpr std::string_view Posix = "/", Windows = "/\\:";

TEST(FileName, IsThePartAfterTheLastSeparator) {
    EXPECT_EQ(fileName("/opt/engines/rokada-engine", Posix), "rokada-engine");
    EXPECT_EQ(fileName("rokada-engine", Posix), "rokada-engine");
    EXPECT_EQ(fileName("/opt/", Posix), "");
    EXPECT_EQ(fileName("C:\\Engines\\rokada-engine.exe", Windows), "rokada-engine.exe");
    EXPECT_EQ(fileName("C:rokada.exe", Windows), "rokada.exe");
    EXPECT_EQ(fileName("a/b\\c", Windows), "c");
}

TEST(FileName, IsItselfOnASystemWithoutTheSeparator) { EXPECT_EQ(fileName("a\\b", Posix), "a\\b"); }

TEST(FileStem, LosesItsLastExtension) {
    EXPECT_EQ(fileStem("tests/perft/chess.perft", Posix), "chess");
    EXPECT_EQ(fileStem("C:\\tests\\chess.old.perft", Windows), "chess.old");
    EXPECT_EQ(fileStem("a.b/chess", Posix), "chess");
    EXPECT_EQ(fileStem(".perft", Posix), ".perft");
}

}  // namespace
}  // namespace rokada::filenameTest
