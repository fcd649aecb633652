// Dialog that prints a position with the moves of the game, or the rules of the variant. It has a preview, and can also
// save a PDF file.
#pragma once

#include "pages/gamepage.h"
#include "pages/papersheet.h"

#include <QDialog>

#include <functional>
#include <memory>

class QLabel;
class QPrintPreviewWidget;
class QPrinter;
class QRadioButton;
class QSpinBox;

namespace rokada::ui {

class SplitDialogForm;

class PrintDialog final : public QDialog {
    Q_OBJECT
public:
    /// `tree` is the game to print. `shown` is the node in `tree` of the position on the board. `folder` is the folder
    /// in which the file dialog opens.
    PrintDialog(GameTree tree, Node shown, NotationStyle notation, QString folder, QWidget* parent);
    ~PrintDialog() override;

    [[nodiscard]] int pages() const;
    /// Writes the pages to a PDF file at `path`.
    void saveAs(const QString& path);

private:
    void fillSide();
    void write();
    void askForName();
    void askForPrinter();

    GameTree tree_;
    Node shown_;
    NotationStyle notation_;
    QString folder_;
    PaperSheet sheet_;
    std::unique_ptr<QPrinter> printer_;
    QRadioButton* game_;
    QRadioButton* rules_;
    QSpinBox* every_;
    SplitDialogForm* form_;
    QLabel* message_;
    QPrintPreviewWidget* preview_;
};

}  // namespace rokada::ui
