// The clocks of a new game, one for all or one for each seat.
#pragma once

#include "session/gamesetup.h"

#include <QWidget>

#include <string_view>
#include <vector>

class QCheckBox;
class QLabel;

namespace rokada::ui {

class ClockChips;
class TimeChooser;

class ClockChooser final : public QWidget {
    Q_OBJECT
public:
    /// `times` by side, or empty for no clocks.
    ClockChooser(const Variant& variant, const std::vector<TimeControl>& times, bool pressed, QWidget* parent);

    /// By side; empty if there are no clocks.
    [[nodiscard]] std::vector<TimeControl> times() const;
    /// A person's move is complete when the clock is pressed.
    [[nodiscard]] bool pressed() const;
    /// Shows what several people may wish, also while it is not chosen.
    void setForPeople(bool people);
    void retranslate();

signals:
    void changed();

private:
    struct Row {
        std::string_view sideId;
        QLabel* words;
        TimeChooser* time;
    };

    void addRow(const SideSpec& side, const std::vector<TimeControl>& times);
    void take(const TimeControl& control);
    void showRows();

    bool people_ = false;
    bool other_ = false;  ///< "Other..." was pressed
    QLabel* heading_;
    ClockChips* chips_;
    TimeChooser* common_;
    std::vector<Row> rows_;
    QCheckBox* different_;
    QCheckBox* press_;
    QLabel* sentence_;
};

}  // namespace rokada::ui
