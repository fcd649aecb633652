// A row of the preferences: what is set, a second line, and the control at the right.
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

/// Where it is narrow, the control stands below the words.
class PreferenceRow final : public QWidget {
    Q_OBJECT
public:
    explicit PreferenceRow(Preference preference, QWidget* parent);

    [[nodiscard]] const Preference& preference() const { return preference_; }
    /// Shows words and value again.
    void refresh();
    /// Whether each of the folded words is found in its words, in those of its values or in `also`.
    [[nodiscard]] bool matches(const QStringList& words, const QString& also) const;

signals:
    /// A person has changed something here.
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
    QWidget* own_ = nullptr;  ///< a control that the preference makes itself
};

}  // namespace rokada::ui
