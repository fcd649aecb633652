// Dialog with the report on the import of a file.
#pragma once

#include "collection/importreport.h"

#include <QDialog>

namespace rokada::ui {

/// Returns the report as short sentences with the numbers of games.
[[nodiscard]] QString summaryOf(const ImportReport& report);

/// Lists the problems found in the imported games, each with the line in the file and the players. The dialog deletes
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
