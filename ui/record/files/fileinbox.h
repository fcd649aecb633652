// Receives the names of files that another process of this program sends to a running window, so that they open there.
// Both processes must have the same user and display.
#pragma once

#include "kit/delay.h"

#include <QLockFile>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QLocalServer;
class QLocalSocket;

namespace rokada::ui {

/// File that another process wants to open.
struct FileRequest {
    QString path;
    int number = 0;  ///< number of the game in the file, from 1; 0 if the user must choose a game

    friend bool operator==(const FileRequest&, const FileRequest&) = default;
};

class FileInbox final : public QObject {
    Q_OBJECT
public:
    /// `address` is the path of a local socket (QLocalServer).
    FileInbox(QString address, QObject* parent);
    ~FileInbox() override;

    /// Returns the default address for the current user and display.
    [[nodiscard]] static QString usualAddress();
    /// Starts to look for another window that receives files, and returns at once. If there is none, this window
    /// receives the files. Otherwise tries again when the other window has closed.
    void open();
    /// Returns true if this window receives the files.
    [[nodiscard]] bool receiving() const;

signals:
    /// Emitted when this window has begun to receive files.
    void opened();
    /// Emitted when another process sends files. `files` is not empty, and its paths are absolute.
    void came(const std::vector<rokada::ui::FileRequest>& files);

private:
    void ask(const std::function<void(QLocalSocket* other)>& then);
    void lock();
    void listen();
    void waitForTurn(QLocalSocket* other);
    void welcome();
    void read(QLocalSocket& from);

    QString address_;
    Delay again_;                      ///< delay before the next attempt to receive the files
    std::unique_ptr<QLockFile> lock_;  ///< held from the search for other windows to the end of `listen`
    std::unique_ptr<QLocalServer> server_;
};

/// Sends files to a running window. Waits at most `patience` milliseconds for each step. Returns false if no window
/// accepts the files; the caller must then open them. Precondition: the paths are absolute.
[[nodiscard]] bool handOver(const QString& address, const std::vector<FileRequest>& files, int patience = 3000);

}  // namespace rokada::ui
