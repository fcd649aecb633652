// The usual clocks as chips, and one for all others.
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
    /// Clocks as `parseTime` reads them.
    ClockChips(std::span<const char* const> clocks, QWidget* parent);

    /// Marks the chip of this clock, or "Other..." if it has none.
    void mark(const TimeControl& control);
    [[nodiscard]] bool isOther() const;
    void retranslate();

signals:
    void chosen(const rokada::TimeControl& control);
    /// "Other..." was pressed.
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
