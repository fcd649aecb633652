// Button that shows the order of the list of games. Its menu changes the order.
#pragma once

#include <QToolButton>

class QMenu;

namespace rokada::ui {

class LibraryModel;

class SortButton final : public QToolButton {
    Q_OBJECT
public:
    /// `games` must outlive this object.
    SortButton(LibraryModel& games, QWidget* parent);

    void retranslate();

private:
    void fill();

    LibraryModel& games_;
    QMenu* menu_;
};

}  // namespace rokada::ui
