// Widget to choose the clocks of a new game: one time control for all players, or a different one for each player.
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

    /// Shows these time controls, one for each side, or none. Emits nothing.
    void setTimes(const std::vector<TimeControl>& times);
    /// Returns the time controls by side. Returns an empty vector if no player has a clock.
    [[nodiscard]] std::vector<TimeControl> times() const;
    /// Returns true if a person must press the clock to complete a move.
    [[nodiscard]] bool pressed() const;
    /// Sets whether only people play. If `people` is true, the options for games between people are always visible. If
    /// it is false, they are visible only while they are in use.
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

    void addRow(const SideSpec& side);
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
