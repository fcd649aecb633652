// What the reader of a game found, line by line.
#pragma once

#include "record/pgnreport.h"

#include <QDialog>

namespace rokada::ui {

/// Deletes itself when it is closed.
class FindingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `name` is that of the file or of the clipboard.
    FindingsDialog(const QString& name, const PgnReport& report, QWidget* parent);
};

}  // namespace rokada::ui
