// Asks the desktop whether it is dark and whether things may move, and hears when that changes.
#pragma once

#include "shell/colourscheme.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>
#include <QVariantMap>

class QDBusPendingCallWatcher;

namespace rokada::ui {

/// Reads `org.freedesktop.portal.Settings`. Nothing waits for the answer; without a portal there is none.
class DesktopPortal final : public QObject {
    Q_OBJECT
public:
    /// `service` is the name of the portal on the bus; empty for a connection from peer to peer.
    explicit DesktopPortal(const QDBusConnection& bus, const QString& service, QObject* parent);

    /// On the bus of the session, if there is one.
    static void follow(QObject* parent);

    [[nodiscard]] const DesktopLook& look() const { return look_; }

signals:
    void lookChanged(const rokada::ui::DesktopLook& look);

public slots:
    /// A setting of the desktop has this value.
    void take(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask(QDBusConnection bus, const QString& service);
    void answer(QDBusPendingCallWatcher* call);
    void update(const QString& group, const QString& key, const QVariant& value);

    DesktopLook look_;
};

}  // namespace rokada::ui
