#include "files/fileinbox.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QPointer>
#include <QStandardPaths>

#include <chrono>
#include <optional>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

// Protocol. A message with files starts with the line `Greeting`. Paths and game numbers follow in pairs, each
// terminated by a zero byte. An empty path ends the message. A second window that only waits sends `Waiting` instead.
// The second window keeps the connection open until the first window closes.
constexpr char Greeting[] = "rokada-open 1\n";
constexpr char Waiting[] = "rokada-wait 1\n";
constexpr char Taken[] = "taken\n";
constexpr char NotUnderstood[] = "what\n";
constexpr qint64 LongestMessage = 1 << 18;
constexpr qsizetype LongestPath = 4096;
constexpr std::size_t MaxFiles = 50;
/// Maximum time to wait for a connection, and the time before the next attempt to receive the files.
constexpr auto Patience = 2s;

enum class Heard { NotYet, Nonsense, Waits, Files };

/// Parses the received part of a message. Adds its files to `files`. Returns `NotYet` if the message is not complete.
Heard understood(const QByteArray& message, std::vector<FileRequest>& files) {
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
    while (files.size() <= MaxFiles) {
        const auto path = next();
        if (!path) return Heard::NotYet;
        if (path->isEmpty()) return files.empty() || at != message.size() ? Heard::Nonsense : Heard::Files;
        const auto number = next();
        if (!number) return Heard::NotYet;
        bool whole = false;
        const FileRequest request{QString::fromUtf8(*path), number->toInt(&whole)};
        if (!whole || request.number < 0 || request.path.size() > LongestPath || !QDir::isAbsolutePath(request.path))
            return Heard::Nonsense;
        files.push_back(request);
    }
    return Heard::Nonsense;
}

QByteArray messageOf(const std::vector<FileRequest>& files) {
    QByteArray message(Greeting);
    for (const FileRequest& request : files)
        message += request.path.toUtf8() + '\0' + QByteArray::number(request.number) + '\0';
    return message + '\0';
}

}  // namespace

FileInbox::FileInbox(QString address, QObject* parent)
    : QObject(parent), address_(std::move(address)), again_(this, Patience) {
    connect(&again_, &Delay::timeout, this, &FileInbox::open);
}

FileInbox::~FileInbox() = default;

/// Returns a path in a private folder of the user. Each display has its own path, so that files open on the display
/// where the user works.
QString FileInbox::usualAddress() {
    const QByteArray display = qgetenv("WAYLAND_DISPLAY") + '\n' + qgetenv("DISPLAY");
    const QByteArray session = QCryptographicHash::hash(display, QCryptographicHash::Sha1).toHex().left(12);
    return QDir(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation))
        .filePath(QStringLiteral("rokada-%1").arg(QString::fromLatin1(session)));
}

bool FileInbox::receiving() const { return server_ != nullptr; }

void FileInbox::open() {
    if (server_) return;
    ask([this](QLocalSocket* other) { other ? waitForTurn(other) : lock(); });
}

/// Connects to the window that listens at the address. Then calls `then` with the connection, which `then` must delete,
/// or with nullptr if no window answers. Never blocks.
void FileInbox::ask(const std::function<void(QLocalSocket* other)>& then) {
    auto* socket = new QLocalSocket(this);
    auto* patience = new Delay(socket, Patience);
    const auto answered = [this, socket, patience, then](bool connected) {
        socket->disconnect(this);
        patience->disconnect(this);
        patience->stop();
        if (!connected) socket->deleteLater();
        then(connected ? socket : nullptr);
    };
    connect(
        socket, &QLocalSocket::connected, this, [answered] { answered(true); }, Qt::QueuedConnection);
    connect(
        socket, &QLocalSocket::errorOccurred, this, [answered] { answered(false); }, Qt::QueuedConnection);
    connect(patience, &Delay::timeout, this, [answered] { answered(false); });
    patience->start();
    socket->connectToServer(address_);
}

/// Starts to listen at the address if no other window listens there. The lock prevents two processes from doing this at
/// the same time.
void FileInbox::lock() {
    lock_ = std::make_unique<QLockFile>(address_ + QStringLiteral(".lock"));
    if (!lock_->tryLock(0)) {
        const bool taken = lock_->error() == QLockFile::LockFailedError;
        lock_.reset();
        return taken ? again_.start() : void();
    }
    ask([this](QLocalSocket* other) {
        other ? waitForTurn(other) : listen();
        lock_.reset();
    });
}

/// Removes the socket of a crashed window and listens at the address. Precondition: no window listens there.
void FileInbox::listen() {
    QLocalServer::removeServer(address_);
    auto server = std::make_unique<QLocalServer>();
    server->setSocketOptions(QLocalServer::UserAccessOption);
    if (!server->listen(address_)) return;
    server_ = std::move(server);
    connect(server_.get(), &QLocalServer::newConnection, this, &FileInbox::welcome);
    emit opened();
}

/// Tries again some time after the other window has closed the connection.
void FileInbox::waitForTurn(QLocalSocket* other) {
    connect(other, &QLocalSocket::disconnected, this, [this, other] {
        other->deleteLater();
        again_.start();
    });
    other->write(Waiting);
    other->flush();
    if (other->state() != QLocalSocket::UnconnectedState) return;
    other->disconnect(this);
    other->deleteLater();
    again_.start();
}

void FileInbox::welcome() {
    constexpr auto LongestSilence = 5s;
    while (QLocalSocket* from = server_->nextPendingConnection()) {
        auto* silence = new Delay(from, LongestSilence);
        silence->setObjectName(QStringLiteral("silence"));
        connect(silence, &Delay::timeout, from, &QLocalSocket::abort);
        connect(from, &QLocalSocket::disconnected, from, &QObject::deleteLater);
        connect(from, &QLocalSocket::readyRead, this, [this, from] { read(*from); });
        from->setReadBufferSize(LongestMessage + 1);
        silence->start();
        read(*from);
    }
}

/// Handles a message when it is complete. An incomplete message stays in the socket.
void FileInbox::read(QLocalSocket& from) {
    std::vector<FileRequest> files;
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

bool handOver(const QString& address, const std::vector<FileRequest>& files, int patience) {
    if (files.empty() || files.size() > MaxFiles || !QFileInfo::exists(address)) return false;
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
