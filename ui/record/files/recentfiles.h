// Menu of the files that were opened or saved last.
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace rokada::ui {

class RecentFiles final : public QObject {
    Q_OBJECT
public:
    /// `menu` must outlive this object.
    RecentFiles(QMenu& menu, QObject* parent) : QObject(parent), menu_(menu) {}

    /// Shows these paths, newest first.
    void show(const QStringList& paths);

signals:
    void chosen(const QString& path);

private:
    QMenu& menu_;
};

}  // namespace rokada::ui
