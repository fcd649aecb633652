// Dialog with the report on an imported file.
#pragma once

#include "collection/importreport.h"

#include <QDialog>

namespace rokada::ui {

/// Returns the numbers of the report as short sentences.
[[nodiscard]] QString summaryOf(const ImportReport& report);

/// Dialog that lists the findings. Each row shows the line in the file and the players of the game. The dialog deletes
/// itself when it is closed.
class ImportReportDialog final : public QDialog {
    Q_OBJECT
public:
    ImportReportDialog(const ImportReport& report, QWidget* parent);

signals:
    /// Emitted when the user asks to compare the duplicates in the report.
    void duplicatesWanted(const std::vector<rokada::ui::Duplicates>& pairs);
};

}  // namespace rokada::ui
