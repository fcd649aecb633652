// The dialog that tells what became of an imported file.
#pragma once

#include "collection/importreport.h"

#include <QDialog>

namespace rokada::ui {

/// In one sentence.
[[nodiscard]] QString summaryOf(const ImportReport& report);

/// Every finding with its game, line and column; stays until it is closed. Deletes itself then.
class ImportReportDialog final : public QDialog {
    Q_OBJECT
public:
    ImportReportDialog(const ImportReport& report, QWidget* parent);

signals:
    void twinsWanted(const std::vector<rokada::ui::Twins>& twins);
};

}  // namespace rokada::ui
