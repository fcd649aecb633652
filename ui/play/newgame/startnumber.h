// The number of a start position: entered, or drawn by lot. Shown only for rules whose starts have numbers.
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

    /// Shows the starts of these rules, and one drawn by lot unless a number is given; hides itself if there are none.
    void offer(const Variant& variant, std::optional<int> number);
    /// The number that is shown; nothing if starts have none.
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
