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

/// Name of the last entry of a draft. A draft without this entry was truncated. The name sorts behind all others,
/// because Qt sorts names outside of sections by letters, and damaged names can contain any letter.
const QString LastName = QString(4, QChar(0xFFFF)) + QStringLiteral("/end");
constexpr std::string_view LastLines = "[%UFFFF%UFFFF%UFFFF%UFFFF]\nend=1\n";

/// Maximum wait for the lock of the file, in milliseconds. Other Qt programs use the same value.
constexpr int PatienceMilliseconds = 2000;

constexpr std::uint64_t LargestFile = std::uint64_t{4} << 20;

/// Returns the value of a digit, or -1 if `letter` is not a digit of this base.
int digitOf(char letter, int base) {
    const int low = letter | 0x20;
    const int value = letter >= '0' && letter <= '9' ? letter - '0' : low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
    return value < base ? value : -1;
}

/// Decodes the escape that starts at `at`, behind the backslash, and moves `at` behind the escape. Numeric escapes are
/// octal, or hexadecimal after 'x'. Escapes such as \n never stand for letters, so one character replaces them all. Qt
/// skips other escapes, so they give an empty text.
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

/// Removes quotes, escapes and line ends. A value that is written in several ways gives the same text.
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

/// Drops the lines of a section without a name. Only damage produces such a section. Qt would write its lines into the
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

/// Lets Qt merge the changes and write a draft. Returns its content, or an error if the draft has no end mark.
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
    // Remove the empty line that separated the section of the end mark.
    if (content->endsWith("\n\n")) content->chop(1);
    return content;
}

bool understood(const QString& draft, const QByteArray& content) {
    if (!writeDraft(draft, content)) return false;
    const QSettings settings(draft, QSettings::IniFormat);
    static_cast<void>(settings.allKeys());  // makes Qt parse the lines
    return settings.status() == QSettings::NoError;
}

/// Returns the content with the changes. Qt writes a name that ends in a slash as a line that it cannot read, so a
/// second merge omits this line. Each draft has its own file name, because Qt caches settings by file name.
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

/// Removes the draft folders of crashed programs. The name of a folder and the names of all its files must match the
/// patterns of drafts.
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
