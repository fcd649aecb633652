// The times of a new game, one for all or one for each seat, and how strictly it is played.
#pragma once

#include "session/gamesetup.h"

#include <QWidget>

#include <string_view>
#include <vector>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;

namespace rokada::ui {

class TimeChooser;

class ClockChooser final : public QWidget {
    Q_OBJECT
public:
    /// `times` by side, or empty for no clocks.
    ClockChooser(const Variant& variant, const std::vector<TimeControl>& times, const TableLaws& laws, QWidget* parent);

    /// By side; empty if there are no clocks.
    [[nodiscard]] std::vector<TimeControl> times() const;
    [[nodiscard]] TableLaws laws() const;
    void retranslate();
    /// What can be reached by Tab, in this order.
    [[nodiscard]] QWidgetList stops() const;

private:
    struct Row {
        std::string_view sideId;
        QLabel* words;
        TimeChooser* time;
    };
    void makeClocks(const Variant& variant, const std::vector<TimeControl>& times);
    void makeLaws(const Variant& variant, const TableLaws& laws);
    void showRows();
    void showLaws();

    QGroupBox* clockBox_;
    TimeChooser* common_;
    QCheckBox* different_;
    std::vector<Row> rows_;
    QGroupBox* lawBox_;
    QComboBox* takeBacks_;
    QLabel* takeBackWords_;
    QCheckBox* touchMove_;
    QCheckBox* pressClock_;
    QPushButton* more_;  ///< shows what few choose
    QCheckBox* arbiter_;
    QCheckBox* secret_;
    QLabel* lawSentence_;
};

}  // namespace rokada::ui
