// The control of a setting: a switch, a choice or a slider.
#pragma once

#include "shell/preference.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;

namespace rokada::ui {

class PreferenceControl final : public QWidget {
    Q_OBJECT
public:
    /// The preference must outlive it, and has a value.
    PreferenceControl(const Preference& preference, QWidget* parent);

    /// Shows the value, with words in the language in force.
    void refresh();
    [[nodiscard]] QWidget& field() const;

signals:
    /// A person has chosen another value, which is kept already.
    void chosen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeSwitch();
    void makeChoice();
    void makeSlider();
    void add(QWidget& field);
    void sizeField();
    void choose(int value);
    void fillChoice();
    void showAbility();

    const Preference& preference_;
    QCheckBox* switch_ = nullptr;
    QComboBox* choice_ = nullptr;
    QSlider* slider_ = nullptr;
    QLabel* value_ = nullptr;  ///< beside the slider
    bool showing_ = false;     ///< the value is being shown, not chosen
};

}  // namespace rokada::ui
