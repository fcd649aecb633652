// Deeds with selected games of a collection: delete and undo, export, copy and move, duplicates, statistics.
#pragma once

#include "texts/notations.h"

#include <QObject>

#include <vector>

class QWidget;

namespace rokada::ui {

class Collections;
class Library;
enum class Transfer;
struct Twins;

class GameDeeds final : public QObject {
    Q_OBJECT
public:
    /// Dialogs open above the window of `page`, which outlives its features.
    explicit GameDeeds(QWidget& page);

    /// They are done in this collection from now on. What was deleted in the other one cannot be restored any more.
    void workIn(Library& library);
    /// Files are looked for in this folder first.
    void setFolder(const QString& folder) { folder_ = folder; }

    void remove(std::vector<qint64> ids);
    void restoreRemoved();
    [[nodiscard]] bool canRestore() const { return !removed_.empty(); }
    /// Makes all deletions final.
    void forgetRemoved();
    void askForExport(const std::vector<qint64>& ids);
    /// Into one file.
    void exportTo(const QString& path, const std::vector<qint64>& ids);
    /// Into another collection, which has this name.
    void transferTo(Library& to, const QString& name, Transfer how, const std::vector<qint64>& ids);
    /// Looks for records of the same game, and shows them side by side.
    void lookForTwins();
    void compare(const std::vector<Twins>& twins);
    void count(const std::vector<qint64>& ids, NotationStyle style);

signals:
    /// Something was done, in one sentence.
    void said(const QString& news);
    /// Something could not be done, in one sentence.
    void failed(const QString& why);
    /// Games have come or gone.
    void changed();
    void exported(bool done);
    void transferred();

private:
    QWidget& page_;
    Library* library_ = nullptr;
    QString folder_;
    std::vector<qint64> removed_;
};

}  // namespace rokada::ui
