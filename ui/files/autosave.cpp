#include "files/autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <cerrno>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int MostWindows = 1000;
/// The largest size of a file of ours; a larger one is not ours.
constexpr qint64 LargestFile = qint64{64} << 20;

QString lockOf(const QString& file) { return file + QStringLiteral(".lock"); }

}  // namespace

Autosave::Autosave(QString folder, QString name) : folder_(std::move(folder)), name_(std::move(name)) {
    QDir().mkpath(folder_);
}

/// The file stays, the lock goes.
Autosave::~Autosave() = default;

QString Autosave::usualFolder() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    const QString state = QStandardPaths::writableLocation(QStandardPaths::GenericStateLocation);
#else
    QString state = QStandardPaths::isTestModeEnabled() ? QString() : qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state)) {
        state = QStandardPaths::isTestModeEnabled() ? QDir::temp().filePath(QStringLiteral("rokada-test-state"))
                                                    : QDir::home().filePath(QStringLiteral(".local/state"));
    }
#endif
    return QDir(state).filePath(QStringLiteral("rokada"));
}

/// Only one window has a file. The lock of a process that has died is taken over.
bool Autosave::claim(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0)) return false;
    lock_ = std::move(lock);
    file_ = file;
    written_.clear();
    return true;
}

bool Autosave::claimNew() {
    for (int i = 1; i <= MostWindows; ++i) {
        const QString file = QDir(folder_).filePath(QStringLiteral("%1-%2.pgn").arg(name_).arg(i));
        if (!QFile::exists(file) && claim(file)) {
            if (!QFile::exists(file)) return true;
            // Another process was here between the two looks.
            lock_.reset();
            file_.clear();
        }
    }
    return false;
}

std::optional<QByteArray> Autosave::takeOver() {
    const QDir folder(folder_);
    for (const QFileInfo& left : folder.entryInfoList({name_ + QStringLiteral("-*.pgn")}, QDir::Files, QDir::Time)) {
        if (!claim(left.absoluteFilePath())) continue;
        QFile file(file_);
        if (file.open(QIODevice::ReadOnly)) return file.read(LargestFile);
        lock_.reset();
        file_.clear();
    }
    return std::nullopt;
}

QStringList Autosave::left() const {
    QStringList files;
    for (const QFileInfo& left : QDir(folder_).entryInfoList({QStringLiteral("left-*.pgn")}, QDir::Files, QDir::Time))
        files << left.absoluteFilePath();
    return files;
}

/// The file gets the name of a window's file first: a program that is killed then goes on with it.
std::optional<QByteArray> Autosave::takeOver(const QString& left) {
    leave();
    if (!claimNew()) return std::nullopt;
    QFile file(file_);
    if (QFile::rename(left, file_) && file.open(QIODevice::ReadOnly)) return file.read(LargestFile);
    lock_.reset();
    file_.clear();
    return std::nullopt;
}

void Autosave::leave() {
    if (file_.isEmpty()) return;
    bool done = false;
    for (int i = 1; i <= MostWindows && !done; ++i) {
        const QString name = QDir(folder_).filePath(QStringLiteral("left-%1.pgn").arg(i));
        done = !QFile::exists(name) && QFile::rename(file_, name);
    }
    lock_.reset();
    file_.clear();
}

std::optional<QByteArray> Autosave::readLeft(const QString& left) {
    QFile file(left);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.read(LargestFile)) : std::nullopt;
}

void Autosave::removeLeft(const QString& left) { QFile::remove(left); }

QString Autosave::setAside(const QString& left) {
    for (int i = 1; i <= MostWindows; ++i) {
        QString name = QStringLiteral("%1.damaged-%2").arg(left).arg(i);
        if (!QFile::exists(name) && QFile::rename(left, name)) return name;
    }
    return {};
}

QString Autosave::setAside() {
    QString aside = setAside(file_);
    lock_.reset();
    file_.clear();
    return aside;
}

Written Autosave::write(const QByteArray& text) {
    if (!lock_ && !claimNew()) return tl::unexpected(qt_error_string(errno));
    if (text == written_) return {};
    Written done = writeFile(file_, text);
    if (done) written_ = text;
    return done;
}

void Autosave::forget() {
    if (file_.isEmpty()) return;
    QFile::remove(file_);
    lock_.reset();
    file_.clear();
}

}  // namespace rokada::ui
