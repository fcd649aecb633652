// Button of an action that must be confirmed by a second press, for example resigning. Between the presses, a bubble at
// the button shows a question.
#pragma once

#include "kit/delay.h"
#include "kit/icons.h"

#include <QColor>
#include <QPointer>
#include <QToolButton>

namespace rokada::ui {

class PressBubble;
class SecondPress;

class TwoPressButton final : public QToolButton {
    Q_OBJECT
public:
    /// Creates a button that uses the `SecondPress` of `action`. `asking` is the colour of the button while it waits
    /// for the second press. The size of the button never changes, so that other buttons do not move under the pointer.
    TwoPressButton(QAction& action, Icon icon, const QColor& asking, QWidget* parent);

    /// Sets the question that the bubble shows between the two presses.
    void setQuestion(const QString& question);
    [[nodiscard]] SecondPress& press() { return press_; }
    /// Removes the bubble if it is shown.
    void dropBubble();

private:
    void ask();
    void endQuestion();
    void tell(const QString& answer);
    void update();

    QAction& action_;
    SecondPress& press_;
    Icon icon_;
    QColor asking_;
    QPointer<PressBubble> bubble_;  ///< shown bubble with the question or the result; nullptr if there is none
    Delay read_;                    ///< timer that removes the bubble with the result
};

}  // namespace rokada::ui
