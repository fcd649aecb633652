// Dialog with the results of games played in this program. It shows a chart and a table by opponent and side, for one
// variant.
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
    /// Emitted when the dialog shows the statistics.
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
    bool known_ = false;              ///< true when the statistics were read
    std::optional<QString> failure_;  ///< why the statistics cannot be read
    QComboBox* games_;
    QTableWidget* table_;
    StatisticsChart* chart_;
    QLabel* nothing_;  ///< shown instead of an empty table
    QLabel* all_;      ///< summary beside the buttons
    QPushButton* reset_;
};

}  // namespace rokada::ui
