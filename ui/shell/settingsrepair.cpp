// What becomes of stored settings that cannot be used.
#include "shell/settings.h"
#include "variants/variants.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace rokada::ui {

namespace {

constexpr int MostCopies = 20;

}  // namespace

/// Every setting as it is understood.
void Settings::copyUnderstood(Settings& to) const {
    to.setLanguage(language());
    to.setColourScheme(colourScheme());
    to.setCoordinates(coordinates());
    to.setDrawings(drawings());
    to.setMoveDuration(moveDuration());
    to.setMotionReduced(motionReduced());
    to.setRotation(rotation());
    to.setBoardLook(boardLook());
    to.setPremoves(premoves());
    to.setRollsLeft(rollsLeft());
    to.setMargin(margin());
    to.setBoard3DShown(board3DShown());
    to.setThinkingShown(thinkingShown());
    to.setThinkingTime(thinkingTime());
    to.setNotation(notation());
    to.setReading(reading());
    for (const VariantInfo& game : allVariants()) {
        to.setChoice(choice(game));
        to.setTheme(game.id, theme(game.id));
        if (const auto shown = explains(game.id)) to.setExplains(game.id, *shown);
    }
    to.setLastGame(lastGame());
}

/// A value that is written differently after reading was not understood. Names are free.
QStringList Settings::strangeKeys() const {
    const QTemporaryDir folder;
    Settings understood(folder.filePath(QStringLiteral("understood.ini")));
    copyUnderstood(understood);
    QStringList strange;
    for (const QString& key : store_.allKeys()) {
        if (!understood.store_.contains(key) || key.contains(QLatin1String("/names/"))) continue;
        if (store_.value(key).toString() != understood.store_.value(key).toString()) strange << key;
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
    const QStringList strange = strangeKeys();
    SettingsDamage damage;
    if (store_.status() == QSettings::FormatError || !strange.isEmpty()) {
        damage = {SettingsDamage::What::Damaged, copyOfFile()};
        for (const QString& key : strange) store_.remove(key);
    } else if (!store_.isWritable()) {
        damage.what = SettingsDamage::What::ReadOnly;
    }
    return damage;
}

}  // namespace rokada::ui
