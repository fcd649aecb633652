// Receives files that another instance of the program hands over to a running window of the same user and display.
#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QLocalServer;
class QLocalSocket;

namespace rokada::ui {

/// File to open.
struct FileWish {
    QString path;
    int number = 0;  ///< number of the game in it, from 1; 0 lets the user choose

    friend bool operator==(const FileWish&, const FileWish&) = default;
};

class FileInbox final : public QObject {
    Q_OBJECT
public:
    /// `address` is the path of a local socket.
    FileInbox(QString address, QObject* parent);
    ~FileInbox() override;

    /// Returns the default address for the current user and display.
    [[nodiscard]] static QString usualAddress();
    /// Starts receiving files, or waits until the window that receives them now has closed. Remains of a crashed window
    /// are removed.
    void open();
    /// Returns true if this window receives files.
    [[nodiscard]] bool receiving() const;

signals:
    /// Emitted with at least one file; paths are absolute.
    void came(const std::vector<rokada::ui::FileWish>& files);

private:
    void listen();
    void waitForTurn(QLocalSocket* other);
    void welcome();
    void read(QLocalSocket& from);

    QString address_;
    std::unique_ptr<QLocalServer> server_;
};

/// Hands files over to a running window. Waits at most `patience` milliseconds for the answer. Returns false if no
/// window accepts them; the caller then opens them itself. Paths must be absolute.
[[nodiscard]] bool handOver(const QString& address, const std::vector<FileWish>& files, int patience = 3000);

}  // namespace rokada::ui
