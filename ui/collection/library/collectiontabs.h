// Which collection is looked at: a tab for each, with the number of its games.
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QMenu;
class QTabBar;

namespace rokada::ui {

class Collections;

class CollectionTabs final : public QWidget {
    Q_OBJECT
public:
    /// The collections must outlive it.
    CollectionTabs(Collections& collections, QWidget* parent);

    /// Adds what can be done with the list of collections: make, open, rename, remove.
    void addActions(QMenu& menu);
    /// Opens a file, which is made if it is not there; it is looked at then.
    void open(const QString& file);
    /// Counts the games of all collections again.
    void count();
    void retranslate();

signals:
    /// Something was done, in one sentence.
    void said(const QString& news);
    /// Something could not be done, in one sentence.
    void failed(const QString& why);

private:
    void fill();
    void showCounts(const QStringList& files, const std::vector<std::optional<int>>& counts);
    void updateActions();
    void askForFile(bool fresh);
    void askForName();
    void removeChosen();

    Collections& collections_;
    QTabBar* tabs_;
    QStringList counted_;  ///< files, in the order of `counts_`
    std::vector<std::optional<int>> counts_;
    QAction* rename_ = nullptr;
    QAction* remove_ = nullptr;
};

}  // namespace rokada::ui
