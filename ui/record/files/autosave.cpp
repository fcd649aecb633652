#include "files/autosave.h"

#include "kit/readfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <cerrno>
#include <mutex>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int MaxWindows = 1000;
/// Maximum number of bytes that are read from a file. This program does not write larger files.
constexpr qint64 LargestFile = qint64{64} << 20;

QString lockOf(const QString& file) { return file + QStringLiteral(".lock"); }

/// Locks the file for this process. Takes over the lock of a crashed process. Returns nullptr if a running process has
/// locked the file.
std::unique_ptr<QLockFile> lockOn(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

/// Returns true if `file` has the name of a kept game's file, and false for the file of a window.
bool isLeft(const QString& file) { return QFileInfo(file).fileName().startsWith(QLatin1String("left-")); }

/// Returns the first unused file name. `form` is the name with %1 for a number. Returns an empty text if all numbers
/// are used.
QString freeName(const QString& form) {
    for (int i = 1; i <= MaxWindows; ++i) {
        QString name = form.arg(i);
        if (!QFile::exists(name)) return name;
    }
    return {};
}

}  // namespace

/// State shared with the worker thread: the text to write, and the result of the last write. Thread-safe.
class Autosave::Later {
public:
    void give(const QString& file, const QByteArray& text) {
        const std::lock_guard lock(mutex_);
        waiting_ = {file, text};
    }
    Written write() {
        const auto [file, text] = waiting();
        const Written done = writeFile(file, text);
        const std::lock_guard lock(mutex_);
        last_ = {text, done};
        return done;
    }
    /// Returns the file and the text that are being written or will be written next.
    [[nodiscard]] std::pair<QString, QByteArray> waiting() const {
        const std::lock_guard lock(mutex_);
        return waiting_;
    }
    /// Returns the text of the last finished write, with the result of the write.
    [[nodiscard]] std::pair<QByteArray, Written> last() const {
        const std::lock_guard lock(mutex_);
        return last_;
    }

private:
    mutable std::mutex mutex_;
    std::pair<QString, QByteArray> waiting_;
    std::pair<QByteArray, Written> last_;
};

Autosave::Autosave(QString folder, QString name)
    : folder_(std::move(folder)),
      name_(std::move(name)),
      later_(std::make_shared<Later>()),
      thread_([later = later_] { return later->write(); }, [this](const Written&) { tellLast(); }) {
    makeFolder();
    tidy();
}

/// Finishes the write and releases the lock. Keeps the file of the window, so that the next start can take it over.
Autosave::~Autosave() {
    told_ = nullptr;
    settle();
}

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

/// Creates the folder if it is missing. Called again before a new file is created, because an earlier attempt can have
/// failed.
void Autosave::makeFolder() const {
    if (!QFileInfo(folder_).isDir()) QDir().mkpath(folder_);
}

/// Removes the lock files and the temporary files of incomplete writes that crashed processes have left in the folder.
void Autosave::tidy() const {
    const QRegularExpression draft(QStringLiteral("^(.+\\.pgn)\\.(rokada-)?[A-Za-z]{6}$"));
    const QDir folder(folder_);
    for (const QString& name : folder.entryList({QStringLiteral("*.pgn.*")}, QDir::Files | QDir::Hidden)) {
        const auto match = draft.match(name);
        const bool lock = name.endsWith(QLatin1String(".pgn.lock"));
        if (!lock && !match.hasMatch()) continue;
        const QString file = lock ? name.chopped(int(sizeof ".lock") - 1) : match.captured(1);
        if (const auto free = lockOn(folder.filePath(file)); free && !lock) QFile::remove(folder.filePath(name));
    }
}

/// Locks `file` and makes it the file of this window. Returns false if another window has locked it.
bool Autosave::claim(const QString& file) {
    auto lock = lockOn(file);
    if (!lock) return false;
    lock_ = std::move(lock);
    file_ = file;
    written_.clear();
    return true;
}

bool Autosave::claimNew() {
    makeFolder();
    for (int i = 1; i <= MaxWindows; ++i) {
        const QString file = QDir(folder_).filePath(QStringLiteral("%1-%2.pgn").arg(name_).arg(i));
        if (!QFile::exists(file) && claim(file)) {
            if (!QFile::exists(file)) return true;
            // Another process has created the file after the first check and before the lock. Its file must not be
            // overwritten.
            letGo();
        }
    }
    return false;
}

