#include "files/fileinbox.h"

#include "kit/delay.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QPointer>
#include <QStandardPaths>

#include <chrono>
#include <optional>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

// Protocol: the first line names the version; pairs of a path and a number follow, each terminated by a zero byte; an
// empty path ends the message. A window that waits for its turn sends `Waiting` and keeps the connection open.
constexpr char Greeting[] = "rokada-open 1\n";
constexpr char Waiting[] = "rokada-wait 1\n";
constexpr char Taken[] = "taken\n";
constexpr char NotUnderstood[] = "what\n";
constexpr qint64 LongestMessage = 1 << 18;
constexpr qsizetype LongestPath = 4096;
constexpr std::size_t MostFiles = 50;
/// Milliseconds.
constexpr int LockPatience = 2000;

enum class Heard { NotYet, Nonsense, Waits, Files };

/// Parses the received part of a message.
Heard understood(const QByteArray& message, std::vector<FileWish>& files) {
    const QByteArray greeting(Greeting), waiting(Waiting);
    if (message == waiting) return Heard::Waits;
    if (greeting.startsWith(message) || waiting.startsWith(message)) return Heard::NotYet;
    if (!message.startsWith(greeting) || message.size() > LongestMessage) return Heard::Nonsense;
    qsizetype at = greeting.size();
    const auto next = [&]() -> std::optional<QByteArray> {
        const qsizetype end = message.indexOf('\0', at);
        if (end < 0) return std::nullopt;
        return message.mid(std::exchange(at, end + 1), end - at + 1).chopped(1);
    };
    while (files.size() <= MostFiles) {
        const auto path = next();
        if (!path) return Heard::NotYet;
        if (path->isEmpty()) return files.empty() || at != message.size() ? Heard::Nonsense : Heard::Files;
        const auto number = next();
        if (!number) return Heard::NotYet;
        bool whole = false;
        const FileWish wish{QString::fromUtf8(*path), number->toInt(&whole)};
        if (!whole || wish.number < 0 || wish.path.size() > LongestPath || !QDir::isAbsolutePath(wish.path))
            return Heard::Nonsense;
        files.push_back(wish);
    }
    return Heard::Nonsense;
}

QByteArray messageOf(const std::vector<FileWish>& files) {
    QByteArray message(Greeting);
    for (const FileWish& wish : files) message += wish.path.toUtf8() + '\0' + QByteArray::number(wish.number) + '\0';
    return message + '\0';
}

}  // namespace

FileInbox::FileInbox(QString address, QObject* parent) : QObject(parent), address_(std::move(address)) {}

FileInbox::~FileInbox() = default;

/// Returns a path in a private folder of the user. Each display is a session of its own.
QString FileInbox::usualAddress() {
    const QByteArray display = qgetenv("WAYLAND_DISPLAY") + '\n' + qgetenv("DISPLAY");
    const QByteArray session = QCryptographicHash::hash(display, QCryptographicHash::Sha1).toHex().left(12);
    return QDir(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation))
        .filePath(QStringLiteral("rokada-%1").arg(QString::fromLatin1(session)));
}

bool FileInbox::receiving() const { return server_ != nullptr; }

void FileInbox::open() {
    if (server_) return;
    auto* other = new QLocalSocket(this);
    other->connectToServer(address_);
    if (other->waitForConnected(LockPatience)) return waitForTurn(other);
    delete other;
    listen();
}

/// Nobody answered: removes the remains of a crashed window, unless another process is doing the same.
void FileInbox::listen() {
    QLockFile lock(address_ + QStringLiteral(".lock"));
    if (!lock.tryLock(LockPatience)) return;
    QLocalSocket other;
    other.connectToServer(address_);
    if (other.waitForConnected(LockPatience)) return;
    QLocalServer::removeServer(address_);
    auto server = std::make_unique<QLocalServer>();
    server->setSocketOptions(QLocalServer::UserAccessOption);
    if (!server->listen(address_)) return;
    server_ = std::move(server);
    connect(server_.get(), &QLocalServer::newConnection, this, &FileInbox::welcome);
}

void FileInbox::waitForTurn(QLocalSocket* other) {
    // If the other window closes the connection, waits before asking again.
    auto* again = new Delay(other, 2s);
    connect(again, &Delay::over, this, [this, other] {
        other->deleteLater();
        open();
    });
    connect(other, &QLocalSocket::disconnected, again, [again] { again->start(); });
    other->write(Waiting);
    other->flush();
    if (other->state() == QLocalSocket::UnconnectedState) again->start();
}

void FileInbox::welcome() {
    constexpr auto LongestSilence = 5s;
    while (QLocalSocket* from = server_->nextPendingConnection()) {
        auto* silence = new Delay(from, LongestSilence);
        silence->setObjectName(QStringLiteral("silence"));
        connect(silence, &Delay::over, from, &QLocalSocket::abort);
        connect(from, &QLocalSocket::disconnected, from, &QObject::deleteLater);
        connect(from, &QLocalSocket::readyRead, this, [this, from] { read(*from); });
        from->setReadBufferSize(LongestMessage + 1);
        silence->start();
        read(*from);
    }
}

/// Leaves the message in the socket until it is complete.
void FileInbox::read(QLocalSocket& from) {
    std::vector<FileWish> files;
    switch (understood(from.peek(LongestMessage + 1), files)) {
        case Heard::NotYet: return;
        case Heard::Waits: return from.findChild<Delay*>(QStringLiteral("silence"))->stop();
        case Heard::Nonsense:
            from.disconnect(this);
            from.write(NotUnderstood);
            from.flush();
            return from.abort();
        case Heard::Files: break;
    }
    from.disconnect(this);
    from.write(Taken);
    from.flush();
    from.disconnectFromServer();
    emit came(files);
}

bool handOver(const QString& address, const std::vector<FileWish>& files, int patience) {
    if (files.empty() || files.size() > MostFiles || !QFileInfo::exists(address)) return false;
    QLocalSocket window;
    window.connectToServer(address);
    if (!window.waitForConnected(patience)) return false;
    const QByteArray message = messageOf(files);
    if (message.size() > LongestMessage || window.write(message) != message.size()) return false;
    while (window.bytesToWrite() > 0 && window.waitForBytesWritten(patience)) {
    }
    const QByteArray taken(Taken);
    QByteArray answer;
    do {
        if (window.bytesAvailable() == 0 && !window.waitForReadyRead(patience)) break;
        answer += window.readAll();
    } while (answer.size() < taken.size());
    return answer == taken;
}

}  // namespace rokada::ui
