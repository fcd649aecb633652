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

/// Name of the final entry of a draft. A draft is a file with the new content, before it replaces the settings file. If
/// this entry is missing, the draft is truncated. The characters U+FFFF sort the name behind all others, even behind
/// damaged names.
const QString LastName = QString(4, QChar(0xFFFF)) + QStringLiteral("/end");
constexpr std::string_view LastLines = "[%UFFFF%UFFFF%UFFFF%UFFFF]\nend=1\n";

/// Maximum wait for the lock of the file, in milliseconds.
constexpr int PatienceMilliseconds = 2000;

constexpr std::uint64_t LargestFile = std::uint64_t{4} << 20;

/// Returns the value of a digit, or -1 if `letter` is not a digit of this base.
int digitOf(char letter, int base) {
    const int low = letter | 0x20;
    const int value = letter >= '0' && letter <= '9' ? letter - '0' : low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
    return value < base ? value : -1;
}

/// Decodes the escape that starts at `at`, behind the backslash, and moves `at` behind the escape. Numeric escapes are
/// octal, or hexadecimal after 'x'. Escapes such as \n never stand for letters, so all of them become one placeholder.
/// Qt ignores other escapes, so they become an empty text.
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

/// Returns the content without quotes and line ends, and with decoded escapes. Different spellings of the same value
/// give the same text.
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

/// Returns true if the content has values that are serialized Qt objects.
bool hasObjects(const QByteArray& content) {
    const QString plain = plainText(content);
    for (const char* beginning : {"@Variant(", "@DateTime("}) {
        const QLatin1String word(beginning);
        // A serialized type is named at the beginning of a value or list element. A UTF-8 byte order mark, which ends
        // in \xBF, can precede it. "@@" is an escaped "@".
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
    QByteArray content;  ///< content of a readable file
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

/// Removes all lines of a section without a name. Only damage produces such a section. Qt would move its lines to the
/// section of unnamed keys, and cannot remove them one by one.
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

/// Lets Qt merge the changes with the old content `before` and write the result to the file `draft`. Returns the new
/// content, or an error if it does not end with the entry `LastName`.
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
    // Remove the empty line that preceded the removed last entry.
    if (content->endsWith("\n\n")) content->chop(1);
    return content;
}

bool understood(const QString& draft, const QByteArray& content) {
    if (!writeDraft(draft, content)) return false;
    const QSettings settings(draft, QSettings::IniFormat);
    static_cast<void>(settings.allKeys());  // makes Qt parse the lines
    return settings.status() == QSettings::NoError;
}

/// Returns `before` with the changes. Qt writes a name that ends in a slash as a line that it cannot read back. In that
/// case, a second merge drops the line. Each draft has its own file name, because Qt caches settings by file name.
Content merged(const QTemporaryDir& drafts, const QByteArray& before, const SettingChanges& changes) {
    Content content = mergedOnce(drafts.filePath(QStringLiteral("draft")), before, changes);
    if (!content || understood(drafts.filePath(QStringLiteral("look")), *content)) return content;
    return mergedOnce(drafts.filePath(QStringLiteral("again")), *content, {});
}

/// Removes drafts of earlier versions, with names such as "rokada.conf.kXdRzq". The six letters must be in mixed case,
/// because the user may have named a file "rokada.conf.backup".
void removeDraftsOfEarlierVersions(const QString& path) {
    static const QRegularExpression mixed(QStringLiteral("\\.(?=[A-Za-z]*[A-Z])(?=[A-Za-z]*[a-z])[A-Za-z]{6}$"));
    const QFileInfo file(path);
    for (const QString& name :
         file.dir().entryList({file.fileName() + QStringLiteral(".??????")}, QDir::Files | QDir::Hidden)) {
        if (mixed.match(name).hasMatch()) QFile::remove(file.dir().filePath(name));
    }
}

/// Removes the draft folders that crashed programs have left. Leaves a folder alone if any of its files has an unknown
/// name.
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
