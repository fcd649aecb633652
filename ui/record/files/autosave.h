// A private file for the game of a window: written again after every move, so that nothing is lost. Other windows have
// other files; the file of a window that is no longer running can be taken over.
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
    /// In this folder, which is made if it is not there. `name` is how the names of the files begin.
    explicit Autosave(QString folder, QString name = QStringLiteral("game"));
    ~Autosave();

    /// The user's state folder.
    [[nodiscard]] static QString usualFolder();

    /// The game of the newest window that has gone, whose file is now this window's. Nothing if there is none.
    [[nodiscard]] std::optional<QByteArray> takeOver();
    /// The files of games that were replaced by others, and of windows that have gone; the newest first.
    [[nodiscard]] QStringList left() const;
    /// One of these; the game of this window is kept in its place. Nothing if another window was quicker.
    [[nodiscard]] std::optional<QByteArray> takeOver(const QString& left);
    /// What is in one of these; nothing if it has gone.
    [[nodiscard]] static std::optional<QByteArray> readLeft(const QString& left);
    /// The game of this window is kept for later, under a name that the next start does not go on with by itself.
    void leave();
    /// It is no longer kept for later. False if it could not be removed, or another window has it.
    static bool removeLeft(const QString& left);
    /// Keeps the text of a game for later.
    [[nodiscard]] Written addLeft(const QByteArray& text) const;
    /// What was taken over is damaged: it gets another name, which is returned, and is never touched again. Empty if
    /// even that failed.
    QString setAside();
    /// The same with a replaced game.
    static QString setAside(const QString& left);
    /// Either the new text is in the file, whatever happens meanwhile, or the old one.
    [[nodiscard]] Written write(const QByteArray& text);
    /// There is no game to come back to.
    void forget();
    /// Of this window; empty before the first writing.
    [[nodiscard]] QString file() const { return file_; }

private:
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
