// Dialog that lists the problems that were found while a game was read, one per line.
#pragma once

#include "record/pgnreport.h"

#include <QDialog>

namespace rokada::ui {

/// Deletes itself when it is closed.
class FindingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `name` is the name of the file, or the text "the clipboard".
    FindingsDialog(const QString& name, const PgnReport& report, QWidget* parent);
};

}  // namespace rokada::ui
