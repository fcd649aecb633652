// Row of the preferences: label, second line, and the control at the right.
#pragma once

#include "shell/preference.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace rokada::ui {

class PreferenceControl;
class SecondLine;

/// Row that puts the control below the texts if the row is narrow.
class PreferenceRow final : public QWidget {
    Q_OBJECT
public:
    explicit PreferenceRow(Preference preference, QWidget* parent);

    [[nodiscard]] const Preference& preference() const { return preference_; }
    /// Updates texts and value.
    void refresh();
    /// Returns true if each of the words, in lower case and without accents, occurs in the texts of the row, in the
    /// texts of its values, or in `also`.
    [[nodiscard]] bool matches(const QStringList& words, const QString& also) const;

signals:
    /// Emitted when the user changes the setting or presses a button of the row.
    void chosen();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeWords();
    void makeControls();
    [[nodiscard]] QPushButton* makeButton(const PreferenceButton& button);
    void press(const PreferenceButton& button);
    void sizeParts();
    void arrange();

    const Preference preference_;
    QBoxLayout* line_;
    QWidget* words_;
    QLabel* label_;
    SecondLine* more_;
    QWidget* controls_;
    std::vector<QPushButton*> buttons_;
    PreferenceControl* control_ = nullptr;
    QWidget* own_ = nullptr;  ///< control created by the preference itself
};

}  // namespace rokada::ui
