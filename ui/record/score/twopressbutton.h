// Button of an action that needs a second press. A bubble at the button shows the question.
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
    /// Creates a button that uses the `SecondPress` of `action`. `asking` is its colour while it waits for the second
    /// press. The size of the button never changes, because other buttons must not move under the pointer.
    TwoPressButton(QAction& action, Icon icon, const QColor& asking, QWidget* parent);

    /// Sets the question that is shown between the two presses.
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
    QPointer<PressBubble> bubble_;  ///< bubble with the question or the result; nullptr if none is shown
    Delay read_;                    ///< time for which the result is shown
};

}  // namespace rokada::ui
