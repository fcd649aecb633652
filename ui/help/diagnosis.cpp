#include "help/diagnosis.h"

#include "engines/enginelist.h"
#include "kit/latin.h"
#include "kit/settings.h"
#include "shell/loudspeakers.h"
#include "version/version.h"

#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QScreen>
#include <QSysInfo>

namespace rokada::ui {

namespace {

/// Values longer than this are not printed.
constexpr qsizetype LongestValue = 60;

QString section(const char* title, const QStringList& lines) {
    QString text = QStringLiteral("\n%1\n").arg(QLatin1String(title));
    for (const QString& line : lines) text += QStringLiteral("  %1\n").arg(line);
    return text;
}

QString versionLines() {
    return latin(versionText("Rokada")) + QStringLiteral("\nQt: %1\n").arg(QLatin1String(qVersion()));
}

QStringList systemLines() {
    return {QSysInfo::prettyProductName(),
            QStringLiteral("%1 %2, %3")
                .arg(QSysInfo::kernelType(), QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture()),
            QStringLiteral("Locale: %1").arg(QLocale::system().name())};
}

QString placeLine(const DiagnosedPlace& place) {
    const QFileInfo found(place.path);
    const QString state = !found.exists()      ? QStringLiteral("missing")
                          : found.isWritable() ? QStringLiteral("writable")
                                               : QStringLiteral("read-only");
    return QStringLiteral("%1: %2 (%3)").arg(QLatin1String(place.contents), withoutHome(place.path), state);
}

QStringList placeLines(const std::vector<DiagnosedPlace>& places) {
    QStringList lines;
    for (const DiagnosedPlace& place : places) lines << placeLine(place);
    return lines;
}

/// Returns the changed settings with their values. Values that can contain any text are left out, and so are data such
/// as lists and states of widgets.
QStringList settingLines(const Settings& settings) {
    static const QRegularExpression plain(QStringLiteral("^[\\w.:+|/ -]+$"));
    QStringList lines;
    for (const ChangedSetting& one : settings.changed()) {
        const QString value = one.value.toString();
        const bool shown = !one.freeText && value.size() <= LongestValue && plain.match(value).hasMatch() &&
                           one.value.typeId() != QMetaType::QByteArray;
        lines << (shown ? QStringLiteral("%1 = %2").arg(one.name, value) : QStringLiteral("%1: changed").arg(one.name));
    }
    return lines.isEmpty() ? QStringList{QStringLiteral("none")} : lines;
}

QStringList fontLines() {
    const QFont font = QGuiApplication::font();
    const bool inter = QFontDatabase::families().contains(QStringLiteral("Inter"));
    return {QStringLiteral("System: %1, %2 px").arg(QFontInfo(font).family()).arg(QFontInfo(font).pixelSize()),
            inter ? QStringLiteral("Inter is installed") : QStringLiteral("Inter is not installed")};
}

QStringList screenLines() {
    QStringList lines{QStringLiteral("Platform: %1").arg(QGuiApplication::platformName())};
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QSize size = screen->size();
        lines << QStringLiteral("%1 x %2, scale %3, %4 dpi, %5 Hz")
                     .arg(size.width())
                     .arg(size.height())
                     .arg(screen->devicePixelRatio())
                     .arg(qRound(screen->logicalDotsPerInch()))
                     .arg(qRound(screen->refreshRate()));
    }
    return lines;
}

/// Returns the engines without their folders, which can contain names.
QStringList engineLines(const Settings& settings) {
    QStringList lines;
    for (const EngineEntry& engine : enginesIn(settings)) {
        const QString file = QFileInfo(engine.command.value(0)).fileName();
        const bool uci = engine.protocol == external::Protocol::Uci;
        lines << QStringLiteral("%1 (%2)").arg(file, uci ? QStringLiteral("UCI") : QStringLiteral("CECP"));
    }
    return lines.isEmpty() ? QStringList{QStringLiteral("none")} : lines;
}

}  // namespace

QString diagnosis(const Settings& settings, const std::vector<DiagnosedPlace>& places) {
    return versionLines() + section("System", systemLines()) + section("Files", placeLines(places)) +
           section("Settings that differ from the defaults", settingLines(settings)) + section("Fonts", fontLines()) +
           section("Screens", screenLines()) +
           section("Sound", {QStringLiteral("Output devices: %1").arg(soundOutputs())}) +
           section("External engines", engineLines(settings));
}

QString withoutHome(QString text) {
    const QString home = QDir::homePath();
    if (home.size() <= 1) return text;
    const QRegularExpression whole(QStringLiteral("(?<![\\w/.-])%1(?![\\w.-])").arg(QRegularExpression::escape(home)));
    text.replace(whole, QStringLiteral("~"));
    const QRegularExpression user(
        QStringLiteral("(?<=/)%1(?=/|$)").arg(QRegularExpression::escape(QDir(home).dirName())),
        QRegularExpression::MultilineOption);
    return text.replace(user, QStringLiteral("user"));
}

}  // namespace rokada::ui
