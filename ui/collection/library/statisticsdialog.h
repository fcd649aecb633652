// Results of games that were played here: a table by variant, opponent and side, and a chart of the chosen variant.
#pragma once

#include "collection/statistics.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace rokada::ui {

class Library;
class StatisticsChart;

class StatisticsDialog final : public QDialog {
    Q_OBJECT
public:
    /// The library must outlive the dialog.
    StatisticsDialog(Library& library, QWidget* parent);

    [[nodiscard]] QTableWidget& table() { return *table_; }
    [[nodiscard]] QComboBox& games() { return *games_; }
    /// Without a question.
    void forget();

signals:
    void shown();

private:
    void read();
    void fill();
    void askToForget();
    [[nodiscard]] QString sumOf(const QString& game) const;
    [[nodiscard]] static QString opponentName(const Tally& tally);

    Library& library_;
    std::vector<Tally> tallies_;
    QComboBox* games_;
    QTableWidget* table_;
    StatisticsChart* chart_;
    QLabel* nothing_;
    QLabel* all_;  ///< beside the buttons
    QPushButton* reset_;
};

}  // namespace rokada::ui
