#include "kit/filedialog.h"

#include "kit/dialogsheet.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace rokada::ui {

QFileDialog* newFileDialog(QWidget* parent, const QString& title, const QString& folder, const QString& filters) {
    // Qt mistakes the name of a missing folder for the name of a file, so start in the home folder instead.
    const QString existing = QFileInfo(folder).isDir() ? folder : QDir::homePath();
    auto* dialog = new QFileDialog(parent, title, folder.isEmpty() ? folder : existing, filters);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    new DialogSheet(*dialog);
    return dialog;
}

}  // namespace rokada::ui
