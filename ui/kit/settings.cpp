#include "kit/settings.h"

#include <QFile>
#include <QFileInfo>

#include <cassert>

namespace rokada::ui {

namespace {

constexpr int MostCopies = 20;

}  // namespace

Settings::Settings() : store_(QStringLiteral("rokada"), QStringLiteral("rokada")) {}

Settings::Settings(const QString& file) : store_(file, QSettings::IniFormat) {}

void Settings::note(const QString& name, Check understood) {
    assert(!declared_.contains(name) && "two settings have one name");
    declared_.insert(name, std::move(understood));
}

QVariant Settings::stored(const QString& name) const {
    assert(declared_.contains(name) && "the setting is not declared");
    return store_.value(name);
}

void Settings::keep(const QString& name, const QVariant& value) {
    assert(declared_.contains(name) && "the setting is not declared");
    store_.setValue(name, value);
}

QStringList Settings::strangeNames() const {
    QStringList strange;
    for (auto it = declared_.begin(); it != declared_.end(); ++it) {
        if (store_.contains(it.key()) && !it.value()(store_.value(it.key()))) strange << it.key();
    }
    return strange;
}

QString Settings::copyOfFile() const {
    for (int i = 1; i <= MostCopies; ++i) {
        const QString name = QStringLiteral("%1.damaged-%2").arg(store_.fileName()).arg(i);
        if (!QFile::exists(name)) return QFile::copy(store_.fileName(), name) ? name : QString();
    }
    return {};
}

SettingsDamage Settings::repair() {
    const QFileInfo file(store_.fileName());
    const bool there = file.exists();
    if (there && (!file.isReadable() || !file.isFile())) return {SettingsDamage::What::Unreadable, {}};
    const QStringList strange = strangeNames();
    SettingsDamage damage;
    if (store_.status() == QSettings::FormatError || !strange.isEmpty()) {
        damage = {SettingsDamage::What::Damaged, copyOfFile()};
        for (const QString& name : strange) store_.remove(name);
    } else if (!store_.isWritable()) {
        damage.what = SettingsDamage::What::ReadOnly;
    }
    return damage;
}

}  // namespace rokada::ui