void Autosave::letGo() {
    lock_.reset();
    file_.clear();
}

/// Returns the contents of this window's file. If it cannot be read, releases the file and returns nullopt.
std::optional<QByteArray> Autosave::claimed() {
    auto text = readLeft(file_);
    if (!text) letGo();
    return text;
}

std::optional<QByteArray> Autosave::takeOver() {
    settle();
    const QDir folder(folder_);
    for (const QFileInfo& left : folder.entryInfoList({name_ + QStringLiteral("-*.pgn")}, QDir::Files, QDir::Time)) {
        if (!claim(left.absoluteFilePath())) continue;
        if (auto text = claimed()) return text;
    }
    return std::nullopt;
}

QStringList Autosave::left() const {
    QStringList files;
    const QStringList names{QStringLiteral("left-*.pgn"), name_ + QStringLiteral("-*.pgn")};
    for (const QFileInfo& info : QDir(folder_).entryInfoList(names, QDir::Files, QDir::Time)) {
        const QString file = info.absoluteFilePath();
        if (isLeft(file) || lockOn(file)) files << file;
    }
    return files;
}

/// Renames the file of a kept game to the file of a window. After a crash, the next start then resumes the game.
std::optional<QByteArray> Autosave::takeOver(const QString& left) {
    leave();
    if (!isLeft(left)) return claim(left) ? claimed() : std::nullopt;
    if (!claimNew()) return std::nullopt;
    if (QFile::rename(left, file_)) return claimed();
    letGo();
    return std::nullopt;
}

void Autosave::leave() {
    settle();
    if (file_.isEmpty()) return;
    bool done = false;
    for (int i = 1; i <= MaxWindows && !done; ++i) {
        const QString name = QDir(folder_).filePath(QStringLiteral("left-%1.pgn").arg(i));
        done = !QFile::exists(name) && QFile::rename(file_, name);
    }
    letGo();
}

std::optional<QByteArray> Autosave::readLeft(const QString& left) {
    ReadFile file(left);
    if (!file.openToRead(LargestFile)) return std::nullopt;
    const QByteArray text = file.readAll();
    return file.failed() ? std::nullopt : std::optional(text);
}

bool Autosave::removeLeft(const QString& left) {
    const auto lock = isLeft(left) ? nullptr : lockOn(left);
    return (isLeft(left) || lock) && QFile::remove(left);
}

Written Autosave::addLeft(const QByteArray& text) const {
    makeFolder();
    return writeFile(freeName(QDir(folder_).filePath(QStringLiteral("left-%1.pgn"))), text);
}

QString Autosave::moveAside(const QString& left) {
    for (int i = 1; i <= MaxWindows; ++i) {
        QString name = QStringLiteral("%1.damaged-%2").arg(left).arg(i);
        if (!QFile::exists(name) && QFile::rename(left, name)) return name;
    }
    return {};
}

QString Autosave::moveAside() {
    settle();
    QString aside = moveAside(file_);
    letGo();
    return aside;
}

Written Autosave::write(const QByteArray& text) {
    settle();
    if (!lock_ && !claimNew()) return tl::unexpected(qt_error_string(errno));
    if (text == written_) return {};
    Written done = writeFile(file_, text);
    if (done) written_ = text;
    return done;
}

void Autosave::writeLater(const QByteArray& text) {
    if (!lock_ && !claimNew()) return tell(text, tl::unexpected(qt_error_string(errno)));
    if (text == written_ && !thread_.untold()) return tell(text, {});
    later_->give(file_, text);
    thread_.request();
}

void Autosave::settle() {
    if (!thread_.untold()) return;
    const Written done = thread_.finish();
    thread_.writing() ? tell(later_->waiting().second, done) : tellLast();
}

void Autosave::tell(const QByteArray& text, const Written& done) {
    if (done) written_ = text;
    if (told_) told_(text, done);
}

void Autosave::tellLast() {
    const auto [text, done] = later_->last();
    tell(text, done);
}

void Autosave::forget() {
    settle();
    if (file_.isEmpty()) return;
    QFile::remove(file_);
    letGo();
}

}  // namespace rokada::ui
