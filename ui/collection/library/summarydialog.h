// Dialog with statistics of a set of games: one table each by variant, player, first moves, year and length.
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
    /// Counts the games with these ids in the background. `shown` follows, unless `library` is destroyed before.
    SummaryDialog(Library& library, std::vector<qint64> ids, NotationStyle style, QWidget* parent);

signals:
    /// Emitted when the statistics are shown.
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
