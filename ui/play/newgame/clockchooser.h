// Chooses the clocks of a new game: one for all seats, or one for each seat.
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
    /// `times` is by side; empty means no clocks. `pressed` checks "Press the clock after each move".
    ClockChooser(const Variant& variant, const std::vector<TimeControl>& times, bool pressed, QWidget* parent);

    /// Returns the time controls by side, or an empty vector if no seat has a clock.
    [[nodiscard]] std::vector<TimeControl> times() const;
    /// Returns true if a person must press the clock to complete a move.
    [[nodiscard]] bool pressed() const;
    /// Always shows the options that suit games between people; otherwise they appear only when they are in use.
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
    bool other_ = false;  ///< "Other..." is checked
    QLabel* heading_;
    ClockChips* chips_;
    TimeChooser* common_;
    std::vector<Row> rows_;
    QCheckBox* different_;
    QCheckBox* press_;
    QLabel* sentence_;
};

}  // namespace rokada::ui
