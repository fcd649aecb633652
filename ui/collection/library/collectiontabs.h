// Tab bar of the collections. Each tab shows the name of a collection and the number of its games.
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
    /// `collections` must outlive this object.
    CollectionTabs(Collections& collections, QWidget* parent);

    /// Adds actions to `menu` that create, open, rename and remove collections.
    void addActions(QMenu& menu);
    /// Adds the collection `file` to the list and selects it. Creates the file if it is missing.
    void open(const QString& file);
    /// Counts the games of all collections in the background, then updates the tabs.
    void count();
    void retranslate();

signals:
    /// Emitted with a message for the user.
    void said(const QString& message);
    /// Emitted with an error message when an action has failed. The message is valid until `succeeded` is emitted with
    /// the same `action`.
    void failed(const QString& why, const QByteArray& action);
    /// Emitted when an action has succeeded, so that an earlier error message about it is no longer true.
    void succeeded(const QByteArray& action);

private:
    void fill();
    void showCounts(const QStringList& files, const std::vector<std::optional<int>>& counts);
    void updateActions();
    void askForFile(bool fresh);
    void askForName();
    void removeChosen();

    Collections& collections_;
    QTabBar* tabs_;
    QStringList counted_;  ///< files of the counted collections, in the order of `counts_`
    std::vector<std::optional<int>> counts_;
    QAction* rename_ = nullptr;
    QAction* remove_ = nullptr;
};

}  // namespace rokada::ui
