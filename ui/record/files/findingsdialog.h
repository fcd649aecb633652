// Shows the problems found while reading a game, line by line.
#pragma once

#include "record/pgnreport.h"

#include <QDialog>

namespace rokada::ui {

/// Deletes itself when closed.
class FindingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `name` is the name of the file, or the word for the clipboard.
    FindingsDialog(const QString& name, const PgnReport& report, QWidget* parent);
};

}  // namespace rokada::ui
