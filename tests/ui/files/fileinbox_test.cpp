// Tests how files are handed over to the window of another process: a running window, a killed window, and invalid
// messages.
#include "files/fileinbox.h"

#include "heldtime.h"

#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>
#include <thread>

namespace rokada::ui::fileinboxTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class Inbox : public ::testing::Test {
protected:
    Inbox() {
        QObject::connect(inbox.get(), &FileInbox::came,
                         [this](const std::vector<FileRequest>& files) { got.push_back(files); });
    }
    /// Opens the inbox and waits until it receives files.
    void open() {
        inbox->open();
        ASSERT_TRUE(QTest::qWaitFor([&] { return inbox->receiving(); }));
    }
    /// Hands over files, and returns true if the window has accepted them. Runs in another thread, because in practice
    /// the caller is another process.
    [[nodiscard]] bool handedOver(const std::vector<FileRequest>& files) {
        std::atomic<int> answer = -1;
        const std::jthread other([&] { answer = handOver(address, files); });
        EXPECT_TRUE(QTest::qWaitFor([&] { return answer != -1; }, 10'000));
        return answer == 1;
    }
    /// Sends a message to the window, and returns its answer.
    [[nodiscard]] QByteArray answerTo(const QByteArray& message) {
        QLocalSocket socket;
        socket.connectToServer(address);
        EXPECT_TRUE(socket.waitForConnected(1000));
        QByteArray answer;
        QObject::connect(&socket, &QLocalSocket::readyRead, [&] { answer += socket.readAll(); });
        socket.write(message);
        EXPECT_TRUE(QTest::qWaitFor([&] { return socket.state() == QLocalSocket::UnconnectedState; }));
        return answer + socket.readAll();
    }

    const QTemporaryDir folder;
    const QString address = folder.filePath(QStringLiteral("inbox"));
    std::unique_ptr<FileInbox> inbox = std::make_unique<FileInbox>(address, nullptr);
    std::vector<std::vector<FileRequest>> got;
    const std::vector<FileRequest> two{{QStringLiteral("/tmp/a b\n.pgn"), 3}, {QStringLiteral("/tmp/Ход#1.pgn"), 0}};
};

TEST_F(Inbox, FilesGoToTheWindowThatIsThere) {
    EXPECT_FALSE(handOver(address, two)) << "there is none";
    open();
    EXPECT_TRUE(handedOver(two));
    ASSERT_EQ(got.size(), 1U);
    EXPECT_EQ(got[0], two);
}

TEST_F(Inbox, IsTheUsersOwn) {
    open();
    EXPECT_FALSE(QFileInfo(address).permission(QFileDevice::ReadOther | QFileDevice::ReadGroup));
    EXPECT_FALSE(QFileInfo(address).permission(QFileDevice::WriteOther));
}

TEST_F(Inbox, ASocketThatAKilledWindowLeftIsNoObstacle) {
    {
        // A server does not remove its socket after the socket was renamed, so the socket remains as after a crash.
        QLocalServer killed;
        ASSERT_TRUE(killed.listen(folder.filePath(QStringLiteral("killed"))));
        ASSERT_TRUE(QFile::rename(folder.filePath(QStringLiteral("killed")), address));
    }
    ASSERT_TRUE(QFileInfo::exists(address));
    EXPECT_FALSE(handOver(address, two));
    open();
    EXPECT_TRUE(handedOver(two));
}

TEST_F(Inbox, ALockOfAnotherProcessDoesNotHoldTheWindow) {
    auto lock = std::make_unique<QLockFile>(address + QStringLiteral(".lock"));
    ASSERT_TRUE(lock->tryLock(0));
    inbox->open();
    QCoreApplication::processEvents();
    EXPECT_FALSE(inbox->receiving());
    lock.reset();
    ASSERT_TRUE(QTest::qWaitFor([&] {
        pass(2s);
        return inbox->receiving();
    }));
}

TEST_F(Inbox, TheNextWindowTakesOver) {
    open();
    FileInbox second(address, nullptr);
    second.open();
    EXPECT_FALSE(second.receiving());
    EXPECT_TRUE(handedOver(two));
    EXPECT_EQ(got.size(), 1U);
    pass(10s);
    inbox.reset();
    ASSERT_TRUE(QTest::qWaitFor([&] {
        pass(2s);
        return second.receiving();
    }));
    EXPECT_TRUE(handedOver(two));
}

TEST_F(Inbox, OtherVersionsAndNonsenseAreRefused) {
    open();
    EXPECT_EQ(answerTo("rokada-open 2\n/tmp/a.pgn"), "what\n");
    EXPECT_EQ(answerTo("GET / HTTP/1.0\r\n\r\n"), "what\n");
    EXPECT_EQ(answerTo(QByteArray("rokada-open 1\nrelative.pgn\0") + QByteArray("0\0\0", 3)), "what\n");
    EXPECT_EQ(answerTo(QByteArray("rokada-open 1\n/a\0", 17) + QByteArray("x\0\0", 3)), "what\n");
    EXPECT_EQ(answerTo(QByteArray("rokada-open 1\n\0", 15)), "what\n") << "no file at all";
    EXPECT_TRUE(got.empty());
    EXPECT_TRUE(handedOver(two)) << "and files are still taken";
}

TEST_F(Inbox, AHugeMessageIsCutOff) {
    open();
    static_cast<void>(answerTo("rokada-open 1\n/" + QByteArray(4 << 20, 'x')));
    EXPECT_TRUE(got.empty());
    EXPECT_TRUE(handedOver(two));
}

TEST_F(Inbox, WhoSaysNothingIsThrownOut) {
    open();
    QLocalSocket socket;
    socket.connectToServer(address);
    ASSERT_TRUE(socket.waitForConnected(1000));
    socket.write("rokada-op");
    ASSERT_TRUE(QTest::qWaitFor([&] {
        pass(1s);
        return socket.state() == QLocalSocket::UnconnectedState;
    }));
}

TEST_F(Inbox, AWindowThatDoesNotAnswerIsNotWaitedForForever) {
    QLocalServer silent;
    ASSERT_TRUE(silent.listen(address));
    EXPECT_FALSE(handOver(address, two, 50));
}

TEST_F(Inbox, AMessageMayComeInPieces) {
    open();
    QLocalSocket socket;
    socket.connectToServer(address);
    ASSERT_TRUE(socket.waitForConnected(1000));
    for (const char byte : QByteArray("rokada-open 1\n/tmp/a.pgn\0"
                                      "2\0\0",
                                      28)) {
        socket.write(&byte, 1);
        socket.flush();
        QCoreApplication::processEvents();
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return !got.empty(); }));
    EXPECT_EQ(got[0], (std::vector<FileRequest>{{QStringLiteral("/tmp/a.pgn"), 2}}));
}

}  // namespace
}  // namespace rokada::ui::fileinboxTest
