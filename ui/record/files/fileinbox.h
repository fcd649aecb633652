// Files that another start of the program hands over to a window that runs already, for one user and one display.
#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QLocalServer;
class QLocalSocket;

namespace rokada::ui {

/// A file to open.
struct FileWish {
    QString path;
    int number = 0;  ///< of the game in it, from 1; 0: it is to be chosen

    friend bool operator==(const FileWish&, const FileWish&) = default;
};

class FileInbox final : public QObject {
    Q_OBJECT
public:
    /// `address` is the path of a socket.
    FileInbox(QString address, QObject* parent);
    ~FileInbox() override;

    [[nodiscard]] static QString usualAddress();
    /// Takes files from now on; while another window does, as soon as that one is gone. What a window that was killed
    /// has left is no obstacle.
    void open();
    /// It is this window that takes files.
    [[nodiscard]] bool receiving() const;

signals:
    /// At least one file; paths are absolute.
    void came(const std::vector<rokada::ui::FileWish>& files);

private:
    void listen();
    void waitForTurn(QLocalSocket* other);
    void welcome();
    void read(QLocalSocket& from);

    QString address_;
    std::unique_ptr<QLocalServer> server_;
};

/// False if no window takes them, or only one that does not answer in time or does not understand: then the caller
/// opens them itself. Waits for an answer for so many milliseconds. Paths are absolute.
[[nodiscard]] bool handOver(const QString& address, const std::vector<FileWish>& files, int patience = 3000);

}  // namespace rokada::ui
