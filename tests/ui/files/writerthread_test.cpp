// Tests the worker thread that writes a file at each request.
#include "kit/writerthread.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <fstream>
#include <mutex>
#include <string>

namespace rokada::ui::writerThreadTest {
namespace {

TEST(WriterThread, JoinsRequestsDuringACall) {
    std::mutex mutex;
    std::atomic<int> calls = 0;
    int told = 0;
    WriterThread writer(
        [&]() -> Written {
            const std::lock_guard lock(mutex);
            ++calls;
            return {};
        },
        [&told](const Written&) { ++told; });
    {
        const std::lock_guard lock(mutex);
        for (int i = 0; i < 100; ++i) writer.request();
    }
    EXPECT_TRUE(writer.finish());
    EXPECT_TRUE(calls >= 1 && calls <= 2) << calls;
    QCoreApplication::processEvents();
    EXPECT_EQ(told, 0) << "finish has returned the result";
    writer.request();
    EXPECT_TRUE(QTest::qWaitFor([&] { return told == 1; }));
}

/// A slow disk must not block the window.
TEST(WriterThread, DoesNotBlockItsOwner) {
    const QTemporaryDir folder;
    // Opening a pipe for writing blocks until something reads from it.
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    ASSERT_EQ(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    WriterThread writer(
        [name = pipe.toStdString()]() -> Written {
            std::ofstream(name) << "read";
            return {};
        },
        [](const Written&) {});
    writer.request();
    EXPECT_TRUE(writer.writing());
    std::string word;
    std::ifstream(pipe.toStdString()) >> word;
    EXPECT_EQ(word, "read");
    EXPECT_TRUE(writer.finish());
    EXPECT_FALSE(writer.writing());
    EXPECT_FALSE(writer.untold());
}

}  // namespace
}  // namespace rokada::ui::writerThreadTest
