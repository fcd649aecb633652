// Dialog that lists the automatic copies of a collection. The user can replace all games of the collection by those of
// a copy.
#pragma once

#include "collection/librarycopies.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace rokada::ui {

class Library;
struct Restored;

class RestoreDialog final : public QDialog {
    Q_OBJECT
public:
    /// `library` must outlive this object.
    RestoreDialog(Library& library, QWidget* parent);

    /// Replaces all games by those of the selected copy in the background, then closes the dialog.
    void restore();

signals:
    /// Emitted when the list shows the copies, which are read in the background.
    void listed();
    void restored(const rokada::ui::Restored& done);
    void failed(const rokada::ui::CopyFailure& failure);

private:
    void fill(std::vector<LibraryCopy> copies);
    void showChosen();

    Library& library_;
    std::vector<LibraryCopy> copies_;
    QLabel* text_;
    QLabel* chosen_;  ///< text beside the buttons that shows how many games the selected copy contains
    QTableWidget* list_;
    QPushButton* restore_;
};

}  // namespace rokada::ui
