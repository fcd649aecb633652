// A button whose first press only asks: its action comes with a second press, which may not come too late.
#pragma once

#include "kit/delay.h"
#include "kit/icons.h"

#include <QColor>
#include <QToolButton>

namespace rokada::ui {

class TwoPressButton final : public QToolButton {
    Q_OBJECT
public:
    /// While it asks it has this colour; it keeps its size, so that no other button comes to lie under the hand.
    TwoPressButton(QAction& action, Icon icon, const QColor& asking, QWidget* parent);

    /// What it asks between the two presses.
    void setQuestion(const QString& question);
    void disarm();

signals:
    /// What a second press will do.
    void confirmationWanted(const QString& sentence);
    /// It was answered or forgotten.
    void confirmationOver(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void press();
    void endQuestion();
    void update();

    QAction& action_;
    Icon icon_;
    QColor asking_;
    QString question_;
    Delay armed_;
};

}  // namespace rokada::ui
