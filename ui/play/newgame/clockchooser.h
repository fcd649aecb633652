// Widget to choose the clocks of a new game: one clock for all seats, or a different clock for each seat.
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
    /// `times` contains one time control per side, or is empty for no clocks. `pressed` is the initial state of "Press
    /// the clock after each move".
    ClockChooser(const Variant& variant, const std::vector<TimeControl>& times, bool pressed, QWidget* parent);

    /// Returns the time controls by side, or an empty vector if no seat has a clock.
    [[nodiscard]] std::vector<TimeControl> times() const;
    /// Returns true if a person must press the clock to complete a move.
    [[nodiscard]] bool pressed() const;
    /// If true, always shows the options for games between people. Otherwise they are shown only when they are in use.
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
    bool other_ = false;  ///< true if "Other..." is checked
    QLabel* heading_;
    ClockChips* chips_;
    TimeChooser* common_;
    std::vector<Row> rows_;
    QCheckBox* different_;
    QCheckBox* press_;
    QLabel* sentence_;
};

}  // namespace rokada::ui
