#include "shell/desktopportal.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>
#include <QStandardPaths>

namespace rokada::ui {

namespace {

using GroupMap = QMap<QString, QVariantMap>;

const auto PortalService = QStringLiteral("org.freedesktop.portal.Desktop");
const auto PortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto PortalInterface = QStringLiteral("org.freedesktop.portal.Settings");
const auto AppearanceGroup = QStringLiteral("org.freedesktop.appearance");
const auto GnomeGroup = QStringLiteral("org.gnome.desktop.interface");
const auto ColourKey = QStringLiteral("color-scheme");
const auto ReducedMotionKey = QStringLiteral("reduced-motion");
const auto AnimationsKey = QStringLiteral("enable-animations");

/// Returns true if a session bus is running. Without this check, Qt would start a bus and wait for it.
bool hasSessionBus() {
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) return true;
    const QString folder = QString::fromLocal8Bit(qgetenv("XDG_RUNTIME_DIR"));
    return !folder.isEmpty() && QFileInfo::exists(folder + QStringLiteral("/bus"));
}

/// Returns the value inside all QDBusVariant wrappers. Some portals wrap values twice.
QVariant unwrapped(QVariant value) {
    while (value.userType() == qMetaTypeId<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value;
}

DesktopLook::Preference preferenceOf(uint number) {
    switch (number) {
        case 1: return DesktopLook::Preference::Dark;
        case 2: return DesktopLook::Preference::Light;
        default: return DesktopLook::Preference::None;
    }
}

}  // namespace

DesktopPortal::DesktopPortal(const QDBusConnection& bus, const QString& service, QObject* parent) : QObject(parent) {
    // Register the type of the slot's last parameter, because QDBusConnection finds the slot by the names of its
    // parameter types.
    qRegisterMetaType<QDBusVariant>("QDBusVariant");
    QDBusConnection connection = bus;
    connection.connect(service, PortalPath, PortalInterface, QStringLiteral("SettingChanged"), this,
                       SLOT(take(QString, QString, QDBusVariant)));
    ask(connection, service);
}

void DesktopPortal::follow(QObject* parent) {
    if (!hasSessionBus()) return;
    auto* portal = new DesktopPortal(QDBusConnection::sessionBus(), PortalService, parent);
    connect(portal, &DesktopPortal::lookChanged, portal, &setDesktopLook);
}

void DesktopPortal::ask(QDBusConnection bus, const QString& service) {
    QDBusMessage call = QDBusMessage::createMethodCall(service, PortalPath, PortalInterface, QStringLiteral("ReadAll"));
    call.setArguments({QStringList{AppearanceGroup, GnomeGroup}});
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, &DesktopPortal::answer);
}

void DesktopPortal::answer(QDBusPendingCallWatcher* call) {
    call->deleteLater();
    const QDBusMessage reply = call->reply();
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty()) return;
    const QVariant all = reply.arguments().constFirst();
    if (all.userType() != qMetaTypeId<QDBusArgument>()) return;
    const auto argument = all.value<QDBusArgument>();
    if (argument.currentSignature() != QLatin1String("a{sa{sv}}")) return;
    const auto groups = qdbus_cast<GroupMap>(argument);
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        for (auto key = group->begin(); key != group->end(); ++key) update(group.key(), key.key(), key.value());
    }
}

void DesktopPortal::take(const QString& group, const QString& key, const QDBusVariant& value) {
    update(group, key, value.variant());
}

void DesktopPortal::update(const QString& group, const QString& key, const QVariant& value) {
    DesktopLook look = look_;
    const QVariant plain = unwrapped(value);
    if (group == AppearanceGroup && key == ColourKey) look.colours = preferenceOf(plain.toUInt());
    if (group == AppearanceGroup && key == ReducedMotionKey) look.motionReduced = plain.toUInt() == 1;
    if (group == GnomeGroup && key == AnimationsKey) look.motionReduced = !plain.toBool();
    if (look == look_) return;
    look_ = look;
    emit lookChanged(look_);
}

}  // namespace rokada::ui
