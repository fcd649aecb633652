// Dialog that lists the problems found while a game was read, one per line.
#pragma once

#include "record/pgnreport.h"

#include <QDialog>

namespace rokada::ui {

/// Dialog that deletes itself when it is closed.
class FindingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `name` is the name of the file, or a word for the clipboard.
    FindingsDialog(const QString& name, const PgnReport& report, QWidget* parent);
};

}  // namespace rokada::ui
