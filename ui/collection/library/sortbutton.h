// The button that says in which order games are listed, and its menu.
#pragma once

#include <QToolButton>

class QMenu;

namespace rokada::ui {

class LibraryModel;

class SortButton final : public QToolButton {
    Q_OBJECT
public:
    /// The model must outlive it.
    SortButton(LibraryModel& games, QWidget* parent);

    void retranslate();

private:
    void fill();

    LibraryModel& games_;
    QMenu* menu_;
};

}  // namespace rokada::ui
