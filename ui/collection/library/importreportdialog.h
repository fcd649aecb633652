// Dialog with the report on an imported file.
#pragma once

#include "collection/importreport.h"

#include <QDialog>

namespace rokada::ui {

/// Returns the counts of the report as short sentences.
[[nodiscard]] QString summaryOf(const ImportReport& report);

/// Lists the findings, each with the line and the players of its game. Deletes itself when it is closed.
class ImportReportDialog final : public QDialog {
    Q_OBJECT
public:
    ImportReportDialog(const ImportReport& report, QWidget* parent);

signals:
    /// Requests a comparison of the duplicates in the report.
    void twinsWanted(const std::vector<rokada::ui::Twins>& twins);
};

}  // namespace rokada::ui
