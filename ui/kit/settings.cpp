#include "kit/settings.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <cassert>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int MaxCopies = 20;

/// Returns the path that QSettings uses by default.
QString usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/rokada/rokada.conf");
}

/// Opens the settings with Qt. If Qt cannot read the file safely, opens a file name that does not exist instead.
QSettings storeOf(const QString& file, StoredSettings found) {
    const bool fit = found == StoredSettings::None || found == StoredSettings::Readable;
    return {fit ? file : file + QStringLiteral(".none"), QSettings::IniFormat};
}

}  // namespace

Settings::Settings() : Settings(usualFile()) {}

Settings::Settings(const QString& file)
    : path_(QFileInfo(file).absoluteFilePath()),
      found_(lookAtSettings(path_)),
      store_(storeOf(path_, found_)),
      writer_(path_, [this](const Written& done) { tell(done); }) {
    // Read all sections now. Qt reads a section only when one of its names is requested, and then misses nested
    // sections such as [games] and [games\1].
    static_cast<void>(store_.allKeys());
}

Settings::~Settings() { write(); }

void Settings::note(const QString& name, const Checks& checks) {
    assert(!declared_.contains(name) && "two settings have one name");
    declared_.insert(name, checks);
}

std::vector<ChangedSetting> Settings::changed() const {
    static const QVariant anyText = QStringLiteral("any text?");
    std::vector<ChangedSetting> found;
    for (auto it = declared_.begin(); it != declared_.end(); ++it) {
        if (!contains(it.key()) || !it->differs(stored(it.key()))) continue;
        found.push_back({it.key(), stored(it.key()), it->understands(anyText)});
    }
    return found;
}

QVariant Settings::stored(const QString& name) const {
    assert(declared_.contains(name) && "the setting is not declared");
    const auto chosen = chosen_.find(name);
    return chosen == chosen_.end() ? store_.value(name) : *chosen;
}

bool Settings::contains(const QString& name) const {
    const auto chosen = chosen_.find(name);
    return chosen == chosen_.end() ? store_.contains(name) : chosen->isValid();
}

void Settings::keep(const QString& name, const QVariant& value) {
    assert(declared_.contains(name) && "the setting is not declared");
    change(name, value);
}

/// Stores a change. Several changes before the next run of the event loop cause only one write.
void Settings::change(const QString& name, const QVariant& value) {
    chosen_.insert(name, value);
    const auto it = std::ranges::find_if(unwritten_, [&](const auto& c) { return c.first == name; });
    it == unwritten_.end() ? unwritten_.append({name, value}) : static_cast<void>(it->second = value);
    if (std::exchange(due_, true)) return;
    later_.post([this] { handOver(); });
}

void Settings::handOver() {
    due_ = false;
    writer_.give(std::exchange(unwritten_, {}));
}

void Settings::write() {
    handOver();
    tell(writer_.finish());
}

void Settings::tell(const Written& done) {
    if (done) {
        if (std::exchange(told_, false) && tell_) tell_({});
    } else if (!std::exchange(told_, true)) {
        tell_ ? tell_(done.error()) : qWarning("settings cannot be written: %s", qUtf8Printable(done.error()));
    }
}

QStringList Settings::strangeNames() const {
    if (found_ == StoredSettings::Unfit) return declared();
    QStringList strange;
    for (auto it = declared_.begin(); it != declared_.end(); ++it) {
        if (contains(it.key()) && !it->understands(stored(it.key()))) strange << it.key();
    }
    return strange;
}

QString Settings::copyOfFile() const {
    for (int i = 1; i <= MaxCopies; ++i) {
        const QString name = QStringLiteral("%1.damaged-%2").arg(path_).arg(i);
        if (!QFile::exists(name)) return QFile::copy(path_, name) ? name : QString();
    }
    return {};
}

SettingsDamage Settings::repair() {
    if (found_ == StoredSettings::Unreadable) return {SettingsDamage::Type::Unreadable, {}};
    const QStringList strange = strangeNames();
    SettingsDamage damage;
    if (store_.status() == QSettings::FormatError || !strange.isEmpty()) {
        damage = {SettingsDamage::Type::Damaged, copyOfFile()};
        for (const QString& name : strange) change(name, {});
        // If all values are valid, only the syntax of the file is damaged. Then write one value unchanged, because each
        // write creates the whole file again with correct syntax.
        if (const QString any = declared_.firstKey(); strange.isEmpty()) change(any, stored(any));
    } else if (!store_.isWritable()) {
        damage.type = SettingsDamage::Type::ReadOnly;
    }
    return damage;
}

}  // namespace rokada::ui
