// Widget to choose one time control: a preset or custom values.
#pragma once

#include "game/timecontrol.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace rokada::ui {

class TimeChooser final : public QWidget {
    Q_OBJECT
public:
    explicit TimeChooser(QWidget* parent);

    [[nodiscard]] TimeControl control() const;
    void setControl(const TimeControl& control);
    void retranslate();

signals:
    void chosen();

private:
    /// Input widget with a label above it.
    struct Field {
        QLabel* words;
        QWidget* input;
    };
    /// Types of custom time controls, in the order of the combo box.
    enum Shape { Whole, Moves, Hourglass, PerMove };

    [[nodiscard]] QSpinBox* number(int least, int most, int value);
    void addField(QWidget* input, int row, int column);
    [[nodiscard]] TimeControl own() const;
    void showOwn(const TimeControl& control);
    void update();

    QComboBox* usual_;
    QWidget* own_;
    QComboBox* shape_;
    QSpinBox* minutes_;
    QSpinBox* seconds_;
    QSpinBox* moves_;
    QSpinBox* further_;
    QSpinBox* increment_;
    QComboBox* incrementKind_;
    QLabel* sentence_;
    std::vector<Field> fields_;
};

}  // namespace rokada::ui
