// The files that were opened or saved last, in a menu.
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace rokada::ui {

class RecentFiles final : public QObject {
    Q_OBJECT
public:
    /// The menu must outlive it.
    RecentFiles(QMenu& menu, QObject* parent) : QObject(parent), menu_(menu) {}

    /// The newest first.
    void show(const QStringList& paths);

signals:
    void chosen(const QString& path);

private:
    QMenu& menu_;
};

}  // namespace rokada::ui
