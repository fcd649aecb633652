// Row of buttons in the form for a new game. They choose a standard clock, no clock, or "Other..." for a custom clock.
#pragma once

#include "game/timecontrol.h"

#include <QWidget>

#include <span>
#include <vector>

class QPushButton;

namespace rokada::ui {

class ClockChips final : public QWidget {
    Q_OBJECT
public:
    /// Adds a button for no clock, a button for each of `clocks`, and "Other...". A clock is a text for `parseTime`,
    /// for example "600+5" for 10 minutes and an increment of 5 seconds.
    ClockChips(std::span<const char* const> clocks, QWidget* parent);

    /// Checks the button of `control`, or "Other..." if no button has this clock. Emits nothing.
    void mark(const TimeControl& control);
    [[nodiscard]] bool isOther() const;
    void retranslate();

signals:
    void chosen(const rokada::TimeControl& control);
    /// Emitted when "Other..." is clicked.
    void otherWanted();

private:
    struct Chip {
        TimeControl control;
        QPushButton* button;
    };

    [[nodiscard]] QPushButton* addButton(const QString& name);

    std::vector<Chip> chips_;
    QPushButton* other_;
};

}  // namespace rokada::ui
