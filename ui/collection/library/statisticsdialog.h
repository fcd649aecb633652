// Dialog with the results of the games that the user has played in this program. For one variant, it shows a chart and
// a table by opponent and side.
#pragma once

#include "collection/statistics.h"

#include <QDialog>

#include <optional>
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
    /// `library` must outlive this object.
    StatisticsDialog(Library& library, QWidget* parent);

    /// Resets the statistics without asking the user. The games stay in the library.
    void forget();

signals:
    /// Emitted when the dialog shows the statistics, which are read in the background.
    void shown();

private:
    void read();
    void take(std::vector<Tally> tallies);
    void fill();
    void sayNothing();
    void askToForget();
    [[nodiscard]] QString sumOf(const QString& game) const;
    [[nodiscard]] static QString opponentName(const Tally& tally);

    Library& library_;
    std::vector<Tally> tallies_;
    bool known_ = false;              ///< true after the statistics have been read
    std::optional<QString> failure_;  ///< error text if the statistics cannot be read
    QComboBox* games_;
    QTableWidget* table_;
    StatisticsChart* chart_;
    QLabel* nothing_;  ///< text shown instead of an empty table
    QLabel* all_;      ///< summary beside the buttons
    QPushButton* reset_;
};

}  // namespace rokada::ui
