#include "kit/settingsfile.h"

#include "kit/readfile.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>
#include <string_view>

namespace rokada::ui {

namespace {

using Content = tl::expected<QByteArray, QString>;

/// End mark of a draft, by which a truncated draft is recognized. It sorts behind all other names: Qt sorts names
/// outside of sections by letters, and damage can contain any letter.
const QString LastName = QString(4, QChar(0xFFFF)) + QStringLiteral("/end");
constexpr std::string_view LastLines = "[%UFFFF%UFFFF%UFFFF%UFFFF]\nend=1\n";

/// Time in milliseconds to wait for the lock; the value that other Qt programs use.
constexpr int PatienceMilliseconds = 2000;

constexpr std::uint64_t LargestFile = std::uint64_t{4} << 20;

/// Returns the digit, or -1 if `letter` is no digit of this base.
int digitOf(char letter, int base) {
    const int low = letter | 0x20;
    const int value = letter >= '0' && letter <= '9' ? letter - '0' : low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
    return value < base ? value : -1;
}

/// Decodes a numeric escape, octal or hexadecimal after x. Escapes such as \n never stand for letters, so one character
/// replaces all of them. Qt skips other escapes. `at` is behind the backslash and is moved behind the escape.
QString unescaped(const QByteArray& text, qsizetype& at) {
    constexpr std::string_view Written = "abfnrtv\"?'\\";
    if (Written.find(text[at]) != std::string_view::npos) {
        ++at;
        return {QLatin1Char('\a')};
    }
    const int base = text[at] == 'x' ? 16 : 8;
    const qsizetype begin = base == 16 ? at + 1 : at;
    unsigned value = 0;
    for (at = begin; at < text.size() && digitOf(text[at], base) >= 0; ++at)
        value = value * static_cast<unsigned>(base) + static_cast<unsigned>(digitOf(text[at], base));
    if (at > begin) return {QChar(static_cast<char16_t>(value))};
    at += base == 8;
    return {};
}

/// Removes quotes, escapes and line ends, because a value can be written in several ways.
QString plainText(const QByteArray& content) {
    QString plain;
    for (qsizetype at = 0; at < content.size();) {
        const char here = content[at++];
        if (here == '\\') {
            if (at < content.size()) plain += unescaped(content, at);
        } else if (here != '"' && here != '\n' && here != '\r') {
            plain += QLatin1Char(here);
        }
    }
    return plain;
}

bool hasObjects(const QByteArray& content) {
    const QString plain = plainText(content);
    for (const char* beginning : {"@Variant(", "@DateTime("}) {
        const QLatin1String word(beginning);
        // Serialized types stand at the beginning of a value or list element, perhaps after a UTF-8 byte order mark,
        // which ends in \xBF. "@@" is an escaped "@".
        for (qsizetype at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
            if (at == 0 || QStringView(u"=, \t\v\f\u00BF").contains(plain[at - 1])) return true;
    }
    return false;
}

QString cutShort() { return QCoreApplication::translate("File", "it is incomplete"); }

QString lockReason(const QLockFile& lock) {
    switch (lock.error()) {
        case QLockFile::LockFailedError: return qt_error_string(EAGAIN);
        case QLockFile::PermissionError: return qt_error_string(EACCES);
        case QLockFile::NoError:
        case QLockFile::UnknownError: break;
    }
    return qt_error_string();
}

struct FoundSettings {
    StoredSettings what = StoredSettings::None;
    QByteArray content;  ///< of a readable file
    QString why;         ///< error text of an unreadable file
};

FoundSettings findSettings(const QString& path) {
    const auto read = readWhole(QFile::encodeName(path).toStdString(), LargestFile);
    if (!read) {
        const InputError& error = read.error();
        const bool none = error.what == InputErrorCode::System && (error.system == ENOENT || error.system == ENOTDIR);
        if (none) return {};
        const bool large = error.what == InputErrorCode::TooLarge;
        return {large ? StoredSettings::Unfit : StoredSettings::Unreadable, {}, readErrorText(error)};
    }
    QByteArray content = QByteArray::fromStdString(*read);
    if (hasObjects(content)) return {StoredSettings::Unfit, {}, {}};
    return {StoredSettings::Readable, std::move(content), {}};
}

Content contentOf(const QString& path) {
    QFile file(path);
    if (!file.exists()) return QByteArray();
    if (!file.open(QIODevice::ReadOnly)) return tl::unexpected(file.errorString());
    const qint64 size = file.size();
    QByteArray content = file.readAll();
    if (content.size() < size) return tl::unexpected(file.errorString());
    return content;
}

Written writeDraft(const QString& draft, const QByteArray& content) {
    QFile file(draft);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.flush())
        return tl::unexpected(file.errorString());
    return {};
}

/// Drops lines in a section without a name, which only damage produces. Qt would write them into the section of unnamed
/// keys, and cannot remove a single one.
void dropNameless(QSettings& settings) {
    const auto nameless = [](const QString& name) { return name.startsWith(u'/'); };
    const QStringList names = settings.allKeys();
    if (std::ranges::none_of(names, nameless)) return;
    SettingChanges others;
    for (const QString& name : names) {
        if (!nameless(name)) others.append({name, settings.value(name)});
    }
    settings.clear();
    for (const auto& [name, value] : others) settings.setValue(name, value);
}

/// Lets Qt merge and write. The draft counts only if it has its end mark.
Content mergedOnce(const QString& draft, const QByteArray& before, const SettingChanges& changes) {
    if (const Written there = writeDraft(draft, before); !there) return tl::unexpected(there.error());
    {
        QSettings settings(draft, QSettings::IniFormat);
        dropNameless(settings);
        for (const auto& [name, value] : changes)
            value.isValid() ? settings.setValue(name, value) : settings.remove(name);
        settings.setValue(LastName, 1);
    }
    Content content = contentOf(draft);
    if (!content) return content;
    if (!content->endsWith(QByteArrayView(LastLines.data(), static_cast<qsizetype>(LastLines.size()))))
        return tl::unexpected(cutShort());
    content->chop(static_cast<qsizetype>(LastLines.size()));
    // Sections are separated by empty lines.
    if (content->endsWith("\n\n")) content->chop(1);
    return content;
}

bool understood(const QString& draft, const QByteArray& content) {
    if (!writeDraft(draft, content)) return false;
    const QSettings settings(draft, QSettings::IniFormat);
    static_cast<void>(settings.allKeys());  // parses the lines
    return settings.status() == QSettings::NoError;
}

/// Qt writes a name that ends in a slash as a line that it cannot read, and omits it when it writes again. Each draft
/// has its own name, because Qt caches what it reads under a name.
Content merged(const QTemporaryDir& drafts, const QByteArray& before, const SettingChanges& changes) {
    Content content = mergedOnce(drafts.filePath(QStringLiteral("draft")), before, changes);
    if (!content || understood(drafts.filePath(QStringLiteral("look")), *content)) return content;
    return mergedOnce(drafts.filePath(QStringLiteral("again")), *content, {});
}

/// Earlier versions used names such as "rokada.conf.kXdRzq". A lower-case suffix may belong to the user:
/// "rokada.conf.backup".
void removeDraftsOfEarlierVersions(const QString& path) {
    static const QRegularExpression mixed(QStringLiteral("\\.(?=[A-Za-z]*[A-Z])(?=[A-Za-z]*[a-z])[A-Za-z]{6}$"));
    const QFileInfo file(path);
    for (const QString& name :
         file.dir().entryList({file.fileName() + QStringLiteral(".??????")}, QDir::Files | QDir::Hidden)) {
        if (mixed.match(name).hasMatch()) QFile::remove(file.dir().filePath(name));
    }
}

/// Removes drafts of crashed programs. No other folder has such a name or only such files.
void removeOldDrafts(const QString& path) {
    removeDraftsOfEarlierVersions(path);
    static const QRegularExpression ours(QStringLiteral("^(draft|look|again)(\\.lock|\\.[A-Za-z]{6})?$"));
    const QFileInfo file(path);
    const QStringList drafts =
        file.dir().entryList({file.fileName() + QStringLiteral(".??????")}, QDir::Dirs | QDir::Hidden);
    for (const QString& name : drafts) {
        QDir draft(file.dir().filePath(name));
        const QStringList within = draft.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        const bool all = std::ranges::all_of(within, [](const QString& one) { return ours.match(one).hasMatch(); });
        if (all) draft.removeRecursively();
    }
}

}  // namespace

StoredSettings lookAtSettings(const QString& path) { return findSettings(path).what; }

Written writeSettings(const QString& path, const SettingChanges& changes) {
    const QFileInfo file(path);
    if (!QDir().mkpath(file.path())) return tl::unexpected(qt_error_string());
    QLockFile lock(path + QStringLiteral(".lock"));
    if (!lock.tryLock(PatienceMilliseconds)) return tl::unexpected(lockReason(lock));
    removeOldDrafts(path);
    const QTemporaryDir drafts(path + QStringLiteral(".XXXXXX"));
    if (!drafts.isValid()) return tl::unexpected(drafts.errorString());
    const FoundSettings before = findSettings(path);
    if (before.what == StoredSettings::Unreadable) return tl::unexpected(before.why);
    const Content after = merged(drafts, before.content, changes);
    if (!after) return tl::unexpected(after.error());
    const bool fresh = !file.exists();
    Written done = writeFile(path, *after);
    // A new settings file is private to its owner.
    if (done && fresh) QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    return done;
}

}  // namespace rokada::ui
