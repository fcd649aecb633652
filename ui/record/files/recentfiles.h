// Menu of the files that were opened or saved most recently.
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace rokada::ui {

class RecentFiles final : public QObject {
    Q_OBJECT
public:
    /// Fills `menu`. `menu` must outlive this object.
    RecentFiles(QMenu& menu, QObject* parent) : QObject(parent), menu_(menu) {}

    /// Replaces the entries of the menu. `paths` are sorted from newest to oldest.
    void show(const QStringList& paths);

signals:
    void chosen(const QString& path);

private:
    QMenu& menu_;
};

}  // namespace rokada::ui
