// Button of an action that asks first. It shows when a second press is awaited and why.
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
    /// Uses the `SecondPress` of the action. `asking` is the colour during the question. The size does not change, so
    /// that no other button moves under the pointer.
    TwoPressButton(QAction& action, Icon icon, const QColor& asking, QWidget* parent);

    /// Sets the question between the two presses.
    void setQuestion(const QString& question);
    [[nodiscard]] SecondPress& press() { return press_; }
    /// Removes the bubble.
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
    QPointer<PressBubble> bubble_;  ///< while it asks or shows the result
    Delay read_;                    ///< runs while the result is shown
};

}  // namespace rokada::ui
