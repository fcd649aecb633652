// Dialog with statistics of some games of a collection. It has one table each for variants, players, first moves, years
// and lengths.
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
    /// Reads the games with these ids in the background, then emits `shown`, unless `library` is destroyed before.
    SummaryDialog(Library& library, std::vector<qint64> ids, NotationStyle style, QWidget* parent);

signals:
    /// Emitted when the dialog shows the statistics.
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
