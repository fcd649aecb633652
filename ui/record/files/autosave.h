// Private file for the game of a window, rewritten after every move so that nothing is lost. Each window has its own
// file; the file of a window that no longer runs can be taken over.
#pragma once

#include "kit/writefile.h"

#include <QByteArray>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace rokada::ui {

class Autosave {
public:
    /// Uses this folder and creates it if needed. `name` is the prefix of the file names.
    explicit Autosave(QString folder, QString name = QStringLiteral("game"));
    ~Autosave();

    /// Returns the user's state folder.
    [[nodiscard]] static QString usualFolder();

    /// Takes over the file of the newest closed window and returns its game; nullopt if there is none.
    [[nodiscard]] std::optional<QByteArray> takeOver();
    /// Returns the files of replaced games and of closed windows, newest first.
    [[nodiscard]] QStringList left() const;
    /// Takes over one of these files; the game of this window is kept in exchange. Returns nullopt if another window
    /// was faster.
    [[nodiscard]] std::optional<QByteArray> takeOver(const QString& left);
    /// Returns the contents of such a file; nullopt if it is gone.
    [[nodiscard]] static std::optional<QByteArray> readLeft(const QString& left);
    /// Keeps the game of this window for later, under a name that the next start does not resume automatically.
    void leave();
    /// Removes a kept game. Returns false if the file cannot be removed or another window uses it.
    static bool removeLeft(const QString& left);
    /// Keeps the text of a game for later.
    [[nodiscard]] Written addLeft(const QByteArray& text) const;
    /// Renames a damaged file that was taken over and returns the new name, or an empty string on failure. The renamed
    /// file is never changed.
    QString setAside();
    /// Same for the file of a replaced game.
    static QString setAside(const QString& left);
    /// Replaces the text of the file atomically: after a crash it contains the old or the new text.
    [[nodiscard]] Written write(const QByteArray& text);
    /// Removes the file, because there is no game to resume.
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

    QString folder_;
    QString name_;
    QString file_;
    QByteArray written_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace rokada::ui
