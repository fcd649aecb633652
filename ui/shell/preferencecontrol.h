// Control of a setting: a switch, a combo box or a slider.
#pragma once

#include "shell/preference.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;

namespace rokada::ui {

/// Shows and changes the value of one setting.
class PreferenceControl final : public QWidget {
    Q_OBJECT
public:
    /// `preference` must have a value, and must outlive this object.
    PreferenceControl(const Preference& preference, QWidget* parent);

    /// Updates the value and the texts.
    void refresh();
    /// Returns the switch, combo box or slider.
    [[nodiscard]] QWidget& field() const;

signals:
    /// Emitted when the user has chosen another value, after it was stored.
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
    QLabel* value_ = nullptr;  ///< text beside the slider
    bool showing_ = false;     ///< true while `refresh` sets the value, which is not a choice of the user
};

}  // namespace rokada::ui
