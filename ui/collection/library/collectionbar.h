// Which collection is looked at: a choice, and a menu to make, open, rename and remove them.
#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QMenu;

namespace rokada::ui {

class Collections;

class CollectionBar final : public QWidget {
    Q_OBJECT
public:
    /// The collections must outlive it.
    CollectionBar(Collections& collections, QWidget* parent);

    /// From a file, which is made if it is not there; it is looked at then.
    void open(const QString& file);

signals:
    /// A copy of the chosen one is to be saved.
    void copyWanted();
    /// A copy is to take the place of the games of the chosen one.
    void restoreWanted();
    /// Something could not be done, in one sentence, or was.
    void said(const QString& news);

private:
    void fill();
    void askForFile(bool fresh);
    void askForName();
    void removeChosen();

    Collections& collections_;
    QComboBox* list_;
    QAction* rename_ = nullptr;
    QAction* remove_ = nullptr;
};

}  // namespace rokada::ui
