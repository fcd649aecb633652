// Private file for the game of one window. It is rewritten after every move, so that no move is lost in a crash. A new
// window can take over the file of a closed window.
#pragma once

#include "kit/writerthread.h"

#include <QByteArray>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace rokada::ui {

class Autosave {
public:
    /// Uses `folder`, and creates it if needed. `name` is the prefix of the file names.
    explicit Autosave(QString folder, QString name = QStringLiteral("game"));
    ~Autosave();

    /// Returns the default folder: "rokada" in the state folder of the user.
    [[nodiscard]] static QString usualFolder();

    /// Takes over the newest file of a closed window, and returns its contents. Returns nullopt if there is no such
    /// file.
    [[nodiscard]] std::optional<QByteArray> takeOver();
    /// Returns the files of kept games and of closed windows, newest first.
    [[nodiscard]] QStringList left() const;
    /// Keeps the game of this window, and takes over a file that `left()` lists. Returns the contents of the file.
    /// Returns nullopt if another window has taken the file or it cannot be read.
    [[nodiscard]] std::optional<QByteArray> takeOver(const QString& left);
    /// Returns the contents of a file that `left()` lists. Returns nullopt if it cannot be read.
    [[nodiscard]] static std::optional<QByteArray> readLeft(const QString& left);
    /// Renames the file of this window to the file of a kept game. The next start does not resume a kept game
    /// automatically.
    void leave();
    /// Removes a file that `left()` lists. Returns false if it cannot be removed or another window uses it.
    static bool removeLeft(const QString& left);
    /// Writes a text to a new file of a kept game.
    [[nodiscard]] Written addLeft(const QByteArray& text) const;
    /// Renames the file of this window because its contents are damaged. The program never changes the renamed file.
    /// Returns its new name, or an empty text on failure.
    QString moveAside();
    /// Renames a damaged file that `left()` lists. Returns its new name, or an empty text on failure.
    static QString moveAside(const QString& left);
    /// Replaces the contents of this window's file atomically. After a crash, the file contains either the old or the
    /// new text.
    [[nodiscard]] Written write(const QByteArray& text);
    /// Receives a text and the result of writing it.
    using Told = std::function<void(const QByteArray& text, const Written& done)>;
    /// Writes as `write` does, but on a worker thread. A later text replaces a text that still waits. The receiver of
    /// `whenWritten` is told the result. All functions that use the file wait until the text is written.
    void writeLater(const QByteArray& text);
    /// Sets the receiver of the results of `writeLater`. It is called on the thread of the window.
    void whenWritten(Told told) { told_ = std::move(told); }
    /// Waits a limited time until the text of `writeLater` is written, and tells the result.
    void settle();
    /// Removes the file of this window, because there is no game to resume.
    void forget();
    /// Returns the file of this window; empty before the first write.
    [[nodiscard]] QString file() const { return file_; }

private:
    void makeFolder() const;
    bool claim(const QString& file);
    bool claimNew();
    void letGo();
    [[nodiscard]] std::optional<QByteArray> claimed();
    void tidy() const;
    void tell(const QByteArray& text, const Written& done);
    void tellLast();

    class Later;

    QString folder_;
    QString name_;
    QString file_;
    QByteArray written_;  ///< text that this window has written to the file
    std::unique_ptr<QLockFile> lock_;
    Told told_;
    std::shared_ptr<Later> later_;
    WriterThread thread_;
};

}  // namespace rokada::ui
