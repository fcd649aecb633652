// A button of an action that asks first: it shows whether a second press is awaited, and what for.
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
    /// The action has its `SecondPress`. While it asks the button has this colour; it keeps its size, so that no other
    /// button comes to lie under the hand.
    TwoPressButton(QAction& action, Icon icon, const QColor& asking, QWidget* parent);

    /// What is asked between the two presses.
    void setQuestion(const QString& question);
    [[nodiscard]] SecondPress& press() { return press_; }
    /// What it tells is no longer wanted.
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
    QPointer<PressBubble> bubble_;  ///< while it asks, or tells what has come of it
    Delay read_;                    ///< of an answer
};

}  // namespace rokada::ui
