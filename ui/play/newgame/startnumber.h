// Widget to choose a start position by its number, as in Chess960. The user enters the number or draws it at random.
// The widget is hidden if the chosen rules do not number their start positions.
#pragma once

#include "rules/variant.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace rokada::ui {

class StartNumber final : public QWidget {
    Q_OBJECT
public:
    explicit StartNumber(QWidget* parent = nullptr);

    /// Sets the range of numbers for `variant`. Shows `number`, or a random number if `number` is nullopt. Hides the
    /// widget if the variant does not number its start positions.
    void offer(const Variant& variant, std::optional<int> number);
    /// Returns the shown number, or nullopt if the variant does not number its start positions.
    [[nodiscard]] std::optional<int> number() const;
    void retranslate();

private:
    void draw();
    void showPieces();

    std::optional<NumberedStarts> starts_;
    QLabel* name_;
    QSpinBox* number_;
    QPushButton* draw_;
    QLabel* pieces_;
};

}  // namespace rokada::ui
