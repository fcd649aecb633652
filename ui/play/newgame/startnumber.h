// Chooses the number of the start position, entered or random. Hidden if the start positions of the rules have no
// numbers.
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

    /// Sets the range for `variant` and shows `number`, or a random one. Hides the widget if its starts have no
    /// numbers.
    void offer(const Variant& variant, std::optional<int> number);
    /// Returns the shown number, or nullopt if the start positions have no numbers.
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
