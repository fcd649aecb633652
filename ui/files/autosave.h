// A file of one's own for the game of a window: written anew after every move, so that nothing is lost. Other windows
// have other files; what a window that is no longer running has left can be taken over.
#pragma once

#include <QByteArray>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace rokada::ui {

class Autosave {
public:
    /// In this folder, which is made if it is not there.
    explicit Autosave(const QString& folder);
    ~Autosave();

    /// The user's state folder.
    [[nodiscard]] static QString usualFolder();

    /// What a window left that has gone: the newest, which is now this window's. Nothing if there is none.
    [[nodiscard]] std::optional<QByteArray> takeOver();
    /// Games that were left for another: their files, the newest first.
    [[nodiscard]] QStringList left() const;
    /// One of these; what this window had is left in its place. Nothing if somebody was quicker.
    [[nodiscard]] std::optional<QByteArray> takeOver(const QString& left);
    /// What is in one of these; nothing if it has gone.
    [[nodiscard]] static std::optional<QByteArray> readLeft(const QString& left);
    /// The game of this window is kept for later, under a name that the next start does not go on with by itself.
    void leave();
    /// It waits no longer.
    static void removeLeft(const QString& left);
    /// What was taken over is damaged: it gets another name, which is returned, and is never touched again. Empty if
    /// even that failed.
    QString setAside();
    /// The same with a game that was left.
    static QString setAside(const QString& left);
    /// Either the new text is in the file, whatever happens meanwhile, or the old one. False if it could not be
    /// written.
    bool write(const QByteArray& text);
    /// There is nothing to come back to.
    void forget();
    /// Of this window; empty before the first writing.
    [[nodiscard]] QString file() const { return file_; }

private:
    bool claim(const QString& file);
    bool claimNew();

    QString folder_;
    QString file_;
    QByteArray written_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace rokada::ui
