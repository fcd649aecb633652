// The copies of a collection, one of which can take its place.
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
    /// The library must outlive the dialog.
    RestoreDialog(Library& library, QWidget* parent);

    [[nodiscard]] QTableWidget& list() { return *list_; }
    /// The copy that is selected takes the place of the games; the dialog closes when that is done.
    void restore();

signals:
    /// The copies are in the list.
    void listed();
    void restored(const rokada::ui::Restored& done);
    void failed(const rokada::ui::CopyFailure& failure);

private:
    void fill(std::vector<LibraryCopy> copies);
    void showChosen();

    Library& library_;
    std::vector<LibraryCopy> copies_;
    QLabel* text_;
    QLabel* chosen_;  ///< beside the buttons
    QTableWidget* list_;
    QPushButton* restore_;
};

}  // namespace rokada::ui
