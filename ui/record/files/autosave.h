// Private file of the program for the game of one window. It is rewritten after every move, so that no move is lost in
// a crash. A new window can take over the file of a closed window. A game that another game has replaced in a window
// becomes a "kept game" with a file of its own.
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
    /// Uses files in `folder`, and creates the folder if it is missing. `name` is the prefix of the file names.
    explicit Autosave(QString folder, QString name = QStringLiteral("game"));
    ~Autosave();

    /// Returns the default folder: "rokada" in the user's folder for state data, for example ~/.local/state/rokada.
    [[nodiscard]] static QString usualFolder();

    /// Makes the newest file of a closed window the file of this window, and returns its contents. Returns nullopt if
    /// there is no such file.
    [[nodiscard]] std::optional<QByteArray> takeOver();
    /// Returns the files of kept games and of closed windows, newest first.
    [[nodiscard]] QStringList left() const;
    /// Calls `leave` for the current file. Then takes over `left`, one of the files in `left()`, as the file of this
    /// window, and returns its contents. Returns nullopt if another window has taken the file, or if the file cannot be
    /// read.
    [[nodiscard]] std::optional<QByteArray> takeOver(const QString& left);
    /// Returns the contents of a file that `left()` lists. Returns nullopt if the file cannot be read.
    [[nodiscard]] static std::optional<QByteArray> readLeft(const QString& left);
    /// Renames the file of this window to a file of a kept game. The next start does not resume a kept game by itself.
    void leave();
    /// Removes a file that `left()` lists. Returns false if it cannot be removed or another window uses it.
    static bool removeLeft(const QString& left);
    /// Writes the text of a kept game to a new file. Returns the error text of the system on failure.
    [[nodiscard]] Written addLeft(const QByteArray& text) const;
    /// Renames the file of this window. Call it if the contents are damaged. The program never changes the renamed
    /// file. Returns the new name, or an empty text on failure.
    QString moveAside();
    /// Renames a damaged file that `left()` lists. Returns the new name, or an empty text on failure.
    static QString moveAside(const QString& left);
    /// Replaces the contents of this window's file atomically. After a crash, the file contains either the old or the
    /// new text.
    [[nodiscard]] Written write(const QByteArray& text);
    /// Function that receives a text and the result of writing it.
    using Told = std::function<void(const QByteArray& text, const Written& done)>;
    /// Writes like `write`, but on a worker thread. A later text replaces a text that is not written yet. The function
    /// set by `whenWritten` receives the result. All other functions that use the file first call `settle`.
    void writeLater(const QByteArray& text);
    /// Sets the function that receives the results of `writeLater`. It is called on the thread of the window.
    void whenWritten(Told told) { told_ = std::move(told); }
    /// Waits a limited time until the text of `writeLater` is written, and reports the result to the function set by
    /// `whenWritten`.
    void settle();
    /// Removes the file of this window. Call it if there is no game to resume.
    void forget();
    /// Returns the path of this window's file. Returns an empty text before the first write.
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
    QByteArray written_;  ///< text that this window has written to the file last
    std::unique_ptr<QLockFile> lock_;
    Told told_;
    std::shared_ptr<Later> later_;
    WriterThread thread_;
};

}  // namespace rokada::ui
