// Statistics of a collection or of selected games, a table for each thing that is counted.
#pragma once

#include "collection/collectionsummary.h"

#include <QDialog>

class QLabel;
class QTabWidget;

namespace rokada::ui {

class Library;

class SummaryDialog final : public QDialog {
    Q_OBJECT
public:
    /// Of the games with these numbers. The library must outlive the dialog.
    SummaryDialog(Library& library, std::vector<qint64> ids, NotationStyle style, QWidget* parent);

signals:
    /// All is counted.
    void shown();

private:
    enum class Of { White, Player };
    void fill(const CollectionSummary& summary);
    void addTable(const char* name, const QString& title, const QString& counted, const std::vector<ResultCount>& rows,
                  Of of);

    NotationStyle style_;
    QLabel* all_;
    QTabWidget* tables_;
};

}  // namespace rokada::ui
