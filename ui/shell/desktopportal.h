// Reads the preferences for dark colours and reduced motion from the desktop portal, and follows changes.
#pragma once

#include "shell/colourscheme.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>
#include <QVariantMap>

class QDBusPendingCallWatcher;

namespace rokada::ui {

/// Reads `org.freedesktop.portal.Settings` over D-Bus asynchronously. Without a portal, it reports nothing.
class DesktopPortal final : public QObject {
    Q_OBJECT
public:
    /// `service` is the bus name of the portal; empty for a peer-to-peer connection.
    explicit DesktopPortal(const QDBusConnection& bus, const QString& service, QObject* parent);

    /// Creates a portal on the session bus, if there is one, and passes each change to `setDesktopLook`.
    static void follow(QObject* parent);

    [[nodiscard]] const DesktopLook& look() const { return look_; }

signals:
    /// Emitted when a preference of the desktop has changed.
    void lookChanged(const rokada::ui::DesktopLook& look);

public slots:
    /// Called over D-Bus when a setting of the desktop has changed.
    void take(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask(QDBusConnection bus, const QString& service);
    void answer(QDBusPendingCallWatcher* call);
    void update(const QString& group, const QString& key, const QVariant& value);

    DesktopLook look_;
};

}  // namespace rokada::ui
